"""Zoom buttons, for users without wheel or touch screen."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.widgets.small_button import SmallButton


class ZoomBar(QWidget):
    """Shows the zoom actions as small buttons while zooming is useful."""

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self.setObjectName("zoom")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for name in ("zoom_out", "zoom_in", "fit"):
            row.addWidget(SmallButton(action(name)))

    def refresh(self, camera: Camera) -> None:
        """Show the buttons while zooming is useful."""
        self.setVisible(camera.is_giant or camera.is_small or not camera.fits)
