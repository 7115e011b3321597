"""Buttons to zoom with, for those who have no wheel and no second finger."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget


class ZoomBar(QWidget):
    """Shows some actions as small buttons."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("zoom")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setIconSize(QSize(16, 16))
            button.setAccessibleName(action.iconText())
            row.addWidget(button)
