"""Which of the steps that can be made a person makes next.

The odds of a step depend on its technique, on how far it is from the last rectangle, and on how
much of its border other rectangles cannot cross any more. They were fitted to records of the order
in which people drew; ``docs/difficulty.md`` has the study and ``benchmarks/bench_people.py``
repeats it.
"""

import math
from collections.abc import Iterable
from heapq import heappop, heappush

from shikaku_gui.model import Cell, Rect

RADIUS = 12
"""What is at least as many cells away as this counts as equally far."""

CLOSED_IN = 4.6
"""The logarithm of the odds of a rectangle without open sides against one with open sides only."""

DISTANCE = -1.6
"""What is added to the logarithm of the odds for each unit of ``log(1 + gap)``."""

BESIDE = 0.8
"""What is added to that for a rectangle right beside the last one."""

ATTENTION = 5
"""Steps that are less than that many cells away are noticed without searching."""

_NEARNESS = [DISTANCE * math.log1p(away) + BESIDE * (away == 1) for away in range(RADIUS + 1)]
_FAR = _NEARNESS[RADIUS]
_BLOCK = 8


def appeal(weight: int, rect: Rect, open_sides: int) -> float:
    """Return the logarithm of the odds of a step, apart from where the last one was.

    ``weight`` is that of its technique, and ``open_sides`` the number of cells beside its rectangle
    that are not covered.
    """
    closed = 1 - open_sides / (2 * (rect.height + rect.width))
    return CLOSED_IN * closed * closed - math.log(weight)


def nearness(rect: Rect, last: Rect | None) -> float:
    """Return what is added to the appeal of a step at a rectangle, for its distance."""
    return _FAR if last is None else _NEARNESS[min(gap(rect, last), RADIUS)]


def gap(one: Rect, other: Rect) -> int:
    """Return the steps from a cell of one rectangle to one of the other; 0 where they overlap.

    >>> gap(Rect(0, 0, 2, 2), Rect(1, 2, 1, 1)), gap(Rect(0, 0, 1, 1), Rect(2, 3, 4, 4))
    (1, 5)
    """
    row, col, height, width = one
    top, left, tall, wide = other
    rows = max(0, top - row - height + 1, row - top - tall + 1)
    return rows + max(0, left - col - width + 1, col - left - wide + 1)


class OpenSides:
    """Counts the cells beside rectangles that are not covered yet."""

    def __init__(self, grid: Rect, beyond: Iterable[Cell] = ()) -> None:
        """Begin with an empty grid, or part of one.

        Cells ``beyond``, of which it is not known what covers them, always count as not covered.
        """
        self._stride = grid.width + 2
        self._first = grid.row * self._stride + grid.col
        edge = b"\1" * self._stride
        row = b"\1" + bytes(grid.width) + b"\1"
        self._taken = bytearray(edge + row * grid.height + edge)
        self._beyond = {self._at(*cell) for cell in beyond}

    def _at(self, row: int, col: int) -> int:
        return (row + 1) * self._stride + col + 1 - self._first

    def cover(self, rect: Rect) -> None:
        """Cover the cells of a rectangle."""
        row, col, height, width = rect
        first = self._at(row, col)
        for start in range(first, first + height * self._stride, self._stride):
            self._taken[start : start + width] = b"\1" * width
            if self._beyond:
                for at in self._beyond.intersection(range(start, start + width)):
                    self._taken[at] = 0

    def count(self, rect: Rect) -> int:
        """Return the number of cells beside a rectangle that are not covered."""
        row, col, height, width = rect
        stride, taken = self._stride, self._taken
        above = row * stride + col + 1 - self._first
        below = above + (height + 1) * stride
        left = above + stride - 1
        return (
            taken.count(0, above, above + width)
            + taken.count(0, below, below + width)
            + taken[left : below - 1 : stride].count(0)
            + taken[left + width + 1 : below + width : stride].count(0)
        )


class StepChooser:
    """Steps that can be made, of which the likeliest one after any rectangle is found quickly.

    Only those in blocks around that rectangle are looked at, and the most appealing of all.
    Of equally likely steps the one with the smallest key is chosen.
    """

    def __init__(self, grid: Rect) -> None:
        """Begin without any; they will lie in this grid, or part of one."""
        self._top, self._left = grid.first
        down, across = range(0, grid.height, _BLOCK), range(0, grid.width, _BLOCK)
        self._blocks: list[list[set[int]]] = [[set() for _ in across] for _ in down]
        self._steps: dict[int, tuple[float, Rect]] = {}
        self._blocks_of: dict[int, list[set[int]]] = {}
        # The most appealing first; those that have changed since are passed over.
        self._by_appeal: list[tuple[float, int]] = []

    def __len__(self) -> int:
        return len(self._steps)

    def put(self, key: int, appeal: float, rect: Rect) -> None:
        """Add a step, or change it."""
        step = appeal, rect
        if self._steps.get(key) == step:
            return
        self.discard(key)
        self._steps[key] = step
        self._blocks_of[key] = blocks = self._blocks_near(rect, 0)
        for block in blocks:
            block.add(key)
        heappush(self._by_appeal, (-appeal, key))

    def discard(self, key: int) -> None:
        """Remove a step, if it is here."""
        if self._steps.pop(key, None) is not None:
            for block in self._blocks_of.pop(key):
                block.discard(key)

    def near(self, rect: Rect, most: int) -> list[int]:
        """Return the steps whose gap to a rectangle is at most that."""
        steps = self._steps
        return [
            key
            for key in set().union(*self._blocks_near(rect, most))
            if gap(steps[key][1], rect) <= most
        ]

    def likeliest(self, last: Rect | None) -> tuple[int, int]:
        """Return the likeliest step after the last rectangle, and how many are within attention.

        There must be a step.
        """
        steps, waiting = self._steps, self._by_appeal
        while (first := steps.get(waiting[0][1])) is None or first[0] != -waiting[0][0]:
            heappop(waiting)
        best, seen = (waiting[0][0] - _FAR, waiting[0][1]), 0
        if last is not None:
            for key in set().union(*self._blocks_near(last, RADIUS - 1)):
                appeal, rect = steps[key]
                away = gap(rect, last)
                if away < RADIUS:
                    seen += away < ATTENTION
                    best = min(best, (-appeal - _NEARNESS[away], key))
        return best[1], seen

    def _blocks_near(self, rect: Rect, most: int) -> list[set[int]]:
        row, col, height, width = rect
        row -= self._top
        col -= self._left
        top, left = max(0, row - most) // _BLOCK, max(0, col - most) // _BLOCK
        bottom = (row + height - 1 + most) // _BLOCK + 1
        right = (col + width - 1 + most) // _BLOCK + 1
        return [block for blocks in self._blocks[top:bottom] for block in blocks[left:right]]
