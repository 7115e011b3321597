"""The appraisal of a puzzle being made."""

import pytest

from shikaku_gui.model import Board, Cell, ProblemKind, Puzzle, Rect
from shikaku_gui.play.puzzle_appraisal import appraise_puzzle, drawn_solution
from shikaku_gui.solver import Status

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
ONE_WAY = Puzzle(1, 3, {Cell(0, 0): 1, Cell(0, 2): 2})


@pytest.mark.parametrize(
    ("puzzle", "status", "solutions", "differing"),
    [
        (TWO_WAYS, Status.MULTIPLE, 2, 4),
        (ONE_WAY, Status.UNIQUE, 1, 0),
        (Puzzle(1, 2, {}), Status.INFEASIBLE, 0, 0),
    ],
)
def test_judged(puzzle: Puzzle, status: Status, solutions: int, differing: int) -> None:
    found = appraise_puzzle(puzzle)
    assert found.status is status
    assert len(found.boards) == solutions
    assert len(found.differing) == differing


@pytest.mark.parametrize(
    ("clues", "room", "unfinished"),
    [
        ({0: 2}, 3, True),  # five cells, of which two have a clue
        ({0: 2, 4: 3}, 0, False),
        ({0: 5, 4: 1}, 0, False),
        ({0: None, 1: 1}, 0, True),  # "?" cannot reach the last three cells
        ({0: None, 4: 2}, 0, False),
        ({0: None, 4: 9}, 0, False),
        ({0: None, 1: 4}, 0, False),
        ({0: None, 1: 5}, 0, False),
    ],
)
def test_unfinished_is_what_lacks_nothing_but_clues(
    clues: dict[int, int | None], room: int, unfinished: bool
) -> None:
    found = appraise_puzzle(Puzzle(1, 5, {Cell(0, col): area for col, area in clues.items()}))
    assert (found.room, found.unfinished) == (room, unfinished)


def test_clues_in_conflict_are_blamed() -> None:
    found = appraise_puzzle(Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1}))
    assert found.problems[0].kind is ProblemKind.NO_SHAPE
    assert Cell(0, 0) in found.blamed


def test_a_stop_leaves_it_open() -> None:
    assert appraise_puzzle(TWO_WAYS, lambda: True).status is Status.LIMIT


def test_only_a_whole_drawing_is_a_solution_to_keep() -> None:
    whole = (Rect(0, 0, 1, 1), Rect(0, 1, 1, 2))
    assert drawn_solution(Board(ONE_WAY, whole)) == whole
    assert drawn_solution(Board(ONE_WAY, whole[:1])) is None
