"""The identity of a puzzle, and its size class."""

import hashlib
from enum import Enum

from shikaku_gui.model import Puzzle


def puzzle_id(puzzle: Puzzle) -> str:
    """Return 32 hexadecimal digits that identify a puzzle by its size and clues alone.

    Title, author, source and grade do not matter. The digits are the beginning of the
    SHA-256 of the size and the clues as text.

    >>> puzzle_id(Puzzle(1, 2, {}, title="One")) == puzzle_id(Puzzle(1, 2, {}, title="Two"))
    True
    """
    clues = ";".join(f"{row},{col},{area or '?'}" for (row, col), area in puzzle.clues.items())
    text = f"{puzzle.rows}x{puzzle.cols}:{clues}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


class SizeClass(Enum):
    """Size classes, within which times are compared; the value is the largest area."""

    TINY = 36
    SMALL = 100
    MEDIUM = 225
    LARGE = 600
    GIANT = None

    @classmethod
    def of(cls, rows: int, cols: int) -> "SizeClass":
        """Return the class of a grid.

        >>> SizeClass.of(10, 10), SizeClass.of(31, 45)
        (<SizeClass.SMALL: 100>, <SizeClass.GIANT: None>)
        """
        return next(size for size in cls if size.value is None or rows * cols <= size.value)
