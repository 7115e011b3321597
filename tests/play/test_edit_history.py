"""The undo history of a puzzle being made, in little memory."""

import pytest

from shikaku_gui.model import Board, Cell, Puzzle
from shikaku_gui.play.edit_history import EditHistory
from shikaku_gui.play.edits import EraseClue, SetClue

STEPS = 400
EMPTY = Board(Puzzle(1, 1, {}))


def made(steps: int) -> EditHistory:
    history = EditHistory(EMPTY)
    for area in range(1, steps + 1):
        assert history.make(SetClue(Cell(0, 0), area))
        history.end_typing()
    return history


def test_undo_reaches_every_step_and_few_boards_are_stored() -> None:
    history = made(STEPS)
    for area in range(STEPS - 1, 0, -1):
        assert history.go(-1)
        assert history.board.puzzle.clues[Cell(0, 0)] == area
        assert len(history._boards) <= 3 * 32 + STEPS // 16
    assert history.go(-1)
    assert not history.go(-1)
    for _ in range(STEPS):
        assert history.go(1)
    assert not history.go(1)
    assert history.board.puzzle.clues[Cell(0, 0)] == STEPS


def test_it_continues_from_a_stored_board() -> None:
    before = made(40)
    again = EditHistory(before.start, before.edits, 30, before.board)
    assert again.board is before.board
    assert again.go(-1)
    assert again.board.puzzle.clues[Cell(0, 0)] == 29
    with pytest.raises(ValueError, match="position"):
        EditHistory(EMPTY, (), 1)


def test_edits_that_are_not_possible_are_forgotten() -> None:
    history = EditHistory(EMPTY, [EraseClue(Cell(0, 0)), SetClue(Cell(0, 0), 1)], 2, EMPTY)
    assert not history.go(-1)
    assert (history.position, history.edits, history.board) == (0, [], EMPTY)
