"""The page on which drills are done, on a board that is not the player's game."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, unnamed_text
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_text import ExplanationText
from shikaku_gui.gui.learn.board_page import BoardPage
from shikaku_gui.gui.learn.task_panel import TaskFeedback, TaskView
from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import (
    DrillSession,
    DrillTool,
    HintDegree,
    HintPresenter,
    Tone,
    drill_task,
    drill_tool_message,
    drill_tools,
    drill_verdict_message,
    drill_verdict_title,
    technique_name,
)
from shikaku_gui.solver import Drill, DrillJudge, DrillResult, DrillVerdict

_NOTHING = Puzzle(1, 1, {Cell(0, 0): 1})


@dataclass(frozen=True)
class OpenedDrill:
    """A drill that was made ready: what judges its answers, and its place in the round."""

    drill: Drill
    judge: DrillJudge
    place: str
    at: int
    count: int


class DrillPage(BoardPage):
    """Shows one drill at a time.

    ``answered`` is emitted when the right answer was given: with the drill, whether the first
    answer was right, whether help was shown, and the seconds it took. ``next_wanted`` asks for
    the next drill, ``left`` to leave.
    """

    answered = Signal(object, bool, bool, float)
    next_wanted = Signal()
    left = Signal()

    def __init__(self, jobs: Jobs, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(GameController(SavedGame(_NOTHING)), theme, parent)
        self.start = 1
        self._jobs = jobs
        self._presenter: HintPresenter | None = None
        self._shown: tuple[str, Tone] | None = None
        self.opened: OpenedDrill | None = None
        self.session = DrillSession(self.controller.board, DrillTool.DRAW)
        self.done = self.helped = self.missed = False
        self.panel.next_requested.connect(self.next_wanted)
        self.panel.help_requested.connect(self.help)
        self.panel.restart_requested.connect(self._restart)
        self.panel.left.connect(self.left)
        self.controller.moved.connect(self._judge_board)
        self.controller.view_changed.connect(self._judge_cell)
        theme.changed.connect(self._recolour)

    def open(self, opened: OpenedDrill) -> None:
        """Show a drill."""
        self._close_help()
        self.opened = opened
        self.done = self.helped = self.missed = False
        technique = opened.drill.technique
        tools = drill_tools(technique)
        self.session = DrillSession(opened.judge.board, tools[0])
        self.controller.open_session(self.session)
        self.show_tools(tools, self.session)
        self.panel.show_task(
            TaskView(
                title=message_text(technique_name(technique)),
                place=opened.place,
                at=opened.at,
                count=opened.count,
                stage="",
                know="",
                do=unnamed_text(drill_task(technique)),
                keys=message_text(drill_tool_message(tools[0])),
            )
        )
        self._show_controls()
        self.session.set_board_visible(self.isVisible())
        self.board.setFocus()

    def show_summary(self, view: TaskView, feedback: TaskFeedback) -> None:
        """Show what came of a round, above the last board."""
        self._close_help()
        self.done = True
        if self.tools is not None:
            self.tools.hide()
        self.panel.show_task(view)
        self.panel.show_feedback(feedback)
        self.panel.show_controls(following="", helping="", can_restart=False)
        self.panel.leave_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def help(self) -> None:
        """Say a little more each time, or turn to the next picture of a reason."""
        presenter = self._presenter
        if self.opened is None or not self.opened.judge.hints:
            return
        if presenter is not None and presenter.has_next_picture:
            self._present(presenter.at_offset(1))
        elif self.done:
            return
        elif presenter is None or presenter.done:
            self.helped = True
            hint = self.opened.judge.hints[0]
            self._shown = None
            self._present(HintPresenter(hint, self.controller.puzzle))
        elif presenter.next_degree is HintDegree.DRAW and presenter.hint.move is not None:
            self._close_help()
            self.controller.notify(self.session.play(presenter.hint.move))
        elif presenter.next_degree is not None:
            self._present(presenter.at_degree(presenter.next_degree))

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock run."""
        super().showEvent(event)
        self.session.set_board_visible(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock."""
        super().hideEvent(event)
        self.session.set_board_visible(False)

    # Answers

    def _judge_board(self) -> None:
        """Judge what was drawn or marked, on the worker thread."""
        opened, board = self.opened, self.controller.board
        self._close_help()
        if opened is None or self.done or board == self.session.start:
            return

        def judged(verdict: DrillVerdict) -> None:
            if self.opened is opened and self.controller.board == board:
                self._tell(verdict)

        self._jobs.submit(lambda stop: opened.judge.judge(board, stop=stop), judged, replaces=self)

    def _judge_cell(self) -> None:
        cell = self.session.take_pointed()
        if cell is not None and self.opened is not None and not self.done:
            self._close_help()
            self._tell(self.opened.judge.judge_cell(cell), cell=cell)

    def _tell(self, verdict: DrillVerdict, cell: Cell | None = None) -> None:
        """Show a verdict; what is not the right answer is taken back."""
        opened = self.opened
        if verdict.result is DrillResult.OPEN or opened is None:
            return
        title, tone = drill_verdict_title(verdict, cell=cell is not None)
        right = verdict.result is DrillResult.RIGHT
        if right:
            self.done = True
            seconds = self.session.game.clock.seconds
            self.session.set_board_visible(False)
        else:
            self.missed |= tone is Tone.WRONG
            self.controller.notify(self.session.restart())
        self._shown = message_text(title), tone
        if verdict.hint is None:
            words = drill_verdict_message(verdict, cell=cell is not None)
            self.show_words(message_text(title), words, tone)
        else:
            shown = HintPresenter(verdict.hint, self.controller.puzzle, HintDegree.WHY, done=True)
            self._present(shown)
        self._show_controls()
        if right:
            self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.answered.emit(opened.drill, not self.missed, self.helped, seconds)

    def _titled(self, text: ExplanationText) -> tuple[str, ExplanationText, Tone]:
        title, tone = self._shown or ("", Tone.PLAIN)
        return title, text, tone

    # What is shown

    def choose_tool(self, session: DrillSession, tool: DrillTool) -> None:
        """Use a tool of the session from now on, and say how."""
        super().choose_tool(session, tool)
        self.panel.keys.setText(message_text(drill_tool_message(tool)))

    def _show_controls(self) -> None:
        more = self._presenter is not None and self._presenter.has_next_picture
        helping = _("Next picture") if more else _("Help")
        self.panel.show_controls(
            following=_("Next") if self.done else "",
            helping=helping if more or not self.done else "",
            can_restart=False,
        )
        if self.tools is not None:
            self.tools.setVisible(not self.done)

    def _present(self, presenter: HintPresenter) -> None:
        self._presenter = presenter
        picture = presenter.picture
        feedback = self.hint_feedback(presenter)
        if self._shown is not None:
            feedback = TaskFeedback(*self._titled(feedback.text))
        self.panel.show_feedback(feedback)
        self._show_controls()
        if not presenter.done and not presenter.has_next_picture:
            self.panel.help_button.setText(hint_labels.next_press_text(presenter))
        self.controller.show_marks(BoardMarks.of(picture))

    def _close_help(self) -> None:
        self._jobs.cancel(self)
        self._shown = None
        if self._presenter is not None:
            self._presenter = None
            self.controller.clear_marks()
        self.panel.clear_feedback()
        if self.opened is not None and not self.done:
            self._show_controls()

    def _restart(self) -> None:
        self.controller.notify(self.session.restart())

    def _recolour(self) -> None:
        if self._presenter is not None:
            self._present(replace(self._presenter))
