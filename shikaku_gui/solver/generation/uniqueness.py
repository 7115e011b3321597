"""From a draft to a layout with one solution."""

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import Ambiguity, AmbiguityFinder
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.generation.windows import Windows
from shikaku_gui.solver.result import Level

_ROUNDS = 24
# From so many cells on, ambiguous parts are repaired in windows.
_LARGE = 3_000
_TELL_EVERY = 16


def make_unique(layout: Layout, draft: PuzzleDraft, level: Level, control: Control) -> bool:
    """Change a layout until deduction up to a level decides it; tell whether that went.

    Raises:
        CutShortError: a limit was reached.
    """
    finder = AmbiguityFinder.of_whole(layout, control)
    for tried in range(_ROUNDS):
        ambiguities = finder.find(layout, level)
        if not ambiguities:
            return True
        if layout.rows * layout.cols >= _LARGE and layout.images is None:
            windows = Windows(layout, draft, level, control)
            ambiguities = _resisting(windows, ambiguities, draft if not tried else None)
        for ambiguity in ambiguities:
            repair(layout, ambiguity, draft, tried)
    return False


def _resisting(
    windows: Windows, ambiguities: list[Ambiguity], teller: PuzzleDraft | None
) -> list[Ambiguity]:
    """Repair ambiguous parts in windows; return those that are decided there all the same."""
    left: list[Ambiguity] = []
    for number, ambiguity in enumerate(ambiguities):
        if teller is not None and number % _TELL_EVERY == 0:
            teller.report(number / len(ambiguities))
        if not windows.repair(ambiguity):
            left.append(ambiguity)
    return left
