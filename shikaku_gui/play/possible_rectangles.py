"""The rectangles that a clue can still have, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, islice
from operator import add

from shikaku_gui.model import Board, Cell, Rect, rects_around, sizes_of

MOST_POSSIBLE = 1000
"""How many rectangles of one clue are looked at; only a "?" on an empty board has more."""


@dataclass(frozen=True, slots=True)
class PossibleChoice:
    """The possible rectangles of a clue, in row-major order, and which of them is shown."""

    clue: Cell
    rects: tuple[Rect, ...]
    index: int = 0

    @property
    def rect(self) -> Rect:
        """The rectangle that is shown."""
        return self.rects[self.index]

    def after_step(self, rows: int, cols: int) -> PossibleChoice:
        """Return the choice as many rectangles further on, around the end."""
        return replace(self, index=(self.index + rows + cols) % len(self.rects))

    def towards(self, cell: Cell) -> PossibleChoice | None:
        """Return the choice at the next rectangle that covers a cell, None where none does."""
        count = len(self.rects)
        turns = ((self.index + step) % count for step in range(1, count + 1))
        found = next((index for index in turns if self.rects[index].covers(cell)), None)
        return None if found is None else replace(self, index=found)


@dataclass(frozen=True, slots=True)
class PossibleMap:
    """How many of the possible rectangles of a clue cover each cell of the box around them."""

    clue: Cell
    count: int
    box: Rect
    covering: tuple[tuple[int, ...], ...]
    """By the rows and columns of the box."""


def possible_rects(board: Board, clue: Cell, *, crossed_out: bool = False) -> Iterator[Rect]:
    """Yield the rectangles through no other clue and no rectangle drawn around another.

    Those that are crossed out are left out unless ``crossed_out`` asks for them.
    """
    puzzle, own = board.puzzle, board.at(clue)
    area, shape = puzzle.clues[clue], puzzle.shapes.get(clue)
    areas = range(1, puzzle.area + 1) if area is None else (area,)
    sizes = (size for each in areas for size in sizes_of(each, puzzle.rows, puzzle.cols, shape))
    for size in sizes:
        for rect in rects_around(puzzle, clue, [size]):
            if all(drawn == own for drawn in board.touching(rect)) and (
                crossed_out or rect not in board.marks.crossed_out
            ):
                yield rect


def possible_choice(board: Board, clue: Cell) -> PossibleChoice | None:
    """Return the possible rectangles of a clue, None where it has none."""
    rects = tuple(sorted(islice(possible_rects(board, clue), MOST_POSSIBLE)))
    return PossibleChoice(clue, rects) if rects else None


def possible_map(board: Board, clue: Cell) -> PossibleMap | None:
    """Return where the possible rectangles of a clue lie, None where it has none."""
    choice = possible_choice(board, clue)
    if choice is None:
        return None
    rects = choice.rects
    top, left = min(rect.row for rect in rects), min(rect.col for rect in rects)
    height = max(rect.bottom for rect in rects) - top
    width = max(rect.right for rect in rects) - left
    # What begins and ends at the corners: summed up along both axes, these are the counts.
    changes = [[0] * (width + 1) for _ in range(height + 1)]
    for rect in rects:
        for row, begins in ((rect.row - top, 1), (rect.bottom - top, -1)):
            changes[row][rect.col - left] += begins
            changes[row][rect.right - left] -= begins
    rows = (tuple(accumulate(row[:-1])) for row in changes[:-1])
    covering = accumulate(rows, lambda above, row: tuple(map(add, above, row)))
    return PossibleMap(clue, len(rects), Rect(top, left, height, width), tuple(covering))
