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
        self._useful = True
        self._has_room = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for name in ("zoom_out", "zoom_in", "fit"):
            row.addWidget(SmallButton(action(name)))

    def refresh(self, camera: Camera) -> None:
        """Show the buttons while zooming is useful."""
        self._useful = camera.is_giant or camera.is_small or not camera.fits
        self._show_or_hide()

    def give_room(self, given: bool) -> None:
        """Hide the buttons where there is no room for them."""
        self._has_room = given
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        self.setVisible(self._useful and self._has_room)
