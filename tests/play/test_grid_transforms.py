"""Rows and columns put in, taken out and moved; grids turned."""

from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape
from shikaku_gui.play.grid_transforms import (
    GridAxis,
    GridTurn,
    insert_line,
    move_line,
    remove_line,
    turn_grid,
)

#   2 . 3        a rectangle over two columns, one over two rows
#   . ? .
BOARD = Board(
    Puzzle(2, 3, {Cell(0, 0): 2, Cell(0, 2): 2, Cell(1, 1): None}, title="T"),
    (Rect(0, 0, 1, 2), Rect(0, 2, 2, 1)),
)


def text(board: Board) -> str:
    """Return the clues as a plain grid."""
    puzzle = board.puzzle
    signs = {cell: "?" if area is None else str(area) for cell, area in puzzle.clues.items()}
    rows = range(puzzle.rows)
    return " / ".join("".join(signs.get(Cell(r, c), ".") for c in range(puzzle.cols)) for r in rows)


@pytest.mark.parametrize(
    ("board", "clues", "rects"),
    [
        (insert_line(BOARD, GridAxis.ROW, 0), "... / 2.2 / .?.", [(1, 0, 1, 2), (1, 2, 2, 1)]),
        (insert_line(BOARD, GridAxis.ROW, 1), "2.2 / ... / .?.", [(0, 0, 1, 2), (0, 2, 3, 1)]),
        (insert_line(BOARD, GridAxis.ROW, 2), "2.2 / .?. / ...", [(0, 0, 1, 2), (0, 2, 2, 1)]),
        (insert_line(BOARD, GridAxis.COL, 1), "2..2 / ..?.", [(0, 0, 1, 3), (0, 3, 2, 1)]),
        (remove_line(BOARD, GridAxis.ROW, 0), ".?.", [(0, 2, 1, 1)]),
        (remove_line(BOARD, GridAxis.COL, 1), "22 / ..", [(0, 0, 1, 1), (0, 1, 2, 1)]),
        (remove_line(BOARD, GridAxis.COL, 2), "2. / .?", [(0, 0, 1, 2)]),
        (move_line(BOARD, GridAxis.ROW, 0, 1), ".?. / 2.2", [(0, 2, 2, 1), (1, 0, 1, 2)]),
        (move_line(BOARD, GridAxis.COL, 0, 2), ".22 / ?..", [(0, 1, 2, 1)]),
        (move_line(BOARD, GridAxis.COL, 2, 0), "22. / ..?", [(0, 0, 2, 1), (0, 1, 1, 2)]),
        (turn_grid(BOARD, GridTurn.RIGHT), ".2 / ?. / .2", [(0, 1, 2, 1), (2, 0, 1, 2)]),
        (turn_grid(BOARD, GridTurn.LEFT), "2. / .? / 2.", [(0, 0, 1, 2), (1, 0, 2, 1)]),
        (turn_grid(BOARD, GridTurn.LEFT_RIGHT), "2.2 / .?.", [(0, 0, 2, 1), (0, 1, 1, 2)]),
        (turn_grid(BOARD, GridTurn.TOP_BOTTOM), ".?. / 2.2", [(0, 2, 2, 1), (1, 0, 1, 2)]),
    ],
)
def test_clues_and_rectangles_go_along(
    board: Board, clues: str, rects: list[tuple[int, int, int, int]]
) -> None:
    assert text(board) == clues
    assert [tuple(rect) for rect in board.rects] == rects
    assert board.puzzle.title == "T"


@pytest.mark.parametrize("axis", GridAxis)
def test_what_is_not_there_is_refused(axis: GridAxis) -> None:
    one = Board(Puzzle(1, 1, {Cell(0, 0): 1}))
    wrongs: list[Callable[[], object]] = [
        lambda: insert_line(one, axis, 2),
        lambda: insert_line(one, axis, -1),
        lambda: remove_line(one, axis, 0),
        lambda: remove_line(BOARD, axis, 3),
        lambda: move_line(one, axis, 0, 1),
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=axis.value):
            wrong()


BACK = {
    GridTurn.RIGHT: GridTurn.LEFT,
    GridTurn.LEFT: GridTurn.RIGHT,
    GridTurn.LEFT_RIGHT: GridTurn.LEFT_RIGHT,
    GridTurn.TOP_BOTTOM: GridTurn.TOP_BOTTOM,
}


@pytest.mark.parametrize("turn", GridTurn)
def test_turning_back_undoes_a_turn(turn: GridTurn) -> None:
    assert turn_grid(turn_grid(BOARD, turn), BACK[turn]) == BOARD


@given(st.sampled_from(GridAxis), st.data())
def test_a_line_moved_there_and_back(axis: GridAxis, data: st.DataObject) -> None:
    puzzle = loads("1 . 2\n. 3 .\n4 . ?\n").puzzle
    at, to = data.draw(st.integers(0, 2)), data.draw(st.integers(0, 2))
    board = Board(puzzle)
    assert move_line(move_line(board, axis, at, to), axis, to, at) == board


@pytest.mark.parametrize(
    ("change", "shapes"),
    [
        (lambda board: insert_line(board, GridAxis.ROW, 0), {(1, 0): "wide", (2, 1): "square"}),
        (lambda board: remove_line(board, GridAxis.COL, 0), {(1, 0): "square"}),
        (lambda board: move_line(board, GridAxis.ROW, 0, 1), {(0, 1): "square", (1, 0): "wide"}),
        (lambda board: turn_grid(board, GridTurn.RIGHT), {(0, 1): "tall", (1, 0): "square"}),
        (lambda board: turn_grid(board, GridTurn.LEFT), {(1, 1): "square", (2, 0): "tall"}),
        (lambda board: turn_grid(board, GridTurn.LEFT_RIGHT), {(0, 2): "wide", (1, 1): "square"}),
        (lambda board: turn_grid(board, GridTurn.TOP_BOTTOM), {(0, 1): "square", (1, 0): "wide"}),
    ],
)
def test_shapes_go_along_and_turn(
    change: Callable[[Board], Board], shapes: dict[tuple[int, int], str]
) -> None:
    given = {Cell(0, 0): Shape.WIDE, Cell(1, 1): Shape.SQUARE}
    puzzle = Puzzle(2, 3, BOARD.puzzle.clues, shapes=given)
    found = change(Board(puzzle)).puzzle.shapes
    assert {tuple(cell): shape.value for cell, shape in found.items()} == shapes
