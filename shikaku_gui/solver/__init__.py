"""Reasoning about puzzles: solving them with proof, hints from any board, grades, new puzzles.

Solving is here at once; the rest is imported when it is first asked for, because a short
command should not wait for what it does not use.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.result import Figures, Level, Phase, SolveResult, Status
from shikaku_gui.solver.solving import solve

if TYPE_CHECKING:
    from shikaku_gui.solver.answer import Answer
    from shikaku_gui.solver.generation.character import Character
    from shikaku_gui.solver.generation.recipe import Recipe
    from shikaku_gui.solver.generation.symmetry import Symmetry
    from shikaku_gui.solver.generator import NotFoundError, from_recipe, generate
    from shikaku_gui.solver.grading import Difficulty, Grade, grade
    from shikaku_gui.solver.hints import all_hints, explain, mistakes, next_hint, verify, why_wrong

_LATER = (
    "answer",
    "generation.character",
    "generation.recipe",
    "generation.symmetry",
    "generator",
    "grading",
    "hints",
)

__all__ = [
    "Answer",
    "Character",
    "CutShortError",
    "Difficulty",
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


class _Package(ModuleType):
    """This package: asks for a name's home when the name is first used.

    A function keeps its name where a module of the same name is imported, which Python
    would put in its place.
    """

    def __getattr__(self, name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        for home in _LATER:
            found = vars(import_module(f"{__name__}.{home}"))
            vars(self).update({known: found[known] for known in __all__ if known in found})
        return vars(self)[name]

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in __all__ and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
