"""The placements left in arrays, cut into independent parts for the engines that follow."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from shikaku_gui.model import Rect
from shikaku_gui.solver.arrays.placement_arrays import PlacementArrays
from shikaku_gui.solver.arrays.reach import Reach
from shikaku_gui.solver.arrays.rectangle_arrays import RectangleArrays
from shikaku_gui.solver.arrays.run_lengths import Ints
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import PlacementMasks


class Component(NamedTuple):
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


class Components:
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

    def each(self, control: Control) -> Iterator[Component]:
        """Yield the parts.

        Raises:
            CutShortError: a limit was reached.
        """
        clues, placements = self._remaining.clues.tolist(), self._remaining.placements(control)
        for first, places in self._members.items():
            control.check()
            if len(places) > 1 or len(placements[first]) > 1:
                yield Component(
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
