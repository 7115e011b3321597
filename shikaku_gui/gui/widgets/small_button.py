"""A small flat button for an action, as in a status bar."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton


class SmallButton(QToolButton):
    """Shows the icon of an action, 16 pixels wide, and is named by its text."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setIconSize(QSize(16, 16))
        self.setAccessibleName(action.iconText())
