"""How many clues of a new puzzle give a shape, or no area."""

from enum import StrEnum


class ClueShare(StrEnum):
    """A share of the clues: ``SOME`` are a third of them, ``MANY`` two thirds."""

    NONE = "none"
    SOME = "some"
    MANY = "many"
    ALL = "all"

    def of(self, clues: int) -> int:
        """Return how many of that many clues they are, rounded up."""
        thirds = list(ClueShare).index(self)
        return -(-thirds * clues // 3)
