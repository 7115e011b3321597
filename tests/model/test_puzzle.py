"""Puzzles: what is refused, how clues are kept and found."""

import copy
from collections.abc import Callable
from dataclasses import fields
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Board, Cell, Puzzle, Rect

CLUES = {Cell(2, 1): 4, Cell(0, 3): None, Cell(0, 0): 2}


@pytest.mark.parametrize(
    ("rows", "cols", "clues", "message"),
    [
        (0, 3, {}, "a grid of 0 x 3 has no cells"),
        (3, -1, {}, "a grid of 3 x -1 has no cells"),
        (2, 2, {Cell(2, 0): 1}, "the clue R3C1 lies off the 2 x 2 grid"),
        (2, 2, {Cell(0, -1): 1}, "the clue R1C0 lies off the 2 x 2 grid"),
        (2, 2, {Cell(1, 1): 0}, "the clue R2C2 has the area 0; the least is 1"),
        (2, 2, {Cell(1, 1): -4}, "the clue R2C2 has the area -4; the least is 1"),
    ],
)
def test_what_makes_no_sense_is_refused(
    rows: int, cols: int, clues: dict[Cell, int | None], message: str
) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        Puzzle(rows, cols, clues)


def test_clues_are_kept_in_row_major_order() -> None:
    puzzle = Puzzle(3, 4, CLUES)
    assert list(puzzle.clues.items()) == [((0, 0), 2), ((0, 3), None), ((2, 1), 4)]
    assert all(type(cell) is Cell for cell in puzzle.clues)


def test_clues_cannot_be_changed_from_outside() -> None:
    mine = dict(CLUES)
    puzzle = Puzzle(3, 4, mine)
    mine[Cell(1, 1)] = 6
    assert Cell(1, 1) not in puzzle.clues
    clues: Any = puzzle.clues
    with pytest.raises(TypeError):
        clues[Cell(1, 1)] = 6


def test_equal_puzzles_are_equal_and_hash_alike() -> None:
    one, other = Puzzle(3, 4, CLUES), Puzzle(3, 4, dict(reversed(CLUES.items())))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Puzzle(3, 4, {**CLUES, Cell(2, 1): 3})
    assert one != Puzzle(3, 4, CLUES, title="another")


def sent(board: Board) -> Board:
    """Return the board as it arrives in another process."""
    there: Board = ForkingPickler.loads(ForkingPickler.dumps(board))
    return there


@pytest.mark.parametrize("again", [copy.deepcopy, sent])
def test_copies_are_equal_and_as_read_only(again: Callable[[Board], Board]) -> None:
    names = [each.name for each in fields(Puzzle)][3:]
    board = Board(Puzzle(3, 4, CLUES, **{name: name for name in names}), [Rect(0, 0, 2, 1)])
    copied = again(board)
    assert copied == board
    assert copied.puzzle is not board.puzzle
    clues: Any = copied.puzzle.clues
    with pytest.raises(TypeError):
        clues[Cell(1, 1)] = 6


def test_a_clue_of_unknown_area_is_no_clue_of_another_area() -> None:
    assert Puzzle(1, 2, {Cell(0, 0): None}) != Puzzle(1, 2, {Cell(0, 0): 2})


def test_the_grid_is_a_rectangle() -> None:
    puzzle = Puzzle(3, 4, {})
    assert (puzzle.area, puzzle.grid) == (12, Rect(0, 0, 3, 4))


@given(
    st.sets(st.builds(Cell, st.integers(0, 5), st.integers(0, 4))),
    st.builds(Rect, *[st.integers(-2, 6)] * 2, *[st.integers(1, 8)] * 2),
)
def test_clues_in_a_rectangle_are_those_it_covers(cells: set[Cell], rect: Rect) -> None:
    puzzle = Puzzle(6, 5, dict.fromkeys(cells, 2))
    assert puzzle.clues_in(rect) == sorted(cell for cell in cells if rect.covers(cell))
