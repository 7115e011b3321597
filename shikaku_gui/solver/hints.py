"""Hints for a player's board: mistakes first, then the easiest deduction.

The functions take ``answer``, what is known of the puzzle's solutions, and solve the puzzle
where it is not given. They take ``stop``, a function that returns whether to stop, and raise
:class:`shikaku_gui.solver.control.CutShortError` when it does.
"""

from collections.abc import Iterator
from dataclasses import replace

from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect, is_solved
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.control import Control, CutShortError, Stop
from shikaku_gui.solver.mistake_hints import (
    broken_rule_hint,
    broken_rule_hints,
    wrong_rect_hint,
    wrong_rect_hints,
)
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.solve_path import (
    DEDUCTIONS,
    changed_clue,
    describe_step,
    distance,
    steps_to_placement,
    steps_to_solution,
)
from shikaku_gui.solver.techniques.deduction_base import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    cell_rects,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_DEDUCTIONS

HINT_SEARCH_SECONDS = 10.0
"""The time limit for solving the puzzle; after that, hints do without its solution."""


def next_hint(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> Hint | None:
    """Return the next hint for a board; None where it is solved.

    That is a broken rule; otherwise a rectangle that no solution has; otherwise the easiest
    steps to the next rectangle, of those equally easy the one nearest to ``near``.
    """
    if is_solved(board):
        return None
    broken = broken_rule_hints(board)
    if broken:
        return min(broken, key=lambda hint: distance(hint.marks[0].rect.first, near))
    answer = _answer(board, answer, stop)
    found = _no_solution_hint(answer) or next(
        iter(wrong_rect_hints(board, answer, near, stop)), None
    )
    found = found or _deduction_hint(board, answer, near, stop) or _stuck_hint(board, answer, stop)
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
    it; if there is none, the one that :func:`next_hint` returns.
    """
    answer = _answer(board, answer, stop)
    found = mistakes(board, near=near, answer=answer, stop=stop)
    if not found and answer.result.status is not Status.INFEASIBLE:
        found = tuple(_available_steps(PlacementSets.of(board, answer.placements), near, stop))
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
    """Return what is wrong on a board: broken rules, then rectangles that no solution has.

    Only the first of the latter is explained; :func:`why_wrong` explains any other.
    """
    answer = _answer(board, answer, stop)
    wrong = wrong_rect_hints(board, answer, near, stop)
    return tuple(
        replace(hint, unique=answer.unique) for hint in (*broken_rule_hints(board), *wrong)
    )


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

    Mistakes come first, each to be removed. If the techniques do not reach the end, the
    last hint is not a deduction but says why.
    """
    board = Board(start) if isinstance(start, Puzzle) else start
    answer = _answer(board, answer, stop)
    found = list(mistakes(board, answer=answer, stop=stop))
    gone = {hint.conclusion.remove for hint in found}
    board = Board(board.puzzle, (rect for rect in board.rects if rect not in gone))
    no_solution = _no_solution_hint(answer)
    if no_solution is not None:
        return (*found, replace(no_solution, unique=answer.unique))
    position = PlacementSets.of(board, answer.placements)
    for step in steps_to_solution(position, stop=stop):
        found.append(describe_step(step))
        position = step.after
    if not position.solved:
        found.append(_stuck_hint(Board(board.puzzle, position.drawn_rects()), answer, stop))
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def verify(hint: Hint, board: Board | PlacementSets, answer: Answer | None = None) -> bool:
    """Tell whether a deduction holds on a board, by checking it against the placements.

    The steps before it are checked first, each in its own position. Hints that are not
    deductions, such as mistakes, hold on no board. With ``answer`` the placements need not
    be listed again.
    """
    if isinstance(board, Board):
        board = PlacementSets.of(board, None if answer is None else answer.placements)
    live = rects_by_clue(board)
    for step in (*hint.before, hint):
        if step.technique is None or step.kind not in (HintKind.PLACE, HintKind.EXCLUDE):
            return False
        if not DEDUCTIONS[step.technique].check(live, step):
            return False
        out = set(step.conclusion.excluded)
        live = {cell: tuple(r for r in mine if r not in out) for cell, mine in live.items()}
    return True


def _answer(board: Board, answer: Answer | None, stop: Stop | None) -> Answer:
    if answer is not None and answer.puzzle == board.puzzle:
        return answer
    return Answer.of(board.puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)


def _deduction_hint(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None
) -> Hint | None:
    steps = steps_to_placement(PlacementSets.of(board, answer.placements), near, stop)
    if not steps:
        return None
    *before, last = map(describe_step, steps)
    return replace(last, before=tuple(before))


def _available_steps(
    position: PlacementSets, near: Cell | None, stop: Stop | None
) -> Iterator[Hint]:
    """Yield the steps that need no other step first, each conclusion once."""
    seen: set[Conclusion] = set()
    for deduction in DIRECT_DEDUCTIONS.values():
        if stop is not None and stop():
            raise CutShortError
        found = [finding.with_placement(position) for finding in deduction.find(position)]
        for finding in sorted(found, key=lambda one: distance(changed_clue(position, one), near)):
            hint = describe_step(Step(position, finding))
            place = hint.conclusion.place
            end = hint.conclusion if place is None else Conclusion(place)
            if end not in seen:
                seen.add(end)
                yield hint


def _no_solution_hint(answer: Answer) -> Hint | None:
    """Return why the puzzle has no solution, None where that is not known."""
    if answer.result.status is not Status.INFEASIBLE:
        return None
    reasons = answer.result.problems
    cells = reasons[0].cells if reasons else ()
    areas = answer.puzzle.clues
    return Hint(
        kind=HintKind.NO_SOLUTION,
        phrase=Phrase.NO_SOLUTION,
        facts=facts(problem=reasons[0], unknown=None in areas.values()) if reasons else (),
        subjects=tuple(Clue(areas[cell], cell) for cell in cells if cell in areas),
        conclusion=Conclusion(cells=cells),
        marks=marks_of(MarkRole.REASON, cell_rects(cells)),
    )


def _stuck_hint(board: Board, answer: Answer, stop: Stop | None = None) -> Hint:
    """Return the hint for a board where no technique helps: what a search has found."""
    known: tuple[Solution, ...] = ()
    if answer.result.solutions:
        known = answer.completions(board.rects, Control(stop=stop), at_most=2)
    if not known:
        return Hint(HintKind.STUCK, Phrase.STUCK)
    if len(known) > 1:
        one, other = next(pair for pair in zip(*known, strict=True) if pair[0] != pair[1])
        return _several_solutions_hint(board.puzzle, one, other)
    return _search_hint(board, known[0])


def _clue_in(puzzle: Puzzle, rect: Rect) -> Clue:
    (cell,) = puzzle.clues_in(rect)
    return Clue(puzzle.clues[cell], cell)


def _several_solutions_hint(puzzle: Puzzle, one: Rect, other: Rect) -> Hint:
    clue = _clue_in(puzzle, one)
    return Hint(
        kind=HintKind.SEVERAL_SOLUTIONS,
        phrase=Phrase.SEVERAL_SOLUTIONS,
        facts=facts(clue=clue, one=one, other=other),
        subjects=(clue,),
        marks=(*marks_of(MarkRole.ALLOWED, (one, other)), Mark(MarkRole.SUBJECT, clue.rect)),
    )


def _search_hint(board: Board, solution: Solution) -> Hint:
    """Return a rectangle that only a search has found."""
    rect = next(rect for rect in solution if rect not in board)
    clue = _clue_in(board.puzzle, rect)
    return Hint(
        kind=HintKind.STUCK,
        phrase=Phrase.SEARCHED,
        facts=facts(clue=clue, place=rect),
        subjects=(clue,),
        conclusion=Conclusion(rect),
        marks=(Mark(MarkRole.RESULT, rect), Mark(MarkRole.SUBJECT, clue.rect)),
    )
