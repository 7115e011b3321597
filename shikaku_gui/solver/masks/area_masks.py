"""All rectangles of an area around a cell as masks, computed once and tried at many clues.

To try them, the set of taken cells is shifted to where the masks are; then each trial is
one operation on a short integer.
"""

from functools import lru_cache

from shikaku_gui.model import Rect, Shape, sizes_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.propagation import Kept, keep

_MOST_SETS = 1024
"""How many sets of taken cells an area remembers; that takes up to a megabyte."""


class AreaMasks:
    """The rectangles of an area, and of a shape if one is given, that hold a cell.

    The cell lies where all of them have room. Which of the cells around it are taken is often
    the same at several clues. For the sets of taken cells that occurred, the rectangles that
    miss them are remembered.
    """

    def __init__(self, area: int, rows: int, cols: int, shape: Shape | None) -> None:
        """List the rectangles for grids of a size."""
        sizes = sizes_of(area, rows, cols, shape)
        up = max((height for height, _ in sizes), default=1) - 1
        left = max((width for _, width in sizes), default=1) - 1
        frame = PaddedFrame(Rect(-up, -left, 2 * up + 1, cols))
        self._all = [
            frame.mask(Rect(-above, -before, height, width))
            for height, width in sizes
            for above in range(height)
            for before in range(width)
        ]
        self._anchor_bit = up * frame.stride + left
        self._around = union(self._all) & ~(1 << self._anchor_bit)
        self._by_taken: dict[int, Kept] = {}

    def free(self, bit: int, taken: int) -> Kept:
        """Return the rectangles around the cell with that bit that hold no other taken cell.

        The cell itself is taken, and so are those beyond the edges of the grid, but not those
        above it, which have no bits.

        Raises:
            ContradictionError: there are none.
        """
        base = bit - self._anchor_bit
        around = (taken >> base if base >= 0 else (taken + 1 << -base) - 1) & self._around
        masks, any_, all_ = self._by_taken.get(around) or self._missing(around)
        mine: list[int] = []  # Loops: a comprehension takes longer to begin, and these are short.
        if base >= 0:
            for mask in masks:
                mine.append(mask << base)
            return mine, any_ << base, all_ << base
        base = -base
        for mask in masks:
            mine.append(mask >> base)
        return mine, any_ >> base, all_ >> base

    def cells_around(self, bit: int) -> int:
        """Return the cells that the answer of :meth:`free` depends on."""
        base = bit - self._anchor_bit
        return self._around << base if base >= 0 else self._around >> -base

    def _missing(self, taken: int) -> Kept:
        """Return the rectangles that miss some of the cells around, and remember them."""
        if len(self._by_taken) == _MOST_SETS:
            self._by_taken.clear()
        return self._by_taken.setdefault(taken, keep(self._all, taken, 0))


def rectangle_masks_of(area: int, rows: int, cols: int, shape: Shape | None = None) -> AreaMasks:
    """Return the rectangles of an area and a shape for grids of a size; they are cached."""
    return _cached(area, min(area, rows), cols, shape)  # More rows make no difference.


_cached = lru_cache(maxsize=512)(AreaMasks)
