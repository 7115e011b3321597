"""All rectangles of an area around a cell as masks, made once and tried on many clues.

To try them, the cells that are taken are shifted to where the masks are; then each costs
one operation on a short integer.
"""

from functools import lru_cache

from shikaku_gui.model import Rect, shapes_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame

_NEAR = 3


class RectangleMasks:
    """The rectangles of an area that hold the cell with bit ``spot``, on grids of a size.

    The cell lies where all of them have room; ``own`` is its mask. ``near`` are the cells
    next to it in its row and column, twelve at most. Which of these are taken is mostly the
    same at many clues, and rules out most rectangles; ``beside`` holds for those seen so far
    what is left.
    """

    def __init__(self, area: int, rows: int, cols: int) -> None:
        shapes = shapes_of(area, rows, cols)
        up = max((height for height, _ in shapes), default=1) - 1
        left = max((width for _, width in shapes), default=1) - 1
        frame = PaddedFrame(Rect(0, 0, 2 * up + 1, cols))
        self.spot = up * frame.stride + left
        self.own = 1 << self.spot
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
                self.near |= self.own << step * frame.stride | self.own >> step * frame.stride
            if step <= left:
                self.near |= self.own << step | self.own >> step
        self.beside: dict[int, tuple[int, ...]] = {}

    def missing(self, taken: int) -> tuple[int, ...]:
        """Return the rectangles without those of the cells near that are taken."""
        left = tuple(mask for mask in self._all if not mask & taken)
        self.beside[taken] = left
        return left


def stamps(area: int, rows: int, cols: int) -> RectangleMasks:
    """Return the stamps of an area for grids of a size; they are kept."""
    return _kept(area, min(area, rows), cols)  # More rows make no difference.


_kept = lru_cache(maxsize=512)(RectangleMasks)
