"""From a draft to a layout with one solution."""

from collections.abc import Mapping

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.generation.ambiguities import Ambiguity, AmbiguityFinder
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.rectangle_geometry import bounds, widened
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.result import Level

_ROUNDS = 24
# From so many cells on, ambiguous parts are repaired in windows.
_LARGE = 3_000
_REPORT_EVERY = 16

_MARGIN = 3
_WIDEST = 40
_WINDOW_ROUNDS = 12
_EVERY = 5


def make_unique(layout: Layout, draft: PuzzleDraft, level: Level) -> bool:
    """Change a layout until deduction up to a level decides it; tell whether that went.

    Raises:
        CutShortError: a limit was reached.
    """
    finder = AmbiguityFinder.of_whole(layout, draft.control)
    for tried in range(_ROUNDS):
        ambiguities = finder.find(layout, level)
        if not ambiguities:
            return True
        if layout.rows * layout.cols >= _LARGE and layout.images is None:
            windows = _Windows(layout, draft, level)
            ambiguities = windows.resisting(ambiguities, report=not tried)
        for ambiguity in ambiguities:
            repair(layout, ambiguity, draft, tried)
    return False


class _Windows:
    """Repairs a large layout piece by piece.

    Each ambiguous part is repaired by itself in a window: the cells around it, where every
    rectangle that does not lie in the window is blocked. That a part is decided in its
    window does not prove it on the board, so the whole is looked at again afterwards; but
    few parts are left then, and the work grows with the board and no faster.
    """

    def __init__(self, layout: Layout, draft: PuzzleDraft, level: Level) -> None:
        self._layout = layout
        self._draft = draft
        self._level = level
        # By row and column, the clue of the rectangle that begins there.
        self._begins: list[list[Cell | None]] = [[None] * layout.cols for _ in range(layout.rows)]
        for clue, (row, col, _, _) in layout.rects.items():
            self._begins[row][col] = clue

    def resisting(self, ambiguities: list[Ambiguity], *, report: bool) -> list[Ambiguity]:
        """Repair ambiguous parts; return those that are decided in their windows all the same.

        Raises:
            CutShortError: a limit was reached.
        """
        left: list[Ambiguity] = []
        for number, ambiguity in enumerate(ambiguities):
            if report and self._draft.report is not None and number % _REPORT_EVERY == 0:
                self._draft.report(number / len(ambiguities))
            if not self._repair(ambiguity):
                left.append(ambiguity)
        return left

    def _repair(self, ambiguity: Ambiguity) -> bool:
        """Repair an ambiguous part, one too large for a window in several places.

        Returns whether anything was changed: what is decided in its window stays as it is.
        """
        rects = [self._layout.rects[clue] for clue in ambiguity.clues if clue in self._layout.rects]
        if len(rects) < len(ambiguity.clues):
            return True  # the repair of another part has changed it already
        whole = widened(bounds(rects), _MARGIN)
        if max(whole.height, whole.width) <= _WIDEST:
            return self._repair_in(whole)
        changes = [self._repair_in(widened(rect, 2 * _MARGIN)) for rect in rects[::_EVERY]]
        return any(changes)

    def _repair_in(self, wanted: Rect) -> bool:
        window = self._clipped(wanted)
        rects = self._inside(window)
        part = Layout(self._layout.rows, self._layout.cols, dict(rects))
        finder = AmbiguityFinder.of_window(window, list(rects.values()), self._draft.control)
        for tried in range(_WINDOW_ROUNDS):
            ambiguities = finder.find(part, self._level)
            if not ambiguities:
                break
            for ambiguity in ambiguities:
                repair(part, ambiguity, self._draft, tried)
        if tried:
            self._put_back(rects, part)
        return tried > 0

    def _clipped(self, wanted: Rect) -> Rect:
        top, left = max(0, wanted.row), max(0, wanted.col)
        bottom, right = min(self._layout.rows, wanted.bottom), min(self._layout.cols, wanted.right)
        return Rect(top, left, bottom - top, right - left)

    def _inside(self, window: Rect) -> dict[Cell, Rect]:
        """Return the rectangles that lie in a window, by their clues."""
        first_row, first_col, height, width = window
        last_row, last_col = first_row + height, first_col + width
        rects = self._layout.rects
        inside: dict[Cell, Rect] = {}
        for begins in self._begins[first_row:last_row]:
            for clue in begins[first_col:last_col]:
                if clue is not None:
                    row, col, height, width = rect = rects[clue]
                    if row + height <= last_row and col + width <= last_col:
                        inside[clue] = rect
        return inside

    def _put_back(self, old: Mapping[Cell, Rect], part: Layout) -> None:
        for clue, (row, col, _, _) in old.items():
            del self._layout.rects[clue]
            self._begins[row][col] = None
        for clue, rect in part.rects.items():
            self._layout.rects[clue] = rect
            self._begins[rect.row][rect.col] = clue
