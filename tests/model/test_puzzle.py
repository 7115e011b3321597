"""Puzzles: what is refused, how clues are kept and found."""

import copy
import math
from collections.abc import Callable
from dataclasses import fields
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape

CLUES = {Cell(2, 1): 4, Cell(0, 3): None, Cell(0, 0): 2}
SHAPES = {Cell(2, 1): Shape.SQUARE, Cell(0, 3): Shape.TALL}


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
    texts = {each.name: each.name for each in fields(Puzzle) if each.type == "str"}
    board = Board(Puzzle(3, 4, CLUES, **texts, shapes=SHAPES), [Rect(0, 0, 2, 1)])
    copied = again(board)
    assert copied == board
    assert copied.puzzle is not board.puzzle
    clues: Any = copied.puzzle.clues
    with pytest.raises(TypeError):
        clues[Cell(1, 1)] = 6


def test_shapes_are_kept_like_clues() -> None:
    mine = dict(SHAPES)
    puzzle = Puzzle(3, 4, CLUES, shapes=mine)
    assert list(puzzle.shapes.items()) == [((0, 3), Shape.TALL), ((2, 1), Shape.SQUARE)]
    mine[Cell(0, 0)] = Shape.WIDE
    assert Cell(0, 0) not in puzzle.shapes
    shapes: Any = puzzle.shapes
    with pytest.raises(TypeError):
        shapes[Cell(0, 0)] = Shape.WIDE


def test_puzzles_that_differ_in_a_shape_are_not_equal() -> None:
    one = Puzzle(3, 4, CLUES, shapes=SHAPES)
    assert one == Puzzle(3, 4, CLUES, shapes=dict(reversed(SHAPES.items())))
    assert hash(one) == hash(Puzzle(3, 4, CLUES, shapes=dict(SHAPES)))
    assert one != Puzzle(3, 4, CLUES)
    assert one != Puzzle(3, 4, CLUES, shapes={**SHAPES, Cell(0, 3): Shape.WIDE})
    assert Puzzle(3, 4, CLUES, shapes={}) == Puzzle(3, 4, CLUES)


def test_clues_are_the_same_whatever_the_texts_are() -> None:
    one = Puzzle(3, 4, CLUES, "one", shapes=SHAPES)
    assert one.has_same_clues(Puzzle(3, 4, CLUES, "another", shapes=SHAPES))
    assert not one.has_same_clues(Puzzle(3, 4, CLUES, "one"))
    assert not one.has_same_clues(Puzzle(4, 4, CLUES, "one", shapes=SHAPES))
    assert not one.has_same_clues(Puzzle(3, 4, {**CLUES, Cell(0, 0): 3}, "one", shapes=SHAPES))


def test_a_shape_needs_a_clue() -> None:
    with pytest.raises(ValueError, match=r"^there is a shape in R2C2, but no clue$"):
        Puzzle(3, 4, CLUES, shapes={Cell(0, 0): Shape.WIDE, Cell(1, 1): Shape.TALL})


def test_a_shape_stays_with_other_clues_where_there_still_is_one() -> None:
    puzzle = Puzzle(3, 4, CLUES, "T", shapes=SHAPES).with_clues({Cell(0, 3): 6, Cell(1, 1): 1})
    assert puzzle == Puzzle(
        3, 4, {Cell(0, 3): 6, Cell(1, 1): 1}, "T", shapes={Cell(0, 3): Shape.TALL}
    )


@pytest.mark.parametrize(
    ("area", "shape", "allowed"),
    [
        (None, None, "1x1 1x2 1x4 2x1 2x2 2x3 3x2 4x1"),
        (4, None, "1x4 2x2 4x1"),
        (None, Shape.SQUARE, "1x1 2x2"),
        (None, Shape.WIDE, "1x2 1x4 2x3"),
        (None, Shape.TALL, "2x1 3x2 4x1"),
        (4, Shape.SQUARE, "2x2"),
        (4, Shape.WIDE, "1x4"),
        (6, Shape.TALL, "3x2"),
        (1, Shape.SQUARE, "1x1"),
        (1, Shape.WIDE, ""),
    ],
)
def test_area_and_shape_say_which_rectangles_a_clue_allows(
    area: int | None, shape: Shape | None, allowed: str
) -> None:
    cell = Cell(0, 0)
    puzzle = Puzzle(4, 4, {cell: area}, shapes={} if shape is None else {cell: shape})
    sizes = [(1, 1), (1, 2), (1, 4), (2, 1), (2, 2), (2, 3), (3, 2), (4, 1)]
    found = [size for size in sizes if puzzle.allows(cell, *size)]
    assert " ".join(f"{height}x{width}" for height, width in found) == allowed
    assert puzzle.least_area(cell) == (area or min(map(math.prod, found)))


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
