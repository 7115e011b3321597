"""The engine for large grids: placements in NumPy arrays.

The deductions are those of :mod:`shikaku_gui.solver.masks.propagation`, for all undecided clues
at once, sweep by sweep. The cells that all placements of a clue share are a rectangle;
prefix sums over the grid tell which placements agree with what is known. A sweep costs
something however little it finds; so once that is little, and what is left is in small
parts, big integers finish the work part by part.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.arrays.full_listing import ClueGrid, list_placements
from shikaku_gui.solver.arrays.placement_arrays import PlacementArrays
from shikaku_gui.solver.arrays.reach import ONE, Reach, reach_of
from shikaku_gui.solver.arrays.rectangle_arrays import (
    RectangleArrays,
    coverage,
    prefix_sums,
    sums_over,
)
from shikaku_gui.solver.arrays.run_lengths import Ints
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.engine import UndecidedPart
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks
from shikaku_gui.solver.result import PlacementCount

LARGEST_MASKS = 2_000_000_000
"""Parts whose masks would take more bits than this stay rectangles and go to CP-SAT."""

FEW = 100
FEW_PER_CELL = 0.005
"""When a sweep removes fewer placements than this, masks are faster; more on a larger grid."""

LARGEST_FRAME = 5000
"""Masks of more cells than this are slow: they are not used before arrays have done their part,
and then only in parts of few clues."""

FEW_CLUES = 300

_PARTS_AT_ONCE = 64


class ArrayEngine:
    """The engine for large grids."""

    def __init__(self, puzzle: ClueGrid, largest: int) -> None:
        """Prepare to list the placements; ``largest`` bounds the areas of "?" clues."""
        self.counting: Callable[[], PlacementCount] = PlacementCount
        self._puzzle = puzzle
        self._largest = largest
        self._rows, self._cols = puzzle.rows, puzzle.cols

    def list_placements(self, control: Control) -> None:
        """List the placements; see :meth:`Engine.list_placements`."""
        self._remaining = list_placements(self._puzzle, self._largest, control)
        count = self._count(control)
        self.counting = partial(PlacementCount, *count)
        if count.empty or count.unreached:
            raise ContradictionError

    def _count(self, control: Control) -> PlacementCount:
        cover = coverage(self._rows, self._cols, self._remaining.edges, control)
        return PlacementCount(
            fixed=int((self._remaining.numbers == 1).sum()),
            alternatives=len(self._remaining),
            cover=int((cover == 1).sum()),
            empty=bool((self._remaining.numbers == 0).any()),
            unreached=tuple(Cell(row, col) for row, col in np.argwhere(cover == 0).tolist()),
        )

    @paused_collector()
    def settle(self, control: Control) -> int:
        """Run the basic deductions to the fixpoint; see :meth:`Engine.settle`."""
        self._row = np.array([row for row, _ in self._puzzle.clues])
        # Of each clue what its placements share: once it is decided, its rectangle.
        self._shared = RectangleArrays(*np.zeros((4, len(self._row)), dtype=np.int32))
        self._owned = np.zeros((self._rows, self._cols), dtype=bool)
        self._settled: list[PlacementMasks] = []
        few = FEW + FEW_PER_CELL * self._owned.size
        gone = len(self._remaining)
        while gone:
            weight, least = self._learn(control)
            if gone <= few:
                if self._finish_by_masks(control):
                    break
                few /= 2
            gone = self._sift(weight, least, control)
        undecided = int(self._remaining.numbers[self._remaining.open].sum())
        return undecided + sum(part.undecided for part in self._settled)

    def _learn(self, control: Control) -> tuple[Ints, Ints]:
        """Find out which cells are owned, and which only one clue can reach.

        Returns a weight for each cell, 1 where it is owned, -1 where only one clue can
        reach it and that does not own it yet; and the least sum of weights a placement of
        each clue can have. It has that if it holds all cells for its clue alone to reach,
        and of those that are owned just its own.
        """
        control.check()
        shared = self._share(control)
        control.check()
        row = self._row[self._remaining.clues]
        self._reach = reach_of(self._remaining, row, self._cols, control)
        control.check()
        reached = self._reach.sums(self._owned.size, control)
        control.check()
        alone = np.flatnonzero((reached < 2 * ONE) & ~self._owned.ravel())
        clue = reached[alone] - ONE
        if (clue < 0).any():
            raise ContradictionError
        weight = self._owned.astype(np.int8)
        weight.ravel()[alone] = -1
        return weight, shared.area - np.bincount(clue, minlength=len(shared.top))

    def _share(self, control: Control) -> RectangleArrays:
        """Give the clues the cells that all their placements share, and return these."""
        shared = self._remaining.shared(control)
        for edge, now in zip(self._shared, shared, strict=True):
            edge[self._remaining.clues] = now
        owners = coverage(self._rows, self._cols, shared, control)
        control.check()
        if (owners > 1).any():
            raise ContradictionError
        self._owned |= owners > 0
        control.check()
        return shared

    def _sift(self, weight: Ints, least: Ints, control: Control) -> int:
        """Keep the placements that agree with what was learnt; return how many are gone.

        Those of clues that were decided before are gone too.
        """
        remaining = self._remaining
        sums = sums_over(prefix_sums(weight, control), remaining.edges, control)
        fits = sums == least[remaining.place]
        if fits.all():
            return 0
        self._remaining = remaining.keep(fits)
        if not self._remaining.numbers.all():
            raise ContradictionError
        return len(remaining) - len(self._remaining)

    def _finish_by_masks(self, control: Control) -> bool:
        """Settle what is left as masks, unless there is a large part; tell if that was done."""
        parts = _Parts(self._remaining, self._reach, control)
        if parts.largest > LARGEST_FRAME:
            return False
        for part in parts.each(control):
            self._settled.append(part.position(control))
            self._settled[-1].settle(control)
        control.check()
        self._remaining = self._remaining.keep(np.zeros(len(self._remaining), dtype=bool))
        return True

    @paused_collector()
    def decided(self, control: Control) -> dict[int, Rect]:
        """Return the rectangles of the clues that are decided, by clue number."""
        decided = dict(enumerate(self._shared.rects(control)))
        control.check()
        for clue in self._remaining.clues[self._remaining.open].tolist():
            del decided[clue]
        for part in self._settled:
            for clue in part.clues:
                del decided[clue]
            decided |= part.decided()
        return decided

    @paused_collector()
    def parts(self, control: Control) -> tuple[list[PlacementMasks], list[UndecidedPart]]:
        """Return the independent parts of what is undecided."""
        settled = control.checked(self._settled, _PARTS_AT_ONCE)
        small = [part for some in settled for part in some.parts()]
        large: list[UndecidedPart] = []
        for part in _Parts(self._remaining, self._reach, control).each(control):
            short = part.bounds.area <= LARGEST_FRAME or len(part.clues) <= FEW_CLUES
            if short and part.bits <= LARGEST_MASKS:
                small.append(part.position(control))
            else:
                large.append(UndecidedPart(part.clues, part.placements))
        return small, large


class _Part(NamedTuple):
    """Clues that depend on each other, in order, with their placements clue by clue.

    ``bounds`` is the smallest rectangle around all placements.
    """

    clues: list[int]
    placements: list[tuple[Rect, ...]]
    bounds: Rect

    @property
    def bits(self) -> int:
        """How many bits all placements take as masks, at most."""
        return self.bounds.area * sum(map(len, self.placements))

    def position(self, control: Control) -> PlacementMasks:
        """Return the part as masks. All cells it can reach are its to cover.

        Raises:
            CutShortError: a limit was reached.
        """
        return PlacementMasks.of_rects(
            PaddedFrame(self.bounds), self.clues, self.placements, control
        )


class _Parts:
    """The independent parts in which some clue has a choice."""

    def __init__(self, remaining: PlacementArrays, reach: Reach, control: Control) -> None:
        """Find the parts.

        Raises:
            CutShortError: a limit was reached.
        """
        self._remaining = remaining
        self._members: dict[int, list[int]] = {}
        if remaining.open.any():
            part = reach.parts(len(remaining.clues), control)
            control.check()
            self._bounds = _bounds(remaining, part, control).rects(control)
            control.check()
            for place, first in enumerate(part.tolist()):
                self._members.setdefault(first, []).append(place)

    @property
    def largest(self) -> int:
        """The most cells in the bounds of a part."""
        return max((self._bounds[first].area for first in self._members), default=0)

    def each(self, control: Control) -> Iterator[_Part]:
        """Yield the parts.

        Raises:
            CutShortError: a limit was reached.
        """
        clues, placements = self._remaining.clues.tolist(), self._remaining.placements(control)
        for first, places in self._members.items():
            control.check()
            if len(places) > 1 or len(placements[first]) > 1:
                yield _Part(
                    [clues[place] for place in places],
                    [placements[place] for place in places],
                    self._bounds[first],
                )


def _bounds(remaining: PlacementArrays, part: Ints, control: Control) -> RectangleArrays:
    """Return for each clue the rectangle around all placements of the part it comes first in."""
    top, left, bottom, right = remaining.bounds(control)
    np.minimum.at(top, part, top)
    np.minimum.at(left, part, left)
    np.maximum.at(bottom, part, bottom)
    np.maximum.at(right, part, right)
    return RectangleArrays(top, left, bottom, right)
