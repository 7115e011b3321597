"""The levels of difficulty of puzzles."""

from enum import Enum


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
