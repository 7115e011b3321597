"""What a Shikaku is: cells, rectangles, puzzles, boards, moves and the rules.

Uses only the standard library. Other packages import from here alone.
"""

from shikaku_gui.model.board import Board
from shikaku_gui.model.geometry import Cell, Rect
from shikaku_gui.model.moves import Clear, Erase, Fill, Move, Place, apply
from shikaku_gui.model.puzzle import Puzzle
from shikaku_gui.model.puzzle_problems import Flaw, Problem, conflict, problems, shapes_of
from shikaku_gui.model.rules import Broken, Violation, is_solved, judge, violations

__all__ = [
    "Board",
    "Broken",
    "Cell",
    "Clear",
    "Erase",
    "Fill",
    "Flaw",
    "Move",
    "Place",
    "Problem",
    "Puzzle",
    "Rect",
    "Violation",
    "apply",
    "conflict",
    "is_solved",
    "judge",
    "problems",
    "shapes_of",
    "violations",
]
