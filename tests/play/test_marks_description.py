"""The words for marks and trials: a script, then the changes of its last part."""

import re

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import Cell
from shikaku_gui.play import board_description
from shikaku_gui.play.session import Session
from tests.play.scripts import run

GRID = "4 . . 2 .\n. . 1 . .\n. 3 . . 6\n. . ? . .\n"


def session(script: str = "") -> Session:
    play = Session(SavedGame(loads(GRID).puzzle))
    run(play, script)
    return play


EXTENT = "2 by 2, from row 1, column 1 to row 2, column 2"


@pytest.mark.parametrize(
    ("before", "script", "said"),
    [
        ("", "s0,0-1,1", f"Pencilled: {EXTENT}."),
        ("s0,0-1,1", "s0,0-1,1", f"Pencil rectangle removed: {EXTENT}."),
        ("", "p0.5,0.5 m1.5,1.5 X", f"Crossed out: {EXTENT}."),
        ("p0.5,0.5 m1.5,1.5 X", "undo", f"Cross removed: {EXTENT}."),
        ("s0,0-1,1 s2,2-3,3", "clearmarks", "2 pencil rectangles removed."),
        ("s0,0-1,1 s2,2-3,3 clearmarks", "undo", "2 pencil rectangles drawn."),
        ("c0,0 x up P X X", "clearmarks", "2 crosses removed."),
        ("c0,0 x up P X X clearmarks", "undo", "2 rectangles crossed out."),
        ("", "T", "Trial 1 begins: you can reject what you draw now."),
        (
            "T",
            "d0,0-1,1",
            "Trial 1 supposes this rectangle. Drawn: 2 by 2, fits. 4 of 20 cells covered.",
        ),
        ("T d0,0-1,1", "K", "Trial 1 kept."),
        (
            "T d0,0-1,1 K",
            "undo",
            "Trial 1 is open again: you can reject what you draw now.",
        ),
        (
            "T d0,0-1,1",
            "J",
            f"Trial 1 rejected. Crossed out: {EXTENT}. Removed: 2 by 2. 0 of 20 cells covered.",
        ),
        ("T d0,0-1,1 T", "B", "Trial 2 left."),
    ],
)
def test_changes(before: str, script: str, said: str) -> None:
    play = session(before)
    board = play.board
    run(play, script)
    assert " ".join(map(str, board_description.spoken_change(play, board))) == said
    replayed = re.sub(r", fits|\s*\d+ of 20 cells covered\.", "", said)
    assert " ".join(map(str, board_description.spoken_step(play.board, board))) == replayed


@pytest.mark.parametrize(
    ("script", "cell", "said"),
    [
        ("s0,0-1,1", Cell(0, 1), "Row 1, column 2, unfilled, in a pencil rectangle of 2 by 2"),
        ("s0,1-1,2", Cell(0, 0), "Row 1, column 1, clue 4, unfilled"),
        ("s1,0-2,1", Cell(0, 0), "Row 1, column 1, clue 4, unfilled"),
        (
            "c0,0 x up P X X",
            Cell(0, 0),
            "Row 1, column 1, clue 4, unfilled, 2 rectangles crossed out",
        ),
        (
            "c0,0 x up P X T d0,0-1,1",
            Cell(0, 0),
            "Row 1, column 1, clue 4, in a rectangle of 2 by 2, fits, supposed in trial 1, "
            "one rectangle crossed out",
        ),
    ],
)
def test_cells(script: str, cell: Cell, said: str) -> None:
    play = session(script)
    assert ", ".join(map(str, board_description.spoken_game_cell(play, cell))) == said


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("c0,0 x up P", f"possible rectangle 1 of 2, {EXTENT}"),
        (
            "c0,0 x up P right",
            "possible rectangle 2 of 2, 4 by 1, from row 1, column 1 to row 4, column 1",
        ),
    ],
)
def test_previews(script: str, said: str) -> None:
    play = session(script)
    assert play.preview is not None
    assert ", ".join(map(str, board_description.spoken_preview(play, play.preview))) == said


def test_false_marks_are_said_to_be_false() -> None:
    play = session("s0,0-1,1 c0,0 x up P X")
    play.set_wrong(frozenset(), play.board.marks)
    assert ", ".join(map(str, board_description.spoken_game_cell(play, Cell(0, 0)))) == (
        "Row 1, column 1, clue 4, unfilled, "
        "in a pencil rectangle of 2 by 2 that no solution agrees with, "
        "one rectangle crossed out, one of them is in the solution"
    )
