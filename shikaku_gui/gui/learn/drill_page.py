"""The page on which drills are done, on a board that is not the player's game."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from shikaku_gui import play
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, unnamed_text
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.learn.board_page import BoardPage
from shikaku_gui.gui.learn.feedback_card import TaskFeedback
from shikaku_gui.gui.learn.task_panel import TaskPanel, TaskView
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Cell
from shikaku_gui.play import DrillSession, HintDegree, HintPresenter, Tone, Tool
from shikaku_gui.solver import Drill, DrillJudge, DrillResult, DrillVerdict

_MINUTE = 60
_EVERY = 1000
"""The milliseconds between two looks at the time."""


@dataclass(frozen=True)
class OpenedDrill:
    """A drill that was made ready: what judges its answers, and its place in the round.

    ``round_title`` stands in place of its technique where that is not named.
    """

    drill: Drill
    judge: DrillJudge
    place: str
    at: int
    count: int
    round_title: str = ""


class DrillPage(BoardPage):
    """Shows one drill at a time.

    ``answered`` is emitted when the right answer was given: with the drill, whether the first
    answer was right, whether help was shown, and the seconds it took. ``next_wanted`` asks for
    the next drill.
    """

    answered = Signal(object, bool, bool, float)
    next_wanted = Signal()

    def __init__(self, jobs: Jobs, theme: Theme) -> None:
        super().__init__(jobs, theme)
        self.opened: OpenedDrill | None = None
        self.session = DrillSession(self.controller.board, Tool.DRAW)
        self.helped = self.missed = False
        self.time = RoundTime(self.panel)
        self.panel.next_requested.connect(self.next_wanted)
        self.panel.help_requested.connect(self.help)
        self.controller.moved.connect(self._judge_board)
        self.controller.view_changed.connect(self._judge_cell)
        self.controller.view_changed.connect(self._show_how)
        self.left.connect(self.time.stop)

    def open(self, opened: OpenedDrill) -> None:
        """Show a drill."""
        self.close_help()
        self.opened = opened
        self.done = self.helped = self.missed = False
        technique = opened.drill.technique
        unnamed = bool(opened.round_title)
        tools = play.BOARD_TOOLS if unnamed else play.drill_tools(technique)
        task = play.unnamed_drill_task() if unnamed else play.drill_task(technique)
        self.session = DrillSession(opened.judge.board, tools[0], tools)
        self.board.setFocus()  # first: a tool that had it and goes would hand it on as Tab does
        self.controller.open_session(self.session)
        self.panel.show_task(
            TaskView(
                title=opened.round_title or message_text(play.technique_name(technique)),
                place=opened.place,
                at=opened.at,
                count=opened.count,
                stage="",
                know="",
                do=unnamed_text(task),
                keys=message_text(play.drill_tool_message(tools[0])),
            )
        )
        self.refresh_buttons()
        self.session.set_board_visible(self.isVisible())

    def show_summary(self, view: TaskView, feedback: TaskFeedback) -> None:
        """Show what came of a round, above the last board."""
        self.time.stop()
        self.close_help()
        self.done = True
        self.panel.show_task(view)
        self.panel.show_feedback(feedback)
        self.show_controls("", "")
        self.panel.leave_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def help(self) -> None:
        """Say a little more each time, or turn to the next picture of a reason."""
        presenter, opened = self.presenter, self.opened
        if presenter is not None and (presenter.has_next_picture or not presenter.done):
            self.show_more()
        elif opened is not None and opened.judge.hints and not self.done:
            self.helped = True
            self.show_hint(HintPresenter(opened.judge.hints[0], self.controller.board))

    def close_help(self) -> None:
        """Remove the hint and all feedback."""
        super().close_help()
        self.panel.clear_feedback()

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
        self.close_help()
        opened = self.opened
        if opened is not None and not self.done and self.controller.board != self.session.start:
            self.judge_board(opened.judge, self._show_verdict)

    def _judge_cell(self) -> None:
        cell = self.session.take_pointed()
        if cell is not None and self.opened is not None and not self.done:
            self.close_help()
            self._show_verdict(self.opened.judge.judge_cell(cell), cell)

    def _show_verdict(self, verdict: DrillVerdict, cell: Cell | None = None) -> None:
        """Show a verdict; what is not the right answer is taken back."""
        opened = self.opened
        if verdict.result is DrillResult.OPEN or opened is None:
            return
        title, tone = play.drill_verdict_title(
            verdict, cell=cell is not None, unnamed=bool(opened.round_title)
        )
        right = verdict.result is DrillResult.RIGHT
        if right:
            self.done = True
            seconds = self.session.game.clock.seconds
            self.session.set_board_visible(False)
        else:
            self.missed |= tone is Tone.WRONG
            self.controller.notify(self.session.restart())
        if verdict.hint is None:
            words = play.drill_verdict_message(verdict, cell=cell is not None)
            self.show_words(message_text(title), words, tone)
        else:
            board = self.controller.board
            reason = HintPresenter(verdict.hint, board, HintDegree.WHY, done=True)
            self.show_hint(reason, (message_text(title), tone))
        self.refresh_buttons()
        if right:
            self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.answered.emit(opened.drill, not self.missed, self.helped, seconds)

    # What is shown

    def _show_how(self) -> None:
        """Say how the tool in use works."""
        self.panel.keys.setText(message_text(play.drill_tool_message(self.session.tool)))

    def refresh_buttons(self) -> None:
        """Offer the next drill once this one is done, and until then help."""
        presenter, helping = self.presenter, "" if self.done else _("Help")
        if presenter is not None and presenter.has_next_picture:
            helping = _("Next picture")
        elif presenter is not None and not presenter.done:
            helping = hint_labels.next_press_text(presenter)
        self.show_controls(_("Next") if self.done else "", helping)


class RoundTime(QObject):
    """Shows the minutes that are left in a panel; only that they are over is announced."""

    def __init__(self, panel: TaskPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self._round: play.DrillRound | None = None
        self._over = False
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.show_left)

    def follow(self, drill_round: play.DrillRound) -> None:
        """Show the time of a round, nothing for one without a limit."""
        if drill_round is not self._round:
            self._round, self._over = drill_round, False
        self._timer.start()
        self.show_left()

    def stop(self) -> None:
        """Show no time any more."""
        self._timer.stop()

    def show_left(self) -> None:
        """Show how much time is left now."""
        seconds = None if self._round is None else self._round.seconds_left
        if seconds is None:
            self._timer.stop()
            return
        text = self._text(seconds)
        self._panel.stage.setText(text)
        self._panel.stage.show()
        if not seconds and not self._over:
            self._over = True
            self._timer.stop()
            if self._panel.isVisible():
                announce(self._panel, text)

    def _text(self, seconds: float) -> str:
        if not seconds:
            return _("The time is up: this drill is the last one.")
        if seconds <= _MINUTE:
            return _("Less than a minute left")
        minutes = round(seconds / _MINUTE)
        return ngettext("About a minute left", "About {count} minutes left", minutes).format(
            count=minutes
        )
