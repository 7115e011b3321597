"""Phase 1 with NumPy: every placement of every clue of a large grid.

The work is in proportion to the placements found, not to the areas: how far a clue's
rectangle may widen as it grows up or down gives, for each shape and each row of its top,
the interval of its left columns at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import NamedTuple, Protocol

import numpy as np

from shikaku_gui.model import Cell, Shape
from shikaku_gui.solver.arrays.placement_arrays import PlacementArrays
from shikaku_gui.solver.arrays.rectangle_arrays import RectangleArrays
from shikaku_gui.solver.arrays.run_lengths import Bools, Ints, ranges, spread
from shikaku_gui.solver.control import Control, CutShortError

MAX_PLACEMENTS = 8_000_000
"""A puzzle with more placements is refused: they would take gigabytes."""

_CHUNK = 100_000

_SHAPE_SIGNS = {Shape.SQUARE: 0, Shape.WIDE: 1, Shape.TALL: -1}
"""For each shape, the sign of how much wider than tall it is."""
_ANY_SHAPE = 2


class ClueGrid(Protocol):
    """A puzzle, or one in the making: its size, and its clues in row-major order."""

    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...
    @property
    def clues(self) -> Mapping[Cell, int | None]: ...
    @property
    def shapes(self) -> Mapping[Cell, Shape]: ...


def list_placements(puzzle: ClueGrid, largest: int, control: Control) -> PlacementArrays:
    """Return the placements of each clue; ``largest`` bounds the areas of "?" clues.

    Raises:
        CutShortError: a limit was reached, or there are over :data:`MAX_PLACEMENTS`.
    """
    spans = _Spans(puzzle, largest, control)
    pieces: list[_Listed] = []
    count = 0
    for clues in spans.chunks():
        control.check()
        control.progress(int(clues[0]) / len(puzzle.clues))
        pieces.append(_of_clues(spans, clues))
        count += len(pieces[-1].place)
        if count > MAX_PLACEMENTS:
            raise CutShortError
    joined = _concatenation(pieces, control)
    return PlacementArrays(np.arange(len(puzzle.clues)), joined.place, joined.edges)


class _Listed(NamedTuple):
    """Placements sorted by clue: the clue of each, and its edges."""

    place: Ints
    edges: RectangleArrays


def _concatenation(pieces: Sequence[_Listed], control: Control) -> _Listed:
    columns: list[Ints] = []
    for column in zip(*((place, *edges) for place, edges in pieces), strict=True):
        control.check()
        columns.append(np.concatenate(column))
    return _Listed(columns[0], RectangleArrays(*columns[1:]))


def _of_clues(spans: _Spans, clues: Ints) -> _Listed:
    known = spans.area[clues] > 0
    if known.all():
        return _of_known(spans, clues)
    if not known.any():
        return _of_unknown(spans, clues)
    both = _of_known(spans, clues[known]), _of_unknown(spans, clues[~known])
    joined = _concatenation(both, Control())
    order = np.argsort(joined.place, kind="stable")
    return _Listed(joined.place[order], joined.edges.at(order))


class _Spans:
    """How far each clue's rectangles may reach before they touch another clue.

    For the rows from the clue up (and down), in ``low`` and ``high``: the nearest columns
    left and right that a rectangle over those rows must not touch. A clue's entries start
    at ``at``; there are ``up`` (``down``) of them, the clue's own row included.
    """

    def __init__(self, puzzle: ClueGrid, largest: int, control: Control) -> None:
        self.rows, self.cols, self.largest = puzzle.rows, puzzle.cols, largest
        cells = chain.from_iterable(control.checked(puzzle.clues))
        self.row, self.col = np.fromiter(cells, dtype=np.int64).reshape(-1, 2).T.copy()
        areas = list(control.checked(puzzle.clues.values()))
        if None in areas:
            areas = [area or 0 for area in control.checked(areas)]
        self.area = np.array(areas, dtype=np.int64)
        self._shape = _shape_signs(puzzle) if puzzle.shapes else None
        most = np.where(self.area == 0, largest, self.area)
        grid = np.zeros((puzzle.rows, puzzle.cols), dtype=bool)
        grid[self.row, self.col] = True
        lefts, rights = _nearest(grid, control)
        above, below = (side.T[self.row, self.col] for side in _nearest(grid.T, control))
        self.up = np.minimum(self.row - above, most)
        self.down = np.minimum(below - self.row, most)
        self.up_at, self.up_low, self.up_high = self._widths((lefts, rights), self.up, -1, control)
        self.down_at, self.down_low, self.down_high = self._widths(
            (lefts, rights), self.down, 1, control
        )

    def _widths(
        self, nearest: tuple[Ints, Ints], counts: Ints, step: int, control: Control
    ) -> tuple[Ints, Ints, Ints]:
        """Return the starts of the clues' entries, and the entries left and right.

        The running extremes of each clue come from one pass over all: numbers are lifted
        by clue, so that none of an earlier clue exceeds one of a later.
        """
        control.check()
        clues, places = spread(counts)
        rows, cols = self.row[clues] + step * places, self.col[clues]
        lift = clues * (self.cols + 2)
        lefts, rights = nearest
        control.check()
        low = np.maximum.accumulate(lefts[rows, cols] + lift) - lift
        control.check()
        high = -(np.maximum.accumulate(lift - rights[rows, cols]) - lift)
        return np.cumsum(counts) - counts, low, high

    def allow(self, clue: Ints, height: Ints, width: Ints) -> Bools | None:
        """Tell which sizes have the shape that their clue gives; None if no clue gives any."""
        if self._shape is None:
            return None
        shape = self._shape[clue]
        allowed: Bools = (shape == _ANY_SHAPE) | (shape == np.sign(width - height))
        return allowed

    def chunks(self) -> Iterator[Ints]:
        """Yield the clues in order, so few at a time that each chunk is quick."""
        heights = np.minimum(self.up + self.down, 1 + np.where(self.area, self.area, self.largest))
        weight = np.cumsum(heights * np.sqrt(np.where(self.area, self.area, heights * self.cols)))
        breaks = np.flatnonzero(np.diff(weight // _CHUNK, prepend=0.0))
        for start, end in pairwise(sorted({0, *breaks.tolist(), len(self.area)})):
            yield np.arange(start, end)


def _shape_signs(puzzle: ClueGrid) -> Ints:
    """Return the sign of each clue's shape, or that it may have any."""
    shapes = map(puzzle.shapes.get, puzzle.clues)
    signs = (_ANY_SHAPE if shape is None else _SHAPE_SIGNS[shape] for shape in shapes)
    return np.fromiter(signs, dtype=np.int64)


def _nearest(
    grid: np.ndarray[tuple[int, int], np.dtype[np.bool_]], control: Control
) -> tuple[Ints, Ints]:
    """Return for each cell the nearest clue column strictly left of it, and right.

    -1 and the number of columns where there is none.
    """
    cols = grid.shape[1]
    numbers = np.arange(cols, dtype=np.int32)
    control.check()
    lefts = np.full(grid.shape, -1, dtype=np.int32)
    lefts[:, 1:] = np.maximum.accumulate(np.where(grid, numbers, -1), axis=1)[:, :-1]
    control.check()
    rights = np.full(grid.shape, cols, dtype=np.int32)
    backwards = np.where(grid, numbers, cols)[:, ::-1]
    rights[:, :-1] = np.minimum.accumulate(backwards, axis=1)[:, ::-1][:, 1:]
    return lefts, rights


def _of_known(spans: _Spans, clues: Ints) -> _Listed:
    """Return the placements of clues of known area."""
    areas, which = np.unique(spans.area[clues], return_inverse=True)
    heights = [_divisors(int(area), spans.rows) for area in areas]
    counts = np.array([len(some) for some in heights])
    rows, places = ranges((np.cumsum(counts) - counts)[which], counts[which])
    clue, height = clues[rows], np.concatenate(heights)[places]
    width = spans.area[clue] // height
    free = spans.up_high[spans.up_at[clue]] - spans.up_low[spans.up_at[clue]] - 1
    fits = (width <= free) & (height < spans.up[clue] + spans.down[clue])
    if (allowed := spans.allow(clue, height, width)) is not None:
        fits &= allowed
    clue, height, width = clue[fits], height[fits], width[fits]
    first = np.maximum(0, height - spans.down[clue])
    rows, above = ranges(first, np.minimum(height, spans.up[clue]) - first)
    clue, height, width = clue[rows], height[rows], width[rows]
    low, high = _between(spans, clue, above, height - 1 - above)
    left = np.maximum(spans.col[clue] - width, low) + 1
    counts = np.maximum(0, np.minimum(spans.col[clue], high - width) - left + 1)
    rows, left = ranges(left, _checked_counts(counts))
    return _listing(
        clue[rows], spans.row[clue[rows]] - above[rows], left, height[rows], width[rows]
    )


def _of_unknown(spans: _Spans, clues: Ints) -> _Listed:
    """Return the placements of "?" clues."""
    rows, above = spread(spans.up[clues])
    clue = clues[rows]
    rows, below = spread(np.minimum(spans.down[clue], spans.largest - above))
    clue, above = clue[rows], above[rows]
    height = above + below + 1
    low, high = _between(spans, clue, above, below)
    # No further left than the area allows: then each left has a placement.
    low = np.maximum(low, spans.col[clue] - spans.largest // height)
    rows, left = ranges(low + 1, _checked_counts(spans.col[clue] - low))
    clue, above, height, high = clue[rows], above[rows], height[rows], high[rows]
    least = spans.col[clue] - left + 1
    most = np.minimum(high - left, spans.largest // height)
    rows, width = ranges(least, _checked_counts(most - least + 1))
    if (allowed := spans.allow(clue[rows], height[rows], width)) is not None:
        rows, width = rows[allowed], width[allowed]
    return _listing(
        clue[rows], spans.row[clue[rows]] - above[rows], left[rows], height[rows], width
    )


def _between(spans: _Spans, clue: Ints, above: Ints, below: Ints) -> tuple[Ints, Ints]:
    """Return the columns not to touch, left and right, for ``above`` and ``below`` rows."""
    up, down = spans.up_at[clue] + above, spans.down_at[clue] + below
    low = np.maximum(spans.up_low[up], spans.down_low[down])
    return low, np.minimum(spans.up_high[up], spans.down_high[down])


def _checked_counts(counts: Ints) -> Ints:
    """Return the counts, unless there are too many placements to list.

    Raises:
        CutShortError: there are.
    """
    if counts.sum() > MAX_PLACEMENTS:
        raise CutShortError
    return counts


def _divisors(area: int, most: int) -> Ints:
    numbers = np.arange(1, min(area, most) + 1)
    divisors: Ints = numbers[area % numbers == 0]
    return divisors


def _listing(clue: Ints, top: Ints, left: Ints, height: Ints, width: Ints) -> _Listed:
    edges = RectangleArrays(top, left, top + height, left + width)
    return _Listed(clue, RectangleArrays(*(edge.astype(np.int32) for edge in edges)))
