"""Which clues can still reach which cell, kept up to date as placements fall away.

All placements of a clue hold the clue's cell, so in each row those that reach the row
together cover one interval. A clue's reach is an interval a row; when it shrinks, cells
are lost at the ends, and only these are looked at.
"""

import numpy as np

from shikaku_gui.solver.arrays import Placements
from shikaku_gui.solver.ragged import Ints, ranges


class Reach:
    """The clues that can reach each cell, as a number of them and a sum of their numbers.

    Cells are numbered row by row. Where ``count`` is 1, ``total`` is the one clue.
    """

    def __init__(self, rows: int, cols: int, clues: int, live: Placements) -> None:
        self._cols = cols
        starts = np.flatnonzero(np.diff(live.clue, prepend=-1))
        self._top = np.minimum.reduceat(live.top, starts)
        height = np.maximum.reduceat(live.bottom, starts) - self._top
        self._at = np.cumsum(height) - height
        self._height = height
        self._low = np.full(int(height.sum()), cols, dtype=np.int32)
        self._high = np.zeros(len(self._low), dtype=np.int32)
        self._widen(live)
        clue, cell, length = self._intervals(np.arange(clues))
        self.count = _painted(rows, cols, cell, length, np.ones_like(clue))
        self.total = _painted(rows, cols, cell, length, clue)

    def _widen(self, live: Placements) -> None:
        """Take the placements into the intervals of their clues."""
        place, slot = ranges(
            self._at[live.clue] + live.top - self._top[live.clue], live.bottom - live.top
        )
        np.minimum.at(self._low, slot, live.left[place])
        np.maximum.at(self._high, slot, live.right[place])

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
        self._low[slot], self._high[slot] = self._cols, 0
        self._widen(live)
        self._low[slot] = low = np.minimum(self._low[slot], old_high)
        self._high[slot] = high = np.maximum(self._high[slot], low)
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


def _painted(rows: int, cols: int, cell: Ints, length: Ints, values: Ints) -> Ints:
    """Return for each cell the sum of the values of the intervals it lies in."""
    steps = np.zeros(rows * cols + 1, dtype=np.int64)
    np.add.at(steps, cell, values)
    np.subtract.at(steps, cell + length, values)
    return np.cumsum(steps[:-1])
