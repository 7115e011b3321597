"""A rectangle of a clue's size around it, drawn by keys: it is moved and reshaped as a whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shikaku_gui.model import Board, Cell, Rect, sizes_of


@dataclass(frozen=True, slots=True)
class SizedRectangle:
    """A rectangle that always covers its clue, has as many cells as it says, and is on the grid."""

    clue: Cell
    rect: Rect
    grid: Rect

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
        shapes = sizes_of(self.rect.area, self.grid.height, self.grid.width)
        at = shapes.index((self.rect.height, self.rect.width)) + rows - cols
        if not 0 <= at < len(shapes):
            return self
        return replace(self, rect=_rect_around(self.clue, shapes[at], self.grid))


def sized_rectangle_around(board: Board, clue: Cell) -> SizedRectangle | None:
    """Return the one to begin with: what is drawn if its size is right, else nearly a square.

    It is made of the clue's number alone, so it tells nothing about the puzzle. There is none
    around a "?", or where no shape fits on the grid.
    """
    puzzle, drawn = board.puzzle, board.at(clue)
    area = puzzle.clues.get(clue)
    if area is None:
        return None
    if drawn is not None and drawn.area == area:
        return SizedRectangle(clue, drawn, puzzle.grid)
    shapes = sizes_of(area, puzzle.rows, puzzle.cols)
    if not shapes:
        return None
    squarest = min(shapes, key=lambda shape: abs(shape[0] - shape[1]))
    return SizedRectangle(clue, _rect_around(clue, squarest, puzzle.grid), puzzle.grid)


def _rect_around(clue: Cell, shape: tuple[int, int], grid: Rect) -> Rect:
    """Return a rectangle of a shape on the grid with the clue in its middle, or close to it."""
    height, width = shape
    row, col = clue.row - (height - 1) // 2, clue.col - (width - 1) // 2
    row, col = max(row, 0), max(col, 0)
    return Rect(min(row, grid.height - height), min(col, grid.width - width), height, width)
