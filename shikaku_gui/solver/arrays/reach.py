"""Which clues can reach which cells.

All placements of a clue hold the clue's cell, so in each row those that reach the row
together cover one interval. Cells are numbered row by row.
"""

from typing import NamedTuple

import numpy as np

from shikaku_gui.solver.arrays.placement_arrays import PlacementArrays
from shikaku_gui.solver.arrays.run_lengths import Ints, pieces, starts_of
from shikaku_gui.solver.control import Control

ONE = 1 << 40
"""The share of one clue in :meth:`Reach.sums`, whatever its place."""


class Reach(NamedTuple):
    """The cells that clues can reach, as intervals: each has a clue, by its place.

    ``end`` is exclusive.
    """

    place: Ints
    start: Ints
    end: Ints

    def sums(self, cells: int, control: Control) -> Ints:
        """Return for each of the first ``cells`` cells the sum of the clues that can reach it.

        Each clue counts as its place plus ``ONE``. So 0 means that none can; a sum below
        ``2 * ONE`` means that one can, and which.

        Raises:
            CutShortError: a limit was reached.
        """
        steps = np.zeros(cells + 1, dtype=np.int64)
        for some in pieces(len(self.place), control):
            value = self.place[some] + ONE
            np.add.at(steps, self.start[some], value)
            np.subtract.at(steps, self.end[some], value)
        control.check()
        return np.cumsum(steps[:-1])

    def parts(self, clues: int, control: Control) -> Ints:
        """Return for each of the ``clues`` clues the least place in its independent part.

        Clues that can reach the same cell are in one part.

        Raises:
            CutShortError: a limit was reached.
        """
        order = np.argsort(self.start, kind="stable")
        place, end = self.place[order], np.maximum.accumulate(self.end[order])
        meet = np.flatnonzero(self.start[order[1:]] < end[:-1])
        ones, others = place[meet], place[meet + 1]
        least = np.arange(clues)
        while True:
            control.check()
            one, other = least[ones], least[others]
            lower = least.copy()
            np.minimum.at(lower, np.maximum(one, other), np.minimum(one, other))
            lower = lower[lower]
            if (lower == least).all():
                return least
            least = lower


def reach_of(remaining: PlacementArrays, row: Ints, cols: int, control: Control) -> Reach:
    """Return what each clue can reach, given its row and the number of columns.

    A row above the clue, or its own, is reached by the placements whose top is no lower:
    a running extreme from the first row down. A row below is reached by those whose
    bottom is no higher: a running extreme from the last row up to the clue's own. So a
    clue has two runs, which both end in its row.
    """
    top, left, bottom, right = remaining.edges
    first = np.minimum.reduceat(top, remaining.starts)
    last = np.maximum.reduceat(bottom, remaining.starts) - 1
    lengths = np.stack((row - first, last - row), axis=1).ravel() + 1
    at = starts_of(lengths)
    run = np.repeat(np.arange(len(lengths)), lengths)
    control.check()
    low = np.full(len(run), cols, dtype=left.dtype)
    high = np.zeros(len(run), dtype=right.dtype)
    above, below = at[::2] - first, at[1::2] + last + 1
    for some in pieces(len(top), control):
        place = remaining.place[some]
        for slot in (above[place] + top[some], below[place] - bottom[some]):
            np.minimum.at(low, slot, left[some])
            np.maximum.at(high, slot, right[some])
    control.check()
    # The second run ends where the first has been: nothing there.
    step = np.tile((cols, -cols), len(first))
    origin = np.stack((first, last), axis=1).ravel() * cols - at * step
    control.check()
    cell = origin[run] + np.arange(len(run)) * step[run]
    control.check()
    # One pass serves all runs: each is lifted beyond the one before.
    lift = run * (cols + 1)
    control.check()
    start = np.minimum.accumulate(low - lift) + (cell + lift)
    control.check()
    end = np.maximum.accumulate(high + lift) + (cell - lift)
    control.check()
    again = at[1::2] + lengths[1::2] - 1
    end[again] = start[again]
    return Reach(run >> 1, start, end)
