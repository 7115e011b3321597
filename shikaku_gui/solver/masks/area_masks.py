"""All rectangles of an area around a cell as masks, computed once and tried at many clues.

To try them, the set of taken cells is shifted to where the masks are; then each trial is
one operation on a short integer.
"""

from functools import lru_cache

from shikaku_gui.model import Rect, shapes_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.propagation import ContradictionError, Kept, keep

_MOST_SETS = 4096
"""How many sets of taken cells an area remembers; that takes some megabytes."""


class AreaMasks:
    """The rectangles of an area that hold a cell, on grids of a size.

    The cell lies where all of them have room. Which of the cells near it are taken (those around
    it, and two more in each direction) is often the same at several clues, and rules out most
    rectangles. For the sets of taken cells that occurred, the rectangles that miss them are
    remembered.
    """

    def __init__(self, area: int, rows: int, cols: int) -> None:
        shapes = shapes_of(area, rows, cols)
        up = max((height for height, _ in shapes), default=1) - 1
        left = max((width for _, width in shapes), default=1) - 1
        frame = PaddedFrame(Rect(-up, -left, 2 * up + 1, cols))
        self._all = [
            frame.mask(Rect(-above, -before, height, width))
            for height, width in shapes
            for above in range(height)
            for before in range(width)
        ]
        self._anchor_bit = up * frame.stride + left
        self._anchor = 1 << self._anchor_bit
        reach = union(self._all)
        self._near = 0
        stride = frame.stride
        for away in (1, 2, 3, stride - 1, stride, stride + 1, 2 * stride, 3 * stride):
            self._near |= (self._anchor << away | self._anchor >> away) & reach
        self._by_taken: dict[int, Kept] = {}

    def free(self, bit: int, taken: int) -> Kept:
        """Return the rectangles around the cell with that bit that hold no other taken cell.

        The cell itself is taken, and so are those beyond the edges of the grid, but not those
        above it, which have no bits.

        Raises:
            ContradictionError: there are none.
        """
        base = bit - self._anchor_bit
        around = (taken >> base if base >= 0 else (taken + 1 << -base) - 1) ^ self._anchor
        near = around & self._near
        masks, any_, all_ = self._by_taken.get(near) or self._missing(near)
        if around & any_:
            return _free(masks, around, base)
        if base >= 0:
            return [mask << base for mask in masks], any_ << base, all_ << base
        return [mask >> -base for mask in masks], any_ >> -base, all_ >> -base

    def looked_at(self, bit: int, taken: int) -> int:
        """Return the cells that the answer of :meth:`free` depends on.

        These are the cells near, and those of the rectangles that miss the taken ones there.
        """
        base = bit - self._anchor_bit
        near = (taken >> base if base >= 0 else (taken + 1 << -base) - 1) & self._near
        looked = self._by_taken[near][1] | self._near
        return looked << base if base >= 0 else looked >> -base

    def _missing(self, taken: int) -> Kept:
        """Return the rectangles that miss some of the cells near, and remember them."""
        if len(self._by_taken) == _MOST_SETS:
            self._by_taken.clear()
        return self._by_taken.setdefault(taken, keep(self._all, taken, 0))


def _free(masks: list[int], around: int, base: int) -> Kept:
    """Return the masks that hold none of the cells around, moved by so many bits.

    Raises:
        ContradictionError: there are none.
    """
    mine: list[int] = []
    any_, all_ = 0, -1
    for mask in masks:
        if not mask & around:
            mask = mask << base if base >= 0 else mask >> -base
            mine.append(mask)
            any_ |= mask
            all_ &= mask
    if not mine:
        raise ContradictionError
    return mine, any_, all_


def rectangle_masks_of(area: int, rows: int, cols: int) -> AreaMasks:
    """Return the rectangles of an area for grids of a size; they are cached."""
    return _cached(area, min(area, rows), cols)  # More rows make no difference.


_cached = lru_cache(maxsize=512)(AreaMasks)
