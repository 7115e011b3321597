"""All rectangles of an area around a cell as masks, computed once and tried at many clues.

To try them, the set of taken cells is shifted to where the masks are; then each trial is
one operation on a short integer.
"""

from functools import lru_cache, reduce
from operator import or_

from shikaku_gui.model import Rect, shapes_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame

_NEAR = 3


class AreaMasks:
    """The rectangles of an area that hold the cell with bit ``anchor_bit``, on grids of a size.

    The cell lies where all of them have room; ``anchor`` is its mask. ``near`` are the cells
    next to it in its row and column, twelve at most. Which of these are taken is mostly the
    same at many clues, and rules out most rectangles; ``by_taken`` holds, for those sets of
    taken cells that occurred, the rectangles that miss them.
    """

    def __init__(self, area: int, rows: int, cols: int) -> None:
        shapes = shapes_of(area, rows, cols)
        up = max((height for height, _ in shapes), default=1) - 1
        left = max((width for _, width in shapes), default=1) - 1
        frame = PaddedFrame(Rect(0, 0, 2 * up + 1, cols))
        self.anchor_bit = up * frame.stride + left
        self.anchor = 1 << self.anchor_bit
        self._all = [
            block << (up - above) * frame.stride + left - before
            for height, width in shapes
            for block in [frame.mask(Rect(0, 0, height, width))]
            for above in range(height)
            for before in range(width)
        ]
        self.near = 0
        for step in range(1, _NEAR + 1):
            if step <= up:
                self.near |= self.anchor << step * frame.stride | self.anchor >> step * frame.stride
            if step <= left:
                self.near |= self.anchor << step | self.anchor >> step
        self.by_taken: dict[int, tuple[int, ...]] = {}
        self._looked_at: dict[int, int] = {}

    def without(self, taken: int) -> tuple[int, ...]:
        """Return the rectangles that miss some of the cells near, and remember them."""
        left = tuple(mask for mask in self._all if not mask & taken)
        self.by_taken[taken] = left
        return left

    def looked_at(self, taken: int) -> int:
        """Return the cells near, and those of the rectangles that miss the taken ones there.

        Where the same of these cells are taken, the same rectangles are free.
        """
        if taken not in self._looked_at:
            self._looked_at[taken] = reduce(or_, self.by_taken[taken], self.near)
        return self._looked_at[taken]


def rectangle_masks_of(area: int, rows: int, cols: int) -> AreaMasks:
    """Return the rectangles of an area for grids of a size; they are cached."""
    return _cached(area, min(area, rows), cols)  # More rows make no difference.


_cached = lru_cache(maxsize=512)(AreaMasks)
