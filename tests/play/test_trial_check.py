"""Failed trials, by the rules alone, and the names of trials."""

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import Board, Cell, CrossOut, Puzzle, Rect
from shikaku_gui.play.session import Session
from shikaku_gui.play.trial_check import failure_message, find_trial_failure, trial_name
from tests.play.scripts import run

GRID = "4 . . 2 .\n. . 1 . .\n. 3 . . 6\n. . ? . .\n"


def session(grid: str = GRID) -> Session:
    return Session(SavedGame(loads(grid).puzzle))


def reason(play: Session) -> str:
    failure = find_trial_failure(play.board, lambda: False)
    return "" if failure is None else str(failure_message(play.board, failure))


@pytest.mark.parametrize(
    ("grid", "script", "expected"),
    [
        (GRID, "", ""),
        (GRID, "T d0,0-1,1", ""),
        (
            GRID,
            "T d0,0-0,1",
            "R1C1-R1C2: This rectangle has 2 cells (1 x 2), but its clue is 4: 2 too few.",
        ),
        (GRID, "T d2,2-3,3", "The 6 in R3C5 has no rectangle left."),
        ("2 .\n? .\n. .\n", "T d1,0-1,1 T d0,0-0,1", "Nothing can cover R3C1."),
        (
            "? . ?\n. . .\n",
            "p0.5,0.5 m1.5,0.5 m0.5,0.5 r T p0.5,2.5 m1.5,2.5 m0.5,2.5 r",
            "Nothing can cover R1C2.",
        ),
        ("? . ?\n. . .\n", "T d0,2-1,2", ""),
    ],
)
def test_a_failed_trial_says_why(grid: str, script: str, expected: str) -> None:
    play = session(grid)
    run(play, script)
    assert reason(play) == expected


def test_crosses_count() -> None:
    play = session("2 .\n? .\n")
    run(play, "T")
    play.play(CrossOut((Rect(0, 0, 1, 2),)))
    assert reason(play) == "The 2 in R1C1 has only crossed-out rectangles left."
    play.play(CrossOut(tuple(Rect(1, 0, 1, width) for width in (1, 2))))
    run(play, "d0,0-0,1")
    assert reason(play) == 'The "?" in R2C1 has only crossed-out rectangles left.'


def test_a_large_board_is_searched_around_what_is_supposed() -> None:
    clues: dict[Cell, int | None] = {Cell(row, 0): 200 for row in range(200)}
    board = Board(Puzzle(200, 200, clues | {Cell(0, 0): 201})).in_trial()
    assert failure_of(board) == Cell(0, 0)
    near = board.with_rects([Rect(20, 0, 1, 200)])
    assert failure_of(near) == Cell(0, 0)
    far = board.with_rects([Rect(120, 0, 1, 200)])
    assert failure_of(far) is None
    narrow = Board(far.puzzle).in_trial().with_rects([Rect(120, 1, 1, 1)])
    assert failure_of(narrow) == Cell(120, 1)


def failure_of(board: Board) -> Cell | None:
    failure = find_trial_failure(board, lambda: False)
    return None if failure is None else failure.cell


def test_the_search_can_be_stopped() -> None:
    play = session("2 .\n? .\n. .\n")
    run(play, "T d1,0-1,1 d0,0-0,1")
    assert find_trial_failure(play.board, lambda: True) is None


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("T", "Trial 1: nothing drawn yet"),
        ("T d0,0-1,1", "If the 4 in R1C1 is 2 x 2"),
        ("T d3,1-3,2", 'If the "?" in R4C3 is 1 x 2'),
        ("T d0,1-1,1", "If R1C2-R2C2 is a rectangle"),
        ("T d0,0-1,1 d0,3-0,4 d2,0-2,2 c0,0", "Trial 1: several rectangles"),
        ("T d0,0-1,1 T", "If the 4 in R1C1 is 2 x 2"),
    ],
)
def test_a_trial_is_named_by_its_first_move(script: str, name: str) -> None:
    play = session()
    run(play, script)
    assert str(trial_name(play.board, 1)) == name


def test_an_inner_trial_is_named_by_its_own() -> None:
    play = session()
    run(play, "T T d0,0-1,1")
    assert [str(trial_name(play.board, depth)) for depth in (1, 2)] == [
        "Trial 1: nothing drawn yet",
        "If the 4 in R1C1 is 2 x 2",
    ]
