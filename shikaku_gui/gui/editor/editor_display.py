"""The editor's board as it is shown, for the pictures that are cached of it."""

from collections.abc import Collection, Hashable, Iterable, Sequence

from PySide6.QtGui import QColor, QImage, QPainter

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.overview_image import Pixels
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play import DrawnPencil, DrawnRect, RectangleTints


class EditorDisplay:
    """Follows the editor's visible board and tints its rectangles."""

    def __init__(self, model: EditorModel) -> None:
        self._model = model
        self._subject = object()
        self._board = model.session.visible_board
        self._tints = RectangleTints(self._board)

    @property
    def subject(self) -> object:
        """An object that is replaced when the size of the grid changes."""
        self._follow()
        return self._subject

    @property
    def state(self) -> Hashable:
        """A value that changes with the tints."""
        self._follow()
        return self._tints.version

    @property
    def board(self) -> Board:
        """The visible board."""
        self._follow()
        return self._board

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles, or only those that touch a part of the grid, in order."""
        board = self.board
        rects = board.rects if part is None else sorted(board.touching(part))
        return [DrawnRect(rect, self._tints[rect]) for rect in rects]

    def pencils(self, _part: Rect, /) -> list[DrawnPencil]:
        """Return nothing: there are no marks in the editor."""
        return []

    def crossed(self, _part: Rect, /) -> Collection[Cell]:
        """Return nothing, for the same reason."""
        return ()

    def _follow(self) -> None:
        before, self._board = self._board, self._model.session.visible_board
        if before is self._board:
            return
        if before.puzzle.grid == self._board.puzzle.grid:
            self._tints.follow(self._board)
        else:
            self._subject, self._tints = object(), RectangleTints(self._board)


class EditorOverview:
    """The overview of a large puzzle: rectangles, clues, and cells that the solver marks."""

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
