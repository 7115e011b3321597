"""The degrees of a hint; cheap to import, for panels and counters."""

from enum import Enum


class HintDegree(Enum):
    """How much a hint says, rising.

    ``FIND`` names only the technique and a part of the grid: it asks the player to find the step,
    and is not counted as a hint.
    """

    FIND = "find"
    NUDGE = "nudge"
    WHERE = "where"
    WHY = "why"
    DRAW = "draw"

    @property
    def rank(self) -> int:
        """How much it says, 0 for the least."""
        return tuple(HintDegree).index(self)
