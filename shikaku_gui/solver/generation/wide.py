"""Looking at a large grid whose solution is known: the placements in arrays.

The deductions are the basic ones, for all clues at a time. That the solution is known
makes them quicker and no different: a cell that only one clue can reach is reached by the
clue whose rectangle it lies in, so no other need be looked for; and what all placements of
a clue share lies in its rectangle, too.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise
from operator import or_

import numpy as np

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.arrays.rectangle_arrays import RectangleArrays
from shikaku_gui.solver.arrays.segments import Ints
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.crosses import list_placements
from shikaku_gui.solver.generation.settling import settle
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.propagation import Live, Position

# Once a sweep removes so few placements, masks finish sooner.
_FEW = 100


class Wide:
    """Looks at the clues of a large grid, each time from the beginning."""

    def __init__(self, rows: int, cols: int) -> None:
        self._frame = PaddedFrame(Rect(0, 0, rows, cols))

    def undecided(self, rects: Mapping[Cell, Rect], control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        _, _, rows, cols = self._frame.bounds
        names = sorted(rects)
        sweeps = _Sweeps(names, [rects[clue] for clue in names], rows, cols)
        control.check()
        while sweeps.sweep() > _FEW:
            control.check()
        clues, live = sweeps.left(self._frame)
        numbers, left = settle(live, lambda mine, _: mine, 0, control)
        cells = union(map(union, left))
        return Position(self._frame, [clues[number] for number in numbers], left, cells).parts()


class _Sweeps:
    """The placements left to all clues, given with their rectangles in the solution.

    Which cells they cover is kept as steps at their corners, on two grids side by side: one
    for whole placements, one for their parts in their clues' own rectangles.
    """

    def __init__(self, clues: Sequence[Cell], rects: Sequence[Rect], rows: int, cols: int) -> None:
        row, col = _columns(clues)
        top, left, height, width = _columns(rects)
        own = RectangleArrays(top, left, top + height, left + width)
        place, edges = list_placements(row, col, height * width, rows, cols)
        self._sides = rows, cols
        self._own = _corners(own, cols + 1)
        self._owner = _owners(self._own, rows, cols)
        self._edges = edges
        part = _corners(_common(edges, own.at(place)), 2 * cols + 2) + (cols + 1)
        self._corners = np.concatenate((_corners(edges, 2 * cols + 2), part))
        self._steps = self._steps_at(self._corners)
        self._numbers = np.bincount(place)
        self._open = self._numbers > 0
        # Of the placements that are left: their indices, their clues, their corners on one grid.
        self._index = np.arange(len(place))
        self._place = place
        self._whole = _corners(edges, cols + 1)

    def _steps_at(self, corners: Ints) -> Ints:
        """Return the steps at some of the corners on both grids."""
        rows, cols = self._sides
        size = 2 * (rows + 1) * (cols + 1)
        up = np.concatenate((corners[0], corners[1], corners[4], corners[5]))
        down = np.concatenate((corners[2], corners[3], corners[6], corners[7]))
        return np.bincount(up, minlength=size) - np.bincount(down, minlength=size)

    def sweep(self) -> int:
        """Remove what contradicts what is known of the cells; return how many placements."""
        rows, cols = self._sides
        self._open = self._numbers > 1
        weights = np.zeros((rows + 1, cols + 1), dtype=np.float32)
        weights[1:, 1:] = self._weights()
        sums = _summed(weights).ravel()
        fits = _over(sums, self._whole) == _over(sums, self._own).take(self._place)
        gone = np.flatnonzero(~fits)
        left = np.flatnonzero(fits)
        self._steps -= self._steps_at(self._corners.take(self._index.take(gone), axis=1))
        self._numbers -= np.bincount(self._place.take(gone), minlength=len(self._numbers))
        self._index = self._index.take(left)
        self._place = self._place.take(left)
        self._whole = self._whole.take(left, axis=1)
        return len(gone)

    def _weights(self) -> Ints:
        """Return a weight for each cell.

        It is 1 where all placements of its clue share it; else -1 where no other clue can
        reach it. The least that a placement can add up to is what its clue's own
        rectangle has: for that it must hold all cells known for its clue, and no others.
        """
        rows, cols = self._sides
        steps = self._steps.astype(np.float32).reshape(rows + 1, 2 * cols + 2)
        covers = _summed(steps, 2).reshape(rows + 1, 2, cols + 1)[:-1, :, :-1]
        every, own = covers[:, 0], covers[:, 1]
        shared = own == self._numbers.take(self._owner)
        weights: Ints = shared.astype(np.int8) - (every == own) * ~shared
        return weights

    def left(self, frame: PaddedFrame) -> tuple[list[int], Live]:
        """Return the clues that had a choice before the last sweep, and what is left to them."""
        clues = np.flatnonzero(self._open)
        several = np.flatnonzero(self._open.take(self._place))
        top, left, bottom, right = self._edges.at(self._index.take(several))
        bars = [0, *accumulate((1 << row * frame.stride for row in range(self._sides[0])), or_)]
        places = zip(
            (bottom - top).tolist(),
            (right - left).tolist(),
            (top * frame.stride + left).tolist(),
            strict=True,
        )
        masks = [bars[height] * ((1 << width) - 1) << shift for height, width, shift in places]
        ends = np.searchsorted(self._place.take(several), clues, side="right").tolist()
        return clues.tolist(), [masks[start:end] for start, end in pairwise([0, *ends])]


def _columns(rows: Sequence[tuple[int, ...]]) -> Ints:
    """Return tuples of whole numbers as columns."""
    numbers = np.fromiter(chain.from_iterable(rows), dtype=np.intp)
    return numbers.reshape(len(rows), -1).T.copy()


def _common(edges: RectangleArrays, others: RectangleArrays) -> RectangleArrays:
    """Return what rectangles have in common with others."""
    return RectangleArrays(
        np.maximum(edges.top, others.top),
        np.maximum(edges.left, others.left),
        np.minimum(edges.bottom, others.bottom),
        np.minimum(edges.right, others.right),
    )


def _corners(edges: RectangleArrays, stride: int) -> Ints:
    """Return the corners of rectangles: top left and bottom right, then the other two."""
    above, below = edges.top * stride, edges.bottom * stride
    return np.stack(
        (above + edges.left, below + edges.right, above + edges.right, below + edges.left)
    )


def _over(sums: Ints, corners: Ints) -> Ints:
    """Return the sums over rectangles, from those up to each corner."""
    first, last, second, third = sums.take(corners)
    inside: Ints = first + last - second - third
    return inside


def _summed(grid: Ints, number: int = 1) -> Ints:
    """Return for each cell the sum of all above it and left of it, on grids side by side.

    Small whole numbers come out exactly; a product takes half the time of running sums.
    """
    rows, cols = grid.shape
    cols //= number
    return (_triangle(rows) @ grid).reshape(-1, cols) @ _triangle(cols).T


@lru_cache(maxsize=8)
def _triangle(side: int) -> Ints:
    return np.tri(side, dtype=np.float32)


def _owners(own: Ints, rows: int, cols: int) -> Ints:
    """Return for each cell the number of the rectangle it lies in."""
    size = (rows + 1) * (cols + 1)
    numbers = np.tile(np.arange(own.shape[1]), 2)
    steps = np.bincount(own[:2].ravel(), numbers, size) - np.bincount(
        own[2:].ravel(), numbers, size
    )
    grid = _summed(steps.astype(np.float32).reshape(rows + 1, cols + 1))
    return grid[:-1, :-1].astype(np.intp)
