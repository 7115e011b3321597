"""A page that takes the place of the board in the main window."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """A page of the main window with panes of its own, and moves that the window can undo.

    ``moves_changed`` is emitted when there may be something else to undo or redo.
    """

    moves_changed = Signal()

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo."""
        return False

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return False

    def undo(self) -> None:
        """Undo the last move."""

    def redo(self) -> None:
        """Redo the move that was undone last."""

    def change_pane(self) -> None:
        """Move the keyboard focus to the next pane."""
        self.focusNextChild()
