"""Hints for any board: mistakes first, then the easiest step; and all steps."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from shikaku_gui.model import Board, Cell, Erase, Place, Rect, apply, is_solved
from shikaku_gui.solver import (
    Answer,
    CutShortError,
    Status,
    all_hints,
    answer as answers,
    board_windows,
    explain,
    mistakes,
    nearby_placements,
    next_hint,
    solve,
    step_hints,
    verify,
    why_wrong,
)
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search import set_partitioning
from shikaku_gui.solver.step_hints import in_windows
from shikaku_gui.solver.techniques.grid_region import GridRegion
from shikaku_gui.solver.techniques.hint_records import Conclusion, Hint, HintKind, Phrase, Technique
from shikaku_gui.solver.techniques.mark_role import MarkRole
from tests.known import known
from tests.solver.boards import UNIQUE, board_of
from tests.solver.brute import all_solutions, any_puzzle, random_puzzle
from tests.solver.stopping import scattered

TWO_WAYS = "2 .\n. 2"
THREE_WAYS = "2 .\n. 2\n2 ."
NO_WAY = "2 1\n1 ."


def hint_for(board: Board, *, answer: Answer | None = None, near: Cell | None = None) -> Hint:
    """Return the next hint, where there is one."""
    return known(next_hint(board, answer=answer, near=near))


def solved_by(hints: Iterable[Hint], board: Board) -> bool:
    """Tell whether the moves of hints solve a board."""
    for hint in hints:
        if hint.move is not None:
            board = apply(board, hint.move)
    return is_solved(board)


def with_open_areas(rng: Random) -> Iterator[Answer]:
    """Yield what is known of small random puzzles with several "?"."""
    while True:
        puzzle = any_puzzle(rng, 5, 5)
        if list(puzzle.clues.values()).count(None) > 1:
            yield Answer.of(puzzle)


def test_where_windows_list_too_little_the_whole_board_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    solvable = (
        answer
        for answer in with_open_areas(Random(3))
        if answer.unique and solved_by(explain(answer.puzzle, answer=answer), Board(answer.puzzle))
    )
    answers_found = list(islice(solvable, 5))
    monkeypatch.setattr(board_windows, "WINDOW", 4)
    monkeypatch.setattr(nearby_placements, "MOST_OF_UNKNOWN", 1)
    for answer in answers_found:
        board = Board(answer.puzzle)
        assert solved_by(explain(board, answer=answer), board)
        while (hint := next_hint(board, answer=answer)) is not None:
            assert verify(hint, board, answer)
            assert hint.move is not None
            board = apply(board, hint.move)


def test_much_room_makes_no_step_harder_where_there_is_one_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = next(answer for answer in with_open_areas(Random(3)) if answer.unique)
    steps = explain(answer.puzzle, answer=answer)
    monkeypatch.setattr(step_hints, "_MOST_ROOM", 0)
    monkeypatch.setattr(nearby_placements, "MOST_OF_UNKNOWN", 0)
    assert in_windows(answer.puzzle, None)
    assert explain(answer.puzzle, answer=answer) == steps


def test_a_broken_rule_is_told_wherever_it_is() -> None:
    puzzle = scattered(40, 40)
    board = Board(puzzle, [Rect(39, 38, 1, 2)])
    assert not puzzle.clues_in(board.rects[0])
    answer = Answer.of(puzzle)
    assert not answer.hints_may_search
    assert hint_for(board, answer=answer).kind is HintKind.BROKEN_RULE
    assert all_hints(board, answer=answer)[0].kind is HintKind.BROKEN_RULE


def test_a_hint_waits_for_no_long_search(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, rng = scattered(20, 10), Random(1)
    answer = Answer.of(puzzle)
    monkeypatch.setattr(answers, "_MOST_SEARCHED_ROOM", 0)
    monkeypatch.setattr(set_partitioning, "partitions", lambda *_: pytest.fail("CP-SAT is asked"))
    by_number: dict[int, Board] = {}
    for _ in range(20):
        drawn = [Rect(*cell, 1, 1) for cell in rng.sample(list(puzzle.clues), 2)]
        found = answer.completions(drawn, Control(), at_most=2, search=False)
        by_number.setdefault(len(found), Board(puzzle, drawn))
    assert hint_for(by_number[2], answer=answer).kind is HintKind.SEVERAL_SOLUTIONS
    assert hint_for(by_number[0], answer=answer).phrase is Phrase.STUCK


def test_the_hints_lead_to_the_solution_and_never_repeat_what_is_drawn() -> None:
    board = board_of(UNIQUE)
    answer = Answer.of(board.puzzle)
    while (hint := next_hint(board, answer=answer)) is not None:
        assert hint.kind is HintKind.PLACE
        assert hint.unique
        assert verify(hint, board)
        assert hint.conclusion.place not in board
        assert hint.move == Place(known(hint.conclusion.place), hinted=True)
        board = apply(board, hint.move)
    assert board.rects == tuple(sorted(known(answer.solution)))


def test_on_boards_of_random_puzzles_hints_hold_in_every_solution_with_the_rectangles_drawn() -> (
    None
):
    rng = Random(2)
    describe_step = 0
    for _ in range(150):
        puzzle = random_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6), most=8)
        found = sorted(known(all_solutions(puzzle, at_most=10**6)))
        drawn = [rect for rect in rng.choice(found) if rng.random() < 0.3]
        board = Board(puzzle, drawn)
        hint = next_hint(board)
        agreeing = [solution for solution in found if set(drawn) <= set(solution)]
        if hint is not None and hint.kind is HintKind.PLACE:
            describe_step += 1
            assert verify(hint, board)
            assert all(hint.conclusion.place in solution for solution in agreeing)
            assert hint.unique is (len(found) == 1)
        elif hint is not None:
            assert hint.kind is HintKind.SEVERAL_SOLUTIONS
            assert len(agreeing) > 1
    assert describe_step > 50


def test_a_broken_rule_comes_first_then_what_blocks_the_solution() -> None:
    board = board_of(UNIQUE, (4, 0, 2, 1), (0, 6, 2, 1))
    hint = hint_for(board)
    assert hint.kind is HintKind.BROKEN_RULE
    assert hint.move == Erase(Rect(0, 6, 2, 1))
    board = apply(board, known(hint.move))
    hint = hint_for(board)
    assert (hint.kind, hint.phrase) == (HintKind.WRONG, Phrase.WRONG)
    assert hint.move == Erase(Rect(4, 0, 2, 1))
    assert verify(known(hint.reason), board.without(Rect(4, 0, 2, 1)))
    assert [one.kind for one in mistakes(board)] == [HintKind.WRONG]
    assert all_hints(board) == mistakes(board)


def test_the_nearest_of_several_mistakes_and_steps_comes_first() -> None:
    wrong = ((4, 0, 2, 1), (3, 4, 3, 1))
    board = board_of(UNIQUE, *wrong)
    for rect in wrong:
        hint = hint_for(board, near=Rect(*rect).first)
        assert hint.conclusion.remove == Rect(*rect)
    empty = board_of(UNIQUE)
    assert hint_for(empty, near=Cell(0, 0)).conclusion.place == Rect(0, 0, 3, 1)
    assert hint_for(empty, near=Cell(6, 1)).conclusion.place == Rect(6, 0, 1, 5)


@pytest.mark.parametrize(
    ("rect", "kind", "technique"),
    [
        (Rect(0, 0, 3, 1), None, None),
        (Rect(0, 0, 2, 1), HintKind.BROKEN_RULE, None),
        (Rect(0, 0, 1, 3), HintKind.BROKEN_RULE, None),
        (Rect(4, 2, 3, 1), HintKind.WRONG, Technique.NO_ROOM),
        (Rect(2, 6, 2, 1), HintKind.WRONG, Technique.STRANDED_CELL),
        (Rect(4, 0, 2, 1), HintKind.WRONG, Technique.PAIR),
    ],
)
def test_why_wrong(rect: Rect, kind: HintKind | None, technique: Technique | None) -> None:
    hint = why_wrong(board_of(UNIQUE), rect)
    assert (hint and hint.kind, hint and hint.technique) == (kind, technique)


def test_why_wrong_wants_a_rectangle_on_the_grid() -> None:
    with pytest.raises(ValueError, match="does not lie on the 7 x 7 grid"):
        why_wrong(board_of(UNIQUE), Rect(6, 6, 2, 2))


def test_every_wrong_rectangle_of_random_puzzles_is_explained_truly() -> None:
    rng = Random(4)
    wrong_rect_hint: list[Technique] = []
    for _ in range(150):
        puzzle = random_puzzle(rng, rng.randint(3, 6), rng.randint(3, 6), most=8)
        answer = Answer.of(puzzle)
        if answer.solution is None:
            continue
        board = Board(puzzle, rng.sample(answer.solution, len(puzzle.clues) // 3))
        for rect in {rect for mine in answer.all_placements() for rect in mine}:
            hint = why_wrong(board, rect, answer=answer)
            assert (hint is None) is (rect in answer.solution)
            if hint is not None:
                right = (old for old in board.rects if not old.overlaps(rect))
                reason = replace(known(hint.reason), before=hint.before)
                assert reason.conclusion == Conclusion(None, (rect,), reason.conclusion.cells)
                assert not any(mark.role is MarkRole.RESULT for mark in reason.marks)
                wrong_rect_hint.append(known(hint.technique))
                if not hint.before:
                    assert verify(reason, Board(puzzle, right))
    assert {Technique.NO_ROOM, Technique.STRANDED_CELL, Technique.WHAT_IF} <= set(wrong_rect_hint)


def test_several_solutions_are_reported_and_none_is_wrong() -> None:
    board = board_of(TWO_WAYS)
    hint = hint_for(board)
    assert (hint.kind, hint.unique, hint.move) == (HintKind.SEVERAL_SOLUTIONS, False, None)
    for mark in hint.marks[:2]:
        after = apply(board, Place(mark.rect))
        assert mistakes(after) == ()
        assert hint_for(after).kind is HintKind.PLACE
        assert hint_for(after).unique is False


@pytest.mark.parametrize(
    ("near", "first", "where"),
    [
        (Cell(0, 0), Rect(0, 0, 2, 1), GridRegion.UPPER_LEFT_QUARTER),
        (Cell(2, 1), Rect(1, 1, 2, 1), GridRegion.LOWER_RIGHT_QUARTER),
    ],
)
def test_of_rectangles_that_no_solution_has_together_the_nearest_is_removed(
    near: Cell, first: Rect, where: GridRegion
) -> None:
    board = board_of(THREE_WAYS, (0, 0, 2, 1), (1, 1, 2, 1))
    hint = hint_for(board, near=near)
    assert (hint.kind, hint.phrase) == (HintKind.WRONG, Phrase.WRONG_TOGETHER)
    assert (hint.conclusion.remove, hint.fact("quarter", GridRegion)) == (first, where)
    assert hint.move is not None
    assert mistakes(apply(board, hint.move)) == ()


def test_a_puzzle_without_a_solution_is_reported() -> None:
    board = board_of(NO_WAY)
    assert solve(board.puzzle).status is Status.INFEASIBLE
    hint = hint_for(board)
    assert (hint.kind, hint.move) == (HintKind.NO_SOLUTION, None)
    assert dict(hint.facts)["problem"] in solve(board.puzzle).problems
    assert all_hints(board) == (hint,)
    assert explain(board) == (hint,)


def test_a_solved_board_has_no_hints() -> None:
    board = board_of(TWO_WAYS, (0, 0, 1, 2), (1, 0, 1, 2))
    assert is_solved(board)
    assert next_hint(board) is None
    assert all_hints(board) == ()
    assert explain(board) == ()


def test_where_the_search_hits_its_limit_the_techniques_still_help() -> None:
    board = board_of(UNIQUE)
    answer = Answer.of(board.puzzle, time_limit=1e-9)
    assert answer.unique is None
    hint = hint_for(board, answer=answer)
    assert (hint.kind, hint.unique) == (HintKind.PLACE, None)
    assert why_wrong(board, Rect(4, 0, 2, 1), answer=answer) is None
    open_end = board_of(TWO_WAYS)
    answer = Answer.of(open_end.puzzle, time_limit=1e-9)
    assert hint_for(open_end, answer=answer).kind is HintKind.STUCK


@pytest.mark.parametrize("work", [next_hint, all_hints, mistakes, explain])
def test_a_stop_ends_the_work(work: Callable[..., object]) -> None:
    with pytest.raises(CutShortError):
        work(board_of(UNIQUE), stop=lambda: True)


def test_an_answer_to_another_puzzle_is_not_used() -> None:
    answer = Answer.of(board_of(TWO_WAYS).puzzle)
    assert hint_for(board_of(UNIQUE), answer=answer).unique


def test_all_hints_are_true_different_and_easiest_first() -> None:
    board = board_of(UNIQUE)
    hints = all_hints(board)
    order = list(Technique)
    ranks = [order.index(known(hint.technique)) for hint in hints]
    assert ranks == sorted(ranks)
    assert len({hint.technique for hint in hints}) >= 7
    assert all(verify(hint, board) for hint in hints)
    ends = [(hint.conclusion.place or hint.conclusion, hint.technique) for hint in hints]
    assert len(set(ends)) == len(ends)


def test_explain_starts_from_any_board_with_its_mistakes() -> None:
    board = board_of(UNIQUE, (4, 0, 2, 1), (0, 6, 2, 1), (0, 0, 3, 1))
    steps = explain(board)
    assert [step.kind for step in steps[:2]] == [HintKind.BROKEN_RULE, HintKind.WRONG]
    for step in steps:
        if step.kind in (HintKind.PLACE, HintKind.EXCLUDE):
            assert verify(step, board)
        board = board if step.move is None else apply(board, step.move)
    assert is_solved(board)


def test_explain_shows_where_several_solutions_differ() -> None:
    steps = explain(board_of("1 1 1\n2 . 1\n. 2 1"))
    assert steps[-1].kind is HintKind.SEVERAL_SOLUTIONS


def test_explain_ends_for_every_kind_of_puzzle() -> None:
    rng = Random(9)
    ends = set()
    for _ in range(150):
        puzzle = any_puzzle(rng, rng.randint(1, 5), rng.randint(1, 5))
        steps = explain(puzzle)
        board = Board(puzzle)
        for step in steps:
            board = board if step.move is None else apply(board, step.move)
        status = solve(puzzle).status
        if status is Status.UNIQUE:
            assert is_solved(board)
        else:
            ends.add((status, steps[-1].kind))
    assert ends == {
        (Status.MULTIPLE, HintKind.SEVERAL_SOLUTIONS),
        (Status.INFEASIBLE, HintKind.NO_SOLUTION),
    }


def test_verify_rejects_a_changed_hint() -> None:
    board = board_of(UNIQUE)
    for hint in all_hints(board):
        end = hint.conclusion
        right = (rect for rect in known(Answer.of(board.puzzle).solution) if rect != end.place)
        other = next(right)
        assert not verify(replace(hint, conclusion=replace(end, place=other)), board)
        more = replace(end, excluded=(*end.excluded, other))
        if end.excluded:
            facts = tuple((name, more.excluded if name == "out" else v) for name, v in hint.facts)
            assert not verify(replace(hint, conclusion=more, facts=facts), board)
        for name, value in hint.facts:
            if isinstance(value, int):
                facts = tuple((n, value + 1 if n == name else v) for n, v in hint.facts)
                assert not verify(replace(hint, facts=facts), board), (hint, name)
    mistake = hint_for(board_of(UNIQUE, (4, 0, 2, 1)))
    assert not verify(mistake, board)
