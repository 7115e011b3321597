"""Gestures, keys and commands as tables: a script, then what is drawn."""

import pytest

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import MAX_TRIALS, Cell, Fill, Place, Puzzle, Rect
from shikaku_gui.play.drag import Fit, Sides
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.session import Session
from shikaku_gui.play.tool import Tool
from tests.play.scripts import middle, point, run, session

# Rectangles that scripts below begin with.
FOUR = Rect(0, 0, 2, 2)
TWO = Rect(0, 3, 1, 2)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # Drawing
        ("d0,0-1,1", [FOUR]),
        ("d1,1-0,0", [FOUR]),
        ("d0,1-1,0", [FOUR]),
        ("d2,0-2,2", [Rect(2, 0, 1, 3)]),
        ("p0.5,0.5 n0.9,1.2 r", []),  # not far enough: a click, which sets a corner
        ("p0.5,0.5 m0.9,0.9 r", []),  # still in the pressed cell: a click
        ("p0.5,0.5 m1.5,1.5 m0.5,0.5 r", []),  # dragged and thought better of it
        ("p1.5,2.5 m0.5,2.5 m1.5,2.5 r", [Rect(1, 2, 1, 1)]),  # but a 1 is a rectangle
        ("p3.5,2.5 m2.5,2.5 m3.5,2.5 r", [Rect(3, 2, 1, 1)]),  # and so is a ?
        ("d0,0-1,1 d0,0-1,1", [FOUR]),  # the same again is no move
        # At and over the board's edge
        ("p0.5,3.5 m-7,99 r", [TWO]),
        ("p3.5,0.5 m99,-4 r", []),  # clamped to the cell it began in
        ("p-0.5,3.5 m0.5,4.5 r", [TWO]),  # begun just beside the board, at its edge
        ("p0.5,5.2 m0.5,3.5 r", [TWO]),
        ("p-0.5,5.5 m0.5,3.5 r", [TWO]),
        ("p-0.5,3.5 r", []),  # a click there is none
        ("c0,0 p-0.5,3.5 r c1,1", []),  # but ends what two clicks began
        ("d0,0-1,1 p-0.5,1.5 m1.5,1.5 r", [Rect(0, 1, 2, 1)]),  # and resizes nothing
        ("p-0.9,3.5 m0.5,4.5 r", []),  # a press further off is none
        ("p4.8,2 m2,2 r", []),
        # Replacing
        ("d0,0-1,1 d0,1-0,4", [Rect(0, 1, 1, 4)]),
        ("d0,0-1,1 d0,3-0,4 d1,0-1,4", [TWO, Rect(1, 0, 1, 5)]),
        ("p0.5,0.5 m1.5,1.5 r p0.6,0.6 m2.5,0.5 r", [Rect(0, 0, 3, 1)]),  # from the inside
        # Clicks
        ("d0,0-1,1 c1,1", []),
        ("c1,2", [Rect(1, 2, 1, 1)]),
        ("c1,2 c1,2", []),
        ("c0,0 c1,1", [FOUR]),
        ("c0,0 c0,0", []),
        ("c0,0 c0,0 c1,1", []),
        ("c0,0 x c1,1", []),
        ("c0,0 d0,3-0,4", [TWO]),  # a drag drops the corner
        ("c0,0 d0,3-0,4 c1,1", [TWO]),
        ("c2,0 c1,2", [Rect(1, 0, 2, 3)]),  # the second click may fall on a clue 1
        ("d0,0-1,1 c2,0 c0,0", [Rect(0, 0, 3, 1)]),  # or in a rectangle
        # Cancelling
        ("p0.5,0.5 m1.5,1.5 x", []),
        ("p0.5,0.5 m1.5,1.5 x r", []),
        ("d0,0-1,1 p0.5,1.95 m1.5,4.5 x", [FOUR]),
        # Resizing by side and corner
        ("d0,0-1,1 p0.5,1.9 m0.5,2.5 r", [Rect(0, 0, 2, 3)]),
        ("d0,0-1,1 p1.9,0.5 m3.5,3.5 r", [Rect(0, 0, 4, 2)]),
        ("d0,0-1,1 p1.9,1.9 m2.5,3.5 r", [Rect(0, 0, 3, 4)]),
        ("d0,0-1,1 p1.9,1.9 m0.1,0.1 r", [Rect(0, 0, 1, 1)]),
        ("d1,1-2,3 p1.1,1.1 m0.5,0.5 r", [Rect(0, 0, 3, 4)]),
        ("d1,1-2,3 p1.1,2.5 m3.9,2.5 r", [Rect(2, 1, 1, 3)]),  # never past the other side
        ("d1,1-2,3 p1.5,1.1 m1.5,4.9 r", [Rect(1, 3, 2, 1)]),
        ("d0,0-1,1 p0.5,1.9 m0.5,9 r", [Rect(0, 0, 2, 5)]),  # clamped
        ("d0,0-1,1 d0,3-0,4 p0.5,1.9 m0.5,3.5 r", [Rect(0, 0, 2, 4)]),  # replaces on its way
        ("d0,0-1,1 p0.5,1.9 m0.5,2.5 m0.5,1.5 r", [FOUR]),
        ("d0,0-1,1 p0.1,0.1 r", []),  # a click on the border removes as well
        # Undo and redo
        ("d0,0-1,1 undo", []),
        ("d0,0-1,1 undo redo", [FOUR]),
        ("d0,0-1,1 d0,1-0,4 undo", [FOUR]),
        ("d0,0-1,1 c0,0 undo", [FOUR]),
        ("d0,0-1,1 clear", []),
        ("d0,0-1,1 d0,3-0,4 clear undo", [FOUR, TWO]),
        ("d0,0-1,1 undo d0,3-0,4 redo", [TWO]),
        ("d0,0-1,1 p0.5,3.5 m0.5,4.5 undo", [FOUR]),  # drops the drag, not the move
        ("undo redo clear", []),
    ],
)
def test_scripts_draw(script: str, expected: list[Rect]) -> None:
    play = session()
    run(play, script)
    assert list(play.board.rects) == expected


@pytest.mark.parametrize(
    ("script", "cursor", "expected"),
    [
        ("up", Cell(2, 2), []),  # the first key shows the cursor
        ("up up", Cell(1, 2), []),
        ("c0,0 x left left left down", Cell(1, 0), []),
        ("c0,0 x up up", Cell(0, 0), []),
        ("c0,0 x up +right +down enter", Cell(1, 1), [FOUR]),
        ("c0,0 x +right +down enter", Cell(1, 1), [FOUR]),
        ("c0,0 x up +right left enter x", Cell(0, 0), []),  # an arrow alone ends the stretch
        ("c0,0 x up enter right down enter", Cell(1, 1), [FOUR]),
        ("c0,0 x up enter right x down enter x", Cell(1, 1), []),
        ("c0,0 x up enter +right +down enter", Cell(1, 1), [FOUR]),
        ("tab", Cell(2, 4), []),
        ("tab tab", Cell(3, 2), []),
        ("tab tab tab", Cell(0, 0), []),
        ("btab", Cell(2, 1), []),
        ("btab btab enter", Cell(1, 2), [Rect(1, 2, 1, 1)]),
        ("d0,0-1,1 c3,4 x tab", Cell(0, 3), [FOUR]),  # finished clues are passed over
        ("d0,0-1,1 del", Cell(0, 0), []),
        ("d0,0-1,1 c3,4 x del", Cell(3, 4), [FOUR]),
        ("btab btab enter enter x", Cell(1, 2), [Rect(1, 2, 1, 1)]),
        # To a cell, and to the next clue in a direction
        ("g0,4 g3,0", Cell(3, 0), []),
        ("g0,0 enter g1,1 enter", Cell(1, 1), [FOUR]),
        ("g0,0 +right g0,4 enter x", Cell(0, 4), []),
        ("g0,0 ^right", Cell(0, 3), []),
        ("g0,0 ^down", Cell(2, 1), []),
        ("g0,0 ^left ^up", Cell(0, 0), []),
        ("g2,1 ^up", Cell(1, 2), []),
        ("g0,0 S ^right enter x", Cell(0, 3), []),
        # A rectangle of the clue's size around it
        ("g0,0 S enter", Cell(0, 0), [FOUR]),
        ("g0,0 S +down enter", Cell(0, 0), [Rect(0, 0, 4, 1)]),
        ("g0,0 S +right left up enter", Cell(0, 0), [Rect(0, 0, 1, 4)]),
        ("g0,0 S +right +right +left enter", Cell(0, 0), [FOUR]),
        ("g2,1 S enter", Cell(2, 1), [Rect(2, 0, 1, 3)]),
        ("g2,1 S right right enter", Cell(2, 1), [Rect(2, 1, 1, 3)]),
        ("g2,4 S enter S up enter", Cell(2, 4), [Rect(0, 3, 3, 2)]),
        ("g2,4 S +down left enter", Cell(2, 4), [Rect(1, 3, 3, 2)]),
        ("g0,0 S x enter right down enter", Cell(1, 1), [FOUR]),
        ("g0,0 S S enter right down enter", Cell(1, 1), [FOUR]),
        ("g0,0 S undo", Cell(0, 0), []),
        ("g0,0 S P", Cell(0, 0), []),
        ("g0,0 P S enter", Cell(0, 0), [FOUR]),
        ("g3,2 S +right enter", Cell(3, 3), [Rect(3, 2, 1, 2)]),  # a "?" has no size
        ("g3,3 S enter x", Cell(3, 3), []),
    ],
)
def test_keys(script: str, cursor: Cell, expected: list[Rect]) -> None:
    play = session()
    run(play, script)
    assert (play.cursor, list(play.board.rects)) == (cursor, expected)


def test_tab_stays_where_all_is_finished() -> None:
    play = Session(SavedGame(loads("2 .").puzzle, (Place(Rect(0, 0, 1, 2)),), 1))
    before = play.cursor
    assert run(play, "tab btab") == [Outcome.VIEW, Outcome.VIEW]
    assert play.cursor == before


@pytest.mark.parametrize(
    ("script", "last"),
    [
        ("p0.5,0.5", Outcome.VIEW),
        ("p0.5,0.5 m0.6,0.6", Outcome.NOTHING),
        ("p0.5,0.5 m1.6,0.6", Outcome.VIEW),
        ("p0.5,0.5 m1.6,0.6 m1.7,0.7", Outcome.NOTHING),
        ("p0.5,0.5 m1.6,0.6 r", Outcome.MOVE),
        ("r", Outcome.NOTHING),
        ("x", Outcome.NOTHING),
        ("l", Outcome.NOTHING),
        ("m1.5,1.5 l", Outcome.VIEW),
        ("m1.5,1.5", Outcome.VIEW),
        ("m1.5,1.5 m1.6,1.6", Outcome.NOTHING),
        ("undo", Outcome.NOTHING),
        ("redo", Outcome.NOTHING),
        ("clear", Outcome.NOTHING),
        ("d0,0-1,1 clear", Outcome.MOVE),
        ("p-1,-1", Outcome.NOTHING),
        ("c0,0 p-1,-1", Outcome.VIEW),
    ],
)
def test_outcomes(script: str, last: Outcome) -> None:
    assert run(session(), script)[-1] is last


@pytest.mark.parametrize(
    ("script", "fit", "clues", "wanted", "replaced"),
    [
        ("p3.5,0.5 m3.5,1.5", Fit.EMPTY, 0, None, []),
        ("p0.5,0.5 m0.5,1.5", Fit.GROWING, 1, 4, []),
        ("p0.5,0.5 m1.5,1.5", Fit.FITS, 1, 4, []),
        ("p3.5,1.5 m3.5,2.5", Fit.FITS, 1, None, []),
        ("p0.5,0.5 m0.5,3.5", Fit.SEVERAL, 2, None, []),
        ("p0.5,0.5 m1.5,4.5", Fit.SEVERAL, 3, None, []),
        ("p0.5,3.5 m1.5,4.5", Fit.TOO_LARGE, 1, 2, []),
        ("d0,0-1,1 p0.5,2.5 m0.5,1.5", Fit.EMPTY, 0, None, [FOUR]),
        ("d0,0-1,1 d0,3-0,4 p1.5,0.5 m0.5,4.5", Fit.SEVERAL, 3, None, [FOUR, TWO]),
        ("d0,3-0,4 p0.9,3.5 m1.5,3.5", Fit.TOO_LARGE, 1, 2, []),  # the resized one stays
        ("c0,0 m1.5,1.5", Fit.FITS, 1, 4, []),
        ("c0,0 x up +right", Fit.GROWING, 1, 4, []),
    ],
)
def test_previews(
    script: str, fit: Fit, clues: int, wanted: int | None, replaced: list[Rect]
) -> None:
    play = session()
    run(play, script)
    preview = play.preview
    assert preview is not None
    assert (preview.fit, len(preview.clues), preview.wanted) == (fit, clues, wanted)
    assert sorted(preview.replaced) == sorted(replaced)


@pytest.mark.parametrize("script", ["", "p0.5,0.5", "p0.5,0.5 n0.9,0.9", "d0,0-1,1", "m1.5,1.5"])
def test_no_preview(script: str) -> None:
    play = session()
    run(play, script)
    assert play.preview is None


@pytest.mark.parametrize(
    ("at", "sides"),
    [
        ("1.5,1.1", Sides.LEFT),
        ("1.5,3.9", Sides.RIGHT),
        ("1.1,2.5", Sides.TOP),
        ("2.9,2.5", Sides.BOTTOM),
        ("1.1,1.1", Sides.TOP | Sides.LEFT),
        ("2.9,3.9", Sides.BOTTOM | Sides.RIGHT),
        ("1.5,2.1", Sides.NONE),
        ("1.5,2.5", Sides.NONE),
        ("0.95,2.5", Sides.TOP),
        ("3.05,4.05", Sides.BOTTOM | Sides.RIGHT),
        ("0.8,2.5", Sides.NONE),
        ("9,9", Sides.NONE),
    ],
)
def test_grip(at: str, sides: Sides) -> None:
    play = session(Rect(1, 1, 2, 3))
    play.move(point(at))
    assert play.grip is sides


def test_grip_keeps_to_the_side_while_it_is_dragged() -> None:
    play = session(FOUR)
    run(play, "p0.5,1.9 m0.5,3.5")
    dragged = play.grip
    run(play, "r m3.5,3.5")
    assert (dragged, play.grip) == (Sides.RIGHT, Sides.NONE)


def test_a_fill_is_one_step() -> None:
    play = session(FOUR)
    assert play.play(Fill((TWO, Rect(2, 0, 2, 2)))) is Outcome.MOVE
    assert list(play.board.rects) == [TWO, Rect(2, 0, 2, 2)]
    run(play, "undo")
    assert list(play.board.rects) == [FOUR]


def test_an_impossible_move_changes_nothing() -> None:
    play = session(FOUR)
    with pytest.raises(ValueError, match="does not lie on"):
        play.play(Place(Rect(3, 3, 5, 5)))
    assert play.board.rects == (FOUR,)
    assert not play.game.can_redo


def test_every_rectangle_has_a_tint_and_neighbours_differ() -> None:
    play = session()
    run(play, "d0,0-1,1 d0,2-1,2 d2,0-3,0 d2,1-3,3 d0,3-0,4")
    tints = {rect: play.tints[rect] for rect in play.board.rects}
    run(play, "c0,0 undo")
    assert {rect: play.tints[rect] for rect in play.board.rects} == tints


def test_the_clock_rests_unseen_and_once_the_game_is_finished() -> None:
    now = [0.0]
    play = Session(SavedGame(Puzzle(1, 2, {Cell(0, 0): 2})), now=lambda: now[0])
    # What happens, for how many seconds, and the seconds played by then.
    for what, seconds, played in [
        ("m0.5,0.5", 5, 0),
        ("seen", 5, 5),
        ("unseen", 5, 5),
        ("seen", 5, 10),
        ("d0,0-0,1", 5, 10),
        ("undo", 5, 10),
        ("redo", 5, 10),
        ("undo", 5, 10),
        ("seen", 5, 10),
    ]:
        if what in ("seen", "unseen"):
            play.set_board_visible(what == "seen")
        else:
            run(play, what)
        now[0] += seconds
        assert play.game.clock.seconds == played, what


def test_hover_shows_the_cell_under_the_pointer() -> None:
    play = session()
    play.move(middle("2,3"))
    assert play.hover == Cell(2, 3)
    play.move(point("-1,3"))
    assert play.hover is None


IN_FOUR, IN_TWO = "d0,0-1,1", "d0,3-0,4"


@pytest.mark.parametrize(
    ("script", "rects", "crossed_out", "trials"),
    [
        ("T", [], [], [None]),
        (f"T {IN_FOUR}", [FOUR], [], [FOUR]),
        (f"T {IN_FOUR} {IN_TWO}", [FOUR, TWO], [], [FOUR]),
        (f"T {IN_FOUR} {IN_TWO} K", [FOUR, TWO], [], []),
        (f"T {IN_FOUR} {IN_TWO} J", [], [FOUR], []),
        (f"T {IN_FOUR} {IN_TWO} B", [], [], []),
        (f"T {IN_FOUR} {IN_TWO} B redo", [FOUR, TWO], [], [FOUR]),
        (f"T {IN_FOUR} {IN_TWO} J undo", [FOUR, TWO], [], [FOUR]),
        (f"T {IN_FOUR} K undo undo undo", [], [], []),
        (f"T {IN_FOUR} T {IN_TWO}", [FOUR, TWO], [], [FOUR, TWO]),
        (f"T {IN_FOUR} T {IN_TWO} J", [FOUR], [TWO], [FOUR]),
        (f"T {IN_FOUR} T {IN_TWO} J J", [], [FOUR], []),
        (f"T {IN_FOUR} T {IN_TWO} K J", [], [FOUR], []),
        (f"T {IN_FOUR} T {IN_TWO} B", [FOUR], [], [FOUR]),
        (f"T {IN_FOUR} clear", [], [], []),
        ("T clear", [], [], []),
        ("K J B", [], [], []),
        ("T J", [], [], []),
        ("T d0,0-3,4 J", [], [], []),  # it breaks a rule anyway
        ("T d0,0-3,4 J undo J", [], [], []),
    ],
)
def test_scripts_with_trials(
    script: str, rects: list[Rect], crossed_out: list[Rect], trials: list[Rect | None]
) -> None:
    play = session()
    run(play, script)
    board = play.board
    assert (list(board.rects), list(board.marks.crossed_out)) == (rects, crossed_out)
    assert [trial.supposed for trial in board.trials] == trials


def test_one_trial_too_many_says_so() -> None:
    play = session()
    outcomes = [play.begin_trial() for _ in range(MAX_TRIALS + 1)]
    assert outcomes[-2:] == [Outcome.MOVE, Outcome.VIEW]
    assert str(play.notice) == "20 trials are open: keep or reject one first."


def test_a_solved_board_with_open_trials_is_solved() -> None:
    play = Session(SavedGame(loads("2 .\n2 .\n").puzzle))
    run(play, "T d0,0-0,1 T d1,0-1,1")
    assert play.game.solved
    assert len(play.board.trials) == 2


def test_x_takes_the_tool_that_crosses_out_where_nothing_is_drawn_and_lays_it_down() -> None:
    session = Session(SavedGame(Puzzle(2, 2, {Cell(0, 0): 4})))
    for tool in (Tool.CROSS_OUT, Tool.DRAW):
        assert session.cross_out() is Outcome.VIEW
        assert session.tool is tool
    assert not session.board.marks.crossed_out


def test_a_click_takes_nothing_from_a_solved_board() -> None:
    solved = Session(SavedGame(Puzzle(1, 3, {Cell(0, 0): 2, Cell(0, 2): 1})))
    run(solved, "d0,0-0,1 c0,2")
    assert solved.game.solved
    drawn = solved.board.rects
    run(solved, "c0,0 c0,2")
    assert solved.board.rects == drawn
    assert solved.corner is None
    run(solved, "d0,2-0,1")
    assert not solved.game.solved
