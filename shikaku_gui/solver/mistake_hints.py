"""Hints about mistakes on a board: broken rules, and rectangles that no solution has."""

from collections.abc import Sequence
from dataclasses import replace

from shikaku_gui.model import Board, BrokenRect, Cell, Rect, check_rect, violations
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.solve_path import describe_step, distance, steps_to_exclusion
from shikaku_gui.solver.techniques import what_if
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
    quarter,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_DEDUCTIONS

_EFFECTS_ON_OTHERS = (Technique.NO_ROOM, Technique.STRANDED_CELL, Technique.POCKET)
# What a drawn rectangle does to others is easier to see than what others do to it.
# Counting takes longest and is harder to follow than a short chain.
_SIMPLEST_FIRST = [
    *_EFFECTS_ON_OTHERS,
    *(one for one in DIRECT_DEDUCTIONS if one not in (*_EFFECTS_ON_OTHERS, Technique.COUNTING)),
]


def broken_rule_hints(board: Board) -> tuple[Hint, ...]:
    """Return the drawn rectangles that break a rule, in row-major order."""
    return tuple(broken_rule_hint(board, broken) for broken in violations(board))


def broken_rule_hint(board: Board, broken: BrokenRect) -> Hint:
    """Return the hint for a rectangle that breaks a rule."""
    clues = tuple(Clue(board.puzzle.clues[cell], cell) for cell in broken.clues)
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
    legal = [rect for rect in board.rects if check_rect(board.puzzle, rect) is None]
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
    others = (old for old in board.rects if not old.overlaps(rect) and old not in wrong)
    right = Board(board.puzzle, (old for old in others if check_rect(board.puzzle, old) is None))
    position = PlacementSets.of(right)
    number = position.table.numbers.get(rect)
    steps = [] if number is None else refutation(position, number, stop)
    return _wrong_rect_record(board, rect, steps)


def refutation(position: PlacementSets, number: int, stop: Stop | None = None) -> list[Step]:
    """Return the simplest steps found that exclude a placement; the last one excludes it.

    That is one step of a technique; otherwise an assumption that the easy techniques
    refute; otherwise the shorter of an assumption that all techniques refute and of the
    steps of the solve path up to its exclusion.

    Raises:
        CutShortError: it was stopped.
    """
    for technique in _SIMPLEST_FIRST:
        for finding in DIRECT_DEDUCTIONS[technique].find(position):
            if finding.removed >> number & 1:
                return [Step(position, finding._replace(removed=1 << number))]
    for found in what_if.find(position, stop, 1 << number):
        return [Step(position, found)]
    deep = what_if.deep_refutation(position, number, stop)
    steps = steps_to_exclusion(position, number, stop)
    if deep is None or 0 < len(steps) <= len(deep.chain):
        return steps
    return [Step(position, deep)]


def _wrong_rect_record(board: Board, rect: Rect, steps: Sequence[Step]) -> Hint:
    puzzle = board.puzzle
    (cell,) = puzzle.clues_in(rect)
    clue = Clue(puzzle.clues[cell], cell)
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
