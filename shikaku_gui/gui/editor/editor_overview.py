"""The overview of a large puzzle in the editor: rectangles, clues, cells the solver marks."""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QColor, QImage, QPainter

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.overview_image import Pixels
from shikaku_gui.gui.editor.editor_display import EditorDisplay
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Cell, Rect


class EditorOverview:
    """The overview of the puzzle in the editor."""

    def __init__(self, model: EditorModel, display: EditorDisplay) -> None:
        self._model = model
        self._display = display
        self._pixels = Pixels()
        self._image = QImage()
        self._key: tuple[object, ...] = ()

    def image(self, colours: Colours) -> QImage:
        """Return the board at one pixel per cell."""
        rects = self._pixels.image(self._display, colours)
        key = (rects.cacheKey(), self._display.board.puzzle, self._model.session.appraisal, colours)
        if key != self._key:
            self._key, self._image = key, rects.copy()
            self._paint(colours)
        return self._image

    def kept_free(self) -> Sequence[Rect]:
        """Return the selected cell."""
        return [Rect(*self._model.session.cell, 1, 1)]

    def _paint(self, colours: Colours) -> None:
        painter = QPainter(self._image)
        _dots(painter, self._display.board.puzzle.clues, colours.ruler)
        appraisal = self._model.session.appraisal
        if appraisal is not None:
            blame = colours.grid if appraisal.unfinished else colours.wrong
            _dots(painter, appraisal.blamed, blame)
            _dots(painter, appraisal.differing, colours.accent)
        painter.end()


def _dots(painter: QPainter, cells: Iterable[Cell], colour: QColor) -> None:
    """Draw a pixel for each cell: as one picture, as there may be tens of thousands."""
    size = painter.window().size()
    pixels = bytearray(size.width() * size.height())
    for row, col in cells:
        pixels[row * size.width() + col] = 1
    form = QImage.Format.Format_Indexed8
    picture = QImage(pixels, size.width(), size.height(), size.width(), form)
    picture.setColorTable([0, colour.rgba()])
    painter.drawImage(0, 0, picture)
