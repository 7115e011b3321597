"""A small flat button for an action, as in a status bar."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from shikaku_gui.gui.base.fonts import size_of_texts

_ICON = 16


class SmallButton(QToolButton):
    """Shows the icon of an action, as high as a letter, and is named by its text."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setAccessibleName(action.iconText())
        self._fit_icon()

    def changeEvent(self, event: QEvent) -> None:
        """Let the icon have the size of the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_icon()

    def _fit_icon(self) -> None:
        side = round(_ICON * size_of_texts(self))
        self.setIconSize(QSize(side, side))
