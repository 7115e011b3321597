"""Many rectangles at once, as arrays of their edges, on a grid of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from shikaku_gui.model import Rect
from shikaku_gui.solver.arrays.run_lengths import Ints, pieces
from shikaku_gui.solver.control import Control

# Makes a rectangle in half the time that its own call takes.
_new_rect = partial(tuple.__new__, Rect)
_CHUNK = 1 << 14
"""Rectangles made between two looks at the limits: some milliseconds' worth."""


class RectangleArrays(NamedTuple):
    """The edges of rectangles, in arrays; ``bottom`` and ``right`` are exclusive."""

    top: Ints
    left: Ints
    bottom: Ints
    right: Ints

    def at(self, index: Ints) -> RectangleArrays:
        """Return the rectangles with these indices."""
        return RectangleArrays(*(edge[index] for edge in self))

    @property
    def area(self) -> Ints:
        """The number of cells of each."""
        area: Ints = (self.bottom - self.top) * (self.right - self.left)
        return area

    def pieces(self, control: Control | None) -> Iterator[RectangleArrays]:
        """Yield them in pieces, one at least, each of which an operation handles quickly.

        Raises:
            CutShortError: a limit was reached.
        """
        for some in pieces(len(self.top), control):
            yield RectangleArrays(*(edge[some] for edge in self))

    def rects(self, control: Control | None = None) -> list[Rect]:
        """Return them one by one.

        Raises:
            CutShortError: a limit was reached.
        """
        columns = (self.top, self.left, self.bottom - self.top, self.right - self.left)
        rects: list[Rect] = []
        for start in range(0, len(self.top), _CHUNK):
            if control is not None:
                control.check()
            chunk = (column[start : start + _CHUNK].tolist() for column in columns)
            rects += map(_new_rect, zip(*chunk, strict=True))
        return rects

    def corners(self, cols: int) -> tuple[Ints, Ints, Ints, Ints]:
        """Return the cells at top left, top right, bottom left and bottom right.

        Cells are numbered row by row on a grid of ``cols`` columns. Right and bottom are exclusive.
        """
        # Whole in 32 bits, then wide at once: indices of another type are slow.
        above, below = self.top * cols, self.bottom * cols
        corners = above + self.left, above + self.right, below + self.left, below + self.right
        first, second, third, last = (corner.astype(np.intp) for corner in corners)
        return first, second, third, last


def coverage(rows: int, cols: int, edges: RectangleArrays, control: Control | None = None) -> Ints:
    """Return for each cell of a grid how many of the rectangles cover it.

    Raises:
        CutShortError: a limit was reached.
    """
    steps = np.zeros((rows + 1, cols + 1), dtype=np.int32)
    for some in edges.pieces(control):
        for step, corner in zip((1, -1, -1, 1), some.corners(cols + 1), strict=True):
            np.add.at(steps.ravel(), corner, np.int32(step))
    _accumulate(steps, control)
    return steps[:-1, :-1]


def prefix_sums(grid: Ints, control: Control | None = None) -> Ints:
    """Return for each corner of a grid's cells the sum of all above it and left of it.

    Raises:
        CutShortError: a limit was reached.
    """
    rows, cols = grid.shape
    sums = np.zeros((rows + 1, cols + 1), dtype=np.int32)
    sums[1:, 1:] = grid
    _accumulate(sums, control)
    return sums


def sums_over(sums: Ints, edges: RectangleArrays, control: Control | None = None) -> Ints:
    """Return the sum of a grid over each rectangle, from the grid's prefix sums.

    Raises:
        CutShortError: a limit was reached.
    """
    flat = sums.ravel()
    inside: list[Ints] = []
    for some in edges.pieces(control):
        first, second, third, last = some.corners(sums.shape[1])
        inside.append(flat[last] - flat[third] - flat[second] + flat[first])
    return inside[0] if len(inside) == 1 else np.concatenate(inside)


def _accumulate(grid: Ints, control: Control | None) -> None:
    for axis in (1, 0):
        if control is not None:
            control.check()
        np.cumsum(grid, axis=axis, out=grid)
