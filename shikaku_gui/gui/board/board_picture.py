"""A board as a picture: what it shows, how large it is, and drawing it on any painter."""

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base import fonts, theme
from shikaku_gui.gui.board.board_painter import BoardPainter, Ink, Look, ruler_margin
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.model import Board, Puzzle, Rect, check_rect
from shikaku_gui.play import DrawnRect, RectangleTints

_EDGE = 1.6
"""The board's border is so many times as thick as a rectangle's outline."""

PICTURE_INK = Ink(grid=0.016, edge=_EDGE, legible=0.0)
LARGE_INK = replace(PICTURE_INK, grid=0.024, letters=0.68)


class Shows(Enum):
    """What of a game is to be seen."""

    PUZZLE = "puzzle"
    PROGRESS = "progress"
    SOLUTION = "solution"


@dataclass(frozen=True)
class BoardPicture:
    """A puzzle with some rectangles on it, and whether rows and columns are numbered."""

    puzzle: Puzzle
    rects: tuple[Rect, ...] = ()
    coordinates: bool = False

    def margins(self, cell: float) -> tuple[float, float]:
        """Return the room left of and above the board, and that right of and below it."""
        line = GridGeometry(1, 1, 0, 0, cell, 0.0).width(0.05, least=1, most=3)
        least = max(line * _EDGE, 0.06 * cell)
        return max(least, ruler_margin(cell) if self.coordinates else 0.0), least

    def size(self, cell: float) -> QSizeF:
        """Return the size of the picture where cells have that side, with its margins."""
        extra = sum(self.margins(cell))
        return QSizeF(self.puzzle.cols * cell + extra, self.puzzle.rows * cell + extra)

    def fitting_cell(self, room: QSizeF, largest: float) -> float:
        """Return the side of a cell, at most so large, with which the picture fits into a room."""
        cell = largest
        for _ in range(4):
            extra = sum(self.margins(cell))
            wide, high = room.width() - extra, room.height() - extra
            cell = min(cell, max(wide, 1.0) / self.puzzle.cols, max(high, 1.0) / self.puzzle.rows)
        return cell

    def paint(
        self, painter: QPainter, corner: QPointF, cell: float, look: Look, ratio: float
    ) -> None:
        """Draw the picture with its top-left corner there.

        There are ``ratio`` pixels of the device in each unit of the painter.
        """
        before, _ = self.margins(cell)
        puzzle = self.puzzle
        left, top = corner.x() + before, corner.y() + before
        grid = GridGeometry(puzzle.rows, puzzle.cols, left, top, cell, ratio)
        board = BoardPainter(painter, grid, look, puzzle)
        if self.coordinates:
            board.rulers()
        board.board(_drawn(puzzle, self.rects))


def picture_of(
    game: SavedGame,
    shows: Shows,
    solution: tuple[Rect, ...] | None = None,
    *,
    coordinates: bool = False,
) -> BoardPicture:
    """Return the picture of a game; the solution is needed where that is what it shows."""
    rects: dict[Shows, tuple[Rect, ...] | None] = {
        Shows.PUZZLE: (),
        Shows.PROGRESS: game.rects,
        Shows.SOLUTION: solution,
    }
    chosen = rects[shows]
    if chosen is None:
        raise ValueError("there is no solution to show")
    return BoardPicture(game.puzzle, chosen, coordinates)


def picture_look(*, shapes: bool = True) -> Look:
    """Return the look of pictures: tinted rectangles on white, letters as shapes or as text."""
    return Look(theme.PICTURE, fonts.picture_font(), replace(PICTURE_INK, shapes=shapes))


def print_look(*, large: bool = False) -> Look:
    """Return the look of printed boards: black and white, with larger letters if so wanted."""
    return Look(theme.PAPER, fonts.picture_font(), LARGE_INK if large else PICTURE_INK)


def _drawn(puzzle: Puzzle, rects: tuple[Rect, ...]) -> list[DrawnRect]:
    board = Board(puzzle, rects)
    tints = RectangleTints(board)
    return [DrawnRect(rect, tints[rect], check_rect(puzzle, rect)) for rect in board.rects]
