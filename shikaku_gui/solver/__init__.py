"""Reasoning about puzzles: solving them with proof, hints from any board, grades, new puzzles."""

from shikaku_gui.solver.answers import Answer
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.recipe import Recipe
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.generator import NotFoundError, from_recipe, generate
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
    "Character",
    "CutShortError",
    "Figures",
    "Grade",
    "Level",
    "NotFoundError",
    "Phase",
    "Recipe",
    "SolveResult",
    "Status",
    "Stop",
    "Symmetry",
    "all_hints",
    "explain",
    "from_recipe",
    "generate",
    "grade",
    "mistakes",
    "next_hint",
    "solve",
    "verify",
    "why_wrong",
]
