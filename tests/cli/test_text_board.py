"""Boards drawn in characters, one picture a case."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.cli.text_board import draw_board
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape

ONE = Board(Puzzle(1, 1, {Cell(0, 0): 1}), [Rect(0, 0, 1, 1)])
MIXED = Board(
    Puzzle(3, 3, {Cell(0, 1): 2, Cell(1, 1): 1, Cell(2, 0): 2, Cell(2, 1): None, Cell(0, 2): 2}),
    [
        Rect(0, 0, 1, 2),
        Rect(0, 2, 2, 1),
        Rect(1, 0, 2, 1),
        Rect(1, 1, 1, 1),
        Rect(2, 1, 1, 2),
    ],
)
WIDE = Board(Puzzle(1, 12, {Cell(0, 0): 10, Cell(0, 11): 2}), [Rect(0, 0, 1, 10)])
SHAPED = Board(
    Puzzle(
        1,
        3,
        {Cell(0, 0): None, Cell(0, 1): 2},
        shapes={Cell(0, 0): Shape.SQUARE, Cell(0, 1): Shape.WIDE},
    ),
    [Rect(0, 0, 1, 1), Rect(0, 1, 1, 2)],
)
EMPTY = Board(Puzzle(2, 2, {Cell(1, 1): None}))

PICTURES = [
    ("a single cell", ONE, "┌───┐\n│ 1 │\n└───┘", "+---+\n| 1 |\n+---+"),
    (
        "a 1x1 area in the middle of a whirl, and a clue without an area",
        MIXED,
        """\
┌───────┬───┐
│     2 │ 2 │
├───┬───┤   │
│   │ 1 │   │
│   ├───┴───┤
│ 2 │ ?     │
└───┴───────┘""",
        """\
+-------+---+
|     2 | 2 |
+---+---+   |
|   | 1 |   |
|   +---+---+
| 2 | ?     |
+---+-------+""",
    ),
    (
        "cells as wide as the widest clue; two cells not covered",
        WIDE,
        """\
┌─────────────────────────────────────────────────┬─────────┐
│ 10                                              │       2 │
└─────────────────────────────────────────────────┴─────────┘""",
        """\
+-------------------------------------------------+---------+
| 10                                              |       2 |
+-------------------------------------------------+---------+""",
    ),
    (
        "clues with shapes",
        SHAPED,
        "┌────┬─────────┐\n│ ?s │ 2w      │\n└────┴─────────┘",
        "+----+---------+\n| ?s | 2w      |\n+----+---------+",
    ),
    (
        "nothing drawn yet",
        EMPTY,
        "┌───────┐\n│       │\n│       │\n│     ? │\n└───────┘",
        "+-------+\n|       |\n|       |\n|     ? |\n+-------+",
    ),
]


@pytest.mark.parametrize(
    ("board", "boxes", "plain"),
    [pytest.param(*rest, id=name) for name, *rest in PICTURES],
)
def test_a_board_is_drawn_with_its_frames(board: Board, boxes: str, plain: str) -> None:
    assert draw_board(board) == boxes
    assert draw_board(board, ascii_only=True) == plain


cells = st.builds(Cell, st.integers(0, 3), st.integers(0, 4))


@given(st.lists(st.builds(Rect.between, cells, cells), max_size=8))
def test_two_cells_are_parted_by_a_line_unless_they_share_a_rectangle(rects: list[Rect]) -> None:
    board = Board(Puzzle(4, 5, {}), rects)
    lines = draw_board(board).split("\n")
    assert {len(line) for line in lines} == {5 * 4 + 1}
    for row in range(4):
        for col in range(5):
            here, text = board.at(Cell(row, col)), lines[2 * row + 1]
            if col:
                assert (text[4 * col] == "│") == (board.at(Cell(row, col - 1)) != here)
            if row:
                above = lines[2 * row][4 * col + 2]
                assert (above == "─") == (board.at(Cell(row - 1, col)) != here)
