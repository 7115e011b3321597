"""The thumbnail of a giant board: how dense its clues are, and the rectangles drawn.

The cells of such a board would be too small to be seen, and the board's own painter would draw
them as grey noise.
"""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.board_picture import BoardPicture
from shikaku_gui.gui.board.overview_image import pixels
from shikaku_gui.model import Puzzle
from shikaku_gui.play import DrawnRect

_BLOCKS = 32
"""The blocks on the longer side, each of which shows the density of clues or a tint."""

_BLURRED = 0.6
"""The side of a cell in pixels below which tints would blend; each block then has one of them."""

_PALEST, _STRONGEST = 0.06, 0.8
"""How much of the accent colour the blocks with the fewest and the most clues have."""

_TRIMMED = 50
"""One in this many blocks at either end does not count as the least or the most dense."""


def paint_giant(painter: QPainter, place: QRectF, picture: BoardPicture, colours: Colours) -> None:
    """Draw a giant board into a place that has its proportions."""
    painter.save()
    painter.drawImage(place, _density(picture.puzzle, colours))
    if colours.tints[0] != colours.paper:  # otherwise the player wants no tints
        partition = _partition(picture.puzzle, picture.drawn(), colours)
        if place.width() < _BLURRED * partition.width():
            partition = partition.scaled(_blocks(picture.puzzle))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, partition)
    painter.setPen(QPen(colours.outline, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)
    painter.restore()


def _density(puzzle: Puzzle, colours: Colours) -> QImage:
    """Return an image with one pixel per block, the stronger the more clues there are."""
    rows, cols = puzzle.rows, puzzle.cols
    cells = bytearray(rows * cols)
    for cell in puzzle.clues:
        cells[cell.row * cols + cell.col] = 255
    clues = QImage(bytes(cells), cols, rows, cols, QImage.Format.Format_Grayscale8)
    size = _blocks(puzzle)
    blocks = clues.scaled(size, mode=Qt.TransformationMode.SmoothTransformation).convertToFormat(
        QImage.Format.Format_Grayscale8
    )
    places = [(x, y) for y in range(size.height()) for x in range(size.width())]
    values = [blocks.pixelColor(x, y).value() for x, y in places]
    trimmed = len(values) // _TRIMMED
    least, most = sorted(values)[trimmed], sorted(values)[-1 - trimmed]
    image = QImage(size, QImage.Format.Format_RGB32)
    for (x, y), value in zip(places, values, strict=True):
        share = min(max((value - least) / max(most - least, 1), 0.0), 1.0)
        strength = _PALEST + share * (_STRONGEST - _PALEST)
        image.setPixelColor(x, y, _blend(colours.paper, colours.accent, strength))
    return image


def _blocks(puzzle: Puzzle) -> QSize:
    """Return the number of blocks across and down."""
    size = QSize(puzzle.cols, puzzle.rows)
    return size.scaled(_BLOCKS, _BLOCKS, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))


def _partition(puzzle: Puzzle, drawn: Iterable[DrawnRect], colours: Colours) -> QImage:
    """Return an image with a pixel per cell, transparent where nothing is drawn."""
    image = QImage(puzzle.cols, puzzle.rows, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for item in drawn:
        painter.fillRect(pixels(item.rect), colours.tints[item.tint])
    painter.end()
    return image


def _blend(under: QColor, over: QColor, share: float) -> QColor:
    low, high = ((one.red(), one.green(), one.blue()) for one in (under, over))
    return QColor(*(round(a + share * (b - a)) for a, b in zip(low, high, strict=True)))
