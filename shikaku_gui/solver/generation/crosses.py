"""The placements of all clues of a large grid at once, in arrays.

Of each shape those are tried that go no further up, down, left and right of the clue than
its row and column are free; prefix sums over the grid tell which of them hold no other clue.
"""

from functools import lru_cache

import numpy as np

from shikaku_gui.model import shapes_of
from shikaku_gui.solver.arrays.rectangle_arrays import RectangleArrays, prefix_sums
from shikaku_gui.solver.arrays.segments import Ints, ranges


def list_placements(
    row: Ints, col: Ints, area: Ints, rows: int, cols: int
) -> tuple[Ints, RectangleArrays]:
    """Return the placements of clues, given in row-major order: each one's clue, and the edges."""
    left, right = _free(row, col, cols)
    order = np.lexsort((row, col))
    up, down = np.empty_like(row), np.empty_like(row)
    up[order], down[order] = _free(col[order], row[order], rows)
    heights = [_heights(each, rows, cols) for each in area.tolist()]
    clue = np.repeat(np.arange(len(heights)), [len(each) for each in heights])
    height = np.concatenate(heights)
    width = area.take(clue) // height
    first_top, tops = _starts(row.take(clue), up.take(clue), down.take(clue), height)
    first_left, lefts = _starts(col.take(clue), left.take(clue), right.take(clue), width)
    sums, stride = prefix_sums(_marked(row, col, rows, cols)).ravel(), cols + 1
    strip, top = ranges(first_top, np.where(lefts > 0, tops, 0))
    strips, first = ranges(top * stride + first_left.take(strip), lefts.take(strip))
    shape = strip.take(strips)
    across, below = width.take(shape), first + (stride * height).take(shape)
    held = sums.take(below + across) - sums.take(below) - sums.take(first + across)
    alone = np.flatnonzero(held + sums.take(first) == 1)
    shape = shape.take(alone)
    top, left = np.divmod(first.take(alone), stride)
    edges = RectangleArrays(top, left, top + height.take(shape), left + width.take(shape))
    return clue.take(shape), edges


def _marked(row: Ints, col: Ints, rows: int, cols: int) -> Ints:
    """Return a grid with ones in some cells."""
    grid = np.zeros((rows, cols), dtype=np.int32)
    grid[row, col] = 1
    return grid


def _free(line: Ints, at: Ints, length: int) -> tuple[Ints, Ints]:
    """Return how many cells before and after each clue of a line are free, the clues in order."""
    before, after = at.copy(), length - 1 - at
    between = np.diff(at) - 1
    same = np.diff(line) == 0
    before[1:][same] = after[:-1][same] = between[same]
    return before, after


def _starts(at: Ints, before: Ints, after: Ints, size: Ints) -> tuple[Ints, Ints]:
    """Return the first start of an interval on a cell in a free run, and how many there are."""
    first = at - np.minimum(size - 1, before)
    last = at - np.maximum(size - 1 - after, 0)
    return first, np.maximum(last - first + 1, 0)


@lru_cache(maxsize=4096)
def _heights(area: int, rows: int, cols: int) -> Ints:
    return np.array([height for height, _ in shapes_of(area, rows, cols)])
