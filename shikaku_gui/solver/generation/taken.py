"""Which cells a clue's rectangle can't cover, as bits by row and by column: the clues and more.

From these come a clue's placements, and the clues that a cell can see.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Rect
from shikaku_gui.model.problems import shapes_of
from shikaku_gui.solver.bitmasks import Frame, Steps
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.fixpoint import Choice

Block: TypeAlias = tuple[int, int, int]
"""A height, a width, and the mask of such a rectangle at a frame's first cell."""

CHECK_EVERY = 64


class Taken(NamedTuple):
    """Cells of a rectangle of the grid that are taken, by row, by column and as a mask.

    In each row and column the bit beyond the last is set, so that something ends the way.
    """

    bounds: Rect
    by_row: list[int]
    by_col: list[int]
    mask: int

    @classmethod
    def all_but(cls, bounds: Rect, rects: Iterable[Rect]) -> "Taken":
        """Return all cells but those of some rectangles."""
        first_row, first_col, rows, cols = bounds
        by_row = [(2 << cols) - 1] * rows
        by_col = [(2 << rows) - 1] * cols
        for rect_row, rect_col, height, width in rects:
            row, col = rect_row - first_row, rect_col - first_col
            bits = (1 << width) - 1 << col
            for at in range(row, row + height):
                by_row[at] &= ~bits
            bits = (1 << height) - 1 << row
            for at in range(col, col + width):
                by_col[at] &= ~bits
        mask = reduce(or_, [line << row * (cols + 1) for row, line in enumerate(by_row)])
        return cls(bounds, by_row, by_col, mask)

    def and_clues(self, clues: Iterable[Cell]) -> "Taken":
        """Return these cells and those of some clues."""
        by_row, by_col, mask = self.by_row.copy(), self.by_col.copy(), self.mask
        first_row, first_col, _, cols = self.bounds
        stride = cols + 1
        for clue_row, clue_col in clues:
            row, col = clue_row - first_row, clue_col - first_col
            by_row[row] |= 1 << col
            by_col[col] |= 1 << row
            mask |= 1 << row * stride + col
        return Taken(self.bounds, by_row, by_col, mask)

    def choices(
        self, areas: Mapping[Cell, int], known: Mapping[Cell, Choice], control: Control
    ) -> dict[Cell, Choice]:
        """Return all placements of clues, whose cells are taken; some are known already.

        Raises:
            CutShortError: a limit was reached.
        """
        first_row, first_col, rows, cols = self.bounds
        stride = cols + 1
        choices: dict[Cell, Choice] = {}
        for number, (clue, area) in enumerate(areas.items()):
            if number % CHECK_EVERY == 0:
                control.check()
            if clue in known:
                choices[clue] = known[clue]
                continue
            row, col = clue[0] - first_row, clue[1] - first_col
            up, down = _steps(self.by_col[col], row)
            if up >= area:
                up = area - 1
            steps = up, down, *_steps(self.by_row[row], col)
            base = (row - up) * stride
            others = (self.mask ^ 1 << row * stride + col) >> base
            live = _placements((up, col), blocks_of(area, rows, cols), steps, others, stride)
            choices[clue] = Choice(live, base)
        return choices

    def seen(self, cell: Cell) -> Iterator[Cell]:
        """Yield the taken cells that a cell can see, some of them twice.

        Nothing else is taken in the rectangle around the two.
        """
        first_row, first_col, height, width = self.bounds
        row, col = cell[0] - first_row, cell[1] - first_col
        for way in (range(row, -1, -1), range(row, height)):
            low, high = -1, width
            for at in way:
                line = self.by_row[at]
                left = (line & (2 << col) - 1).bit_length() - 1
                beyond = line >> col
                right = (beyond & -beyond).bit_length() - 1 + col
                if left > low:
                    low = left
                    yield Cell(at + first_row, left + first_col)
                if right < high:
                    high = right
                    yield Cell(at + first_row, right + first_col)
                if low == high:
                    break


def _steps(line: int, at: int) -> tuple[int, int]:
    """Return how many bits of a line before and after one are free; a later one is not."""
    beyond = line >> at + 1
    return at - (line & (1 << at) - 1).bit_length(), (beyond & -beyond).bit_length() - 1


def _placements(
    cell: tuple[int, int], blocks: Iterable[Block], steps: Steps, taken: int, stride: int
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


def blocks_of(area: int, rows: int, cols: int) -> list[Block]:
    """Return the rectangles of an area that fit on a grid, at its first cell."""
    return _blocks(area, min(area, rows), cols)


@lru_cache(maxsize=4096)
def _blocks(area: int, rows: int, cols: int) -> list[Block]:
    frame = Frame(Rect(0, 0, rows, cols))
    return [
        (height, width, frame.mask(Rect(0, 0, height, width)))
        for height, width in shapes_of(area, rows, cols)
    ]
