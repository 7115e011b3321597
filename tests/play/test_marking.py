"""Marks made by gestures and keys, as tables: a script, then the marks or why there are none."""

import pytest

from shikaku_gui.model import Cell, CrossOut, Pencil, Place, Rect
from shikaku_gui.play.board_view import preview_badge, status_message, visible_preview
from shikaku_gui.play.drag import Fit
from shikaku_gui.play.marking import crosses_of
from shikaku_gui.play.mistake_display import CheckLevel
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.tool import Tool
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
        # Those that overlap become the box around them
        ("s0,0-0,1 s0,0-1,0", [FOUR], []),
        ("s0,0-0,1 s0,1-1,1", [FOUR], []),
        ("s1,0-1,1 s0,0-0,1 s0,0-1,0", [FOUR], []),  # and so on
        ("s0,0-0,1 s1,0-1,1", [ROW, Rect(1, 0, 1, 2)], []),
        # What can be part of no rectangle is refused
        ("s2,1-2,4", [], []),
        ("s0,3-1,4", [], []),
        ("s0,0-0,1 s0,1-0,3", [ROW], []),
        # With the tools
        ("pencil d0,0-1,1", [FOUR], []),
        ("pencil c0,0 c1,1", [FOUR], []),
        ("pencil d0,0-1,1 c0,1", [], []),  # a click removes it
        ("pencil c1,2 x", [], []),  # and draws no clue 1
        ("pencil g0,0 +right +down enter", [FOUR], []),
        ("pencil g0,0 S enter", [FOUR], []),
        ("cross d0,0-1,1", [], [FOUR]),
        ("cross d0,0-1,1 d0,0-1,1", [], []),
        ("cross c0,1 c1,0", [], [FOUR]),
        ("cross g0,0 +right +down enter", [], [FOUR]),
        ("cross p0.5,0.5 m1.5,1.5 m0.5,0.5 r", [], []),
        ("cross s0,0-1,1", [FOUR], []),  # the right button still pencils
        ("cross p0.5,0.5 m1.5,1.5 P r", [FOUR], []),  # and P
        ("cross T J", [], []),
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
        # and by pointer
        ("m0.5,0.5 P o1,1", [], [FOUR]),  # the other button crosses out
        ("m0.5,0.5 P c3,0 o3,0", [], [COLUMN]),  # a click on another cell shows the next one there
        ("m0.5,0.5 P c3,3 o1,1", [], []),  # and one on a cell of none ends it
        ("cross c0,0 X", [], [FOUR]),  # the tool shows them on a click
        ("cross c0,0 X X", [], [FOUR, COLUMN]),
        ("m0.5,0.5 P s0,0-0,1", [ROW], []),  # a drag ends it
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
            "s2,1-2,4",
            "This rectangle contains 2 clues: 3 and 6. A rectangle may contain only one.",
        ),
        (
            "s0,3-1,4",
            "This rectangle has 4 cells (2 x 2), but its clue is 2: 2 too many.",
        ),
        (
            "s0,0-0,1 s0,1-0,3",
            "Together with what it overlaps it would be R1C1-R1C4. This rectangle contains 2 clues:"
            " 4 and 2. A rectangle may contain only one.",
        ),
        (
            "p0.5,0.5 m0.5,1.5 X",
            "No need to cross this out. This rectangle has 2 cells (1 x 2), but its clue is 4: "
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
    # Saved games may have some that overlap.
    play.play(Pencil((Rect(0, 1, 4, 1), Rect(1, 1, 1, 3), Rect(3, 0, 1, 3))))
    run(play, "c3,4 x left")
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
        "R1C1-R4C1: 2 of 2 for the 4 in R1C1. Click or Enter draws it, right-click or X crosses it"
        " out."
    )
    assert play.step(0, 1) is Outcome.VIEW
    run(play, "X X")
    assert play.choice is None
    run(play, "P")
    assert str(play.notice) == "No rectangle is left for the 4 in R1C1."


@pytest.mark.parametrize("key", ["P", "S", "A"])
def test_a_key_about_a_clue_says_that_there_is_none(key: str) -> None:
    play = session()
    run(play, "c0,1 x up")
    call = {"P": play.pencil_or_show_possible, "S": play.size, "A": play.glance}[key]
    assert call() is Outcome.VIEW
    assert str(status_message(play)) == (
        "There is no clue in R1C2: point at one, or move the cursor there."
    )
    assert (play.around, play.possible_map, play.game.possible_shown) == (None, None, 0)
    run(play, "left")
    assert play.notice is None


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("pencil p1.5,1.5 m2.5,1.5", "Pencil: R2C2-R3C2 (2 x 1) belongs to one rectangle."),
        ("cross p0.5,0.5 m1.5,1.5", "Cross out: R1C1-R2C2 (2 x 2) is not in the solution."),
        (
            "d0,0-1,1 pencil p1.5,1.5 m2.5,1.5",
            "Pencil: R2C2-R3C2 (2 x 1) belongs to one rectangle."
            " It overlaps R1C1-R2C2, which is drawn.",
        ),
        (
            "d1,1-1,2 cross p0.5,0.5 m1.5,1.5",
            "Cross out: R1C1-R2C2 (2 x 2) is not in the solution."
            " It overlaps R2C2-R2C3, which is drawn.",
        ),
        (  # this one is seen on the board
            "d0,0-1,1 cross p0.5,0.5 m1.5,1.5",
            "Cross out: R1C1-R2C2 (2 x 2) is not in the solution.",
        ),
    ],
)
def test_the_mark_being_drawn_is_told(script: str, said: str) -> None:
    play = session()
    run(play, script)
    preview = play.preview
    assert preview is not None
    assert (preview.tool, preview.replaced) == (play.tool, ())
    assert str(status_message(play)) == said


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


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("p0.5,0.5 m1.5,1.5 X", "Crossed out: R1C1-R2C2 (2 x 2)."),
        ("m0.5,0.5 P X", "Crossed out: R1C1-R2C2 (2 x 2)."),
        ("T d0,0-1,1 J", "Crossed out: R1C1-R2C2 (2 x 2)."),
        ("p0.5,0.5 m1.5,1.5 P", "Pencilled: R1C1-R2C2 (2 x 2)."),
        ("p0.5,0.5 m1.5,1.5 X undo", None),
        ("p0.5,0.5 m1.5,1.5 P undo", None),
        (
            "d1,1-1,2 p0.5,0.5 m1.5,1.5 X",
            "Crossed out: R1C1-R2C2 (2 x 2). It overlaps R2C2-R2C3, which is drawn.",
        ),
        (
            "d1,0-1,1 s0,0-1,1",  # with a whole rectangle in it
            "Pencilled: R1C1-R2C2 (2 x 2). It overlaps R2C1-R2C2, which is drawn.",
        ),
        ("d0,0-1,1", None),
        ("d0,0-1,1 c0,0", "Removed: R1C1-R2C2 (2 x 2)."),
        ("d0,0-1,1 del", "Removed: R1C1-R2C2 (2 x 2)."),
        ("d0,0-1,1 d0,3-1,3 clear", "2 rectangles removed."),
        ("d0,0-1,1 d1,1-1,2", None),  # the new one is seen under the pointer
        ("d0,0-1,1 c0,0 undo", None),
    ],
)
def test_what_is_marked_or_removed_is_named(script: str, said: str | None) -> None:
    play = session()
    run(play, script)
    assert play.notice is None
    assert (None if play.news is None else str(play.news)) == said
    if said is not None:
        assert str(status_message(play)) == said
        run(play, "x m3.5,3.5")
        assert play.news is None


def test_what_a_hint_draws_is_named() -> None:
    play = session(FOUR)
    play.play(Place(Rect(0, 3, 2, 1), hinted=True))
    assert str(status_message(play)) == "Drawn: R1C4-R2C4 (2 x 1)."
    play.play(Place(Rect(1, 2, 1, 1)))
    assert play.news is None


@pytest.mark.parametrize(
    ("level", "fit"), [(CheckLevel.RULES, Fit.SEVERAL), (CheckLevel.SILENT, Fit.EMPTY)]
)
def test_a_pencil_over_two_clues_is_judged_as_a_drawn_rectangle_is(
    level: CheckLevel, fit: Fit
) -> None:
    play = session()
    play.set_level(level)
    play.press(middle("2,1"), secondary=True)
    play.move(middle("2,4"))
    preview = play.preview
    assert preview is not None
    assert visible_preview(play, preview).fit is fit
    lines = [str(line) for line in preview_badge(play, preview).lines]
    assert lines == (["1 x 4 = 4", "3 and 6"] if fit is Fit.SEVERAL else ["1 x 4 = 4"])
    play.release()
    assert len(play.board.marks.pencilled) == (0 if fit is Fit.SEVERAL else 1)


def test_the_preview_of_a_pencil_is_the_box_that_it_becomes() -> None:
    play = session()
    run(play, "s0,0-0,1 pencil p0.5,1.5 m1.5,1.5")
    preview = play.preview
    assert preview is not None
    assert (preview.rect, preview.grown) == (Rect(0, 1, 2, 1), FOUR)
    assert [str(line) for line in preview_badge(play, preview).lines] == ["2 x 2 = 4"]


@pytest.mark.parametrize("tool", Tool)
def test_the_cross_that_is_being_drawn_has_no_verdict(tool: Tool) -> None:
    play = session()
    play.use(tool)
    run(play, "p0.5,0.5 m0.5,3.5")
    preview = play.preview
    assert preview is not None
    judged = tool in (Tool.DRAW, Tool.PENCIL)
    assert (preview.fit is Fit.SEVERAL, preview.tool) == (judged, tool)


def test_a_possible_rectangle_is_drawn_by_a_click_on_it_whatever_the_tool() -> None:
    for script in ("m0.5,0.5 P c1,1", "cross c0,0 c1,1", "cross c0,0 enter", "pencil g0,0 P enter"):
        play = session()
        run(play, script)
        assert (play.board.rects, play.choice) == ((FOUR,), None), script


def test_a_trial_begins_with_the_tool_that_draws() -> None:
    play = session()
    run(play, "cross T d0,0-1,1")
    assert (play.tool, play.board.rects) == (Tool.DRAW, (FOUR,))


def test_another_tool_drops_what_is_being_drawn() -> None:
    play = session()
    run(play, "c0,0 pencil")
    assert not play.busy
    assert play.use(Tool.PENCIL) is Outcome.NOTHING


# The map of possible rectangles


def test_a_glance_follows_the_pointer_and_the_cursor() -> None:
    play = session()
    run(play, "m0.5,0.5")
    assert play.glance() is Outcome.VIEW
    shown = [play.possible_map]
    for script in ("m0.5,1.5", "m2.5,1.5", "g0,3", "right"):
        run(play, script)
        shown.append(play.possible_map)
    assert [at and at.clue for at in shown] == [Cell(0, 0), None, Cell(2, 1), Cell(0, 3), None]
    assert play.game.possible_shown == 3
    run(play, "left")
    assert play.end_glance() is Outcome.VIEW
    assert (play.possible_map, play.end_glance()) == (None, Outcome.NOTHING)


def test_a_glance_at_one_clue_stays_until_something_else_is_done() -> None:
    for script in ("p2.5,0.5", "x", "d2,0-2,2", "pencil", "m0.5,0.5 P"):
        play = session()
        play.glance(Cell(0, 0))
        run(play, "m2.5,2.5")
        assert play.possible_map is not None
        run(play, script)
        assert play.possible_map is None, script


def test_the_status_line_says_how_many_are_possible() -> None:
    play = session(COLUMN, Rect(1, 1, 1, 1))
    play.glance(Cell(2, 1))
    assert str(status_message(play)) == "Only one rectangle is possible for the 3 in R3C2."
    play.glance(Cell(0, 3))
    assert str(status_message(play)) == (
        "3 rectangles are possible for the 2 in R1C4. The stronger the colour of a cell, the more"
        " of them cover it."
    )
    play.play(Place(Rect(2, 2, 1, 1)))
    play.glance(Cell(2, 1))
    assert str(play.notice) == "No rectangle is left for the 3 in R3C2."
