"""Sets of cells as big integers.

Bit ``row * (cols + 1) + col`` stands for a cell: the one column of padding keeps what
is shifted off a row's end from reappearing in the next row.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache, reduce
from operator import or_

from shikaku_gui.model import Cell, Rect

# Makes a named tuple in half the time that its own call takes.
_new = tuple.__new__


_BITS_AT_ONCE = 1024
"""The bits of a long integer that are looked at together, as a shorter one."""

_FIRST = (1 << _BITS_AT_ONCE) - 1


class PaddedFrame:
    """A rectangle of the grid whose cells are numbered, and rectangles in it as masks."""

    def __init__(self, bounds: Rect) -> None:
        self.bounds = bounds
        self.stride = bounds.width + 1

    @cached_property
    def whole(self) -> int:
        """The mask of all cells."""
        return self.mask(self.bounds)

    @cached_property
    def _bars(self) -> list[int]:
        """The cells in the first column of the first rows, by the number of rows."""
        bars = [0]
        for row in range(self.bounds.height):
            bars.append(bars[-1] | 1 << row * self.stride)
        return bars

    def bit(self, cell: Cell) -> int:
        """Return the mask of one cell."""
        row, col = cell
        return 1 << (row - self.bounds.row) * self.stride + col - self.bounds.col

    def mask(self, rect: Rect) -> int:
        """Return the mask of a rectangle."""
        row, col, height, width = rect
        shift = (row - self.bounds.row) * self.stride + col - self.bounds.col
        return self._bars[height] * ((1 << width) - 1) << shift

    def rects(self, masks: Iterable[int]) -> list[Rect]:
        """Return the rectangles of some masks; the reverse of :meth:`mask`."""
        stride, (first_row, first_col, _, _) = self.stride, self.bounds
        found: list[Rect] = []
        for mask in masks:
            first = (mask & -mask).bit_length() - 1
            row, col = first // stride + first_row, first % stride + first_col
            span = mask.bit_length() - first + stride  # A row and a column more than its steps.
            found.append(_new(Rect, (row, col, span // stride, span % stride)))
        return found

    def cells(self, mask: int) -> list[Cell]:
        """Return the cells of a mask in row-major order."""
        found: list[Cell] = []
        while mask:
            low = mask & -mask
            row, col = divmod(low.bit_length() - 1, self.stride)
            found.append(Cell(row + self.bounds.row, col + self.bounds.col))
            mask ^= low
        return found


class MaskGrid(PaddedFrame):
    """The frame of a whole grid, with tables that turn masks into rectangles quickly."""

    def __init__(self, rows: int, cols: int) -> None:
        super().__init__(Rect(0, 0, rows, cols))

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        """Row and column of the cell with each bit, from bit -1 on."""
        return [divmod(bit, self.stride) for bit in range(-1, self.bounds.height * self.stride)]

    @cached_property
    def _sizes(self) -> list[tuple[int, int]]:
        """Height and width of a rectangle, by how far its last bit is from its first."""
        return [(row + 1, col + 1) for row, col in self._places[1:]]

    def rects(self, masks: Iterable[int]) -> list[Rect]:
        """Return the rectangles of some masks; see :meth:`PaddedFrame.rects`."""
        places, sizes = self._places, self._sizes
        found: list[Rect] = []
        for mask in masks:
            first = (mask & -mask).bit_length()
            found.append(_new(Rect, places[first] + sizes[mask.bit_length() - first]))
        return found


mask_grid = lru_cache(maxsize=16)(MaskGrid)
"""The grid of a size. It is cached, because often many puzzles of one size are solved."""


def bits(numbers: int) -> Iterator[int]:
    """Yield the positions of the bits that are set, lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    start = 0
    while numbers:
        some = numbers
        if numbers > _FIRST:  # Each step for a bit takes time in proportion to the length.
            gap = (numbers & -numbers).bit_length() - 1
            start += gap
            numbers >>= gap
            some = numbers & _FIRST
        numbers >>= _BITS_AT_ONCE
        while some:
            low = some & -some
            yield start + low.bit_length() - 1
            some ^= low
        start += _BITS_AT_ONCE


def union(masks: Iterable[int]) -> int:
    """Return the cells that lie in any of the masks."""
    return reduce(or_, masks, 0)
