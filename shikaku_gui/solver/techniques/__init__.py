"""The ways a person reasons, one deduction a file, and the records they return.

:data:`LADDER` lists the techniques that look at a position as it stands, easiest first;
:mod:`what_if`, which builds on them, comes after all of these.
"""

from shikaku_gui.solver.techniques.ladder import LADDER
from shikaku_gui.solver.techniques.records import (
    Clue,
    Conclusion,
    Hint,
    Kind,
    Mark,
    Phrase,
    Rejected,
    Role,
    Technique,
    View,
    Why,
)

__all__ = [
    "LADDER",
    "Clue",
    "Conclusion",
    "Hint",
    "Kind",
    "Mark",
    "Phrase",
    "Rejected",
    "Role",
    "Technique",
    "View",
    "Why",
]
