"""Sets of cells as big integers, and the placements of clues as such sets.

Bit ``row * (cols + 1) + col`` stands for a cell: the one column of padding keeps what
is shifted off a row's end from reappearing in the next row.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.model.problems import shapes_of
from shikaku_gui.solver.control import Control


class Frame:
    """A rectangle of the grid whose cells are numbered, and rectangles in it as masks."""

    def __init__(self, bounds: Rect) -> None:
        self.bounds = bounds
        self.stride = bounds.width + 1
        self._bars = [0]
        for row in range(bounds.height):
            self._bars.append(self._bars[-1] | 1 << row * self.stride)

    def bit(self, cell: Cell) -> int:
        """Return the mask of one cell."""
        row, col = cell
        return 1 << (row - self.bounds.row) * self.stride + col - self.bounds.col

    def mask(self, rect: Rect) -> int:
        """Return the mask of a rectangle."""
        row, col, height, width = rect
        shift = (row - self.bounds.row) * self.stride + col - self.bounds.col
        return self._bars[height] * ((1 << width) - 1) << shift

    def rect(self, mask: int) -> Rect:
        """Return the rectangle of a mask; the reverse of :meth:`mask`."""
        row, col = divmod((mask & -mask).bit_length() - 1, self.stride)
        bottom, right = divmod(mask.bit_length() - 1, self.stride)
        return Rect(row + self.bounds.row, col + self.bounds.col, bottom - row + 1, right - col + 1)

    def cells(self, mask: int) -> list[Cell]:
        """Return the cells of a mask in row-major order."""
        found: list[Cell] = []
        while mask:
            low = mask & -mask
            row, col = divmod(low.bit_length() - 1, self.stride)
            found.append(Cell(row + self.bounds.row, col + self.bounds.col))
            mask ^= low
        return found


def union(masks: Iterable[int]) -> int:
    """Return the cells that lie in any of the masks."""
    return reduce(or_, masks, 0)


def clue_masks(puzzle: Puzzle, frame: Frame, largest: int, control: Control) -> list[list[int]]:
    """Return the placements of each clue as masks, the clues in row-major order.

    ``frame`` is the whole grid; ``largest`` bounds the areas of "?" clues. The clues
    next in the same row and column bound a clue's shapes, so that few of them remain to
    be held against all clues.
    """
    clues = union(map(frame.bit, puzzle.clues))
    stride = frame.stride
    lives: list[list[int]] = []
    for (row, col), area, (up, down, left, right) in zip(
        puzzle.clues, puzzle.clues.values(), free_steps(puzzle), strict=True
    ):
        control.check()
        most = largest if area is None else area
        up, down, left, right = (min(step, max(0, most - 1)) for step in (up, down, left, right))
        shapes = _shapes(area, most, up, down, left, right, stride)
        shift = (row - up) * stride + col - left
        taken = clues >> shift ^ 1 << up * stride + left
        lives.append([shape << shift for shape in shapes if not shape & taken])
    return lives


def free_steps(puzzle: Puzzle) -> list[tuple[int, int, int, int]]:
    """Return for each clue how many cells up, down, left and right of it are free.

    Free cells end at the next clue or at the edge of the grid.
    """
    steps: list[tuple[int, int, int, int]] = []
    last_row: dict[int, int] = {}
    up: dict[tuple[int, int], int] = {}
    down: dict[tuple[int, int], int] = {}
    for row, col in puzzle.clues:
        above = last_row.get(col, -1)
        up[row, col] = row - above - 1
        if above >= 0:
            down[above, col] = row - above - 1
        last_row[col] = row
    for row, columns in enumerate(puzzle.clue_columns):
        ends = (-1, *columns, puzzle.cols)
        for index, col in enumerate(columns, 1):
            below = down.get((row, col), puzzle.rows - row - 1)
            left, right = col - ends[index - 1] - 1, ends[index + 1] - col - 1
            steps.append((up[row, col], below, left, right))
    return steps


@lru_cache(maxsize=2048)
def _shapes(
    area: int | None, most: int, up: int, down: int, left: int, right: int, stride: int
) -> tuple[int, ...]:
    """Return the masks of all rectangles on a cell that reach no further than the steps.

    The cell lies ``up`` rows and ``left`` columns from bit 0.
    """
    masks: list[int] = []
    for height, width in _sizes(area, most, up + down + 1, left + right + 1):
        block = union(((1 << width) - 1) << row * stride for row in range(height))
        for row in range(max(0, up - height + 1), min(up, up + down + 1 - height) + 1):
            first, last = max(0, left - width + 1), min(left, left + right + 1 - width)
            masks += [block << row * stride + col for col in range(first, last + 1)]
    return tuple(masks)


def _sizes(area: int | None, most: int, rows: int, cols: int) -> list[tuple[int, int]]:
    """Return the heights and widths a clue may have on so many rows and columns."""
    if area is not None:
        return shapes_of(area, rows, cols)
    return [
        (height, width)
        for height in range(1, rows + 1)
        for width in range(1, min(cols, most // height) + 1)
    ]
