"""The appraisal of a puzzle being made: its solutions, its problems, its grade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shikaku_gui import solver
from shikaku_gui.model import Board, Cell, Problem, ProblemKind, Puzzle, Rect, is_solved

_TIME_LIMIT = 20.0
"""Seconds after which an appraisal is stopped."""


@dataclass(frozen=True)
class PuzzleAppraisal:
    """The solver's result for a puzzle, as in :class:`SolveResult`, and the cells to mark.

    ``placements`` counts the rectangles that are possible for all clues; it is 0 where
    they were not even listed. ``boards`` are the solutions, two where there are several;
    ``differing`` are the cells that lie in different rectangles in these, ``blamed`` those
    that the problems name.
    """

    puzzle: Puzzle
    status: solver.Status
    placements: int
    problems: tuple[Problem, ...]
    boards: tuple[Board, ...]
    differing: frozenset[Cell]
    blamed: frozenset[Cell]

    @property
    def room(self) -> int:
        """The cells still to be given to clues, where nothing else is wrong; 0 otherwise."""
        problem = self.problems[0] if len(self.problems) == 1 else None
        if problem is None or problem.kind is not ProblemKind.AREA_SUM:
            return 0
        return max((problem.wanted or 0) - (problem.total or 0), 0)

    @property
    def unfinished(self) -> bool:
        """Whether nothing is wrong except that clues are still missing.

        With a "?" any sum may do: then cells that no clue reaches tell so.
        """
        least = sum(map(self.puzzle.least_area, self.puzzle.clues))
        unknown = None in self.puzzle.clues.values()
        unreached = {problem.kind for problem in self.problems} == {ProblemKind.UNREACHED}
        return self.room > 0 or (unknown and unreached and least < self.puzzle.area)


def appraise_puzzle(puzzle: Puzzle, stop: solver.Stop | None = None) -> PuzzleAppraisal:
    """Solve a puzzle being made; the status is ``LIMIT`` if the time runs out."""
    result = solver.solve(puzzle, time_limit=_TIME_LIMIT, stop=stop)
    return PuzzleAppraisal(
        puzzle,
        result.status,
        result.figures.alternatives,
        result.problems,
        tuple(Board(puzzle, solution) for solution in result.solutions[:2]),
        _differing_cells(result.solutions[:2]),
        frozenset(cell for problem in result.problems for cell in problem.cells),
    )


def _differing_cells(solutions: Sequence[Sequence[Rect]]) -> frozenset[Cell]:
    if len(solutions) < 2:
        return frozenset()
    one, other = map(set, solutions)
    return frozenset(cell for rect in one - other for cell in rect.cells())


def drawn_solution(board: Board) -> tuple[Rect, ...] | None:
    """Return the drawn rectangles where they are a whole solution."""
    return board.rects if is_solved(board) else None
