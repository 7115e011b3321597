"""The next step from a player's own board: mistakes first, then the easiest deduction.

Every function takes ``stop``, a function that tells whether to stop, and raises
:class:`shikaku_gui.solver.control.CutShortError` where it does; and ``answer``, what is
known of the puzzle's solutions, for those who keep it (it is found where it is missing).
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
    facts,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_DEDUCTIONS

HINT_SEARCH_SECONDS = 10.0
"""How long the solution is looked for before hints do without."""


def next_hint(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> Hint | None:
    """Return what a person could find next on a board; None where it is solved.

    A rule that is broken; else a rectangle that no solution has; else the easiest way to
    the next rectangle, the nearest to ``near`` of those equally easy.
    """
    if is_solved(board):
        return None
    broken = sorted(broken_rule_hints(board), key=lambda hint: _distance(hint, near))
    if broken:
        return broken[0]
    answer = _answer(board, answer, stop)
    found = _no_solution_hint(answer) or _first(wrong_rect_hints(board, answer, near, stop))
    found = found or _deduction_hint(board, answer, near, stop) or _stuck_hint(board, answer, stop)
    return replace(found, unique=answer.unique)


def all_hints(
    board: Board,
    *,
    near: Cell | None = None,
    answer: Answer | None = None,
    stop: Stop | None = None,
) -> tuple[Hint, ...]:
    """Return everything that can be said of a board as it stands, easiest first.

    The mistakes where there are any; otherwise each step that needs no other before it,
    or, where there is none such, what :func:`next_hint` says.
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
    """Return what is wrong on a board: rules broken, then rectangles that no solution has.

    Of the latter the first is explained; :func:`why_wrong` explains any other.
    """
    answer = _answer(board, answer, stop)
    wrong = wrong_rect_hints(board, answer, near, stop)
    return tuple(
        replace(hint, unique=answer.unique) for hint in (*broken_rule_hints(board), *wrong)
    )


def why_wrong(
    board: Board, rect: Rect, *, answer: Answer | None = None, stop: Stop | None = None
) -> Hint | None:
    """Return why a rectangle, drawn or not, is wrong; None where it is not, or is not known to be.

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
    """Return the whole way from a puzzle or a board, each step as it is made.

    Mistakes come first, each to be removed. The last step is no deduction where the
    techniques do not reach the end: it says why.
    """
    board = Board(start) if isinstance(start, Puzzle) else start
    answer = _answer(board, answer, stop)
    found = list(mistakes(board, answer=answer, stop=stop))
    gone = {hint.conclusion.remove for hint in found}
    board = Board(board.puzzle, (rect for rect in board.rects if rect not in gone))
    hopeless = _no_solution_hint(answer)
    if hopeless is not None:
        return (*found, replace(hopeless, unique=answer.unique))
    position = PlacementSets.of(board, answer.placements)
    for step in steps_to_solution(position, stop=stop):
        found.append(describe_step(step))
        position = step.after
    if not position.solved:
        found.append(_stuck_hint(Board(board.puzzle, position.drawn_rects()), answer, stop))
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def verify(hint: Hint, board: Board | PlacementSets, answer: Answer | None = None) -> bool:
    """Tell whether a deduction holds on a board, from the plain rectangles alone.

    The steps before it are checked one after the other, each where it is made. Hints that
    are no deduction (mistakes, say) hold on no board. ``answer`` spares listing the
    placements once more.
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


def _first(hints: tuple[Hint, ...]) -> Hint | None:
    return hints[0] if hints else None


def _distance(hint: Hint, near: Cell | None) -> tuple[int, Cell]:
    rect = hint.marks[0].rect
    return distance(rect.first, near)


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
    """Yield the steps that need no other before them, each conclusion once."""
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
        technique=None,
        phrase=Phrase.NO_SOLUTION,
        facts=facts(problem=reasons[0], unknown=None in areas.values()) if reasons else (),
        subjects=tuple(Clue(areas[cell], cell) for cell in cells if cell in areas),
        conclusion=Conclusion(cells=cells),
        marks=tuple(Mark(MarkRole.REASON, Rect(*cell, 1, 1)) for cell in cells),
    )


def _stuck_hint(board: Board, answer: Answer, stop: Stop | None = None) -> Hint:
    """Return what can be said where no technique helps: what search knows."""
    known: tuple[Solution, ...] = ()
    if answer.result.solutions:
        known = answer.completions(board.rects, Control(stop=stop), at_most=2)
    if not known:
        return _bare_hint(Phrase.STUCK, HintKind.STUCK)
    if len(known) > 1:
        one, other = next(pair for pair in zip(*known, strict=True) if pair[0] != pair[1])
        return _several_solutions_hint(board.puzzle, one, other)
    return _search_hint(board, known[0])


def _bare_hint(phrase: Phrase, kind: HintKind) -> Hint:
    return Hint(kind, None, phrase, (), (), Conclusion(), ())


def _clue_in(puzzle: Puzzle, rect: Rect) -> Clue:
    (cell,) = puzzle.clues_in(rect)
    return Clue(puzzle.clues[cell], cell)


def _several_solutions_hint(puzzle: Puzzle, one: Rect, other: Rect) -> Hint:
    clue = _clue_in(puzzle, one)
    return replace(
        _bare_hint(Phrase.SEVERAL_SOLUTIONS, HintKind.SEVERAL_SOLUTIONS),
        facts=facts(clue=clue, one=one, other=other),
        subjects=(clue,),
        marks=(
            Mark(MarkRole.ALLOWED, one),
            Mark(MarkRole.ALLOWED, other),
            Mark(MarkRole.SUBJECT, Rect(*clue.cell, 1, 1)),
        ),
    )


def _search_hint(board: Board, solution: Solution) -> Hint:
    """Return a rectangle that only a search has found."""
    rect = next(rect for rect in solution if rect not in board)
    clue = _clue_in(board.puzzle, rect)
    return replace(
        _bare_hint(Phrase.SEARCHED, HintKind.STUCK),
        facts=facts(clue=clue, place=rect),
        subjects=(clue,),
        conclusion=Conclusion(rect),
        marks=(Mark(MarkRole.RESULT, rect), Mark(MarkRole.SUBJECT, Rect(*clue.cell, 1, 1))),
    )
