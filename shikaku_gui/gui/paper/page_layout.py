"""Where puzzles, solutions and hints stand on pages; lengths are in points."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QRectF, QSizeF

from shikaku_gui.model import Rect

GAP = 22.0
"""The distance between slots."""

MAX_SHEETS = 100
"""The most sheets of one puzzle."""

_ROWS = {1: 1, 2: 2, 4: 2, 6: 3, 9: 3, 12: 4}


@dataclass(frozen=True)
class Slot:
    """The area of a puzzle, its solution or its hint, and the index of the puzzle in the book."""

    index: int
    area: QRectF


@dataclass(frozen=True)
class SheetGrid:
    """How a puzzle is divided over sheets, by rows and columns of sheets."""

    rows: tuple[range, ...]
    cols: tuple[range, ...]

    def __len__(self) -> int:
        return len(self.rows) * len(self.cols)

    def part(self, number: int) -> Rect:
        """Return the cells of a sheet, counted from 0 in reading order."""
        down, across = divmod(number, len(self.cols))
        rows, cols = self.rows[down], self.cols[across]
        return Rect(rows.start, cols.start, len(rows), len(cols))


def slots(indices: Sequence[int], room: QRectF, many: int) -> tuple[Slot, ...]:
    """Divide an area into equal slots, as many as a full page has."""
    rows = _ROWS[many]
    cols = many // rows
    if room.width() > room.height():
        rows, cols = cols, rows
    width = (room.width() - (cols - 1) * GAP) / cols
    height = (room.height() - (rows - 1) * GAP) / rows
    return tuple(
        Slot(
            index,
            QRectF(
                room.left() + at % cols * (width + GAP),
                room.top() + at // cols * (height + GAP),
                width,
                height,
            ),
        )
        for at, index in enumerate(indices)
    )


def row_of_slots(indices: Sequence[int], strip: QRectF, many: int) -> tuple[Slot, ...]:
    """Divide a strip into as many slots beside each other as a full page has."""
    gap = GAP / 2
    width = (strip.width() - (many - 1) * gap) / many
    return tuple(
        Slot(index, QRectF(strip.left() + at * (width + gap), strip.top(), width, strip.height()))
        for at, index in enumerate(indices)
    )


def sheet_grid(rows: int, cols: int, room: QSizeF, cell: float) -> SheetGrid:
    """Divide a grid over sheets of about equal size, with cells of at least ``cell``."""
    return SheetGrid(
        _even_ranges(rows, max(int(room.height() / cell), 1)),
        _even_ranges(cols, max(int(room.width() / cell), 1)),
    )


def _even_ranges(count: int, most: int) -> tuple[range, ...]:
    parts = ceil(count / most)
    edges = [count * part // parts for part in range(parts + 1)]
    return tuple(range(start, end) for start, end in pairwise(edges))
