"""What a puzzle in the making is worth so far: its solutions, what is in the way, its grade."""

from dataclasses import dataclass
from functools import cached_property

from shikaku_gui.model import Board, Cell, Problem, Puzzle, Rect, is_solved
from shikaku_gui.solver import Status, solve
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.grading import Grade, grade

TIME_LIMIT = 20.0
"""Seconds after which a puzzle in the making is left unjudged."""


@dataclass(frozen=True)
class Appraisal:
    """What the solver knows of a puzzle: as :class:`SolveResult`, and the clues it points to.

    ``placements`` counts the rectangles that are possible for all clues; it is 0 where
    they were not even listed. ``solutions`` are two where there are several.
    """

    puzzle: Puzzle
    status: Status
    placements: int
    solutions: tuple[tuple[Rect, ...], ...]
    problems: tuple[Problem, ...]

    @cached_property
    def differing(self) -> frozenset[Cell]:
        """The cells that lie in different rectangles in the two solutions."""
        if len(self.solutions) < 2:
            return frozenset()
        one, other = map(set, self.solutions[:2])
        return frozenset(cell for rect in one - other for cell in rect.cells())

    @property
    def blamed(self) -> frozenset[Cell]:
        """The cells that the problems name."""
        return frozenset(cell for problem in self.problems for cell in problem.cells)


def appraise(puzzle: Puzzle, stop: Stop | None = None, time_limit: float = TIME_LIMIT) -> Appraisal:
    """Solve a puzzle in the making; where a limit ends that, the status is ``LIMIT``."""
    result = solve(puzzle, time_limit=time_limit, stop=stop)
    return Appraisal(puzzle, result.status, result.alternatives, result.solutions, result.problems)


def graded(puzzle: Puzzle, stop: Stop | None = None) -> Grade | None:
    """Return the grade of a puzzle that has one solution; None where that was stopped."""
    try:
        return grade(puzzle, stop=stop)
    except CutShortError:
        return None


def kept_solution(board: Board) -> tuple[Rect, ...] | None:
    """Return the drawn rectangles where they are a whole solution."""
    return board.rects if is_solved(board) else None
