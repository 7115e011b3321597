"""Neighbouring rectangles never share a tint, whatever the moves."""

import random
from itertools import pairwise

from hypothesis import assume, given, strategies as st

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Cell, Place, Puzzle, Rect
from shikaku_gui.play import Session
from shikaku_gui.play.rectangle_tints import (
    TINT_COUNT,
    RectangleTints,
    game_tints,
    neighbours,
)
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


def test_where_no_tint_is_free_only_neighbours_give_way() -> None:
    dice, gave_way = random.Random(0), 0
    bricks = []
    for row in range(0, 40, 2):
        cuts = [0, *sorted(dice.sample(range(1, 40), 9)), 40]
        bricks += [Rect(row, left, 2, right - left) for left, right in pairwise(cuts)]
    dice.shuffle(bricks)
    board = Board(Puzzle(40, 40, {}))
    tints = RectangleTints(board)
    for rect in bricks:
        before = {one: tints[one] for one in board.rects}
        board = board.with_rects([rect])
        tints.follow(board)
        changed = {one for one in board.rects if tints[one] != before.get(one)} - {rect}
        assert changed <= set(neighbours(board, rect))
        gave_way += len(changed)
    assert gave_way


def course(dice: random.Random, moves: int) -> list[Board]:
    """Return the boards of a game with so many moves, beginning with an empty one."""
    boards = [Board(Puzzle(10, 10, {}))]
    for _ in range(moves):
        boards.append(boards[-1].with_rects([random_rect(dice, 10, 10)]))
    return boards


@given(st.integers(), st.integers(1, 20))
def test_what_is_undone_and_redone_looks_as_before(seed: int, steps: int) -> None:
    boards = course(random.Random(seed), 20)
    tints = RectangleTints(boards[0])
    seen = []
    for board in boards:
        tints.follow(board)
        seen.append({rect: tints[rect] for rect in board.rects})
    # A rectangle that is drawn again elsewhere in the game may have another tint there.
    pairs = {pair for tints_then in seen for pair in tints_then.items()}
    assume(len(pairs) == len(dict(pairs)))
    for board in reversed(boards[-steps - 1 :]):
        tints.go_back(board)
        check(board, tints)
    tints.go_back(boards[-1])
    assert {rect: tints[rect] for rect in boards[-1].rects} == seen[-1]


def test_a_game_has_the_same_tints_wherever_it_is_shown() -> None:
    """A game as it is played, opened again, reviewed and as a picture."""
    dice = random.Random(5)
    session = Session(SavedGame(Puzzle(10, 10, {Cell(0, 0): 4})))
    for at in range(60):
        session.play(Place(random_rect(dice, 10, 10)))
        if at % 7 == 0:
            session.undo()
    saved, rects = session.game.saved(), session.board.rects
    played = {rect: session.tints[rect] for rect in rects}
    again = Session(saved).tints
    reviewed = RectangleTints(session.board, game_tints(saved))
    from_nothing = RectangleTints(session.board)
    assert len(set(played.values())) == TINT_COUNT
    assert {rect: again[rect] for rect in rects} == played
    assert {rect: reviewed[rect] for rect in rects} == played
    assert {rect: from_nothing[rect] for rect in rects} != played


def test_known_tints_that_would_meet_are_not_taken_over() -> None:
    left, right = Rect(0, 0, 1, 1), Rect(0, 1, 1, 1)
    board = Board(Puzzle(1, 2, {}), [left, right])
    check(board, RectangleTints(board, {left: 3, right: 3}))
