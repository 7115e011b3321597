"""The rectangles that a clue can still have, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from shikaku_gui.model import Board, Cell, Rect, rects_around, shapes_of

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


def possible_rects(board: Board, clue: Cell, *, crossed_out: bool = False) -> Iterator[Rect]:
    """Yield the rectangles through no other clue and no rectangle drawn around another.

    Those that are crossed out are left out unless ``crossed_out`` asks for them.
    """
    puzzle, own = board.puzzle, board.at(clue)
    area = puzzle.clues[clue]
    areas = range(1, puzzle.area + 1) if area is None else (area,)
    shapes = (shape for each in areas for shape in shapes_of(each, puzzle.rows, puzzle.cols))
    for shape in shapes:
        for rect in rects_around(puzzle, clue, [shape]):
            if all(drawn == own for drawn in board.touching(rect)) and (
                crossed_out or rect not in board.marks.crossed_out
            ):
                yield rect


def possible_choice(board: Board, clue: Cell) -> PossibleChoice | None:
    """Return the possible rectangles of a clue, None where it has none."""
    rects = tuple(sorted(islice(possible_rects(board, clue), MOST_POSSIBLE)))
    return PossibleChoice(clue, rects) if rects else None
