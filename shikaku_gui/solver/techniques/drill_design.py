"""The positions that drills for a technique are made from, and what makes them good."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from shikaku_gui.model import Cell
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques.hint_records import Hint


class DrillKind(NamedTuple):
    """The side of the square puzzles that drills are made from, and their grade.

    ``needed``: they are puzzles that need the technique of the drill, made around hard cores.
    """

    size: int
    grade: Difficulty
    needed: bool = False


class DrillLimits(NamedTuple):
    """The limits beyond which a position is too hard to practise on.

    These are the rectangles that are excluded, the crosses, which the board shows only where
    one looks, the marks of the simplest hint, the clues it is about, and the steps of its chain,
    the contradiction among them. ``pencils`` are the pencil rectangles on the board, of which
    None allows any number.
    """

    excluded: int = 8
    crosses: int = 2
    marks: int = 10
    clues: int = 4
    chain: int = 4
    pencils: int | None = None


UNMARKED = DrillLimits(crosses=0, pencils=0)
"""The limits for techniques whose lessons come before the one that explains marks."""


class DrillDesign(NamedTuple):
    """The drills for a technique: their kinds of puzzles, smaller ones first, and their limits.

    ``right_cells`` returns the cells of a hint that are a right answer where the learner points
    at one; None where pointing is no answer.
    """

    kinds: tuple[DrillKind, ...]
    limits: DrillLimits = DrillLimits()
    right_cells: Callable[[Hint], Iterable[Cell]] | None = None


def square_puzzles(grade: Difficulty, *sizes: int, needed: bool = False) -> tuple[DrillKind, ...]:
    """Return the kinds of puzzles of some sizes."""
    return tuple(DrillKind(size, grade, needed) for size in sizes)
