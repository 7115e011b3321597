"""A page with a board of its own and a panel: what lessons and drills have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from shikaku_gui import solver
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.fonts import TextSizeWatch
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.board_and_tools import BoardAndTools
from shikaku_gui.gui.game.board_menu import BoardMenu
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.panel_placement import LOW_TASK_LETTERS, place_panel
from shikaku_gui.gui.game.tool_strip import ToolStrip
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_text import ExplanationText, explanation_text
from shikaku_gui.gui.learn.feedback_card import TaskFeedback
from shikaku_gui.gui.learn.task_panel import TaskPanel
from shikaku_gui.gui.widgets.window_page import WindowPage
from shikaku_gui.i18n import _
from shikaku_gui.model import Board, Puzzle, Rect, Restore
from shikaku_gui.play import (
    HintDegree,
    HintPicture,
    HintPresenter,
    RectangleTints,
    Session,
    Tone,
    Tool,
)
from shikaku_gui.texts import Message

NO_PUZZLE = Puzzle(1, 1, {})
"""Until a position is opened."""

_TRIALS = {
    Qt.Key.Key_T: Session.begin_trial,
    Qt.Key.Key_K: Session.keep_trial,
    Qt.Key.Key_J: Session.reject_trial,
    Qt.Key.Key_B: Session.leave_trial,
}


class BoardPage(WindowPage):
    """A board and a panel, beside it or below it, whichever leaves the board larger.

    The board is not the player's game: it has a controller of its own, which nothing
    saves. U undoes and R redoes on it, H asks for help, T, K, J and B are for trials, and Esc
    leaves the page.

    ``presenter`` has the hint that is shown, None without one. ``left`` is emitted when the
    player leaves.
    """

    left = Signal()

    def __init__(self, jobs: Jobs, theme: Theme) -> None:
        super().__init__()
        self.controller = controller = GameController(SavedGame(NO_PUZZLE))
        self.jobs = jobs
        self.theme = theme
        self.done = False
        """Whether the task on the board is done."""
        self.presenter: HintPresenter | None = None
        self._heading: tuple[str, Tone] | None = None
        self.panel = TaskPanel(theme)
        self.board = GameBoard(controller, theme)
        self.tool_strip = ToolStrip(controller, theme)
        self.menu = BoardMenu(controller, self)
        self.menu.attach(self.board)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(BoardAndTools(self.board, self.tool_strip, controller), 1)
        self._layout.addWidget(self.panel)
        controller.game_changed.connect(self._place_panel)
        TextSizeWatch(self, self._place_panel)
        for signal in (controller.view_changed, controller.game_changed):
            signal.connect(self.moves_changed)
        self._notice: Message | None = None
        controller.view_changed.connect(self._show_notice)
        self.panel.titled.connect(self.setWindowTitle)
        self.panel.left.connect(self.left)
        theme.changed.connect(self._recolour)
        self.setFocusProxy(self.board)

    def open_board(self, board: Board, tints: Mapping[Rect, int] | None = None) -> None:
        """Show a position, which its first move makes, with tints that are known.

        It is for tasks that need no marks.
        """
        session = Session(SavedGame(board.puzzle, (Restore(board),), 1))
        session.tints = RectangleTints(board, tints)
        session.tools = (Tool.DRAW,)
        self.controller.open_session(session)

    def show_controls(self, following: str, helping: str, *, can_restart: bool = False) -> None:
        """Set the texts of the buttons, and enable the tools until the task is done."""
        self.panel.show_controls(following=following, helping=helping, can_restart=can_restart)
        self.tool_strip.setEnabled(not self.done)

    def refresh_buttons(self) -> None:
        """Show what the buttons do now."""

    def show_words(self, title: str, words: Message, tone: Tone = Tone.PLAIN) -> None:
        """Show feedback without marks on the board."""
        text = explanation_text(HintPicture(words), self.theme.colours)
        self.panel.show_feedback(TaskFeedback(title, text, tone))

    def _show_notice(self) -> None:
        """Say once why the board did not do what a gesture meant."""
        before, self._notice = self._notice, self.controller.session.notice
        if self._notice is not None and self._notice is not before:
            self.show_words(_("That cannot be done"), self._notice, Tone.WRONG)

    # Hints

    def show_hint(
        self,
        presenter: HintPresenter,
        heading: tuple[str, Tone] | None = None,
        *,
        reveal: bool = True,
    ) -> None:
        """Show a picture of a hint and its words, under a heading of its own if one is given."""
        self.presenter, self._heading = presenter, heading
        hint, picture = presenter.hint, presenter.picture
        title, tone = heading or (
            hint_labels.hint_title(picture.step or hint),
            hint_labels.hint_tone(hint),
        )
        text = explanation_text(picture, self.theme.colours)
        feedback = TaskFeedback(title, self.hint_words(text), tone)
        self.panel.show_feedback(feedback, reveal=reveal)
        self.controller.show_marks(BoardMarks.of(picture))
        self.refresh_buttons()

    def hint_words(self, text: ExplanationText) -> ExplanationText:
        """Return the words to show for the present picture of the hint, given the hint's own."""
        return text

    def show_more(self) -> None:
        """Show the next picture or degree of the hint, or at last make its move."""
        presenter = self.presenter
        if presenter is None:
            return
        degree, move = presenter.next_degree, presenter.hint.move
        if presenter.has_next_picture:
            self.show_hint(presenter.at_offset(1), self._heading)
        elif degree is HintDegree.DRAW and move is not None:
            self.close_help()
            self.controller.notify(self.controller.session.play(move))
        elif degree is not None:
            self.show_hint(presenter.at_degree(degree))

    def close_help(self) -> None:
        """Remove the hint, and cancel the job that looks for one or judges an answer."""
        self.jobs.cancel(self)
        if self.presenter is not None:
            self.presenter = self._heading = None
            self.controller.clear_marks()
            self.refresh_buttons()

    def _recolour(self) -> None:
        if self.presenter is not None:
            self.show_hint(self.presenter, self._heading)

    def judge_board(
        self, judge: solver.DrillJudge, done: Callable[[solver.DrillVerdict], None]
    ) -> None:
        """Judge the board on the worker thread, then call ``done`` unless the board has changed."""
        board = self.controller.board

        def judged(verdict: solver.DrillVerdict) -> None:
            if self.controller.board == board:
                done(verdict)

        self.jobs.submit(lambda stop: judge.judge(board, stop=stop), judged, replaces=self)

    # Undo, keys and size

    def change_pane(self) -> None:
        """Move the focus from the board to the panel's first button, or back."""
        if self.board.hasFocus():
            self.panel.first_control().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo: the first one made the position."""
        session = self.controller.session
        return session.busy or session.game.position > 1

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return self.controller.session.game.can_redo

    def undo(self) -> None:
        """Undo the last move, but not the one that made the position."""
        if self.can_undo:
            self.controller.notify(self.controller.session.undo())

    def redo(self) -> None:
        """Redo the move that was undone last."""
        self.controller.notify(self.controller.session.redo())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that the board leaves: undo, redo, help, and leaving."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.matches(QKeySequence.StandardKey.Undo) or (plain and event.key() == Qt.Key.Key_U):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or (
            plain and event.key() == Qt.Key.Key_R
        ):
            self.redo()
        elif plain and event.key() == Qt.Key.Key_H:
            self.panel.help_button.click()
        elif plain and event.key() in _TRIALS:
            self.controller.notify(_TRIALS[Qt.Key(event.key())](self.controller.session))
        elif event.key() == Qt.Key.Key_Escape:
            self.panel.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the panel for the new size."""
        super().resizeEvent(event)
        self._place_panel()

    def _place_panel(self) -> None:
        place_panel(
            self.panel,
            self.panel.place,
            self._layout,
            self.size(),
            self.controller.puzzle,
            low=LOW_TASK_LETTERS,
        )
