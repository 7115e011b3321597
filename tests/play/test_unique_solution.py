"""The one solution, or the reason why there is none to show."""

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play.unique_solution import find_unique_solution
from shikaku_gui.solver import Status

ONE = Puzzle(1, 3, {Cell(0, 0): 2, Cell(0, 2): 1})
SEVERAL = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NONE = Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 1})
UNKNOWN = Puzzle(1, 2, {Cell(0, 0): None, Cell(0, 1): 2})
CLASH = Puzzle(2, 3, {Cell(0, 1): 3, Cell(1, 1): 3, Cell(0, 0): None})


def test_the_only_solution_is_given() -> None:
    answer = find_unique_solution(ONE)
    assert answer.status is Status.UNIQUE
    assert answer.rects == (Rect(0, 0, 1, 2), Rect(0, 2, 1, 1))
    assert answer.refusal is None


@pytest.mark.parametrize(
    ("puzzle", "status", "said"),
    [
        (SEVERAL, Status.MULTIPLE, "It has several solutions"),
        (NONE, Status.INFEASIBLE, "The clues add up to 3, but the grid has 4 cells."),
        (UNKNOWN, Status.INFEASIBLE, "The clues need at least 3 cells, but the grid has 2."),
        (CLASH, Status.INFEASIBLE, "It has no solution."),
    ],
)
def test_otherwise_it_is_said_why_there_is_none(puzzle: Puzzle, status: Status, said: str) -> None:
    answer = find_unique_solution(puzzle)
    assert answer.status is status
    assert answer.rects is None
    assert said in str(answer.refusal)


def test_a_stopped_solve_claims_nothing() -> None:
    answer = find_unique_solution(ONE, stop=lambda: True)
    assert answer.status is Status.LIMIT
    assert answer.rects is None
    assert "took too long" in str(answer.refusal)
