"""Trials by command, as a table: a script, then what is drawn, crossed out and open."""

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import MAX_TRIALS, Rect
from shikaku_gui.play.checked_game import Outcome
from shikaku_gui.play.session import Session
from shikaku_gui.play.trial_commands import begin_trial
from tests.play.scripts import run

GRID = "4 . . 2 .\n. . 1 . .\n. 3 . . 6\n. . ? . .\n"
FOUR, TWO = Rect(0, 0, 2, 2), Rect(0, 3, 1, 2)
A, B = "d0,0-1,1", "d0,3-0,4"


@pytest.mark.parametrize(
    ("script", "rects", "crossed_out", "trials"),
    [
        ("T", [], [], [None]),
        (f"T {A}", [FOUR], [], [FOUR]),
        (f"T {A} {B}", [FOUR, TWO], [], [FOUR]),
        (f"T {A} {B} K", [FOUR, TWO], [], []),
        (f"T {A} {B} J", [], [FOUR], []),
        (f"T {A} {B} B", [], [], []),
        (f"T {A} {B} B redo", [FOUR, TWO], [], [FOUR]),
        (f"T {A} {B} J undo", [FOUR, TWO], [], [FOUR]),
        (f"T {A} K undo undo undo", [], [], []),
        (f"T {A} T {B}", [FOUR, TWO], [], [FOUR, TWO]),
        (f"T {A} T {B} J", [FOUR], [TWO], [FOUR]),
        (f"T {A} T {B} J J", [], [FOUR], []),
        (f"T {A} T {B} K J", [], [FOUR], []),
        (f"T {A} T {B} B", [FOUR], [], [FOUR]),
        (f"T {A} clear", [], [], []),
        ("T clear", [], [], []),
        ("K J B", [], [], []),
        ("T J", [], [], []),
    ],
)
def test_scripts_try(
    script: str, rects: list[Rect], crossed_out: list[Rect], trials: list[Rect | None]
) -> None:
    play = Session(SavedGame(loads(GRID).puzzle))
    run(play, script)
    board = play.board
    assert (list(board.rects), list(board.marks.crossed_out)) == (rects, crossed_out)
    assert [trial.supposed for trial in board.trials] == trials


def test_one_trial_too_many_says_so() -> None:
    play = Session(SavedGame(loads(GRID).puzzle))
    outcomes = [begin_trial(play) for _ in range(MAX_TRIALS + 1)]
    assert outcomes[-2:] == [Outcome.MOVE, Outcome.VIEW]
    assert str(play.notice) == "20 trials are open: keep or reject one first."


def test_a_solved_board_with_open_trials_is_solved() -> None:
    play = Session(SavedGame(loads("2 .\n2 .\n").puzzle))
    run(play, "T d0,0-0,1 T d1,0-1,1")
    assert play.game.solved
    assert len(play.board.trials) == 2
