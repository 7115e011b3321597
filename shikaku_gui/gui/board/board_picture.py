"""A board as a picture: its content, its size, and drawing it with any QPainter."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import fonts, theme
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.grid_geometry import GridGeometry, common_part
from shikaku_gui.gui.board.look import Ink, Look
from shikaku_gui.gui.board.rulers import USUAL_RULER, RulerLetters, draw_rulers, ruler_margin
from shikaku_gui.model import Board, Puzzle, Rect, check_rect
from shikaku_gui.play import DrawnPencil, DrawnRect, RectangleTints, game_tints

_EDGE = 1.6
"""The width of the board's border in widths of a rectangle's outline."""

PICTURE_INK = Ink(grid=0.016, edge=_EDGE, legible=0.0)
LARGE_INK = replace(PICTURE_INK, grid=0.024, letters=0.68)


class Shows(Enum):
    """Which parts of a game a picture shows."""

    PUZZLE = "puzzle"
    PROGRESS = "progress"
    SOLUTION = "solution"


@dataclass(frozen=True)
class BoardPicture:
    """A puzzle with some rectangles, and whether rows and columns are numbered.

    ``notes`` is the board whose pencil rectangles and trials are shown, None for neither.
    ``ruler_letters`` is the height of the numbers of rows and columns. ``tints`` are the
    tints that rectangles have elsewhere, and get here too.
    """

    puzzle: Puzzle
    rects: tuple[Rect, ...] = ()
    coordinates: bool = False
    notes: Board | None = None
    ruler_letters: RulerLetters = USUAL_RULER
    tints: Mapping[Rect, int] = field(default_factory=dict, hash=False)

    def margins(self, cell: float) -> tuple[float, float]:
        """Return the margins left of and above the board, and right of and below it."""
        line = GridGeometry(1, 1, 0, 0, cell, 0.0).width(0.05, least=1, most=3)
        least = max(line * _EDGE, 0.06 * cell)
        return max(
            least, ruler_margin(cell, self.ruler_letters) if self.coordinates else 0.0
        ), least

    def size(self, cell: float) -> QSizeF:
        """Return the size of the picture with margins, for a side of a cell."""
        extra = sum(self.margins(cell))
        return QSizeF(self.puzzle.cols * cell + extra, self.puzzle.rows * cell + extra)

    def fitting_cell(self, room: QSizeF, largest: float) -> float:
        """Return the largest side of a cell, up to a limit, at which the picture fits."""
        cell = largest
        for _ in range(4):
            extra = sum(self.margins(cell))
            wide, high = room.width() - extra, room.height() - extra
            cell = min(cell, max(wide, 1.0) / self.puzzle.cols, max(high, 1.0) / self.puzzle.rows)
        return cell

    def fitting_place(self, room: QRectF, largest: float) -> tuple[float, QRectF]:
        """Return the side of a cell that fits, and the place of the picture in the middle."""
        cell = self.fitting_cell(room.size(), largest)
        place = QRectF(QPointF(), self.size(cell))
        place.moveCenter(room.center())
        return cell, place

    def paint(
        self, painter: QPainter, corner: QPointF, cell: float, look: Look, ratio: float
    ) -> None:
        """Draw the picture with its top-left corner at a point.

        One unit of the painter is ``ratio`` device pixels.
        """
        before, _ = self.margins(cell)
        puzzle = self.puzzle
        left, top = corner.x() + before, corner.y() + before
        grid = GridGeometry(puzzle.rows, puzzle.cols, left, top, cell, ratio)
        board = BoardPainter(painter, grid, look, puzzle)
        if self.coordinates:
            draw_rulers(board, letters=self.ruler_letters)
        pencils = [] if self.notes is None else self.notes.visible_pencils(puzzle.grid)
        board.board(self.drawn(), pencils=map(DrawnPencil, pencils))

    def paint_part(
        self, painter: QPainter, corner: QPointF, cell: float, look: Look, ratio: float, part: Rect
    ) -> None:
        """Draw only some cells, their rows and columns numbered, with their top left at a point."""
        puzzle = self.puzzle
        left, top = corner.x() - part.col * cell, corner.y() - part.row * cell
        grid = GridGeometry(puzzle.rows, puzzle.cols, left, top, cell, ratio)
        board = BoardPainter(painter, grid, look, puzzle, part)
        pane = grid.area(part)
        painter.save()
        edge = _EDGE * board.line_width
        painter.setClipRect(pane.adjusted(-edge, -edge, edge, edge))
        board.board([item for item in self.drawn() if common_part(item.rect, part)], part)
        painter.restore()
        draw_rulers(board, pane, self.ruler_letters)

    def drawn(self) -> list[DrawnRect]:
        """Return the rectangles with their tints and what is wrong with them."""
        board, notes = Board(self.puzzle, self.rects), self.notes
        tints = RectangleTints(board, self.tints)
        supposed = set() if notes is None else {trial.supposed for trial in notes.trials}
        return [
            DrawnRect(
                rect,
                tints[rect],
                check_rect(self.puzzle, rect),
                trial=0 if notes is None else notes.trial_depth(rect),
                supposed=rect in supposed,
            )
            for rect in board.rects
        ]


def picture_of(
    game: SavedGame,
    shows: Shows,
    solution: tuple[Rect, ...] | None = None,
    *,
    coordinates: bool = False,
    marks: bool = False,
    ruler_letters: RulerLetters = USUAL_RULER,
) -> BoardPicture:
    """Return the picture of a game; the solution is needed only to show it.

    With ``marks``, progress is shown with its pencil rectangles and trials. ``ruler_letters``
    is the height of the numbers of rows and columns.
    """
    rects: dict[Shows, tuple[Rect, ...] | None] = {
        Shows.PUZZLE: (),
        Shows.PROGRESS: game.rects,
        Shows.SOLUTION: solution,
    }
    chosen = rects[shows]
    if chosen is None:
        raise ValueError("there is no solution to show")
    notes = game.board if marks and shows is Shows.PROGRESS else None
    tints = game_tints(game) if chosen else {}
    return BoardPicture(game.puzzle, chosen, coordinates, notes, ruler_letters, tints)


def transparent_square(side: int, ratio: float) -> QImage:
    """Return an image to draw a small picture into."""
    image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def picture_look(*, shapes: bool = True) -> Look:
    """Return the look of pictures: tinted rectangles on white, letters as paths or text."""
    return Look(theme.PICTURE, fonts.picture_font(), replace(PICTURE_INK, shapes=shapes))


def print_look(*, large: bool = False) -> Look:
    """Return the look of printed boards: black and white, optionally with larger letters."""
    return Look(theme.PAPER, fonts.picture_font(), LARGE_INK if large else PICTURE_INK)
