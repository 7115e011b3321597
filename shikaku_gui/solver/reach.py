"""Which clues can still reach which cell, kept up to date as placements fall away.

All placements of a clue hold the clue's cell, so in each row those that reach the row
together cover one interval. A clue's reach is an interval a row; when it shrinks, cells
are lost at the ends, and only these are looked at.
"""

import numpy as np

from shikaku_gui.solver.arrays import Placements
from shikaku_gui.solver.ragged import Bools, Ints, ranges, spread


class Reach:
    """The clues that can reach each cell, as a number of them and a sum of their numbers.

    Cells are numbered row by row. Where ``count`` is 1, ``total`` is the one clue.
    ``clue_row`` are the rows of the clues, ``live`` all their placements, sorted by clue.
    """

    def __init__(self, rows: int, cols: int, clue_row: Ints, live: Placements) -> None:
        self._cols = cols
        self._clue_row = clue_row
        starts = np.flatnonzero(np.diff(live.clue, prepend=-1))
        self._top = np.minimum.reduceat(live.top, starts)
        self._height = np.maximum.reduceat(live.bottom, starts) - self._top
        self._at = np.cumsum(self._height) - self._height
        everyone = np.arange(len(clue_row))
        self._low, self._high = self._extremes(everyone, live)
        clue, cell, length = self._intervals(everyone)
        self.count = _painted(rows, cols, cell, length, np.ones_like(clue))
        self.total = _painted(rows, cols, cell, length, clue)

    def _extremes(self, clues: Ints, live: Placements) -> tuple[Ints, Ints]:
        """Return the intervals of some clues, row by row, given all their placements.

        Above the clue, a row is reached by the placements whose top is no lower: a running
        extreme from the top down. Below it, by those whose bottom is no higher.
        """
        which, place = spread(self._height[clues])
        row = self._top[clues[which]] + place
        first = np.cumsum(self._height[clues]) - self._height[clues] - self._top[clues]
        mine = np.cumsum(np.diff(live.clue, prepend=live.clue[:1]) != 0)
        top, last = first[mine] + live.top, first[mine] + live.bottom - 1
        above = row <= self._clue_row[clues[which]]
        low = _running_least(which, self._cols, above, (top, last), live.left)
        high = _running_least(which, self._cols, above, (top, last), self._cols - live.right)
        return low, self._cols - high

    def _intervals(self, clues: Ints) -> tuple[Ints, Ints, Ints]:
        """Return the intervals of some clues: their clue, first cell and length."""
        which, slot = ranges(self._at[clues], self._height[clues])
        clue = clues[which]
        cell = (self._top[clue] + slot - self._at[clue]) * self._cols + self._low[slot]
        return clue, cell, np.maximum(0, self._high[slot] - self._low[slot])

    def cells(self, clues: Ints) -> tuple[Ints, Ints]:
        """Return the cells that some clues can reach, each with its clue."""
        clue, cell, length = self._intervals(clues)
        which, cells = ranges(cell, length)
        return clue[which], cells

    def shrink(self, clues: Ints, live: Placements) -> Ints:
        """Give some clues these placements instead of more; return the cells lost.

        ``live`` are all their placements. A cell lost by several clues is repeated.
        """
        which, slot = ranges(self._at[clues], self._height[clues])
        old_low, old_high = self._low[slot], self._high[slot]
        low, high = self._extremes(clues, live)
        self._low[slot] = low = np.minimum(low, old_high)
        self._high[slot] = high = np.maximum(high, low)
        clue = clues[which]
        row = (self._top[clue] + slot - self._at[clue]) * self._cols
        rows, lost = ranges(
            np.concatenate((row + old_low, row + high)),
            np.concatenate((low - old_low, old_high - high)),
        )
        loser = np.concatenate((clue, clue))[rows]
        np.subtract.at(self.count, lost, 1)
        np.subtract.at(self.total, lost, loser)
        return lost


def _running_least(
    segment: Ints, most: int, down: Bools, places: tuple[Ints, Ints], values: Ints
) -> Ints:
    """Return, in each segment, the least value met so far: from its start or its end.

    Values, none above ``most``, enter at ``places``: the first of them count for the
    elements where ``down`` holds, running from the start, the second for the others.
    One pass serves all segments: values are lifted by segment, so that those of a later
    one (an earlier one, from the end) are always less.
    """
    lift = segment * (most + 1)
    # The type of the values: NumPy is slow to put in those of another.
    from_start = np.full(len(segment), most, dtype=values.dtype)
    np.minimum.at(from_start, places[0], values)
    from_end = np.full(len(segment), most, dtype=values.dtype)
    np.minimum.at(from_end, places[1], values)
    from_start = np.minimum.accumulate(from_start - lift) + lift
    from_end = np.minimum.accumulate((from_end + lift)[::-1])[::-1] - lift
    least: Ints = np.where(down, from_start, from_end)
    return least


def _painted(rows: int, cols: int, cell: Ints, length: Ints, values: Ints) -> Ints:
    """Return for each cell the sum of the values of the intervals it lies in."""
    steps = np.zeros(rows * cols + 1, dtype=np.int64)
    np.add.at(steps, cell, values)
    np.subtract.at(steps, cell + length, values)
    return np.cumsum(steps[:-1])
