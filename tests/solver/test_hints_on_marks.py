"""Hints on marks: what they conclude is true of every solution, and they alone reach it."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from shikaku_gui import formats
from shikaku_gui.model import (
    BeginTrial,
    Board,
    CrossOut,
    Erase,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Unmark,
    apply,
    is_solved,
)
from shikaku_gui.solver import Answer, all_hints, explain, generate, mistakes, next_hint
from shikaku_gui.solver.techniques.hint_records import Hint, HintKind, Phrase
from tests.known import known
from tests.solver.boards import UNIQUE, board_of
from tests.solver.brute import all_solutions, random_puzzle

MOST_PICTURES = 6
TWO_WAYS = "2 .\n. 2"

Solutions = list[frozenset[Rect]]


def after(board: Board, hint: Hint) -> Board:
    """Return the board after the move of a hint."""
    assert hint.move is not None, hint
    return apply(board, hint.move)


def agrees(hint: Hint, solution: frozenset[Rect]) -> bool:
    """Tell whether a solution agrees with what a hint draws or marks."""
    match hint.move:
        case Place(rect):
            return rect in solution
        case Pencil(rects):
            return all(any(rect.contains(part) for rect in solution) for part in rects)
        case CrossOut(rects):
            return solution.isdisjoint(rects)
    raise AssertionError(hint.move)


def follow(puzzle: Puzzle, solutions: Solutions, rng: Random) -> Board:
    """Follow the hints as far as they deduce; check each against the solutions."""
    board, answer = Board(puzzle), Answer.of(puzzle)
    near = None
    while (hint := next_hint(board, near=near, answer=answer)) is not None:
        assert len(hint.views) <= MOST_PICTURES
        if hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE):
            assert len(solutions) > 1, hint
            assert hint.kind is HintKind.SEVERAL_SOLUTIONS
            # What the hint shows is a choice: the player takes either.
            place = rng.choice(hint.marks[:2]).rect
            solutions = [solution for solution in solutions if place in solution]
            board = board.with_rects([place])
            continue
        assert all(agrees(hint, solution) for solution in solutions), (puzzle, board, hint)
        assert after(board, hint) != board, hint
        board = after(board, hint)
        near = rng.choice([None, *puzzle.clues])
    return board


def follow_random(seed: int, largest: int) -> None:
    rng = Random(seed)
    unknown = rng.choice([0, 0, 0.2])
    puzzle = random_puzzle(
        rng, rng.randint(2, largest), rng.randint(2, largest), most=8, unknown=unknown
    )
    solutions = list(map(frozenset, known(all_solutions(puzzle, at_most=10**6))))
    assert is_solved(follow(puzzle, solutions, rng))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10**9))
def test_hints_alone_reach_a_solution_and_contradict_none(seed: int) -> None:
    follow_random(seed, 5)


@pytest.mark.slow
@settings(max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**9))
def test_many_more_and_larger_puzzles(seed: int) -> None:
    follow_random(seed, 7)


@pytest.mark.parametrize("each", [16, pytest.param(1, marks=pytest.mark.slow)])
def test_hints_alone_solve_the_corpus(corpus: Path, each: int) -> None:
    for game in list(json.loads(corpus.read_text()).values())[::each]:
        puzzle = formats.loads(game["problem"]).puzzle
        solution = known(Answer.of(puzzle).solution)
        assert is_solved(follow(puzzle, [frozenset(solution)], Random(1)))


def test_hints_alone_solve_an_expert_puzzle() -> None:
    puzzle = generate(8, 8, grade="expert", seed=1003, time_limit=60)
    solution = known(Answer.of(puzzle).solution)
    assert is_solved(follow(puzzle, [frozenset(solution)], Random(1)))


def test_the_moves_of_an_explanation_lead_from_a_marked_board_to_the_solution() -> None:
    board = board_of(UNIQUE, (0, 0, 3, 1), (4, 0, 2, 1))
    board = apply(board, Pencil((Rect(6, 0, 1, 3),)))
    board = apply(board, CrossOut((Rect(0, 1, 1, 2),)))
    for hint in explain(board):
        assert len(hint.views) <= MOST_PICTURES
        board = after(board, hint)
    assert is_solved(board)


def test_right_marks_are_premises() -> None:
    board = board_of(TWO_WAYS)
    assert known(next_hint(board)).kind is HintKind.SEVERAL_SOLUTIONS
    marked = apply(board, CrossOut((Rect(0, 0, 1, 2),)))
    hint = known(next_hint(marked))
    assert hint.move == Place(Rect(0, 0, 2, 1), hinted=True)
    pencilled = apply(board, Pencil((Rect(0, 0, 2, 1),)))
    assert known(next_hint(pencilled)).conclusion.place in {Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)}


def test_wrong_marks_are_mistakes_and_told_after_wrong_rectangles() -> None:
    board = apply(board_of(UNIQUE), Pencil((Rect(0, 0, 1, 2), Rect(0, 0, 2, 1))))
    board = apply(board, CrossOut((Rect(0, 0, 3, 1), Rect(0, 0, 1, 3))))
    assert [hint.move for hint in mistakes(board)] == [
        Unmark((Rect(0, 0, 1, 2),)),
        Unmark((), (Rect(0, 0, 3, 1),)),
    ]
    assert known(next_hint(board)).phrase is Phrase.WRONG_PENCIL
    assert all_hints(board) == mistakes(board)
    wrong = apply(board, Place(Rect(4, 0, 2, 1)))
    assert known(next_hint(wrong)).conclusion.remove == Rect(4, 0, 2, 1)
    while (hint := next_hint(board)) is not None:
        board = after(board, hint)
    assert is_solved(board)


def test_a_mark_is_wrong_only_if_no_solution_agrees_with_it() -> None:
    one, other = CrossOut((Rect(0, 0, 1, 2),)), CrossOut((Rect(0, 0, 2, 1),))
    assert mistakes(apply(board_of(TWO_WAYS), one)) == ()
    (together,) = mistakes(apply(apply(board_of(TWO_WAYS), one), other))
    assert together.move == Unmark((), (Rect(0, 0, 1, 2), Rect(0, 0, 2, 1)))
    against = apply(board_of(TWO_WAYS, (1, 0, 1, 2)), one)
    assert [hint.move for hint in mistakes(against)] == [Unmark((), (Rect(0, 0, 1, 2),))]
    nowhere = apply(board_of("2 .\n. 2\n2 ."), CrossOut((Rect(2, 0, 1, 2), Rect(1, 0, 2, 1))))
    assert [hint.phrase for hint in mistakes(nowhere)] == [Phrase.MARKS_TOGETHER]


def test_a_board_that_contradicts_itself_says_where() -> None:
    board = board_of(TWO_WAYS)
    answer = Answer.unsolved(board.puzzle)
    board = apply(board, CrossOut((Rect(0, 0, 1, 2), Rect(0, 0, 2, 1))))
    hint = known(next_hint(board, answer=answer))
    assert (hint.kind, hint.phrase, hint.move) == (HintKind.STUCK, Phrase.BROKEN_NEARBY, None)


@pytest.mark.parametrize(("supposed", "steps"), [(Rect(0, 1, 2, 1), 0), (Rect(3, 4, 3, 1), 6)])
def test_hints_in_a_trial_find_its_failure_by_the_rules_alone(supposed: Rect, steps: int) -> None:
    board = apply(board_of(UNIQUE), BeginTrial())
    answer = Answer.of(board.puzzle)
    board = apply(board, Place(supposed))
    assert mistakes(board, answer=answer)  # of no solution
    for _ in range(steps):
        listed = all_hints(board, answer=answer)
        assert {one.kind for one in listed} <= {HintKind.PLACE, HintKind.EXCLUDE}
        board = after(board, known(next_hint(board, answer=answer)))
    end = known(next_hint(board, answer=answer))
    assert (end.kind, end.phrase, end.move) == (HintKind.STUCK, Phrase.TRIAL_FAILED, RejectTrial())
    assert all_hints(board, answer=answer) == (end,)
    rejected = after(board, end)
    assert (rejected.rects, list(rejected.marks.crossed_out)) == ((), [supposed])


def test_what_was_wrong_before_the_trial_is_told_in_it() -> None:
    wrong, mark = Rect(0, 1, 2, 1), Rect(3, 3, 3, 1)
    board = apply(Board(board_of(UNIQUE).puzzle), CrossOut((mark,)))
    board = apply(apply(apply(board, Place(wrong)), BeginTrial()), Place(Rect(4, 5, 2, 2)))
    hint = known(next_hint(board))
    assert (hint.kind, hint.conclusion.remove) == (HintKind.WRONG, wrong)
    assert [one.conclusion.remove for one in all_hints(board)] == [wrong]
    broken = apply(apply(board, Erase(wrong)), Place(Rect(6, 5, 1, 2)))
    assert known(next_hint(broken)).kind is HintKind.BROKEN_RULE
    assert broken.outside_trials().rects == ()
    unmarked = apply(board, Unmark((), (mark,))).outside_trials()
    assert (unmarked.rects, unmarked.marks.empty) == ((wrong,), True)


def test_a_trial_that_no_technique_helps_is_not_searched() -> None:
    trial = apply(board_of(TWO_WAYS), BeginTrial())
    hint = known(next_hint(trial))
    assert (hint.kind, hint.phrase) == (HintKind.STUCK, Phrase.STUCK_IN_TRIAL)
