"""The degrees of a hint; cheap to import, for panels and counters."""

from enum import Enum


class HintDegree(Enum):
    """How much a hint says, rising."""

    NUDGE = "nudge"
    WHERE = "where"
    WHY = "why"
    DRAW = "draw"
