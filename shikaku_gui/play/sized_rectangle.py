"""A rectangle of a clue's size around it, drawn by keys: it is moved and reshaped as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice

from shikaku_gui.model import Board, Cell, Rect, Shape, sizes_of
from shikaku_gui.play.possible_rectangles import MOST_POSSIBLE, possible_rects


@dataclass(frozen=True, slots=True)
class SizedRectangle:
    """A rectangle on the grid that always covers its clue and has the size and shape it says.

    ``possible`` are those that nothing is in the way of, which each size begins with.
    """

    clue: Cell
    rect: Rect
    grid: Rect
    possible: tuple[Rect, ...]
    shape: Shape | None = None

    def after_step(self, rows: int, cols: int) -> SizedRectangle:
        """Return it moved by some rows and columns, unchanged where it cannot be there."""
        row, col, height, width = self.rect
        rect = Rect(row + rows, col + cols, height, width)
        on_grid = self.grid.covers(rect.first) and self.grid.covers(rect.last)
        return replace(self, rect=rect) if on_grid and rect.covers(self.clue) else self

    def after_stretch(self, rows: int, cols: int) -> SizedRectangle:
        """Return the next one that is taller, or wider, or for negative numbers less so.

        It is unchanged where there is none.
        """
        sizes = sizes_of(self.rect.area, self.grid.height, self.grid.width, self.shape)
        at = sizes.index((self.rect.height, self.rect.width)) + rows - cols
        if not 0 <= at < len(sizes):
            return self
        return replace(self, rect=_rect_around(self.clue, sizes[at], self.grid, self.possible))


def sized_rectangle_around(board: Board, clue: Cell) -> SizedRectangle | None:
    """Return the one to begin with: what is drawn if it may be right, else nearly a square.

    Other clues, drawn rectangles and crosses are not in its way if that is possible; it tells
    nothing else about the puzzle. There is none around a "?", or where no size fits on the grid.
    """
    puzzle, drawn = board.puzzle, board.at(clue)
    area = puzzle.clues.get(clue)
    if area is None:
        return None
    possible = tuple(islice(possible_rects(board, clue), MOST_POSSIBLE))
    shape = puzzle.shapes.get(clue)
    if drawn is not None and puzzle.allows(clue, drawn.height, drawn.width):
        return SizedRectangle(clue, drawn, puzzle.grid, possible, shape)
    sizes = sizes_of(area, puzzle.rows, puzzle.cols, shape)
    if not sizes:
        return None
    free = {(rect.height, rect.width) for rect in possible}
    squarest = min(sizes, key=lambda size: (bool(free) and size not in free, _length(size)))
    rect = _rect_around(clue, squarest, puzzle.grid, possible)
    return SizedRectangle(clue, rect, puzzle.grid, possible, shape)


def _length(size: tuple[int, int]) -> int:
    """Return how far a size is from a square."""
    return abs(size[0] - size[1])


def _rect_around(
    clue: Cell, size: tuple[int, int], grid: Rect, possible: Iterable[Rect] = ()
) -> Rect:
    """Return a rectangle of a size on the grid with the clue in its middle, or close to it.

    It is a possible one if there is any of the size.
    """
    height, width = size
    row, col = clue.row - (height - 1) // 2, clue.col - (width - 1) // 2
    row, col = max(row, 0), max(col, 0)
    middle = Rect(min(row, grid.height - height), min(col, grid.width - width), height, width)
    alike = (rect for rect in possible if (rect.height, rect.width) == size)

    def away(rect: Rect) -> int:
        return abs(rect.row - middle.row) + abs(rect.col - middle.col)

    return min(alike, key=away, default=middle)
