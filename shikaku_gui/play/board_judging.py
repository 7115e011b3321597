"""Judges boards by the solution: mistakes, hints that still hold, and attempts to find a step.

Each function raises :class:`CutShortError` where it was stopped.
"""

from collections.abc import Sequence
from enum import Enum

from shikaku_gui import solver
from shikaku_gui.model import NO_MARKS, Board, Marks, Rect, check_rect, violations
from shikaku_gui.play.hint_presenter import hint_is_met
from shikaku_gui.play.trial_check import find_trial_failure
from shikaku_gui.solver import Answer, Hint, HintKind, Stop, Technique

_QUICKLY_FOUND = (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)


class Attempt(Enum):
    """The verdict on a move of a player who looks for a step.

    ``OTHER`` is right, but does not follow from the step; ``NOTHING`` adds nothing to the board.
    """

    FOUND = "found"
    OTHER = "other"
    WRONG = "wrong"
    NOTHING = "nothing"


def judge_attempt(
    hint: Hint, before: Board, after: Board, answer: Answer, stop: Stop | None = None
) -> Attempt:
    """Judge a move by a hint and by what is known of the solution.

    The step is found if the board has what the hint asks for, or one of the rectangles that it
    crosses out is crossed out, or something right is drawn or pencilled for a clue of the hint.
    So it is if another step of the same technique is: the player is told no more than that.
    """
    _, drawn = after.changes(before)
    pencilled = set(after.marks.pencilled) - set(before.marks.pencilled)
    crossed_out = set(after.marks.crossed_out) - set(before.marks.crossed_out)
    if not (drawn or pencilled or crossed_out):
        return Attempt.NOTHING
    marks = Board(after.puzzle).with_marks(pencilled, crossed_out)
    wrong = any(
        check_rect(after.puzzle, rect) is not None or answer.wrong((rect,), stop) for rect in drawn
    )
    if wrong or answer.wrong_marks(marks, (), stop):
        return Attempt.WRONG
    clues = [clue.cell for clue in hint.subjects]
    if (
        hint_is_met(hint, after)
        or not crossed_out.isdisjoint(hint.conclusion.excluded)
        or any(rect.covers(clue) for rect in (*drawn, *pencilled) for clue in clues)
    ):
        return Attempt.FOUND
    like = find_like_hint(hint, before, after, stop)
    return Attempt.OTHER if like is None else Attempt.FOUND


def find_like_hint(
    hint: Hint, before: Board, after: Board, stop: Stop | None = None
) -> Hint | None:
    """Return a hint of the same technique that a move has carried out, None without one.

    Only techniques are searched for that are found quickly on large boards too.
    """
    if hint.technique not in _QUICKLY_FOUND:
        return None
    found = solver.technique_conclusions(before, hint.technique, stop=stop)
    return next(
        (one for one in found if hint_is_met(one, after) and not hint_is_met(one, before)), None
    )


def hint_is_valid(hint: Hint, board: Board, answer: Answer, stop: Stop) -> bool:
    """Tell whether a hint still holds on a later board, and is not carried out yet."""
    if hint_is_met(hint, board):
        return False
    judged = answer.searched and answer.hints_may_search
    if judged and (hint.conclusion.remove is not None or hint.conclusion.unmark is not None):
        found = solver.mistakes(board, answer=answer, stop=stop)
        return any(one.move == hint.move for one in found)
    if hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE):
        now = solver.next_hint(board, answer=answer, stop=stop)
        return now is not None and (now.kind, now.move) == (hint.kind, hint.move)
    return solver.verify(hint, _without_mistakes(board, answer, stop) if judged else board, answer)


def find_rect_hint(board: Board, rect: Rect, answer: Answer, stop: Stop) -> Hint | None:
    """Return the hint that leads to a rectangle, or the one that shows that it is wrong.

    It starts from the board without the rectangle: one of the next hints, else a later step.
    """
    found = solver.why_wrong(board, rect, answer=answer, stop=stop)
    if found is not None:
        return found
    without = _without_mistakes(board.without(rect) if rect in board else board, answer, stop)
    for hints in (solver.all_hints, solver.explain):
        for hint in hints(without, answer=answer, stop=stop):
            if hint.conclusion.place == rect:
                return hint
    return None


def find_wrong(board: Board, answer: Answer, stop: Stop) -> tuple[frozenset[Rect], Marks]:
    """Return the rectangles that obey the rules but belong to no solution, and the wrong marks.

    What open trials suppose is not judged.
    """
    judged = board.outside_trials()
    wrong = frozenset(solver.wrong_rects(judged, answer, stop))
    legal = [rect for rect in judged.rects if check_rect(judged.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    marks = NO_MARKS
    for mark in answer.wrong_marks(judged, right, stop):
        marks = marks.added(mark.pencilled, mark.crossed_out)
    return wrong, marks


def last_good_position(boards: Sequence[Board], answer: Answer, stop: Stop) -> int | None:
    """Return the index of the latest of some boards that is without a mistake, None without one.

    What open trials suppose is judged by the rules alone.
    """
    numbers = range(len(boards) - 1, -1, -1)
    return next((at for at in numbers if _is_good(boards[at], answer, stop)), None)


def _is_good(board: Board, answer: Answer, stop: Stop) -> bool:
    judged = board.outside_trials()
    if violations(board) or answer.wrong(judged.rects, stop):
        return False
    if answer.wrong_marks(judged, judged.rects, stop):
        return False
    return not board.trials or find_trial_failure(board, stop) is None


def _without_mistakes(board: Board, answer: Answer, stop: Stop) -> Board:
    """Return the board without what is wrong; what trials suppose only has to obey the rules."""
    wrong, marks = find_wrong(board, answer, stop)
    legal = [rect for rect in board.rects if check_rect(board.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    return Board(board.puzzle, right, board.marks.removed(marks.pencilled, marks.crossed_out))
