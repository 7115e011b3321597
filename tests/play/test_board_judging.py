"""Boards judged by the solution: attempts to find a step, and hints that still hold."""

from dataclasses import replace

import pytest

from shikaku_gui.model import (
    BeginTrial,
    Board,
    Cell,
    CrossOut,
    Erase,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    apply,
)
from shikaku_gui.play.board_judging import (
    Attempt,
    find_like_hint,
    hint_is_valid,
    judge_attempt,
)
from shikaku_gui.solver import (
    Answer,
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Phrase,
    Technique,
    all_hints,
    next_hint,
    wrong_rects,
)
from tests.known import known
from tests.solver.boards import UNIQUE, board_of

# One solution: a row of 3 on top, 2 and 4 below it.
PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4})
ANSWER = Answer.of(PUZZLE)
TOP, LEFT, SQUARE = Rect(0, 0, 1, 3), Rect(1, 0, 2, 1), Rect(1, 1, 2, 2)
ASIDE, DOWN = Rect(1, 0, 1, 2), Rect(0, 0, 3, 1)
DRAW = Hint(
    HintKind.PLACE,
    Phrase.ONLY_RECTANGLE,
    Technique.ONLY_RECTANGLE,
    subjects=(Clue(2, Cell(1, 0)),),
    conclusion=Conclusion(place=LEFT),
)
CROSS = Hint(
    HintKind.EXCLUDE,
    Phrase.STRANDED_CELL,
    Technique.STRANDED_CELL,
    subjects=(Clue(2, Cell(1, 0)),),
    conclusion=Conclusion(excluded=(ASIDE, Rect(1, 0, 2, 2))),
)


@pytest.mark.parametrize(
    ("hint", "move", "attempt"),
    [
        (DRAW, Place(LEFT), Attempt.FOUND),
        (DRAW, Pencil((LEFT,)), Attempt.FOUND),
        (DRAW, Place(SQUARE), Attempt.FOUND),  # the only rectangle of its clue as well
        (DRAW, CrossOut((DOWN,)), Attempt.OTHER),
        (DRAW, Place(ASIDE), Attempt.WRONG),
        (DRAW, Place(Rect(1, 1, 1, 1)), Attempt.WRONG),
        (DRAW, Pencil((ASIDE,)), Attempt.WRONG),
        (DRAW, CrossOut((SQUARE,)), Attempt.WRONG),
        (DRAW, Erase(TOP), Attempt.NOTHING),
        (CROSS, CrossOut((ASIDE,)), Attempt.FOUND),
        (CROSS, CrossOut(CROSS.conclusion.excluded), Attempt.FOUND),
        (CROSS, Place(LEFT), Attempt.FOUND),
        (CROSS, CrossOut((DOWN,)), Attempt.OTHER),
    ],
)
def test_a_move_is_judged(hint: Hint, move: Move, attempt: Attempt) -> None:
    before = Board(PUZZLE, [TOP])
    assert judge_attempt(hint, before, apply(before, move), ANSWER) is attempt


def test_where_nothing_is_known_only_the_rules_judge() -> None:
    before, unknown = Board(PUZZLE), Answer.unsolved(PUZZLE)
    for rect, attempt in ((ASIDE, Attempt.FOUND), (Rect(1, 0, 1, 1), Attempt.WRONG)):
        assert judge_attempt(DRAW, before, apply(before, Place(rect)), unknown) is attempt


def test_a_hint_from_a_wrong_trial_stays_valid_until_it_is_carried_out() -> None:
    trial = apply(apply(board_of(UNIQUE), BeginTrial()), Place(Rect(3, 4, 3, 1)))
    answer = Answer.of(trial.puzzle)
    assert wrong_rects(trial, answer) == (Rect(3, 4, 3, 1),)
    hint = known(next_hint(trial, answer=answer))
    move = hint.move
    assert move is not None
    later = next(
        apply(trial, one.move)
        for one in all_hints(trial, answer=answer)
        if one.move is not None and one.move != move
    )
    assert hint_is_valid(hint, later, answer, stop=lambda: False)
    assert not hint_is_valid(hint, apply(trial, move), answer, stop=lambda: False)


def test_another_step_of_the_same_technique_is_known() -> None:
    before = board_of("2 . . 2")
    first, second = Rect(0, 0, 1, 2), Rect(0, 2, 1, 2)
    hint = replace(DRAW, subjects=(Clue(2, Cell(0, 0)),), conclusion=Conclusion(place=first))
    after = apply(before, Place(second))
    like = find_like_hint(hint, before, after, lambda: False)
    assert like is not None
    assert like.conclusion.place == second
    assert find_like_hint(hint, before, before, lambda: False) is None
    assert find_like_hint(CROSS, before, after, lambda: False) is None
