"""Moves between two boards, and a series of drawings as moves."""

import pytest

from shikaku_gui.formats import line_replay as module
from shikaku_gui.formats.borders import borders_around
from shikaku_gui.formats.line_replay import LineReplay, move_between
from shikaku_gui.model import Board, Cell, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply

PUZZLE = Puzzle(3, 4, dict.fromkeys((Cell(0, 0), Cell(0, 1), Cell(2, 2), Cell(2, 3)), 1))
A, B, C = Rect(0, 0, 1, 2), Rect(1, 0, 1, 2), Rect(0, 0, 2, 2)

STEPS: list[tuple[tuple[Rect, ...], tuple[Rect, ...], Move]] = [
    ((), (A,), Place(A)),
    ((A,), (), Clear()),
    ((A, B), (A,), Erase(B)),
    ((A, B), (C,), Place(C)),
    ((C,), (A, B), Fill((A, B))),
    ((), (A, B), Fill((A, B))),
    ((A, Rect(2, 0, 1, 1)), (B,), Fill((B,))),
]


@pytest.mark.parametrize(("before", "after", "move"), STEPS)
def test_step(before: tuple[Rect, ...], after: tuple[Rect, ...], move: Move) -> None:
    board = Board(PUZZLE, before)
    assert move_between(board, frozenset(before), frozenset(after)) == move
    assert apply(board, move).rects == after


STATES = [(), (Rect(0, 0, 1, 1),), (Rect(0, 0, 1, 1),), (Rect(0, 0, 1, 1), Rect(2, 3, 1, 1))]


@pytest.mark.parametrize("wanted", range(4))
@pytest.mark.parametrize("limit", [2_000_000, 0])
def test_replay(wanted: int, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_WORK", limit)
    replay = LineReplay(PUZZLE, len(STATES), wanted)
    for rects in STATES:
        replay.add(borders_around(PUZZLE, rects))
    game = replay.game(None)
    assert game.rects == STATES[wanted]
    assert len(game.moves) == (2 if limit else len(set(STATES[: wanted + 1])) > 1)
