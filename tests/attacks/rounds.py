"""How the attacks say what they did: the types that their fixtures give."""

import os
from dataclasses import dataclass, field
from typing import Protocol


class AttackCount(Protocol):
    """The fixture ``attack_count``: announce an attack and learn its number of rounds."""

    def __call__(self, name: str, full: int, short: int) -> int:
        """Give ``full`` or ``short``, by the kind of the run; ``name`` stands in the summary."""
        ...


@dataclass
class AttackLog:
    """The announcements of one test and the failures it has recorded."""

    rounds: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


def is_full_run() -> bool:
    """Tell whether the environment asks for all rounds: SHIKAKU_ATTACKS is ``full`` or ``short``.

    Raises ValueError for anything else.
    """
    kind = os.environ.get("SHIKAKU_ATTACKS", "short")
    if kind not in ("full", "short"):
        raise ValueError(f"SHIKAKU_ATTACKS is {kind!r}; it must be 'full' or 'short'")
    return kind == "full"
