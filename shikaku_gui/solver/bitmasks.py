"""Sets of cells as big integers, and the placements of clues as such sets.

Bit ``row * (cols + 1) + col`` stands for a cell: the one column of padding keeps what
is shifted off a row's end from reappearing in the next row.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.model.problems import shapes_of
from shikaku_gui.solver.control import Control

Steps: TypeAlias = tuple[int, int, int, int]
"""How many cells up, down, left and right."""
Block: TypeAlias = tuple[int, int, int]
"""A height, a width, and the mask of such a rectangle at the frame's first cell."""

_CHECK_EVERY = 64


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
        return self.rects((mask,))[0]

    def rects(self, masks: Iterable[int]) -> list[Rect]:
        """Return the rectangles of some masks."""
        stride, (first_row, first_col, _, _) = self.stride, self.bounds
        found: list[Rect] = []
        for mask in masks:
            row, col = divmod((mask & -mask).bit_length() - 1, stride)
            bottom, right = divmod(mask.bit_length() - 1, stride)
            height, width = bottom - row + 1, right - col + 1
            found.append(Rect(row + first_row, col + first_col, height, width))
        return found

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
    next in the same row and column bound a clue's rectangles, so that few of them remain
    to be held against all clues.
    """
    stride = frame.stride
    bits = [1 << row * stride + col for row, col in puzzle.clues]
    clues = union(bits)
    lives: list[list[int]] = []
    for bit, (cell, area), steps in zip(
        bits, puzzle.clues.items(), free_steps(puzzle), strict=True
    ):
        if area is None or len(lives) % _CHECK_EVERY == 0:
            control.check()
        if area is None:
            blocks = _unknown_blocks(largest, steps, frame)
        else:
            blocks = _blocks(area, puzzle.rows, puzzle.cols)
        lives.append(_free_masks(blocks, cell, steps, clues ^ bit, stride))
    return lives


def _free_masks(
    blocks: Iterable[Block], cell: Cell, steps: Steps, taken: int, stride: int
) -> list[int]:
    """Return the rectangles on a cell that go no further than the steps and miss ``taken``."""
    row, col = cell
    up, down, left, right = steps
    masks: list[int] = []
    for height, width, block in blocks:
        if height > up + down + 1 or width > left + right + 1:
            continue
        # Plain comparisons: these few lines run for each shape of each clue.
        top = row - height + 1 if height <= up else row - up
        last_top = row if height <= down else row + down + 1 - height
        start = col - width + 1 if width <= left else col - left
        end = col + 1 if width <= right else col + right + 2 - width
        for at in range(top * stride, last_top * stride + 1, stride):
            for place in range(at + start, at + end):
                mask = block << place
                if not mask & taken:
                    masks.append(mask)
    return masks


def free_steps(puzzle: Puzzle) -> list[Steps]:
    """Return for each clue how many cells up, down, left and right of it are free.

    Free cells end at the next clue or at the edge of the grid.
    """
    up: list[int] = []
    down: list[int] = []
    left: list[int] = []
    right: list[int] = []
    above: dict[int, tuple[int, int]] = {}
    last_row = last_col = -1
    for number, (row, col) in enumerate(puzzle.clues):
        if row != last_row:
            last_row, last_col = row, -1
        else:
            right[-1] = col - last_col - 1
        left.append(col - last_col - 1)
        right.append(puzzle.cols - col - 1)
        other, its_row = above.get(col, (-1, -1))
        if other >= 0:
            down[other] = row - its_row - 1
        up.append(row - its_row - 1)
        down.append(puzzle.rows - row - 1)
        above[col] = number, row
        last_col = col
    return list(zip(up, down, left, right, strict=True))


@lru_cache(maxsize=1024)
def _blocks(area: int, rows: int, cols: int) -> list[Block]:
    """Return the rectangles of an area that fit on a grid, at its first cell."""
    frame = Frame(Rect(0, 0, rows, cols))
    return [
        (height, width, frame.mask(Rect(0, 0, height, width)))
        for height, width in shapes_of(area, rows, cols)
    ]


def _unknown_blocks(largest: int, steps: Steps, frame: Frame) -> list[Block]:
    """Return the rectangles that a "?" clue may have between the clues around it."""
    up, down, left, right = steps
    return [
        (height, width, frame.mask(Rect(*frame.bounds.first, height, width)))
        for height in range(1, min(largest, up + down + 1) + 1)
        for width in range(1, min(largest // height, left + right + 1) + 1)
    ]
