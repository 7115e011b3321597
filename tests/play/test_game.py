"""Moves undo exactly, and a saved game goes on where it was."""

import random

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import (
    HintDegree,
    HintsUsed,
    HintTaken,
    SavedGame,
    UndoneMoves,
    dumps,
    loads,
)
from shikaku_gui.model import (
    MAX_TRIALS,
    BeginTrial,
    Board,
    Cell,
    Clear,
    ClearMarks,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Restore,
    Unmark,
)
from shikaku_gui.play.game import Game
from tests.play.test_rectangle_tints import random_rect

FIRST, SECOND, THIRD = (Place(Rect(row, 0, 1, 2)) for row in (0, 2, 4))
PUZZLE = Puzzle(8, 6, {Cell(0, 0): 6, Cell(4, 4): None})


def random_move(dice: random.Random, board: Board) -> Move:
    if dice.random() < 0.5:
        return random_mark_or_trial(dice, board)
    kind = dice.random()
    if kind < 0.15 and board.rects:
        return Erase(dice.choice(board.rects))
    if kind < 0.2:
        return Clear()
    if kind < 0.25:
        return Fill(tuple(random_rect(dice, 8, 6) for _ in range(5)))
    return Place(random_rect(dice, 8, 6))


def random_mark_or_trial(dice: random.Random, board: Board) -> Move:
    rects = tuple(random_rect(dice, 8, 6) for _ in range(dice.randint(1, 3)))
    moves: list[Move] = [Pencil(rects), CrossOut(rects), Pencil(rects, hinted=True), ClearMarks()]
    if len(board.trials) < MAX_TRIALS:
        moves += [BeginTrial(), BeginTrial()]
    if board.trials:
        moves += [KeepTrial(), RejectTrial()]
    if not board.marks.empty:
        moves.append(Unmark(tuple(board.marks.pencilled)[:1], tuple(board.marks.crossed_out)[:1]))
    return dice.choice(moves)


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
        if game.position > 3 and dice.random() < 0.2:
            game.back_to(dice.randrange(game.position))
        game.play(random_move(dice, game.board))
    for _ in range(undone):
        game.undo()
    again = Game(loads(dumps(game.saved())))
    assert again.saved() == game.saved()
    assert again.rects_from_hints == game.rects_from_hints
    assert again.beginning_of_trial() == game.beginning_of_trial()
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


def test_each_move_knows_when_it_was_made_and_what_gave_way_to_others() -> None:
    now = [0.0]
    game = Game(SavedGame(PUZZLE, (FIRST,), 1, 2.5), lambda: now[0])
    game.clock.start()
    for now[0], move in ((1.25, SECOND), (4.0, Clear())):
        game.play(move)
    game.undo()
    now[0] = 5.0
    game.undo()
    now[0] = 9.0
    game.play(THIRD)
    game.undo()
    game.redo()
    saved = game.saved()
    assert (saved.moves, saved.times) == ((FIRST, THIRD), (None, 11_500))
    assert saved.undone == (UndoneMoves(1, (SECOND, Clear()), (3_750, 6_500), 7_500),)
    again = Game(loads(dumps(saved)))
    again.play(Clear())
    assert again.saved().times == (None, 11_500, 11_500)
    assert again.saved().undone == saved.undone


def test_a_hint_is_noted_once_when_it_appeared() -> None:
    now = [0.0]
    game = Game(SavedGame(PUZZLE, (FIRST,), 1), lambda: now[0])
    game.clock.start()
    now[0] = 3.0
    game.count_hint(HintDegree.NUDGE)
    now[0] = 8.0
    game.count_hint(HintDegree.WHY, instead_of=HintDegree.NUDGE)
    game.undo()
    game.count_hint(HintDegree.WHERE)
    assert Game(loads(dumps(game.saved()))).saved().hints_taken == (
        HintTaken(3_000, 1, HintDegree.WHY),
        HintTaken(8_000, 0, HintDegree.WHERE),
    )


def test_going_back_notes_what_follows_the_leap() -> None:
    now = [0.0]
    game = Game(SavedGame(PUZZLE), lambda: now[0])
    game.clock.start()
    for now[0], move in ((1.0, FIRST), (2.0, SECOND), (3.0, THIRD)):
        game.play(move)
    now[0] = 4.0
    game.back_to(1)
    now[0] = 9.0
    game.play(Clear())
    assert game.saved().times == (1_000, 2_000, 3_000, 4_000, 9_000)
    assert game.saved().undone == ()


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


def test_a_branch_with_marks_and_trials_is_kept_too() -> None:
    game = played(A)
    for move in (Pencil((B,)), BeginTrial(), Place(C), BeginTrial(), Place(D)):
        game.play(move)
    inside = game.board
    assert game.beginning_of_trial() == 4
    game.play(RejectTrial())
    assert game.beginning_of_trial() == 2
    game.back_to(6)
    game.play(Erase(D))
    assert game.moves[-2] == Restore(inside)
    game.undo()
    assert game.board == inside
    assert game.beginning_of_trial() == 4
    assert loads(dumps(game.saved())).board == inside


def test_what_a_hint_drew_is_remembered_after_a_rejected_trial() -> None:
    game = played(A)
    for move in (Place(B, hinted=True), BeginTrial(), Place(Rect(0, 0, 1, 2)), RejectTrial()):
        game.play(move)
    assert game.rects_from_hints == {B}


def test_how_often_possible_rectangles_were_shown_is_saved() -> None:
    saved = SavedGame(PUZZLE, possible_shown=2)
    assert Game(loads(dumps(saved))).saved() == saved


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
    assert game.rects_from_hints == frozenset()
    game.undo()
    assert game.rects_from_hints == {B}
    assert Game(game.saved()).rects_from_hints == {B}
    game.undo()
    assert game.rects_from_hints == frozenset()
