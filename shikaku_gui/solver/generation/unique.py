"""From a draft to a layout with one solution."""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.doubts import Doubt, Examiner
from shikaku_gui.solver.generation.draft import Draft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.repair import repair
from shikaku_gui.solver.generation.windows import Windows
from shikaku_gui.solver.result import Level

_ROUNDS = 24
# From so many cells on, ambiguous parts are repaired in windows.
_LARGE = 3_000
_TELL_EVERY = 16


def make_unique(layout: Layout, draft: Draft, level: Level, control: Control) -> bool:
    """Change a layout until deduction up to a level decides it; tell whether that went.

    Raises:
        CutShortError: a limit was reached.
    """
    examiner = Examiner.of_whole(layout, control)
    for tried in range(_ROUNDS):
        doubts = examiner.doubts(layout, level)
        if not doubts:
            return True
        if layout.rows * layout.cols >= _LARGE and layout.images is None:
            windows = Windows(layout, draft, level, control)
            doubts = _resisting(windows, doubts, draft if not tried else None)
        for doubt in doubts:
            repair(layout, doubt, draft, tried)
    return False


def _resisting(windows: Windows, doubts: list[Doubt], teller: Draft | None) -> list[Doubt]:
    """Repair ambiguous parts in windows; return those that are decided there all the same."""
    left: list[Doubt] = []
    for number, doubt in enumerate(doubts):
        if teller is not None and number % _TELL_EVERY == 0:
            teller.report(number / len(doubts))
        if not windows.repair(doubt):
            left.append(doubt)
    return left
