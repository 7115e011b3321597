"""Hints for a player's board: mistakes first, then the easiest deduction.

The functions take ``answer``, what is known of the puzzle's solutions, and solve the puzzle
where it is not given. They take ``stop``, a function that returns whether to stop, and raise
:class:`shikaku_gui.solver.control.CutShortError` when it does.
"""

from dataclasses import replace

from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect, is_solved
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.control import HINT_SEARCH_SECONDS, Stop
from shikaku_gui.solver.mistake_hints import (
    broken_rule_hint,
    broken_rule_hints,
    next_mistake,
    wrong_hints,
    wrong_rect_hint,
)
from shikaku_gui.solver.result import Status
from shikaku_gui.solver.step_hints import (
    all_steps,
    board_after,
    holds_on_board,
    next_step,
    path_to_solution,
)
from shikaku_gui.solver.stuck_hints import no_solution_hint, stuck_hint
from shikaku_gui.solver.techniques.hint_records import Hint, HintKind


def next_hint(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> Hint | None:
    """Return the next hint for a board; None where it is solved.

    That is a broken rule; otherwise a rectangle or a mark that no solution has; otherwise a
    rectangle to draw, or marks to make, that the easiest steps to the next rectangle begin
    with. Of those equally easy it is the one nearest to ``near``. A large board is searched
    window by window, the nearest first, and not solved beforehand if it is too large for that.
    What open trials have drawn or marked is a premise and judged by the rules alone.
    """
    if is_solved(board):
        return None
    if answer is None or answer.puzzle != board.puzzle:
        answer = Answer.for_hints(board.puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)
    found = (
        next_mistake(board, answer, near, stop)
        or no_solution_hint(answer)
        or next_step(board, answer, near, stop)
        or stuck_hint(board, answer, stop)
    )
    return replace(found, unique=answer.unique)


def all_hints(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> tuple[Hint, ...]:
    """Return all hints for a board as it stands, easiest first.

    These are the mistakes, if there are any; otherwise each step that needs no other before
    it, on a large board those of the nearest window that has any; if there is none, the one
    that :func:`next_hint` returns.
    """
    answer = _answer(board, answer, stop)
    wrong = wrong_hints(board.outside_trials(), answer, near, stop)
    found: tuple[Hint, ...] = (*broken_rule_hints(board), *wrong)
    if not found and answer.result.status is not Status.INFEASIBLE:
        found = all_steps(board, answer, near, stop)
    if not found:
        last = next_hint(board, near=near, answer=answer, stop=stop)
        found = () if last is None else (last,)
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def mistakes(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> tuple[Hint, ...]:
    """Return what is wrong on a board: broken rules, then what no solution has.

    That is rectangles, then marks. Only the first of the rectangles is explained;
    :func:`why_wrong` explains any other.
    """
    answer = _answer(board, answer, stop)
    found = (*broken_rule_hints(board), *wrong_hints(board, answer, near, stop, wait=True))
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def why_wrong(
    board: Board, rect: Rect, *, answer: Answer | None = None, stop: Stop | None = None
) -> Hint | None:
    """Return why a rectangle, drawn or not, is wrong; None where it is not known to be wrong.

    Raises:
        ValueError: the rectangle does not lie on the grid.
    """
    puzzle = board.puzzle
    if not rect.within(puzzle.rows, puzzle.cols):
        raise ValueError(f"{rect} does not lie on the {puzzle.rows} x {puzzle.cols} grid")
    broken = check_rect(puzzle, rect)
    if broken is not None:
        return broken_rule_hint(board, broken)
    answer = _answer(board, answer, stop)
    if not answer.wrong((rect,), stop):
        return None
    legal = [old for old in board.rects if check_rect(puzzle, old) is None and old != rect]
    found = wrong_rect_hint(board, rect, answer.wrong(legal, stop), stop)
    return replace(found, unique=answer.unique)


def explain(
    start: Puzzle | Board, *, answer: Answer | None = None, stop: Stop | None = None
) -> tuple[Hint, ...]:
    """Return all steps from a puzzle or a board to the solution.

    Mistakes come first, each to be removed. Each step starts from the board after the moves of
    the steps before it. If the techniques do not reach the end, the last hint is not a
    deduction but says why.
    """
    board = Board(start) if isinstance(start, Puzzle) else start
    answer = _answer(board, answer, stop)
    found: list[Hint] = []
    while wrong := (*broken_rule_hints(board), *wrong_hints(board, answer, None, stop)):
        found.extend(wrong)
        board = board_after(board, wrong)
    no_solution = no_solution_hint(answer)
    if no_solution is not None:
        return (*found, replace(no_solution, unique=answer.unique))
    for hint in path_to_solution(board, answer, stop):
        found.append(hint)
        board = board_after(board, (hint,))
    if not is_solved(board):
        found.append(stuck_hint(board, answer, stop))
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def verify(hint: Hint, board: Board, answer: Answer | None = None) -> bool:
    """Tell whether a deduction holds on a board, by checking it against the placements.

    Hints that are not deductions, such as mistakes, hold on no board. With ``answer`` the
    placements need not be listed again.
    """
    deduced = hint.technique is not None and hint.kind in (HintKind.PLACE, HintKind.EXCLUDE)
    return deduced and holds_on_board(hint, board, answer)


def _answer(board: Board, answer: Answer | None, stop: Stop | None) -> Answer:
    if answer is not None and answer.puzzle == board.puzzle:
        return answer
    return Answer.of(board.puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)
