"""Moves undo exactly, and a saved game goes on where it was."""

import random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Board, Cell, Clear, Erase, Fill, Move, Place, Puzzle, Rect
from shikaku_gui.play.game import Game
from shikaku_gui.play.hint_degree import HintDegree
from tests.play.test_rectangle_tints import random_rect

PUZZLE = Puzzle(8, 6, {Cell(0, 0): 6, Cell(4, 4): None})


def random_move(dice: random.Random, board: Board) -> Move:
    kind = dice.random()
    if kind < 0.15 and board.rects:
        return Erase(dice.choice(board.rects))
    if kind < 0.2:
        return Clear()
    if kind < 0.25:
        return Fill(tuple(random_rect(dice, 8, 6) for _ in range(5)))
    return Place(random_rect(dice, 8, 6))


@given(st.integers())
def test_undo_and_redo_give_the_same_boards_again(seed: int) -> None:
    dice = random.Random(seed)
    game = Game(SavedGame(PUZZLE))
    boards = [game.board]
    for _ in range(20):
        game.play(random_move(dice, game.board))
        boards.append(game.board)
    for board in reversed(boards):
        assert game.board == board
        assert (game.undo() is None) == (board is boards[0])
    for board in boards:
        assert game.board == board
        assert (game.redo() is None) == (board is boards[-1])


@given(st.integers(), st.integers(0, 12))
def test_a_saved_game_continues_where_it_was(seed: int, undone: int) -> None:
    dice = random.Random(seed)
    game = Game(SavedGame(PUZZLE))
    for _ in range(12):
        game.play(random_move(dice, game.board))
    for _ in range(undone):
        game.undo()
    again = Game(game.saved())
    assert again.saved() == game.saved()
    assert again.board == game.board
    while game.redo():
        again.redo()
    assert again.board == game.board
    assert not again.can_redo


def test_a_new_move_forgets_the_undone_ones() -> None:
    game = Game(SavedGame(PUZZLE))
    first, second = Place(Rect(0, 0, 1, 1)), Place(Rect(2, 2, 1, 1))
    game.play(first)
    game.undo()
    game.play(second)
    assert (game.moves, game.position, game.can_redo) == ((second,), 1, False)


def test_seconds_and_hints_are_saved() -> None:
    game = Game(SavedGame(PUZZLE, seconds=12.5, hints=HintsUsed(where=1)))
    game.count_hint(HintDegree.DRAW)
    game.count_hint(HintDegree.DRAW)
    saved = game.saved()
    assert (saved.seconds, saved.hints) == (12.5, HintsUsed(where=1, draw=2))


def test_a_hint_shown_at_a_higher_degree_is_still_counted_once() -> None:
    game = Game(SavedGame(PUZZLE))
    game.count_hint(HintDegree.NUDGE)
    game.count_hint(HintDegree.NUDGE)
    game.count_hint(HintDegree.WHY, instead_of=HintDegree.NUDGE)
    game.count_hint(HintDegree.DRAW, instead_of=HintDegree.WHY)
    assert game.hints == HintsUsed(nudge=1, draw=1)


A, B, C, D = (Rect(0, col, 2, 1) for col in range(4))


def played(*rects: Rect) -> Game:
    game = Game(SavedGame(PUZZLE))
    for rect in rects:
        game.play(Place(rect))
    return game


def test_back_to_keeps_what_was_done_since_one_redo_away() -> None:
    game = played(A, B, C)
    game.back_to(1)
    assert (game.board.rects, game.can_redo) == ((A,), True)
    assert game.redo() == Place(C)
    assert game.board.rects == (A, B, C)


def test_playing_on_from_there_keeps_the_branch_in_the_undo_list() -> None:
    game = played(A, B, C)
    game.back_to(1)
    game.play(Place(D))
    assert list(game.board.rects) == [A, D]
    game.undo()
    assert list(game.board.rects) == [A]
    game.undo()
    assert list(game.board.rects) == [A, B, C]
    assert Game(game.saved()).board == game.board


def test_undoing_further_from_there_steps_as_usual() -> None:
    game = played(A, B, C)
    game.back_to(2)
    game.undo()
    assert (game.board.rects, game.redo(), game.board.rects) == ((A,), Place(B), (A, B))


def test_back_to_takes_earlier_positions_only() -> None:
    game = played(A)
    for position in (-1, 1, 2):
        with pytest.raises(ValueError, match="not before"):
            game.back_to(position)


def test_hinted_rectangles_are_remembered_while_they_are_drawn() -> None:
    game = played(A)
    game.play(Place(B, hinted=True))
    game.play(Place(Rect(0, 0, 1, 2)))
    assert game.hinted == frozenset()
    game.undo()
    assert game.hinted == {B}
    assert Game(game.saved()).hinted == {B}
    game.undo()
    assert game.hinted == frozenset()
