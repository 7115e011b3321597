"""A saved game: its board at the saved position."""

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.formats.saved_game import game_with_rects
from shikaku_gui.model import Erase, Fill, Place, Puzzle, Rect

PUZZLE = Puzzle(2, 2, {})
ONE, TWO = Rect(0, 0, 1, 2), Rect(1, 0, 1, 1)
MOVES = (Place(ONE), Place(TWO), Erase(ONE))


@pytest.mark.parametrize(
    ("position", "rects"), [(0, ()), (1, (ONE,)), (2, (ONE, TWO)), (3, (TWO,))]
)
def test_rects_at_a_position(position: int, rects: tuple[Rect, ...]) -> None:
    game = SavedGame(PUZZLE, MOVES, position)
    assert game.rects == rects
    assert game.board.rects == rects


@pytest.mark.parametrize("position", [-1, 4])
def test_a_position_beyond_the_moves_is_refused(position: int) -> None:
    with pytest.raises(ValueError, match="of 3 moves"):
        SavedGame(PUZZLE, MOVES, position)


def test_rectangles_without_a_history_are_one_move() -> None:
    assert game_with_rects(PUZZLE, [ONE, TWO]) == SavedGame(PUZZLE, (Fill((ONE, TWO)),), 1)
    assert game_with_rects(PUZZLE, []) == SavedGame(PUZZLE)


def test_each_move_has_a_time_or_none_has() -> None:
    assert SavedGame(PUZZLE, MOVES, times=(None, 5, 70)).move_times == (None, 5, 70)
    assert SavedGame(PUZZLE, MOVES).move_times == (None, None, None)
    assert SavedGame(PUZZLE, MOVES, times=(None, None, None)) == SavedGame(PUZZLE, MOVES)
    with pytest.raises(ValueError, match="2 times for 3 moves"):
        SavedGame(PUZZLE, MOVES, times=(5, 70))
