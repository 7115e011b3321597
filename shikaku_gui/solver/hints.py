"""Hints for a player's board: mistakes first, then the easiest deduction.

The functions take ``answer``, what is known of the puzzle's solutions, and solve the puzzle
where it is not given. They take ``stop``, a function that returns whether to stop, and raise
:class:`shikaku_gui.solver.control.CutShortError` when it does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce

from shikaku_gui.model import Board, Cell, Puzzle, Rect, apply, check_rect, is_solved
from shikaku_gui.solver.answer import MOST_SOLVED_CELLS, Answer
from shikaku_gui.solver.board_windows import windows_with_gaps
from shikaku_gui.solver.control import Control, Stop, until_stopped
from shikaku_gui.solver.hint_positions import (
    in_windows,
    position_of_hint,
    positions_to_search,
    seen_whole,
    whole_board,
)
from shikaku_gui.solver.mistake_hints import (
    broken_rule_hint,
    broken_rule_hints,
    mistake_nearby,
    wrong_mark_hints,
    wrong_rect_hint,
    wrong_rect_hints,
)
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.solve_path import (
    StepSearch,
    changed_clue,
    describe_step,
    described_steps,
    distance,
    holds,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.grid_region import ninth
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Technique,
    cell_rects,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

HINT_SEARCH_SECONDS = 10.0
"""The time limit for solving the puzzle; after that, hints do without its solution."""

_WINDOWS_AT_ONCE = 5


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
    if board.puzzle.area <= MOST_SOLVED_CELLS:
        found = _mistake(board, answer, near, stop)
    else:
        found = mistake_nearby(board, near or Cell(0, 0), stop)
    found = found or _no_solution_hint(answer)
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
    it, on a large board those of the nearest window that has any; if there is none, the one
    that :func:`next_hint` returns.
    """
    answer = _answer(board, answer, stop)
    wrong = _wrong_hints(board.outside_trials(), answer, near, stop)
    found: tuple[Hint, ...] = (*broken_rule_hints(board), *wrong)
    if not found and answer.result.status is not Status.INFEASIBLE:
        positions = positions_to_search(board, answer, near, stop)
        positions = (position for position in positions if not position.broken)
        steps = (tuple(_available_steps(position, near, stop)) for position in positions)
        found = next(filter(None, steps), ())
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
    found = (*broken_rule_hints(board), *_wrong_hints(board, answer, near, stop, wait=True))
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
    while wrong := (*broken_rule_hints(board), *_wrong_hints(board, answer, None, stop)):
        found.extend(wrong)
        board = _after(board, wrong)
    no_solution = _no_solution_hint(answer)
    if no_solution is not None:
        return (*found, replace(no_solution, unique=answer.unique))
    for hint in _steps_to_solution(board, answer, stop):
        found.append(hint)
        board = _after(board, (hint,))
    if not is_solved(board):
        found.append(_stuck_hint(board, answer, stop))
    return tuple(replace(hint, unique=answer.unique) for hint in found)


def verify(hint: Hint, board: Board | PlacementSets, answer: Answer | None = None) -> bool:
    """Tell whether a deduction holds on a board, by checking it against the placements.

    Hints that are not deductions, such as mistakes, hold on no board. With ``answer`` the
    placements need not be listed again.
    """
    if hint.technique is None or hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE):
        return False
    if isinstance(board, PlacementSets):
        return holds(hint, board)
    if holds(hint, position_of_hint(hint, board, answer)):
        return True
    if answer is None or not in_windows(board.puzzle, answer) or not seen_whole(answer):
        return False
    return holds(hint, whole_board(board, answer, None))


def _answer(board: Board, answer: Answer | None, stop: Stop | None) -> Answer:
    if answer is not None and answer.puzzle == board.puzzle:
        return answer
    return Answer.of(board.puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)


def _after(board: Board, hints: Iterable[Hint]) -> Board:
    """Return the board after the moves of some hints."""
    moves = (hint.move for hint in hints)
    return reduce(apply, (move for move in moves if move is not None), board)


def _mistake(board: Board, answer: Answer, near: Cell | None, stop: Stop | None) -> Hint | None:
    """Return what is wrong nearest to a cell: a broken rule, a rectangle or marks."""
    broken = broken_rule_hints(board)
    if broken:
        return min(broken, key=lambda hint: distance(hint.marks[0].rect.first, near))
    if answer.result.status is Status.INFEASIBLE:
        return None
    return next(iter(_wrong_hints(board.outside_trials(), answer, near, stop)), None)


def _wrong_hints(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None, *, wait: bool = False
) -> tuple[Hint, ...]:
    """Return the hints for rectangles that no solution has, or else for such marks.

    Where a search for that takes too long to ``wait`` for it, what is refuted near a cell.
    """
    if not wait and not answer.hints_may_search:
        nearby = mistake_nearby(board, near or Cell(0, 0), stop)
        return () if nearby is None or nearby.kind is HintKind.BROKEN_RULE else (nearby,)
    wrong = wrong_rect_hints(board, answer, near, stop)
    return wrong or wrong_mark_hints(board, answer, near, stop)


def _deduction_hint(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None
) -> Hint | None:
    """Return the first of the steps to the next rectangle, or else to the next what-if.

    In a few windows at a time, a rectangle in any comes before a what-if in the nearest. Where
    the puzzle is not known to have one solution, there may be no what-if to find, so that it is
    looked for in the nearest windows only.
    """
    waiting: list[StepSearch] = []
    tried = 0
    unsure = answer.unique is not True
    positions = positions_to_search(board, answer, near, stop)
    for position in positions:
        search = StepSearch(position, near, stop)
        steps = search.to_placement()
        if search.broken is not None:
            return _contradiction_hint(board, search.broken)
        if tried < _WINDOWS_AT_ONCE or not unsure:
            waiting.append(search)
        if not steps and len(waiting) == _WINDOWS_AT_ONCE:
            steps = _what_if_in(waiting, thorough=False)
            tried += len(waiting)
            waiting.clear()
        if steps:
            return describe_step(steps[0])
    steps = _what_if_in(waiting, thorough=not unsure)
    return describe_step(steps[0]) if steps else None


def _what_if_in(searches: Iterable[StepSearch], *, thorough: bool) -> list[Step]:
    """Return the steps to a what-if in the first position that has one."""
    found = (search.to_what_if(thorough=thorough) for search in searches)
    return next(filter(None, found), [])


def _contradiction_hint(board: Board, position: PlacementSets) -> Hint:
    """Return the hint for a board on which a clue or a cell is left without a rectangle."""
    end = what_if.contradiction_hint(position)
    (cell,) = end.conclusion.cells
    in_trial = bool(board.trials)
    return replace(
        end,
        kind=HintKind.STUCK,
        phrase=Phrase.TRIAL_FAILED if in_trial else Phrase.BROKEN_NEARBY,
        facts=facts(cell=cell, region=ninth(board.puzzle, cell)),
        conclusion=replace(end.conclusion, reject_trial=in_trial),
    )


def _steps_to_solution(board: Board, answer: Answer, stop: Stop | None) -> Iterator[Hint]:
    """Yield the steps to the solution, or as far as the techniques get.

    Through windows, what-ifs are made only where the direct techniques are stuck in all of them.
    """
    if not in_windows(board.puzzle, answer):
        yield from described_steps(whole_board(board, answer, stop), stop)
        return
    assume = False
    while not is_solved(board):
        before = board
        for window in windows_with_gaps(board, Cell(0, 0)):
            position = PlacementSets.within(board, window, stop)
            for hint in described_steps(position, stop, assume=assume):
                yield hint
                board = _after(board, (hint,))
                if assume and hint.technique is Technique.WHAT_IF:
                    break
        if board == before and assume:
            if seen_whole(answer):
                yield from described_steps(whole_board(board, answer, stop), stop)
            return
        assume = board == before


def _available_steps(
    position: PlacementSets, near: Cell | None, stop: Stop | None
) -> Iterator[Hint]:
    """Yield the steps that need no other step first, each conclusion once."""
    seen: set[Conclusion] = set()
    for record in DIRECT_TECHNIQUES.values():
        found = [one.with_placement(position) for one in record.find(position, stop)]
        found.sort(key=lambda one: distance(changed_clue(position, one), near))
        for finding in until_stopped(found, stop):
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
    if board.trials:
        return Hint(HintKind.STUCK, Phrase.STUCK_IN_TRIAL)
    if answer.result.solutions:
        control, search = Control(stop=stop), answer.hints_may_search
        known = answer.completions(board.rects, control, at_most=2, search=search)
        if len(known) < 2 and not search:
            known = ()
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
