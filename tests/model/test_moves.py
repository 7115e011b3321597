"""Moves: what each does, what it refuses, and that it can be undone."""

from typing import get_args

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import (
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
    RejectTrial,
    Restore,
    Unmark,
    apply,
)

PUZZLE = Puzzle(4, 4, {Cell(0, 0): 8, Cell(3, 3): 8})
TOP, BOTTOM, MIDDLE = Rect(0, 0, 2, 4), Rect(2, 0, 2, 4), Rect(1, 1, 2, 2)
cells = st.builds(Cell, st.integers(0, 3), st.integers(0, 3))
rects = st.builds(Rect.between, cells, cells)

DONE = [
    ([], Place(TOP), [TOP]),
    ([TOP], Place(BOTTOM), [TOP, BOTTOM]),
    ([TOP, BOTTOM], Place(MIDDLE), [MIDDLE]),
    ([TOP], Place(TOP), [TOP]),
    ([TOP, BOTTOM], Erase(TOP), [BOTTOM]),
    ([MIDDLE], Fill((TOP, BOTTOM)), [TOP, BOTTOM]),
    ([MIDDLE], Fill(()), []),
    ([TOP, BOTTOM], Clear(), []),
    ([], Clear(), []),
]


@pytest.mark.parametrize(("before", "move", "after"), DONE)
def test_a_move_changes_what_is_drawn(before: list[Rect], move: Move, after: list[Rect]) -> None:
    assert apply(Board(PUZZLE, before), move) == Board(PUZZLE, after)


# A board, a move that changes its marks or trials, and one that brings the board back.
MARKED: list[tuple[list[Move], Move, Move]] = [
    ([], Pencil((TOP, MIDDLE)), Unmark((TOP, MIDDLE))),
    ([], CrossOut((TOP,), hinted=True), Unmark((), (TOP,))),
    ([Pencil((TOP,))], Unmark((TOP,)), Pencil((TOP,))),
    ([CrossOut((TOP,))], ClearMarks(), CrossOut((TOP,))),
    ([Place(TOP)], BeginTrial(), KeepTrial()),
    ([Place(TOP)], BeginTrial(), RejectTrial()),
    ([Place(TOP), BeginTrial()], KeepTrial(), BeginTrial()),
    ([Place(TOP), BeginTrial()], RejectTrial(), BeginTrial()),
    ([Place(TOP)], Restore(Board(PUZZLE)), Place(TOP)),
]


@pytest.mark.parametrize(("before", "move", "back"), MARKED)
def test_a_move_changes_marks_and_trials(before: list[Move], move: Move, back: Move) -> None:
    board = Board(PUZZLE)
    for each in before:
        board = apply(board, each)
    after = apply(board, move)
    assert after != board
    assert apply(after, back) == board


@pytest.mark.parametrize("move", [Place(TOP), Pencil((TOP,)), CrossOut((TOP,))])
def test_a_move_is_the_players_unless_a_hint_made_it(move: Place | Pencil | CrossOut) -> None:
    assert not move.hinted


def test_every_kind_of_move_is_in_the_tables() -> None:
    moves = [move for _, move, _ in (*DONE, *MARKED)]
    assert {type(move) for move in moves} == set(get_args(Move))


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (Place(Rect(3, 3, 2, 1)), "R4C4-R5C4 does not lie on the 4 x 4 grid"),
        (Fill((TOP, Rect(0, -1, 1, 1))), "R1C0 does not lie on the 4 x 4 grid"),
        (Erase(BOTTOM), "there is no rectangle R3C1-R4C4"),
        (Erase(Rect(0, 0, 1, 4)), "there is no rectangle R1C1-R1C4"),
    ],
)
def test_an_impossible_move_is_refused_and_changes_nothing(move: Move, message: str) -> None:
    board = Board(PUZZLE, [TOP])
    with pytest.raises(ValueError, match=f"^{message}$"):
        apply(board, move)
    assert board == Board(PUZZLE, [TOP])


moves = st.one_of(
    st.builds(Place, rects),
    st.builds(Erase, rects),
    st.builds(Fill, st.lists(rects, max_size=5).map(tuple)),
    st.just(Clear()),
)


@given(st.lists(moves, max_size=12))
def test_what_was_drawn_before_a_move_is_one_move_away(many: list[Move]) -> None:
    board = Board(PUZZLE)
    for move in many:
        if isinstance(move, Erase) and move.rect not in board:
            continue
        after = apply(board, move)
        assert apply(after, Fill(board.rects)) == board
        board = after
