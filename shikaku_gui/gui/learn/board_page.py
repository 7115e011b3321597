"""A page with a board of its own and a panel: what lessons and drills have in common."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from shikaku_gui import solver
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.game.panel_placement import place_panel
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_text import explanation_text
from shikaku_gui.gui.learn.task_panel import TaskFeedback, TaskPanel
from shikaku_gui.gui.learn.tool_buttons import make_tool_buttons
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.gui.widgets.window_page import WindowPage
from shikaku_gui.play import (
    DrillSession,
    DrillTool,
    HintDegree,
    HintPicture,
    HintPresenter,
    Session,
    Tone,
)
from shikaku_gui.texts import Message

_TRIALS = {
    Qt.Key.Key_T: Session.begin_trial,
    Qt.Key.Key_K: Session.keep_trial,
    Qt.Key.Key_J: Session.reject_trial,
    Qt.Key.Key_B: Session.leave_trial,
}


class BoardPage(WindowPage):
    """A board and a panel, beside it or below it, whichever leaves the board larger.

    The board is not that of the player's game: it has a controller of its own, which nothing
    saves. U undoes and R redoes on it, H asks for help, T, K, J and B are for trials, and Esc
    leaves the page.
    """

    def __init__(
        self, controller: GameController, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.theme = theme
        self.tools: SegmentedButtons[DrillTool] | None = None
        """The tool that a drag stands for, where there is a choice."""
        self.start = 0
        """The number of moves that made the position, which are not undone."""
        self.panel = TaskPanel(theme)
        self.board = GameBoard(controller, theme)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.board, 1)
        self._layout.addWidget(self.panel)
        controller.game_changed.connect(self._place_panel)
        for signal in (controller.view_changed, controller.game_changed):
            signal.connect(self.moves_changed)
        self.panel.titled.connect(self.setWindowTitle)
        self.setFocusProxy(self.board)

    def show_tools(self, tools: Collection[DrillTool], session: DrillSession | None) -> None:
        """Let the player choose the tool of a session; without one, show no tools."""
        if self.tools is not None:
            self.tools.hide()
            self.tools.deleteLater()
            self.tools = None
        if session is not None:
            shown = self.tools = make_tool_buttons(tools, session.tool)
            shown.changed.connect(lambda: self.choose_tool(session, shown.value))
            self.panel.add_tool(shown)

    def choose_tool(self, session: DrillSession, tool: DrillTool) -> None:
        """Use a tool of a session from now on."""
        self.controller.notify(session.cancel())
        session.tool = tool

    def show_words(self, title: str, words: Message, tone: Tone = Tone.PLAIN) -> None:
        """Show feedback without marks on the board."""
        text = explanation_text(HintPicture(words), self.theme.colours)
        self.panel.show_feedback(TaskFeedback(title, text, tone))

    def hint_feedback(self, presenter: HintPresenter) -> TaskFeedback:
        """Return the picture of a hint in words, with its title and its tone."""
        picture, hint = presenter.picture, presenter.hint
        title = hint_labels.hint_title(picture.step or hint)
        text = explanation_text(picture, self.theme.colours)
        return TaskFeedback(title, text, hint_labels.hint_tone(hint))

    def reason(self, hint: solver.Hint, title: str, tone: Tone) -> TaskFeedback:
        """Mark the reason of a hint on the board, and return it in words."""
        picture = HintPresenter(hint, self.controller.puzzle, HintDegree.WHY).pictures[-1]
        self.controller.show_marks(BoardMarks.of(picture))
        return TaskFeedback(title, explanation_text(picture, self.theme.colours), tone)

    def change_pane(self) -> None:
        """Move the focus from the board to the panel's first button, or back."""
        if self.board.hasFocus():
            self.panel.first_control().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo: those that made the position stay."""
        session = self.controller.session
        return session.busy or session.game.position > self.start

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return self.controller.session.game.can_redo

    def undo(self) -> None:
        """Undo the last move, but none of those that made the position."""
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
        place_panel(self.panel, self.panel.place, self._layout, self.size(), self.controller.puzzle)
