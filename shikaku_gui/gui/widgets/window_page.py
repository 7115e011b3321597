"""A page that takes the place of the board in the main window."""

from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """A page of the main window with panes of its own."""

    def change_pane(self) -> None:
        """Move the keyboard focus to the next pane."""
        self.focusNextChild()
