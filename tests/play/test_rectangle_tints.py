"""Neighbouring rectangles never share a tint, whatever the moves."""

import random

from hypothesis import given, strategies as st

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play.rectangle_tints import TINT_COUNT, RectangleTints, neighbours
from tests.examples import share_of_examples


def random_rect(dice: random.Random, rows: int, cols: int) -> Rect:
    height, width = dice.randint(1, min(4, rows)), dice.randint(1, min(4, cols))
    return Rect(dice.randint(0, rows - height), dice.randint(0, cols - width), height, width)


def check(board: Board, tints: RectangleTints) -> None:
    for rect in board.rects:
        assert 0 <= tints[rect] < TINT_COUNT
        assert all(tints[rect] != tints[near] for near in neighbours(board, rect))


@given(st.integers(), st.integers(1, 12), st.integers(1, 12))
def test_neighbours_differ_after_every_move(seed: int, rows: int, cols: int) -> None:
    dice = random.Random(seed)
    board = Board(Puzzle(rows, cols, {}))
    tints = RectangleTints(board)
    for _ in range(40):
        if board.rects and dice.random() < 0.2:
            board = board.without(dice.choice(board.rects))
        else:
            board = board.with_rects([random_rect(dice, rows, cols)])
        tints.follow(board)
        check(board, tints)


@share_of_examples(0.3)
@given(st.integers())
def test_whole_boards_at_once(seed: int) -> None:
    dice = random.Random(seed)
    rects = [random_rect(dice, 30, 30) for _ in range(300)]
    board = Board(Puzzle(30, 30, {}), rects)
    check(board, RectangleTints(board))


def test_neighbours_share_a_side() -> None:
    middle, right, corner = Rect(1, 1, 2, 2), Rect(2, 3, 2, 1), Rect(0, 0, 1, 1)
    board = Board(Puzzle(5, 5, {}), [middle, right, corner])
    assert neighbours(board, middle) == [right]
    assert neighbours(board, corner) == []
