"""A rectangle of the grid with walls around it, and the placements of single clues there."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from shikaku_gui.model import Cell, Rect, shapes_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union
from shikaku_gui.solver.masks.rectangle_masks import stamps

Block: TypeAlias = tuple[int, int, int]
"""A height, a width, and the mask of such a rectangle at a frame's first cell."""

_LARGEST = 36
"""Of larger areas there are too many rectangles around a cell to try them all."""

_ROUND = 8
"""Sides are rounded up to multiples of this, so that many windows share their stamps."""


class WalledRegion:
    """A rectangle of the grid with walls around it.

    Its frame has a row more above and columns more on the right, so that what reaches out
    of it meets a wall. All cells but those of some rectangles are walls.
    """

    def __init__(self, bounds: Rect, rects: Iterable[Rect]) -> None:
        row, col, height, width = bounds
        self.stride = _rounded(width + 1)
        self.rows = _rounded(height)
        self.first = (row - 1) * self.stride + col
        self.frame = PaddedFrame(Rect(row - 1, col, height + 1, self.stride - 1))
        every = (1 << (height + 2) * self.stride) - 1
        self.walls = every ^ union(map(self.frame.mask, rects))

    def spot(self, clue: Cell) -> int:
        """Return the bit of a cell."""
        row, col = clue
        return row * self.stride + col - self.first

    def placements(self, spot: int, area: int, taken: int) -> tuple[list[int], int]:
        """Return the rectangles of an area on a clue that miss what is taken, the clue apart.

        They are shifted down, so that they stay short, by as many bits as is told.
        """
        if area > _LARGEST:
            return self._walked(spot, area, taken ^ 1 << spot), 0
        stamp = stamps(area, self.rows, self.stride - 1)
        base = spot - stamp.spot
        around = (taken >> base if base >= 0 else taken << -base) ^ stamp.own
        near = around & stamp.near
        tried = stamp.beside.get(near) or stamp.missing(near)
        if base >= 0:
            return [mask for mask in tried if not mask & around], base
        return [mask >> -base for mask in tried if not mask & around], 0

    def _walked(self, spot: int, area: int, taken: int) -> list[int]:
        """Return the same, not shifted, trying only what the clue's row and column allow."""
        stride = self.stride
        row, col = divmod(spot, stride)
        column = _column(self.frame.bounds.height + 1, stride)
        left, right = _steps(taken >> row * stride, col)
        up, down = (gap // stride for gap in _steps(taken >> col & column, row * stride))
        masks: list[int] = []
        for height, width, block in _blocks(area, min(area, self.rows), stride):
            tops = range(row - min(height - 1, up), row - max(height - 1 - down, 0) + 1)
            lefts = range(col - min(width - 1, left), col - max(width - 1 - right, 0) + 1)
            for top in tops:
                for start in lefts:
                    mask = block << top * stride + start
                    if not mask & taken:
                        masks.append(mask)
        return masks


@lru_cache(maxsize=8192)
def inside(spot: int, area: int, rows: int, stride: int) -> tuple[int, ...]:
    """Return all rectangles of an area on a cell of a ground of so many rows, as masks."""
    stamp = stamps(area, rows, stride - 1)
    base = spot - stamp.spot
    every = stamp.beside.get(0) or stamp.missing(0)
    walls = _walls(rows, stride)
    if base >= 0:
        walls >>= base
        return tuple([mask << base for mask in every if not mask & walls])
    walls <<= -base
    return tuple([mask >> -base for mask in every if not mask & walls])


@lru_cache(maxsize=256)
def _walls(rows: int, stride: int) -> int:
    return (1 << (rows + 2) * stride) - 1 ^ _mask(rows, stride - 1, stride) << stride


@lru_cache(maxsize=4096)
def _blocks(area: int, rows: int, stride: int) -> list[Block]:
    return [
        (height, width, _mask(height, width, stride))
        for height, width in shapes_of(area, rows, stride - 1)
    ]


@lru_cache(maxsize=1024)
def _column(rows: int, stride: int) -> int:
    return _mask(rows, 1, stride)


def _mask(height: int, width: int, stride: int) -> int:
    return PaddedFrame(Rect(0, 0, height, stride - 1)).mask(Rect(0, 0, height, width))


def _rounded(side: int) -> int:
    return -(-side // _ROUND) * _ROUND


def _steps(line: int, at: int) -> tuple[int, int]:
    """Return how many bits of a line before and after one are free, between others."""
    before, beyond = line & (1 << at) - 1, line >> at + 1
    return at - before.bit_length(), (beyond & -beyond).bit_length() - 1
