"""What of a hint's marks is brought into sight."""

import pytest

from shikaku_gui.gui.board.game_controller import Marked
from shikaku_gui.gui.board.marks_in_view import interest
from shikaku_gui.model import Rect
from shikaku_gui.solver.techniques.hint_records import Mark, Role

SIGHT = Rect(10, 10, 20, 30)
SUBJECT = Mark(Role.SUBJECT, Rect(50, 50, 1, 1))
NEAR = Mark(Role.REASON, Rect(52, 48, 2, 2))
FAR = Mark(Role.REASON, Rect(90, 50, 1, 1))
HUGE = Mark(Role.SUBJECT, Rect(0, 0, 80, 80))


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        (Marked(), None),
        (Marked([SUBJECT, NEAR]), Rect(50, 48, 4, 3)),
        (Marked([FAR, SUBJECT]), SUBJECT.rect),
        (Marked([NEAR, FAR]), NEAR.rect),
        (Marked([HUGE]), None),
        (Marked(ghosts=[FAR.rect]), FAR.rect),
        (Marked(focus=Rect(0, 0, 60, 60)), None),
        (Marked(focus=Rect(60, 0, 60, 60)), Rect(60, 0, 60, 60)),
    ],
)
def test_what_it_is_about_comes_first(marked: Marked, wanted: Rect | None) -> None:
    assert interest(marked, SIGHT) == wanted
