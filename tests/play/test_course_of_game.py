"""The course of a game has everything that was done, also what was undone for good."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import HintDegree, HintTaken, SavedGame, UndoneMoves, dumps, loads
from shikaku_gui.model import Board, Erase, Move, Place, Puzzle, Rect
from shikaku_gui.play.course_of_game import PlayedMove, ShownHint, game_course
from shikaku_gui.play.game import Game
from tests.examples import share_of_examples

PUZZLE = Puzzle(4, 4, {})
A, B, C, D = (Place(Rect(row, 0, 1, 2)) for row in range(4))


@share_of_examples(0.2)
@given(st.integers())
def test_every_board_of_a_game_is_found_again(seed: int) -> None:
    dice = random.Random(seed)
    now = [0.0]
    game = Game(SavedGame(PUZZLE), lambda: now[0])
    game.clock.start()
    played: list[tuple[int, Board, Move, Board]] = []
    hints: list[tuple[int, Board]] = []
    for second in range(1, 25):
        now[0] = float(second)
        for _ in range(dice.choice((0, 0, 1, 2, 5))):
            game.undo()
        if dice.random() < 0.2:
            game.redo()
        if dice.random() < 0.2:
            game.count_hint(HintDegree.WHY)
            hints.append((second * 1000, game.board))
            continue
        before, move = game.board, Place(Rect(dice.randrange(4), dice.randrange(3), 1, 2))
        game.play(move)
        played.append((second * 1000, before, move, game.board))
    course = [*game_course(loads(dumps(game.saved())))]
    moves = [event for event in course if isinstance(event, PlayedMove) and event.move]
    assert [(each.at, each.before, each.move, each.after) for each in moves] == played
    shown = [event for event in course if isinstance(event, ShownHint)]
    assert [(each.hint.at, each.board) for each in shown] == hints


def test_what_is_undone_for_good_is_told_when_it_was_undone() -> None:
    game = SavedGame(PUZZLE, (A, C), 2, times=(1, 9), undone=(UndoneMoves(1, (B,), (5,), 7),))
    one, two = Board(PUZZLE, [A.rect]), Board(PUZZLE, [A.rect, B.rect])
    assert [(each.at, each.move, each.after) for each in played(game)] == [
        (1, A, one),
        (5, B, two),
        (7, None, one),
        (9, C, Board(PUZZLE, [A.rect, C.rect])),
    ]
    left = replace(game, position=1, seconds=20.0)
    assert [(each.at, each.move, each.after) for each in played(left)][-1] == (20_000, None, one)


@pytest.mark.parametrize(
    ("undone", "moves"),
    [
        ((UndoneMoves(2, (B,), (5,), 9),), [A]),
        ((UndoneMoves(1, (Erase(B.rect), B), (5, 6), 9),), [A]),
        ((UndoneMoves(5, (B,), (5,), 6), UndoneMoves(1, (D,), (7,), 9)), [A, D, None]),
        ((UndoneMoves(0, (Erase(A.rect), B), (5, 6), 9), UndoneMoves(0, (C,), (7,), 9)), [C, None]),
    ],
)
def test_impossible_undone_moves_are_left_out(
    undone: tuple[UndoneMoves, ...], moves: list[Move | None]
) -> None:
    hints = (HintTaken(8, 7, HintDegree.WHY),)
    game = SavedGame(PUZZLE, (A,), 1, undone=undone, hints_taken=hints)
    assert [each.move for each in played(game) if each.move != A] == [
        move for move in moves if move != A
    ]


def played(game: SavedGame) -> list[PlayedMove]:
    return [event for event in game_course(game) if isinstance(event, PlayedMove)]
