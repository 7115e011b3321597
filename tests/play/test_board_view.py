"""The look of a session and its messages."""

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import Cell, Place, Rect, Violation
from shikaku_gui.play import board_view
from shikaku_gui.play.board_view import Tone
from shikaku_gui.play.session import Session
from tests.play.scripts import run

GRID = """
4 . . 2 .
. . 1 . .
. 3 . . 6
. . ? . .
"""


def session(*drawn: Rect) -> Session:
    moves = tuple(Place(rect) for rect in drawn)
    return Session(SavedGame(loads(GRID).puzzle, moves, len(moves)))


# Of each kind a clue: an area and a shape, a shape, an area, neither.
SHAPED = "4w . . .\n. ?t . 3\n. . . .\n?s . . ?\n"


@pytest.mark.parametrize(
    ("script", "lines", "tone"),
    [
        ("p0.5,0.5 m0.5,1.5", ["1 x 2 = 2", "2 of 4"], Tone.PLAIN),
        ("p0.5,0.5 m0.5,3.5", ["1 x 4 = 4", "4 of 4"], Tone.GOOD),
        ("p0.5,0.5 m2.5,0.5", ["3 x 1 = 3", "3 of 4"], Tone.PLAIN),
        ("p1.5,1.5 m1.5,2.5", ["1 x 2 = 2", "must be tall"], Tone.PLAIN),
        ("p1.5,1.5 m2.5,1.5", ["2 x 1 = 2", "fits the ?"], Tone.GOOD),
        ("p3.5,0.5 m3.5,1.5", ["1 x 2 = 2", "must be a square"], Tone.PLAIN),
    ],
)
def test_badges_say_which_shape_a_clue_needs(script: str, lines: list[str], tone: Tone) -> None:
    play = Session(SavedGame(loads(SHAPED).puzzle))
    run(play, script)
    preview = play.preview
    assert preview is not None
    badge = board_view.preview_badge(play, preview)
    assert ([str(line) for line in badge.lines], badge.tone) == (lines, tone)


def test_a_rectangle_of_the_right_area_has_the_wrong_shape() -> None:
    play = Session(SavedGame(loads("4w .\n. .\n. .\n. .\n").puzzle))
    run(play, "p0.5,0.5 m1.5,1.5")
    preview = play.preview
    assert preview is not None
    badge = board_view.preview_badge(play, preview)
    assert [str(line) for line in badge.lines] == ["2 x 2 = 4", "must be wide"]
    assert badge.tone is Tone.WRONG


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Cell(0, 0), "The 4 in R1C1 has no rectangle yet. It must be wider than it is tall."),
        (Cell(1, 1), "The ? in R2C2 has no rectangle yet. It must be taller than it is wide."),
        (Cell(3, 0), "The ? in R4C1 has no rectangle yet. It must be a square."),
        (Cell(1, 3), "The 3 in R2C4 has no rectangle yet."),
    ],
)
def test_the_status_names_the_shape_of_a_clue(cell: Cell, said: str) -> None:
    play = Session(SavedGame(loads(SHAPED).puzzle))
    play.hover = cell
    assert str(board_view.status_message(play)) == said


PLAIN = "Drag to draw rectangles. Each must contain one number and exactly that many cells."
WELCOME = "Drag to draw rectangles. Each must contain exactly one clue and match it."


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [("4 .\n. .\n", PLAIN), ("4s .\n. .\n", WELCOME), ("? .\n. 2\n", WELCOME)],
)
def test_the_first_status_says_the_rule_of_the_puzzle(puzzle: str, said: str) -> None:
    assert str(board_view.status_message(Session(SavedGame(loads(puzzle).puzzle)))) == said


@pytest.mark.parametrize(
    ("script", "lines", "tone"),
    [
        ("p3.5,0.5 m3.5,1.5", ["1 x 2 = 2"], Tone.PLAIN),
        ("p0.5,0.5 m0.5,1.5", ["1 x 2 = 2", "2 of 4"], Tone.PLAIN),
        ("p0.5,0.5 m1.5,1.5", ["2 x 2 = 4", "4 of 4"], Tone.GOOD),
        ("p0.5,3.5 m1.5,4.5", ["2 x 2 = 4", "4 of 2: +2"], Tone.WRONG),
        ("p0.5,0.5 m0.5,3.5", ["1 x 4 = 4", "4 and 2"], Tone.WRONG),
        ("p0.5,0.5 m1.5,4.5", ["2 x 5 = 10", "3 clues"], Tone.WRONG),
        ("p2.5,1.5 m3.5,2.5", ["2 x 2 = 4", "3 and ?"], Tone.WRONG),
        ("p3.5,1.5 m3.5,2.5", ["1 x 2 = 2", "fits the ?"], Tone.GOOD),
        ("d0,0-1,1 p0.5,2.5 m0.5,1.5", ["1 x 2 = 2", "replaces one rectangle"], Tone.PLAIN),
    ],
)
def test_badges(script: str, lines: list[str], tone: Tone) -> None:
    play = session()
    run(play, script)
    preview = play.preview
    assert preview is not None
    badge = board_view.preview_badge(play, preview)
    assert ([str(line) for line in badge.lines], badge.tone) == (lines, tone)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("", WELCOME),
        ("pencil", "Drag over cells that belong to one rectangle; click it to remove it."),
        ("cross", "Drag over a rectangle that is not in the solution, or click a number."),
        ("cross draw", WELCOME),
        ("m0.5,0.5", "The 4 in R1C1 has no rectangle yet."),
        ("m3.5,2.5", "The ? in R4C3 has no rectangle yet."),
        ("m0.5,1.5", "R1C2 is not covered yet."),
        ("d0,0-1,1 m0.5,0.5", "2 x 2 = 4 cells: fits the 4."),
        ("d3,1-3,2 m3.5,1.5", "1 x 2 = 2 cells: fits the ?."),
        (
            "d0,0-0,1 m0.5,0.5",
            "This rectangle has 2 cells (1 x 2), but its clue is 4: 2 too few.",
        ),
        (
            "p0.5,0.5 m0.5,3.5",
            "This rectangle contains 2 clues: 4 and 2. A rectangle may contain only one.",
        ),
        ("p0.5,0.5 m1.5,1.5", "2 x 2 = 4 cells: fits the 4."),
        ("c3,0", "Click the opposite corner (or this cell again to cancel). Size: 1 x 1."),
        (
            "right enter right",
            "Move to the opposite corner and press Enter (Esc cancels). Size: 1 x 2.",
        ),
        ("cross c0,1", "Click the opposite corner (or this cell again to cancel). Size: 1 x 1."),
        ("pencil c0,1", "Click the opposite corner (or this cell again to cancel). Size: 1 x 1."),
        (
            "cross c0,1 m1.5,1.5",
            "Click the opposite corner (or this cell again to cancel). Size: 2 x 1.",
        ),
        (
            "pencil right enter right",
            "Move to the opposite corner and press Enter (Esc cancels). Size: 1 x 2.",
        ),
        ("tab", "The 6 in R3C5 has no rectangle yet."),
        ("m0.5,1.5 l", WELCOME),
    ],
)
def test_status(script: str, said: str) -> None:
    play = session()
    run(play, script)
    assert str(board_view.status_message(play)) == said


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ([Rect(0, 0, 1, 2)], "Solved! Every cell is covered."),
        (
            [Rect(0, 0, 1, 1), Rect(0, 1, 1, 1)],
            "Every cell is covered, but some rectangles break a rule: they are hatched.",
        ),
    ],
)
def test_status_of_a_full_board(drawn: list[Rect], said: str) -> None:
    moves = tuple(map(Place, drawn))
    assert (
        str(board_view.status_message(Session(SavedGame(loads("2 .").puzzle, moves, len(moves)))))
        == said
    )


def test_drawn_rectangles_know_the_rule_they_break() -> None:
    play = session(Rect(0, 0, 2, 2), Rect(3, 3, 1, 2), Rect(0, 2, 2, 2), Rect(2, 4, 1, 1))
    seen = [
        (item.rect.first, item.broken.rule if item.broken else None)
        for item in board_view.drawn_rects(play)
    ]
    assert seen == [
        (Cell(0, 0), None),
        (Cell(0, 2), Violation.SEVERAL_CLUES),
        (Cell(2, 4), Violation.TOO_SMALL),
        (Cell(3, 3), Violation.NO_CLUE),
    ]
