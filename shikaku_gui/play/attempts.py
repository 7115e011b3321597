"""Judging what a player does who looks for a step: found, right but another step, or wrong."""

from collections.abc import Iterable
from enum import Enum

from shikaku_gui.model import Board, Rect, check_rect
from shikaku_gui.play.hint_presenter import hint_is_met
from shikaku_gui.solver import Answer, Hint, Stop


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

    Raises:
        CutShortError: it was stopped.
    """
    _, drawn = after.changes(before)
    pencilled = set(after.marks.pencilled) - set(before.marks.pencilled)
    crossed_out = set(after.marks.crossed_out) - set(before.marks.crossed_out)
    if not (drawn or pencilled or crossed_out):
        return Attempt.NOTHING
    marks = Board(after.puzzle).with_marks(pencilled, crossed_out)
    if _are_wrong(drawn, marks, answer, stop):
        return Attempt.WRONG
    clues = [clue.cell for clue in hint.subjects]
    if (
        hint_is_met(hint, after)
        or not crossed_out.isdisjoint(hint.conclusion.excluded)
        or any(rect.covers(clue) for rect in (*drawn, *pencilled) for clue in clues)
    ):
        return Attempt.FOUND
    return Attempt.OTHER


def _are_wrong(drawn: Iterable[Rect], marks: Board, answer: Answer, stop: Stop | None) -> bool:
    """Tell whether a rectangle breaks a rule, or no solution agrees with it or with the marks."""
    for rect in drawn:
        if check_rect(marks.puzzle, rect) is not None or answer.wrong((rect,), stop):
            return True
    return bool(answer.wrong_marks(marks, (), stop))
