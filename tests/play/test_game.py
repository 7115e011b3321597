"""Moves undo exactly, and a saved game goes on where it was."""

import random

from hypothesis import given
from hypothesis import strategies as st

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Board, Cell, Clear, Erase, Fill, Move, Place, Puzzle, Rect
from shikaku_gui.play.game import Game
from tests.play.test_tints import random_rect

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
    game = Game.new(PUZZLE)
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
def test_a_saved_game_goes_on_where_it_was(seed: int, undone: int) -> None:
    dice = random.Random(seed)
    game = Game.new(PUZZLE)
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
    game = Game.new(PUZZLE)
    first, second = Place(Rect(0, 0, 1, 1)), Place(Rect(2, 2, 1, 1))
    game.play(first)
    game.undo()
    game.play(second)
    assert (game.moves, game.position, game.can_redo) == ((second,), 1, False)


def test_seconds_and_hints_are_kept() -> None:
    game = Game(SavedGame(PUZZLE, seconds=12.5, hints=HintsUsed(where=1)))
    game.count_hint("draw")
    game.count_hint("draw")
    saved = game.saved()
    assert (saved.seconds, saved.hints) == (12.5, HintsUsed(where=1, draw=2))
