"""Marks and trials on a board: what each does, and sets of rectangles against plain sets."""

import copy

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import (
    MAX_TRIALS,
    NO_MARKS,
    BeginTrial,
    Board,
    Cell,
    Clear,
    ClearMarks,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RectSet,
    RejectTrial,
    Restore,
    Unmark,
    apply,
)

PUZZLE = Puzzle(4, 4, {Cell(0, 0): 8, Cell(3, 3): 8})
TOP, BOTTOM, MIDDLE = Rect(0, 0, 2, 4), Rect(2, 0, 2, 4), Rect(1, 1, 2, 2)
LEFT, CORNER = Rect(0, 0, 4, 2), Rect(0, 0, 2, 2)
cells = st.builds(Cell, st.integers(0, 3), st.integers(0, 3))
rects = st.builds(Rect.between, cells, cells)
EMPTY = Board(PUZZLE)


@given(st.lists(rects), st.lists(rects), rects)
def test_a_set_of_rectangles_is_a_set(added: list[Rect], removed: list[Rect], area: Rect) -> None:
    first = RectSet(added)
    plain = set(added)
    assert list(first) == sorted(plain)
    assert len(first) == len(plain)
    assert first.touching(area) == sorted(rect for rect in plain if rect.overlaps(area))
    after = first.changed(removed, added[:2])
    expected = (plain - set(added[:2])) | set(removed)
    assert set(after) == expected
    assert after == RectSet(expected)
    assert hash(after) == hash(RectSet(expected))
    assert after.differing(first) == first.differing(after) == plain ^ expected
    assert all(rect in after for rect in expected)
    assert (area in after) == (area in expected)
    assert copy.deepcopy(after) == after


def test_a_set_differs_from_other_things() -> None:
    assert RectSet([TOP]) != {TOP}
    assert repr(RectSet([CORNER])) == f"RectSet([{CORNER!r}])"


def test_a_pencil_rectangle_inside_another_one_is_left_out() -> None:
    small = EMPTY.with_marks([CORNER])
    assert list(small.with_marks([TOP]).marks.pencilled) == [TOP]
    assert EMPTY.with_marks([TOP]).with_marks([CORNER]) == EMPTY.with_marks([TOP])
    assert list(EMPTY.with_marks([CORNER, MIDDLE]).marks.pencilled) == [CORNER, MIDDLE]


def test_marks_belong_to_the_value_of_a_board() -> None:
    marked = EMPTY.with_marks([CORNER], [TOP])
    assert marked != EMPTY
    assert marked == Board(PUZZLE, (), marked.marks)
    assert hash(marked) == hash(Board(PUZZLE, (), marked.marks))
    assert marked.without_marks([CORNER], [TOP]) == EMPTY
    assert marked.unmarked().marks == NO_MARKS
    assert NO_MARKS.empty
    assert not marked.marks.empty
    assert marked.with_rects([BOTTOM]).without(BOTTOM) == marked


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (Pencil((Rect(3, 3, 2, 1),)), "R4C4-R5C4 does not lie on the 4 x 4 grid"),
        (CrossOut((Rect(3, 3, 2, 1),)), "R4C4-R5C4 does not lie on the 4 x 4 grid"),
        (Unmark((CORNER, TOP)), "there is no pencil rectangle R1C1-R2C4"),
        (Unmark((), (BOTTOM,)), "the rectangle R3C1-R4C4 is not crossed out"),
        (KeepTrial(), "no trial is open"),
        (RejectTrial(), "no trial is open"),
    ],
)
def test_an_impossible_move_is_refused(move: Move, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        apply(EMPTY.with_marks([CORNER], [TOP]), move)


def test_marks_that_the_drawing_makes_superfluous_are_not_visible() -> None:
    board = EMPTY.with_marks([CORNER, MIDDLE], [TOP, LEFT])
    grid = PUZZLE.grid
    assert board.visible_pencils(grid) == [CORNER, MIDDLE]
    assert board.visible_crosses(grid) == [TOP, LEFT]
    drawn = board.with_rects([TOP])
    assert drawn.visible_pencils(grid) == [MIDDLE]
    assert drawn.visible_pencils(Rect(3, 3, 1, 1)) == []
    assert drawn.visible_crosses(grid) == [TOP]  # drawn though crossed out
    assert drawn.marks == board.marks


def played(*moves: Move) -> Board:
    board = EMPTY
    for move in moves:
        board = apply(board, move)
    return board


def test_a_trial_supposes_the_first_rectangle_drawn_in_it() -> None:
    board = played(Place(BOTTOM), BeginTrial())
    assert board.trials[-1].supposed is None
    board = apply(board, Place(CORNER))
    assert board.trials[-1].supposed == CORNER
    other = apply(board, Place(Rect(0, 2, 2, 2)))
    assert other.trials[-1].supposed == CORNER
    assert apply(board, Place(TOP)).trials[-1].supposed == TOP  # over the first one
    assert apply(board, Erase(CORNER)).trials[-1].supposed is None
    assert apply(board, Fill((TOP, BOTTOM))).trials[-1].supposed == TOP
    assert [board.trial_depth(rect) for rect in board.rects] == [1, 0]


def test_what_is_supposed_is_not_told_where_it_was_removed_from_among_several() -> None:
    right, low = Rect(0, 2, 2, 2), Rect(2, 0, 2, 2)
    board = played(BeginTrial(), *map(Place, (CORNER, right, low)), Erase(CORNER))
    assert board.trials[-1].supposed is None
    assert apply(board, RejectTrial()) == EMPTY
    assert apply(board, Erase(low)).trials[-1].supposed == right


def test_a_trial_is_kept_or_rejected() -> None:
    start = (Place(BOTTOM), Pencil((CORNER,)))
    board = played(*start, BeginTrial(), Place(TOP), CrossOut((LEFT,)))
    assert apply(board, KeepTrial()) == played(*start, Place(TOP), CrossOut((LEFT,)))
    assert apply(board, RejectTrial()) == played(*start, CrossOut((TOP,)))
    assert apply(played(*start, BeginTrial()), RejectTrial()) == played(*start)


def test_trials_nest() -> None:
    outer = played(BeginTrial(), Place(BOTTOM))
    inner = apply(apply(outer, BeginTrial()), Place(TOP))
    assert [inner.trial_depth(rect) for rect in inner.rects] == [2, 1]
    assert [trial.supposed for trial in inner.trials] == [BOTTOM, TOP]
    assert apply(inner, RejectTrial()) == apply(outer, CrossOut((TOP,)))
    assert apply(apply(inner, KeepTrial()), RejectTrial()) == played(CrossOut((BOTTOM,)))
    assert apply(apply(inner, KeepTrial()), KeepTrial()) == played(Place(BOTTOM), Place(TOP))
    assert apply(apply(inner, Erase(BOTTOM)), KeepTrial()).trials[-1].supposed == TOP


def test_clearing_ends_the_trials_and_keeps_only_marks_from_before() -> None:
    board = played(Pencil((CORNER,)), BeginTrial(), Place(TOP), CrossOut((BOTTOM,)))
    assert apply(board, Clear()) == played(Pencil((CORNER,)))
    assert apply(board, ClearMarks()) == played(
        Pencil((CORNER,)), BeginTrial(), Place(TOP), ClearMarks()
    )


def test_trials_belong_to_the_value_of_a_board_and_go_with_it_to_another_puzzle() -> None:
    moves = (BeginTrial(), Place(TOP), BeginTrial(), Place(BOTTOM))
    board = played(*moves)
    assert board == played(*moves)
    assert hash(board) == hash(played(*moves))
    assert board != apply(board, KeepTrial())
    other = Puzzle(4, 4, {Cell(0, 0): 16}, title="Another")
    moved = board.on(other)
    assert all(trial.start.puzzle is other for trial in moved.trials)
    assert moved.trials[0].start == Board(other)
    assert apply(apply(moved, RejectTrial()), RejectTrial()) == Board(other).with_marks((), [TOP])


def test_only_so_many_trials_can_be_open() -> None:
    board = played(*[BeginTrial()] * MAX_TRIALS)
    assert board == played(*[BeginTrial()] * MAX_TRIALS)
    with pytest.raises(ValueError, match="20 trials are open"):
        apply(board, BeginTrial())


def test_a_board_of_before_is_restored() -> None:
    board = played(BeginTrial(), Place(TOP), Pencil((MIDDLE,)))
    assert apply(EMPTY, Restore(board)) == board
