"""Hints about mistakes on a board: broken rules, and rectangles and marks that no solution has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shikaku_gui import model
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver.answer import MOST_SOLVED_CELLS, Answer
from shikaku_gui.solver.board_windows import is_large, window_around
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks
from shikaku_gui.solver.nearby_placements import MARGIN
from shikaku_gui.solver.result import Status
from shikaku_gui.solver.solve_path import describe_step, distance, steps_to_exclusion
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.grid_region import quarter
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Technique,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets, PlacementTable
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

_EFFECTS_ON_OTHERS = (Technique.NO_ROOM, Technique.STRANDED_CELL, Technique.POCKET)
# What a drawn rectangle does to others is easier to see than what others do to it.
# Counting takes longest and is harder to follow than a short chain.
_SIMPLEST_FIRST = [
    *_EFFECTS_ON_OTHERS,
    *(one for one in DIRECT_TECHNIQUES if one not in (*_EFFECTS_ON_OTHERS, Technique.COUNTING)),
]

MAX_REASONS = 5
"""The most pictures of the reasons why a rectangle is wrong; the rectangle has one of its own."""

_BESIDE = (10, 20)
# On large boards, this many cells on each side of a wrong rectangle are looked at, the larger
# part only where the smaller one does not show what is wrong,
_BESIDE_LAST = 15
# and this many on each side of where the player works, to see whether anything is wrong.


def next_mistake(
    board: Board, answer: Answer, near: Cell | None = None, stop: Stop | None = None
) -> Hint | None:
    """Return what is wrong nearest to a cell: a broken rule, a rectangle or marks.

    Raises:
        CutShortError: it was stopped.
    """
    if board.puzzle.area > MOST_SOLVED_CELLS:
        return mistake_nearby(board, near or Cell(0, 0), stop)
    broken = broken_rule_hints(board)
    if broken:
        return min(broken, key=lambda hint: distance(hint.marks[0].rect.first, near))
    if answer.result.status is Status.INFEASIBLE:
        return None
    return next(iter(wrong_hints(board.outside_trials(), answer, near, stop)), None)


def wrong_hints(
    board: Board,
    answer: Answer,
    near: Cell | None = None,
    stop: Stop | None = None,
    *,
    wait: bool = False,
) -> tuple[Hint, ...]:
    """Return the hints for rectangles that no solution has, or else for such marks.

    Where a search for that takes too long to ``wait`` for it, what is refuted near a cell.
    """
    if not wait and not answer.hints_may_search:
        nearby = mistake_nearby(board, near or Cell(0, 0), stop)
        return () if nearby is None or nearby.kind is HintKind.BROKEN_RULE else (nearby,)
    wrong = wrong_rect_hints(board, answer, near, stop)
    return wrong or wrong_mark_hints(board, answer, near, stop)


def broken_rule_hints(board: Board) -> tuple[Hint, ...]:
    """Return the drawn rectangles that break a rule, in row-major order."""
    return tuple(broken_rule_hint(board, broken) for broken in model.violations(board))


def broken_rule_hint(board: Board, broken: model.BrokenRect) -> Hint:
    """Return the hint for a rectangle that breaks a rule."""
    clues = tuple(Clue.of(board.puzzle, cell) for cell in broken.clues)
    rect = broken.rect
    return Hint(
        kind=HintKind.BROKEN_RULE,
        phrase=Phrase.BROKEN_RULE,
        facts=facts(rect=rect, broken=broken, quarter=quarter(board.puzzle, rect)),
        subjects=clues,
        conclusion=Conclusion(remove=rect if rect in board else None),
        marks=(
            Mark(MarkRole.RULED_OUT, rect),
            *marks_of(MarkRole.REASON, (clue.rect for clue in clues)),
        ),
    )


def wrong_rects(board: Board, answer: Answer, stop: Stop | None = None) -> tuple[Rect, ...]:
    """Return the rectangles that break no rule but :meth:`Answer.wrong` finds wrong."""
    legal = [rect for rect in board.rects if model.check_rect(board.puzzle, rect) is None]
    return answer.wrong(legal, stop)


def wrong_rect_hints(
    board: Board, answer: Answer, near: Cell | None = None, stop: Stop | None = None
) -> tuple[Hint, ...]:
    """Return the hints for the rectangles that no solution has, the nearest first.

    Only the first is explained, because that may take long.

    Raises:
        CutShortError: it was stopped.
    """
    wrong = wrong_rects(board, answer, stop)
    if not wrong:
        return ()
    ordered = sorted(wrong, key=lambda rect: distance(rect.first, near))
    if answer.unique is False and not answer.wrong(ordered[:1], stop):
        return (_wrong_together_hint(board, ordered),)
    others = (_wrong_rect_record(board, rect, ()) for rect in ordered[1:])
    return (wrong_rect_hint(board, ordered[0], wrong, stop), *others)


def wrong_rect_hint(
    board: Board, rect: Rect, wrong: Sequence[Rect] = (), stop: Stop | None = None
) -> Hint:
    """Return the hint for a wrong rectangle, with the shortest refutation found.

    The refutation does not rely on other rectangles that break a rule or are wrong.

    Raises:
        CutShortError: it was stopped.
    """
    puzzle = board.puzzle
    windows = [puzzle.grid]
    if is_large(puzzle):
        windows = [window_around(puzzle, rect, beside) for beside in _BESIDE]
    steps: list[Step] = []
    for window in windows:
        position = _position_around(board, rect, wrong, window, stop)
        number = position.table.numbers.get(rect)
        if number is not None:
            steps = refutation(position, number, stop)
        if steps:
            break
    return _wrong_rect_record(board, rect, steps)


def _position_around(
    board: Board, rect: Rect, wrong: Sequence[Rect], window: Rect, stop: Stop | None
) -> PlacementSets:
    """Return the position around a rectangle, from those drawn that are not known to be wrong."""
    puzzle, known = board.puzzle, set(wrong)
    right = board.unmarked()
    for old in board.touching(window.with_margin(MARGIN)):
        if old.overlaps(rect) or old in known or model.check_rect(puzzle, old) is not None:
            right = right.without(old)
    return PlacementSets.within(right, window, stop)


def refutation(position: PlacementSets, number: int, stop: Stop | None = None) -> list[Step]:
    """Return the simplest steps found that exclude a placement; the last one excludes it.

    That is one step of a technique, or else what has the fewest pictures of these: an
    assumption that the easy techniques refute; one that all techniques refute; the steps of
    the solve path up to the exclusion. The latter two are tried only if the first is long.

    Raises:
        CutShortError: it was stopped.
    """
    for technique in _SIMPLEST_FIRST:
        for finding in DIRECT_TECHNIQUES[technique].find(position, stop):
            if finding.removed >> number & 1:
                return [Step(position, finding._replace(removed=1 << number))]
    found: list[list[Step]] = [
        [Step(position, one)] for one in what_if.find(position, stop, 1 << number)[:1]
    ]
    if found and len(found[0][0].finding.chain) <= what_if.SHORT_CHAIN:
        return found[0]
    deep = what_if.deep_refutation(position, number, stop)
    if deep is not None:
        found.append([Step(position, deep)])
    best = min(found, key=_pictures, default=[])
    if not best or _pictures(best) > MAX_REASONS:
        steps = steps_to_exclusion(position, number, stop)
        if steps:
            best = min((steps, *found), key=_pictures)
    return best if _pictures(best) <= MAX_REASONS else []


def _pictures(steps: Sequence[Step]) -> int:
    return sum(len(describe_step(step).reason_views) for step in steps)


def _wrong_rect_record(board: Board, rect: Rect, steps: Sequence[Step]) -> Hint:
    puzzle = board.puzzle
    (cell,) = puzzle.clues_in(rect)
    clue = Clue.of(puzzle, cell)
    reasons = [_without_result(describe_step(step)) for step in steps]
    return Hint(
        kind=HintKind.WRONG,
        technique=reasons[-1].technique if reasons else None,
        phrase=Phrase.WRONG if reasons else Phrase.WRONG_UNEXPLAINED,
        facts=facts(clue=clue, rect=rect, quarter=quarter(puzzle, rect)),
        subjects=(clue,),
        conclusion=Conclusion(remove=rect if rect in board else None),
        marks=(Mark(MarkRole.RULED_OUT, rect), Mark(MarkRole.SUBJECT, clue.rect)),
        before=tuple(reasons[:-1]),
        reason=reasons[-1] if reasons else None,
    )


def _without_result(hint: Hint) -> Hint:
    """Return an exclusion without the rectangle that the clue must take instead."""
    if not hint.conclusion.excluded:
        return hint
    return replace(
        hint,
        kind=HintKind.EXCLUDE,
        facts=tuple(fact for fact in hint.facts if fact[0] != "place"),
        conclusion=replace(hint.conclusion, place=None),
        marks=tuple(mark for mark in hint.marks if mark.role is not MarkRole.RESULT),
    )


def _wrong_together_hint(board: Board, rects: Sequence[Rect]) -> Hint:
    """Return the hint for rectangles that are possible alone but in no solution together."""
    return Hint(
        kind=HintKind.WRONG,
        phrase=Phrase.WRONG_TOGETHER,
        facts=facts(rects=tuple(rects), quarter=quarter(board.puzzle, rects[0])),
        subjects=(),
        conclusion=Conclusion(remove=rects[0]),
        marks=marks_of(MarkRole.RULED_OUT, rects),
    )


def wrong_mark_hints(
    board: Board, answer: Answer, near: Cell | None = None, stop: Stop | None = None
) -> tuple[Hint, ...]:
    """Return the hints for the marks that no solution agrees with, the nearest first.

    Raises:
        CutShortError: it was stopped.
    """
    legal = [rect for rect in board.rects if model.check_rect(board.puzzle, rect) is None]
    found = (_wrong_mark_hint(board, one) for one in answer.wrong_marks(board, legal, stop))
    return tuple(sorted(found, key=lambda hint: distance(hint.marks[0].rect.first, near)))


def mistake_nearby(board: Board, near: Cell, stop: Stop | None = None) -> Hint | None:
    """Return what is wrong around a cell, as far as that is seen there.

    For boards too large to be solved beforehand: a rectangle is found to be wrong if it breaks
    a rule, or if the easy techniques exclude it when nothing is drawn.

    Raises:
        CutShortError: it was stopped.
    """
    window = window_around(board.puzzle, Rect(*near, 1, 1), _BESIDE_LAST)
    drawn = sorted(board.touching(window), key=lambda rect: distance(rect.first, near))
    broken = next(filter(None, (model.check_rect(board.puzzle, rect) for rect in drawn)), None)
    if broken is not None:
        return broken_rule_hint(board, broken)
    table = PlacementSets.within(Board(board.puzzle), window, stop).table
    try:
        left = _basic_deductions(table, stop)
    except ContradictionError:
        return None
    wrong = [rect for rect in drawn if not board.trial_depth(rect) and _is_out(table, left, rect)]
    if wrong:
        return wrong_rect_hint(board, wrong[0], wrong, stop)
    refuted = (mark for mark in _certain_marks(board, window) if _is_refuted(table, left, mark))
    return next((_wrong_mark_hint(board, mark) for mark in refuted), None)


def _basic_deductions(table: PlacementTable, stop: Stop | None) -> PlacementMasks:
    """Return what the basic deductions, those of the easy techniques, leave of a table.

    Raises:
        ContradictionError: a clue or a cell is left without a placement.
        CutShortError: it was stopped.
    """
    masks = [[table.masks[number] for number in bits(mine)] for mine in table.of_clue]
    left = PlacementMasks(table.frame, range(len(masks)), masks, table.cells)
    left.settle(Control(stop=stop))
    return left


def _is_out(table: PlacementTable, left: PlacementMasks, rect: Rect) -> bool:
    """Tell whether a rectangle is a placement that is excluded."""
    number = table.numbers.get(rect)
    return number is not None and table.masks[number] not in left.remaining[table.owner[number]]


def _certain_marks(board: Board, window: Rect) -> tuple[model.Unmark, ...]:
    """Return the removal of each mark near a window that was made before any trial."""
    marks = board.marks
    made = board.trials[0].start.marks if board.trials else marks
    pencilled = [rect for rect in made.pencilled.touching(window) if rect in marks.pencilled]
    crossed = [rect for rect in made.crossed_out.touching(window) if rect in marks.crossed_out]
    return (
        *(model.Unmark((rect,)) for rect in pencilled),
        *(model.Unmark((), (rect,)) for rect in crossed),
    )


def _is_refuted(table: PlacementTable, left: PlacementMasks, mark: model.Unmark) -> bool:
    """Tell whether a mark contradicts what is known of its cells or of its rectangle."""
    for rect in mark.crossed_out:
        number = table.numbers.get(rect)
        if number is None:
            return False
        return left.remaining[table.owner[number]] == [table.masks[number]]
    (part,) = mark.pencilled
    if not table.frame.bounds.contains(part):
        return False
    cells = table.frame.mask(part)
    if cells & ~table.cells:
        return False
    return not any(mask & cells == cells for mine in left.remaining for mask in mine)


def _wrong_mark_hint(board: Board, wrong: model.Unmark) -> Hint:
    rects = (*wrong.pencilled, *wrong.crossed_out)
    phrase = Phrase.WRONG_PENCIL if wrong.pencilled else Phrase.WRONG_CROSS
    phrase = phrase if len(rects) == 1 else Phrase.MARKS_TOGETHER
    role = MarkRole.ALLOWED if phrase is Phrase.WRONG_CROSS else MarkRole.RULED_OUT
    return Hint(
        kind=HintKind.WRONG,
        phrase=phrase,
        facts=facts(rect=rects[0], count=len(rects), quarter=quarter(board.puzzle, rects[0])),
        conclusion=Conclusion(unmark=wrong),
        marks=marks_of(role, rects),
    )
