"""Cuts a grid, or a part of it, into random rectangles, or a whole one symmetrically.

Rectangles of random shapes are put at random places, each fitted between those already
there. Then the gaps are filled in row-major order in the same way. Single cells may be
left; they are joined to their neighbours later (:mod:`.single_cells`).
"""

from random import Random

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import Shapes
from shikaku_gui.solver.generation.rectangle_geometry import new_rect
from shikaku_gui.solver.generation.symmetry import Images, Symmetry

_POOL = 8
# The number of rectangles between two checks of the limits.
_CHECK_EVERY = 512
# And that of shapes drawn.
_SHAPES_AT_ONCE = 1 << 14


class Cutter:
    """Cuts the cells of a grid that are not blocked.

    Which cells are taken is kept twice, as bits by row and by column, because a rectangle
    grows along one of them at a time.
    """

    def __init__(self, rows: int, cols: int, shapes: Shapes, rng: Random, control: Control) -> None:
        self._sides = (rows, cols)
        self._by_row = [0] * rows
        self._by_col = [0] * cols
        self._shapes = shapes
        self._rng = rng
        self._control = control
        self._pool: list[tuple[int, int]] = []
        self.rects: list[Rect] = []

    def block(self, rect: Rect) -> None:
        """Mark cells as taken, so that they are not cut."""
        row, col, height, width = rect
        bits = (1 << width) - 1 << col
        for at in range(row, row + height):
            self._by_row[at] |= bits
        bits = (1 << height) - 1 << row
        for at in range(col, col + width):
            self._by_col[at] |= bits

    def free(self, rect: Rect) -> None:
        """Mark taken cells as free."""
        row, col, height, width = rect
        bits = (1 << width) - 1 << col
        for at in range(row, row + height):
            self._by_row[at] &= ~bits
        bits = (1 << height) - 1 << row
        for at in range(col, col + width):
            self._by_col[at] &= ~bits

    def cut(self, area: int) -> list[Rect]:
        """Cut all free cells, about ``area`` of them; return the rectangles.

        Raises:
            CutShortError: a limit was reached.
        """
        random, (rows, cols), by_row = self._rng.random, self._sides, self._by_row
        pieces = area // self._shapes.typical
        self._fill_pool(2 + pieces)
        for _ in range(2 + 2 * pieces):
            row, col = int(random() * rows), int(random() * cols)
            if not by_row[row] >> col & 1:
                self._put(row, col)
        every = (1 << cols) - 1
        for row in range(rows):
            while free := every & ~by_row[row]:
                self._put(row, (free & -free).bit_length() - 1)
        return self.rects

    def _draw(self) -> tuple[int, int]:
        """Return a random shape from a pool, which is filled many at a time for speed."""
        if not self._pool:
            self._fill_pool(_POOL)
        return self._pool.pop()

    def _fill_pool(self, number: int) -> None:
        sizes, sums = self._shapes.sizes, self._shapes.sums
        self._pool = []
        for drawn in range(0, number, _SHAPES_AT_ONCE):
            self._control.check()
            some = min(_SHAPES_AT_ONCE, number - drawn)
            self._pool += self._rng.choices(sizes, cum_weights=sums, k=some)

    def _put(self, row: int, col: int) -> None:
        """Put a rectangle on a free cell, as close to a random shape as the free cells allow."""
        height, width = self._draw()
        rows, cols = self._sides
        if self._rng.random() < 0.5:
            rect = new_rect(self._fit(self._by_row, cols, row, col, height, width))
        else:
            left, top, wide, high = self._fit(self._by_col, rows, col, row, width, height)
            rect = new_rect((top, left, high, wide))
        self._place(rect, row, col)

    def _place(self, rect: Rect, _row: int, _col: int) -> None:
        """Take a rectangle that was fitted on a cell."""
        self._add(rect)

    def _add(self, rect: Rect) -> None:
        self.block(rect)
        self.rects.append(rect)
        if not len(self.rects) % _CHECK_EVERY:
            self._control.check()

    def _fit(
        self, lines: list[int], length: int, line: int, at: int, lines_wanted: int, wanted: int
    ) -> tuple[int, int, int, int]:
        """Fit a rectangle on the free bit ``at`` of a line: along it first, then over others.

        Returns the first line and bit, and the number of lines and bits. Avoids gaps of one
        bit at either end in its own line.
        """
        start, size = self._along(lines[line], length, at, wanted)
        bits = (1 << size) - 1 << start
        first = line
        lowest = line - lines_wanted + 1
        while first > lowest and first and not lines[first - 1] & bits:
            first -= 1
        last = line + 1
        highest = line + lines_wanted
        while last < highest and last < len(lines) and not lines[last] & bits:
            last += 1
        spare = last - first - lines_wanted
        if spare > 0:
            first += int(self._rng.random() * (spare + 1))
            last = first + lines_wanted
        return first, start, last - first, size

    def _along(self, taken: int, length: int, at: int, wanted: int) -> tuple[int, int]:
        """Return the first bit and the number of bits to take in a line."""
        beyond = taken >> at
        end = (beyond & -beyond).bit_length() - 1 + at if beyond else length
        begin = (taken & (1 << at) - 1).bit_length()
        if wanted >= end - begin:
            return begin, end - begin
        lowest = at - wanted + 1 if begin <= at - wanted else begin
        highest = end - wanted if end - wanted < at else at
        start = lowest + int(self._rng.random() * (highest - lowest + 1))
        stop = start + wanted
        if start - begin == 1:
            start = begin
        if end - stop == 1:
            stop = end
        return start, stop - start


class SymmetricCutter(Cutter):
    """Cuts a whole grid; each rectangle comes with its image, or is its own image.

    A rectangle that is its own image needs a cell that is its own image, for its clue. So
    those cells are covered first, and no other rectangle overlaps its image.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        shapes: Shapes,
        rng: Random,
        control: Control,
        images: Images,
    ) -> None:
        super().__init__(rows, cols, shapes, rng, control)
        self._images = images

    def cut(self, area: int) -> list[Rect]:
        """Cut all cells, ``area`` of them; return the rectangles."""
        if self._images.fixed_cells(Rect(0, 0, *self._sides)):
            if self._images.symmetry is Symmetry.ROTATION:
                self._cut_centre()
            else:
                self._cut_axis()
        return super().cut(area // 2)

    def _place(self, rect: Rect, row: int, col: int) -> None:
        if rect.overlaps(self._images.rect(rect)):
            rect = self._one_sided(rect, row, col)
        self._add(rect)
        self._add(self._images.rect(rect))

    def _cut_centre(self) -> None:
        rows, cols = self._sides
        height, width = self._random_odd_shape()
        self._add(Rect((rows - height) // 2, (cols - width) // 2, height, width))

    def _cut_axis(self) -> None:
        rows, cols = self._sides
        row = 0
        while row < rows:
            height, width = self._random_odd_shape()
            height = min(height, rows - row)
            height += rows - row - height == 1
            width = max(width, min(3, cols)) if height == 1 else width
            self._add(Rect(row, (cols - width) // 2, height, width))
            row += height

    def _random_odd_shape(self) -> tuple[int, int]:
        """Draw a shape of odd sides and more than one cell, unless the grid has only one."""
        rows, cols = self._sides
        height, width = (
            min(side - 1 | 1, size | 1)
            for side, size in zip(self._sides, self._draw(), strict=True)
        )
        if height * width > 1:
            return height, width
        return (1, 3) if cols >= 3 and (rows < 3 or self._rng.random() < 0.5) else (min(3, rows), 1)

    def _one_sided(self, rect: Rect, row: int, col: int) -> Rect:
        """Shrink a rectangle around a cell until it does not overlap its image."""
        rows, cols = self._sides
        halves: list[Rect] = []
        if self._images.symmetry is Symmetry.ROTATION and 2 * row + 1 != rows:
            first, last = _range_in_same_half(row, rows, rect.row, rect.bottom)
            halves.append(Rect(first, rect.col, last - first, rect.width))
        if 2 * col + 1 != cols:
            first, last = _range_in_same_half(col, cols, rect.col, rect.right)
            halves.append(Rect(rect.row, first, rect.height, last - first))
        return max(halves, key=lambda half: half.area)


def _range_in_same_half(at: int, length: int, first: int, end: int) -> tuple[int, int]:
    """Return the part of a range that lies on the same side of the middle as ``at``."""
    if 2 * at < length:
        return first, min(end, length // 2)
    return max(first, length - length // 2), end
