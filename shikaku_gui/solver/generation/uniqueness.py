"""Repairs a layout until it has exactly one solution."""

from collections.abc import Callable, Mapping

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.generation.ambiguities import Ambiguity, AmbiguityFinder
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.recipe import LARGE
from shikaku_gui.solver.generation.rectangle_geometry import bounds
from shikaku_gui.solver.generation.repairing import repair
from shikaku_gui.solver.generation.symmetry import Images
from shikaku_gui.solver.result import Level

_ROUNDS = 24
# Of a large layout little is deduced again in late rounds, so a new attempt would take longer.
_ROUNDS_OF_LARGE = 96
_REPORT_EVERY = 16

_MARGIN = 3
# Of a symmetric layout, what has no image in a window is left out of it; so windows grow by round.
_SYMMETRIC_MARGIN = 4
_MAX_SYMMETRIC_MARGIN = 12
_MAX_SIDE = 40
_WINDOW_ROUNDS = 12
# In a part too large for one window, a window is put around every fifth rectangle.
_STEP = 5


def make_unique(layout: Layout, context: GenerationContext, level: Level) -> bool:
    """Change a layout until deduction up to a level decides it; return whether that worked.

    Raises:
        CutShortError: a limit was reached.
    """
    finder = AmbiguityFinder.of_whole(layout, context.control)
    large = layout.rows * layout.cols >= LARGE
    for rounds_before in range(_ROUNDS_OF_LARGE if large else _ROUNDS):
        ambiguities = finder.find_undecided(layout, level)
        if not ambiguities:
            return True
        if large:
            # Later rounds are short, and progress must not start again from 0. The windows are
            # not kept: after a stop everything is freed before the call returns.
            windows = _Windows(layout, context, level, rounds_before)
            ambiguities = windows.repair(ambiguities, report=rounds_before == 0)
            del windows
        for ambiguity in ambiguities:
            repair(layout, ambiguity, context, rounds_before)
    return False


class _Windows:
    """Repairs a large layout window by window.

    Each ambiguous part is repaired by itself in a window: the cells around it, with every
    rectangle that does not lie in the window blocked. A part decided in its window need not
    be decided on the whole grid, so deduction runs on the whole grid again afterwards. Few
    parts are left by then, and the time is proportional to the number of cells.
    """

    def __init__(
        self, layout: Layout, context: GenerationContext, level: Level, rounds_before: int
    ) -> None:
        self._margin = _MARGIN
        if layout.images is not None:
            self._margin = min(_SYMMETRIC_MARGIN + rounds_before, _MAX_SYMMETRIC_MARGIN)
        self._layout = layout
        self._context = context
        self._level = level
        # By row and column, the clue of the rectangle whose first cell is there.
        self._clue_at: list[list[Cell | None]] = [[None] * layout.cols for _ in range(layout.rows)]
        for clue, (row, col, _, _) in context.control.checked(layout.rects.items()):
            self._clue_at[row][col] = clue

    def repair(self, ambiguities: list[Ambiguity], *, report: bool) -> list[Ambiguity]:
        """Repair ambiguous parts; return those that deduction decides in their windows.

        Raises:
            CutShortError: a limit was reached.
        """
        left: list[Ambiguity] = []
        for number, ambiguity in enumerate(ambiguities):
            if report and self._context.report is not None and number % _REPORT_EVERY == 0:
                self._context.report(number / len(ambiguities))
            if not self._repair(ambiguity):
                left.append(ambiguity)
        return left

    def _repair(self, ambiguity: Ambiguity) -> bool:
        """Repair an ambiguous part; in several windows if it is too large for one.

        Returns whether anything changed: a part that is decided in its window is left as it is.
        """
        rects = [self._layout.rects[clue] for clue in ambiguity.clues if clue in self._layout.rects]
        if len(rects) < len(ambiguity.clues):
            return True  # The repair of another part has changed it.
        whole = bounds(rects).with_margin(self._margin)
        if max(whole.height, whole.width) <= _MAX_SIDE:
            return self._repair_in(whole)
        changes = [self._repair_in(rect.with_margin(2 * self._margin)) for rect in rects[::_STEP]]
        return any(changes)

    def _repair_in(self, wanted: Rect) -> bool:
        window = wanted.common(Rect(0, 0, self._layout.rows, self._layout.cols))
        images = self._layout.images
        if images is not None:
            return self._repair_with_image(window, images)
        rects = self._inside(window)
        part = Layout(self._layout.rows, self._layout.cols, dict(rects), locked=self._layout.locked)
        finder = AmbiguityFinder.of_window(window, list(rects.values()), self._context.control)
        return self._rounds(rects, part, lambda _: finder.find_undecided(part, self._level))

    def _repair_with_image(self, window: Rect, images: Images) -> bool:
        """Repair a window and its image together; one around both where they touch."""
        windows = [window, images.rect(window)]
        if window.with_margin(1).overlaps(windows[1]):
            windows = [bounds(windows)]
        rects: dict[Cell, Rect] = {}
        for each in windows:
            rects |= self._inside(each)
        rects = {clue: rect for clue, rect in rects.items() if images.cell(clue) in rects}
        rows, cols = self._layout.rows, self._layout.cols
        locked = self._layout.locked
        part = Layout(rows, cols, dict(rects), images, locked)
        finders = [
            AmbiguityFinder.of_window(
                each, list(filter(each.contains, rects.values())), self._context.control
            )
            for each in windows
        ]

        def find(rounds_before: int) -> list[Ambiguity]:
            found: list[Ambiguity] = []
            # Only repairs make the image ambiguous, or else it is repaired in its turn.
            number = len(windows) if rounds_before else 1
            for each, finder in zip(windows[:number], finders, strict=False):
                its = {clue: rect for clue, rect in part.rects.items() if each.contains(rect)}
                found += finder.find_undecided(Layout(rows, cols, its, locked=locked), self._level)
            return found

        return self._rounds(rects, part, find)

    def _rounds(
        self, rects: dict[Cell, Rect], part: Layout, find: Callable[[int], list[Ambiguity]]
    ) -> bool:
        """Repair a part until nothing ambiguous is found; return whether anything changed."""
        for rounds_before in range(_WINDOW_ROUNDS):
            ambiguities = find(rounds_before)
            if not ambiguities:
                break
            for ambiguity in ambiguities:
                repair(part, ambiguity, self._context, rounds_before)
        if rounds_before:
            self._replace_part(rects, part)
        return rounds_before > 0

    def _inside(self, window: Rect) -> dict[Cell, Rect]:
        """Return the rectangles that lie in a window, by their clues."""
        first_row, first_col, height, width = window
        last_row, last_col = first_row + height, first_col + width
        rects = self._layout.rects
        inside: dict[Cell, Rect] = {}
        for clue_row in self._clue_at[first_row:last_row]:
            for clue in clue_row[first_col:last_col]:
                if clue is not None:
                    row, col, height, width = rect = rects[clue]
                    if row + height <= last_row and col + width <= last_col:
                        inside[clue] = rect
        return inside

    def _replace_part(self, old: Mapping[Cell, Rect], part: Layout) -> None:
        for clue, (row, col, _, _) in old.items():
            del self._layout.rects[clue]
            self._clue_at[row][col] = None
        for clue, rect in part.rects.items():
            self._layout.rects[clue] = rect
            self._clue_at[rect.row][rect.col] = clue
