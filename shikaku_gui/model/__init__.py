"""What a Shikaku is: cells, rectangles, puzzles, boards, moves and the rules.

Uses only the standard library. Other packages import from here alone.
"""

from shikaku_gui.model.board import Board
from shikaku_gui.model.geometry import Cell, Rect
from shikaku_gui.model.moves import Clear, Erase, Fill, Move, Place, apply
from shikaku_gui.model.puzzle import Puzzle
from shikaku_gui.model.puzzle_problems import Problem, ProblemKind, conflict, problems, shapes_of
from shikaku_gui.model.rules import BrokenRect, Violation, check_rect, is_solved, violations

__all__ = [
    "Board",
    "BrokenRect",
    "Cell",
    "Clear",
    "Erase",
    "Fill",
    "Move",
    "Place",
    "Problem",
    "ProblemKind",
    "Puzzle",
    "Rect",
    "Violation",
    "apply",
    "check_rect",
    "conflict",
    "is_solved",
    "problems",
    "shapes_of",
    "violations",
]
