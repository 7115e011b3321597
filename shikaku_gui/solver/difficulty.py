"""The levels of difficulty of puzzles."""

from enum import Enum

MOST_ONLY_CLUES = 0.6
"""A gentle puzzle has at most this many steps of *only one clue* for each clue."""


class Difficulty(Enum):
    """The five levels, easiest first; ``docs/difficulty.md`` explains them."""

    GENTLE = "gentle"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"

    @property
    def rank(self) -> int:
        """The place in this order, 0 for the easiest."""
        return list(Difficulty).index(self)


def is_gentle(only_clues: int, clues: int) -> bool:
    """Tell whether a puzzle that is at most easy is gentle, by its steps of *only one clue*.

    >>> is_gentle(only_clues=6, clues=10), is_gentle(only_clues=7, clues=10)
    (True, False)
    """
    return only_clues <= MOST_ONLY_CLUES * clues
