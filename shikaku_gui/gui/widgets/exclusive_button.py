"""A tool button of a group in which one is checked."""

from PySide6.QtWidgets import QToolButton, QWidget


class ExclusiveButton(QToolButton):
    """A checkable button to be put into an exclusive group; readers call it a radio button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
