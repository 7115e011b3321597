"""Scrolling to the marks of a hint."""

import pytest

from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.model import Rect
from shikaku_gui.solver import Mark, MarkRole

SIGHT = Rect(10, 10, 20, 30)
SUBJECT = Mark(MarkRole.SUBJECT, Rect(50, 50, 1, 1))
NEAR = Mark(MarkRole.REASON, Rect(52, 48, 2, 2))
FAR = Mark(MarkRole.REASON, Rect(90, 50, 1, 1))
HUGE = Mark(MarkRole.SUBJECT, Rect(0, 0, 80, 80))


@pytest.mark.parametrize(
    ("board_marks", "wanted"),
    [
        (BoardMarks(), None),
        (BoardMarks([SUBJECT, NEAR]), Rect(50, 48, 4, 3)),
        (BoardMarks([FAR, SUBJECT]), SUBJECT.rect),
        (BoardMarks([NEAR, FAR]), NEAR.rect),
        (BoardMarks([HUGE]), None),
        (BoardMarks(ghosts=[FAR.rect]), FAR.rect),
        (BoardMarks(focus=Rect(0, 0, 60, 60)), None),
        (BoardMarks(focus=Rect(60, 0, 60, 60)), Rect(60, 0, 60, 60)),
    ],
)
def test_what_it_is_about_comes_first(board_marks: BoardMarks, wanted: Rect | None) -> None:
    assert board_marks.region_to_reveal(SIGHT) == wanted
