"""Reasoning about puzzles: solving them with proof, hints from any board, and grades."""

from shikaku_gui.solver.answers import Answer
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.grading import Grade, grade
from shikaku_gui.solver.hints import (
    all_hints,
    explain,
    mistakes,
    next_hint,
    verify,
    why_wrong,
)
from shikaku_gui.solver.result import Figures, Level, Phase, SolveResult, Status
from shikaku_gui.solver.solve import solve

__all__ = [
    "Answer",
    "CutShortError",
    "Figures",
    "Grade",
    "Level",
    "Phase",
    "SolveResult",
    "Status",
    "Stop",
    "all_hints",
    "explain",
    "grade",
    "mistakes",
    "next_hint",
    "solve",
    "verify",
    "why_wrong",
]
