"""A small picture of a board, for dialogs."""

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shikaku_gui.gui.base.screen_fit import is_narrow
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_picture import BoardPicture, picture_look
from shikaku_gui.i18n import _

_LARGEST = 44.0
_LARGEST_IN_WINDOW = 96.0
_PAD = 8.0
_LEAST, _SMALL = 180, 110
"""The least side in pixels, and that on a narrow screen."""


class BoardPreview(QWidget):
    """Shows a picture on white, or with a theme in its colours and larger."""

    def __init__(self, theme: Theme | None = None) -> None:
        super().__init__()
        self._picture: BoardPicture | None = None
        self._theme = theme
        if theme is not None:
            theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        side = _SMALL if is_narrow(self) else _LEAST
        self.setMinimumSize(side, side)
        self.setAccessibleName(_("Preview"))

    def sizeHint(self) -> QSize:
        """Return a size suitable for a dialog."""
        return QSize(300, 300)

    def show_picture(self, picture: BoardPicture | None) -> None:
        """Show another picture, or none."""
        self._picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in the middle."""
        look = picture_look()
        if self._theme is not None:
            look = replace(look, colours=self._theme.colours)
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colours.window)
        picture = self._picture
        if picture is not None:
            room = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
            largest = _LARGEST if self._theme is None else _LARGEST_IN_WINDOW
            cell, place = picture.fitting_place(room, largest)
            picture.paint(painter, place.topLeft(), cell, look, self.devicePixelRatioF())
        painter.end()
