"""The pictures of the guide: saved games, drawn in the colours of the theme."""

from pathlib import Path

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from shikaku_gui.formats import load
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.board_painter import Look
from shikaku_gui.gui.board.board_picture import BoardPicture

CELL = 2.0
"""The side of a cell in heights of a line of text."""


def guide_picture(path: Path, colours: Colours, cell: float, ratio: float) -> QImage:
    """Return a saved game as a picture with transparent edges.

    Raises:
        OSError: the file cannot be read.
        FormatError: it holds no game.
    """
    game = load(path)
    picture = BoardPicture(game.puzzle, game.rects, notes=game.board)
    room: QSizeF = picture.size(cell)
    image = QImage((room * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture.paint(painter, QPointF(0, 0), cell, Look(colours, QFont()), ratio)
    painter.end()
    return image
