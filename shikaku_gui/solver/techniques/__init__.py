"""The ways a person reasons, one deduction a file, and the records they return.

:data:`ALL` lists the techniques, easiest first. The last one, :mod:`what_if`, builds on
the others, those of :data:`shikaku_gui.solver.techniques.technique_order.LADDER`.
"""

from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.finding import Rule
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    Kind,
    Mark,
    Phrase,
    Region,
    Rejected,
    Role,
    Technique,
    View,
    Why,
)
from shikaku_gui.solver.techniques.technique_order import LADDER

ALL: tuple[Rule, ...] = (*LADDER, what_if.RULE)

__all__ = [
    "ALL",
    "LADDER",
    "Clue",
    "Conclusion",
    "Hint",
    "Kind",
    "Mark",
    "Phrase",
    "Region",
    "Rejected",
    "Role",
    "Rule",
    "Technique",
    "View",
    "Why",
]
