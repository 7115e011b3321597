"""The placements left to some clues, as arrays: for large grids, all clues at once."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from shikaku_gui.model import Rect
from shikaku_gui.solver.arrays.rectangle_arrays import RectangleArrays
from shikaku_gui.solver.arrays.run_lengths import Bools, Ints, starts_of
from shikaku_gui.solver.control import Control

_CHECK_EVERY = 1 << 13


class PlacementArrays:
    """The placements left to some clues, sorted by clue; :class:`.PlacementMasks` of large grids.

    ``clues`` are the numbers of these clues in the puzzle, in order. ``place`` holds the index
    of each placement's clue there, and ``edges`` the placement's own. ``numbers`` holds how many
    placements each clue has, at least one, and ``starts`` where these start.
    """

    def __init__(self, clues: Ints, place: Ints, edges: RectangleArrays) -> None:
        self.clues, self.place, self.edges = clues, place, edges
        self.numbers = np.bincount(place, minlength=len(clues))
        self.starts = starts_of(self.numbers)

    def __len__(self) -> int:
        return len(self.place)

    def shared(self, control: Control) -> RectangleArrays:
        """Return for each clue the rectangle that all its placements share.

        Raises:
            CutShortError: a limit was reached.
        """
        return self._joint_edges(np.maximum, np.minimum, control)

    def bounds(self, control: Control) -> RectangleArrays:
        """Return for each clue the rectangle around all its placements.

        Raises:
            CutShortError: a limit was reached.
        """
        return self._joint_edges(np.minimum, np.maximum, control)

    def _joint_edges(self, first: np.ufunc, last: np.ufunc, control: Control) -> RectangleArrays:
        """Join the edges of each clue's placements, top and left by ``first``."""
        edges: list[Ints] = []
        for edge, join in zip(self.edges, (first, first, last, last), strict=True):
            control.check()
            edges.append(join.reduceat(edge, self.starts))
        return RectangleArrays(*edges)

    def placements(self, control: Control) -> tuple[tuple[Rect, ...], ...]:
        """Return the placements left as rectangles, clue by clue.

        Raises:
            CutShortError: a limit was reached.
        """
        rects = self.edges.rects(control)
        ends = [*self.starts.tolist(), len(rects)]
        found: list[tuple[Rect, ...]] = []
        for start, end in pairwise(ends):
            if len(found) % _CHECK_EVERY == 0:
                control.check()
            found.append(tuple(rects[start:end]))
        return tuple(found)

    @property
    def open(self) -> Bools:
        """Which clues have a choice."""
        several: Bools = self.numbers > 1
        return several

    def keep(self, fits: Bools) -> PlacementArrays:
        """Return those of the placements that fit, of the clues that had a choice."""
        several = self.open
        index = np.flatnonzero(fits & several[self.place])
        place = np.cumsum(several) - 1
        return PlacementArrays(self.clues[several], place[self.place[index]], self.edges.at(index))
