"""Buttons to zoom with, for those who have no wheel and no second finger."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from shikaku_gui.gui.board.camera import Camera

ZOOMS = ("zoom_out", "zoom_in", "fit")
"""The actions that zoom, in the order of their buttons."""


class ZoomBar(QWidget):
    """Shows the actions that zoom as small buttons, and offers them where they can help."""

    def __init__(self, action: Callable[[str], QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = {name: action(name) for name in ZOOMS}
        self.setObjectName("zoom")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for action_shown in self._actions.values():
            button = QToolButton()
            button.setDefaultAction(action_shown)
            button.setAutoRaise(True)
            button.setIconSize(QSize(16, 16))
            button.setAccessibleName(action_shown.iconText())
            row.addWidget(button)

    def refresh(self, camera: Camera) -> None:
        """Offer what helps as the board is looked at now."""
        for name in ("zoom_out", "fit"):
            self._actions[name].setEnabled(not camera.fits)
        self._actions["zoom_in"].setEnabled(not camera.is_nearest)
        self.setVisible(camera.is_giant or camera.is_small or not camera.fits)
