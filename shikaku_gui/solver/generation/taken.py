"""Which cells are taken, as bits by row and by column, and what can be seen between them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect


class Taken(NamedTuple):
    """Cells of a rectangle of the grid that are taken, by row and by column.

    In each row and column the bit beyond the last is set, so that something ends the way.
    """

    bounds: Rect
    by_row: list[int]
    by_col: list[int]

    @classmethod
    def all_but(cls, bounds: Rect, rects: Iterable[Rect]) -> "Taken":
        """Return all cells but those of some rectangles."""
        first_row, first_col, rows, cols = bounds
        by_row = [(2 << cols) - 1] * rows
        by_col = [(2 << rows) - 1] * cols
        for rect_row, rect_col, height, width in rects:
            row, col = rect_row - first_row, rect_col - first_col
            bits = (1 << width) - 1 << col
            for at in range(row, row + height):
                by_row[at] &= ~bits
            bits = (1 << height) - 1 << row
            for at in range(col, col + width):
                by_col[at] &= ~bits
        return cls(bounds, by_row, by_col)

    def and_clues(self, clues: Iterable[Cell]) -> "Taken":
        """Return these cells and those of some clues."""
        by_row, by_col = self.by_row.copy(), self.by_col.copy()
        first_row, first_col, _, _ = self.bounds
        for clue_row, clue_col in clues:
            row, col = clue_row - first_row, clue_col - first_col
            by_row[row] |= 1 << col
            by_col[col] |= 1 << row
        return Taken(self.bounds, by_row, by_col)

    def seen(self, cell: Cell) -> Iterator[Cell]:
        """Yield the taken cells that a cell can see, some of them twice.

        Nothing else is taken in the rectangle around the two.
        """
        first_row, first_col, height, width = self.bounds
        row, col = cell[0] - first_row, cell[1] - first_col
        for way in (range(row, -1, -1), range(row, height)):
            low, high = -1, width
            for at in way:
                line = self.by_row[at]
                left = (line & (2 << col) - 1).bit_length() - 1
                beyond = line >> col
                right = (beyond & -beyond).bit_length() - 1 + col
                if left > low:
                    low = left
                    yield Cell(at + first_row, left + first_col)
                if right < high:
                    high = right
                    yield Cell(at + first_row, right + first_col)
                if low == high:
                    break
