"""Marks made by gestures and keys, as tables: a script, then the marks or why there are none."""

import pytest

from shikaku_gui.model import Cell, CrossOut, Pencil, Place, Rect
from shikaku_gui.play.board_view import preview_badge, status_message
from shikaku_gui.play.marking import crosses_of
from shikaku_gui.play.outcome import Outcome
from tests.play.scripts import middle, run, session

FOUR = Rect(0, 0, 2, 2)
ROW = Rect(0, 0, 1, 2)
COLUMN = Rect(0, 0, 4, 1)


@pytest.mark.parametrize(
    ("script", "pencilled", "crossed_out"),
    [
        # By the right button
        ("s0,0-1,1", [FOUR], []),
        ("s1,1-0,0", [FOUR], []),
        ("s0,0-0,0", [], []),  # a click opens the menu
        ("s0,0-1,1 s0,0-1,1", [], []),  # the same again removes it
        ("s0,0-0,1 s0,0-1,1", [FOUR], []),  # the larger one says it, too
        ("s0,0-1,1 s0,0-0,1", [FOUR], []),
        ("s0,0-1,1 undo", [], []),
        ("s0,0-1,1 undo redo", [FOUR], []),
        ("s0,0-1,1 clearmarks", [], []),
        ("s0,0-1,1 clearmarks undo", [FOUR], []),
        ("s0,0-1,1 clear", [FOUR], []),
        # By keys, while something is being drawn
        ("p0.5,0.5 m1.5,1.5 P r", [FOUR], []),
        ("p0.5,0.5 m1.5,1.5 X r", [], [FOUR]),
        ("p0.5,0.5 m1.5,1.5 X r p0.5,0.5 m1.5,1.5 X r", [], []),  # again: no longer crossed out
        ("c0,0 x up +right P", [ROW], []),
        ("c0,0 x up +right +down X", [], [FOUR]),
        ("c0,0 x up enter right P", [ROW], []),
        ("c0,0 m1.5,1.5 X", [], [FOUR]),  # between two clicks
        ("X", [], []),
        # The possible rectangles of a clue
        ("c0,0 x up P X", [], [FOUR]),
        ("c0,0 x up P right X", [], [COLUMN]),
        ("c0,0 x up P left X", [], [COLUMN]),
        ("c0,0 x up P down down X", [], [FOUR]),
        ("c0,0 x up P X X", [], [FOUR, COLUMN]),
        ("c0,0 x up P P X", [], []),  # the second P ends it
        ("c0,0 x up P x X", [], []),
        ("c0,0 x up P +right +down X", [], [FOUR]),  # stretching ends it, too
        ("m0.5,0.5 P right X", [], [COLUMN]),  # at the pointer
    ],
)
def test_scripts_mark(script: str, pencilled: list[Rect], crossed_out: list[Rect]) -> None:
    play = session()
    run(play, script)
    marks = play.board.marks
    assert (list(marks.pencilled), list(marks.crossed_out)) == (pencilled, crossed_out)
    assert play.board.rects == ()


@pytest.mark.parametrize(
    ("script", "notice"),
    [
        ("c0,1 x up +right +left P", "A pencil rectangle needs at least two cells."),
        ("s0,0-1,1 s0,0-0,1", "R1C1-R1C2 is already inside a pencil rectangle."),
        ("d2,0-3,1 s2,0-3,0", "R3C1-R4C1 is already inside a rectangle."),
        (
            "p0.5,0.5 m0.5,1.5 X",
            "No need to cross this out: This rectangle has 2 cells (1 x 2), but its clue is 4: "
            "2 too few.",
        ),
    ],
)
def test_what_cannot_be_marked_says_why(script: str, notice: str) -> None:
    play = session()
    run(play, script)
    assert str(play.notice) == str(status_message(play)) == notice
    assert not play.dragging
    run(play, "up")
    assert play.notice is None


def test_delete_removes_the_rectangle_then_the_least_pencil() -> None:
    play = session(FOUR)
    run(play, "s0,1-3,1 s1,1-1,3 s3,0-3,2 c1,1")
    run(play, "d0,0-1,1 c3,4 x left")
    play.cursor = Cell(1, 1)
    found = []
    for _ in range(4):
        outcome = play.delete()
        found.append((outcome, len(play.board.rects), len(play.board.marks.pencilled)))
    assert found == [
        (Outcome.MOVE, 0, 3),
        (Outcome.MOVE, 0, 2),
        (Outcome.MOVE, 0, 1),
        (Outcome.VIEW, 0, 1),
    ]


def test_a_possible_rectangle_is_drawn_with_enter() -> None:
    play = session()
    run(play, "c0,0 x up P right enter")
    assert play.board.rects == (COLUMN,)
    assert play.choice is None
    run(play, "P enter")  # of those that are left, it is the second
    assert play.board.rects == (FOUR,)


def test_possible_rectangles_are_shown_without_a_verdict() -> None:
    play = session()
    run(play, "c0,0 x up P right")
    assert play.game.possible_shown == 1
    preview = play.preview
    assert preview is not None
    assert [str(line) for line in preview_badge(play, preview).lines] == [
        "4 x 1 = 4",
        "possible: 2 of 2",
    ]
    assert str(status_message(play)) == (
        "R1C1-R4C1 (4 x 1), 2 of 2 possible for the 4 in R1C1. Arrow keys show the others, "
        "Enter draws, X crosses out, Esc ends."
    )
    assert play.step(0, 1) is Outcome.VIEW
    run(play, "X X")
    assert play.choice is None
    run(play, "P")
    assert str(play.notice) == "No rectangle is left for the 4 in R1C1."


def test_a_cell_without_a_clue_has_no_possible_rectangles() -> None:
    play = session()
    assert run(play, "c0,1 x up P")[-1] is Outcome.NOTHING
    assert play.game.possible_shown == 0


def test_the_pencil_being_drawn_is_told() -> None:
    play = session(FOUR)
    play.press(middle("1,1"), pencil=True)
    play.move(middle("2,2"))
    preview = play.preview
    assert preview is not None
    assert (preview.pencil, preview.replaced) == (True, ())
    assert str(status_message(play)) == "Pencil: R2C2-R3C3 (2 x 2) belongs to one rectangle."


def test_the_crosses_of_a_clue_are_told_in_the_status_line() -> None:
    play = session()
    play.play(CrossOut((FOUR, COLUMN)))
    run(play, "m0.5,0.5")
    assert crosses_of(play.board, Cell(0, 0)) == (FOUR, COLUMN)
    assert crosses_of(play.board, Cell(1, 1)) == ()
    assert str(status_message(play)) == (
        "The 4 in R1C1 has no rectangle yet. Crossed out: R1C1-R2C2 and R1C1-R4C1."
    )
    play.play(Place(Rect(1, 1, 2, 2)))
    assert crosses_of(play.board, Cell(0, 0)) == (COLUMN,)


def test_a_pencil_is_never_in_the_way() -> None:
    play = session()
    play.play(Pencil((FOUR,)))
    run(play, "c0,0 c1,1")
    assert play.board.rects == (FOUR,)
