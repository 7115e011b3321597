"""Repairing a large board piece by piece.

Each ambiguous part is repaired by itself in a window: the cells around it, where every
rectangle that does not lie in the window is blocked. That a part is decided in its
window does not prove it on the board, so the whole is looked at again afterwards; but
few parts are left then, and the work grows with the board and no faster.
"""

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.doubts import Doubt, find_doubts
from shikaku_gui.solver.generation.draft import Draft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.places import bounds, shifted, widened
from shikaku_gui.solver.generation.repair import repair
from shikaku_gui.solver.result import Level

_MARGIN = 3
_WIDEST = 40
_ROUNDS = 12
_EVERY = 5


class Windows:
    """A large layout, with the clue that owns each cell of the grid."""

    def __init__(self, layout: Layout, draft: Draft, level: Level, control: Control) -> None:
        self._layout = layout
        self._draft = draft
        self._level = level
        self._control = control
        self._owners: list[list[Cell]] = [[Cell(0, 0)] * layout.cols for _ in range(layout.rows)]
        for clue, rect in layout.rects.items():
            self._own(clue, rect)

    def _own(self, clue: Cell, rect: Rect) -> None:
        for row in range(rect.row, rect.bottom):
            self._owners[row][rect.col : rect.right] = [clue] * rect.width

    def repair(self, doubt: Doubt) -> bool:
        """Repair an ambiguous part, one too large for a window in several places.

        Returns whether anything was changed: what is decided in its window stays as it is.

        Raises:
            CutShortError: a limit was reached.
        """
        rects = [self._layout.rects[clue] for clue in doubt.clues if clue in self._layout.rects]
        if len(rects) < len(doubt.clues):
            return True  # the repair of another part has changed it already
        whole = widened(bounds(rects), _MARGIN)
        if max(whole.height, whole.width) <= _WIDEST:
            return self._repair_in(whole)
        changes = [self._repair_in(widened(rect, 2 * _MARGIN)) for rect in rects[::_EVERY]]
        return any(changes)

    def _repair_in(self, wanted: Rect) -> bool:
        self._control.check()
        window = self._clipped(wanted)
        inside, blocked = self._contents(window)
        rects = {
            Cell(clue.row - window.row, clue.col - window.col): shifted(
                self._layout.rects[clue], -window.row, -window.col
            )
            for clue in inside
        }
        part = Layout(window.height, window.width, rects, blocked)
        for tried in range(_ROUNDS):
            doubts = find_doubts(part, self._level, self._control)
            if not doubts:
                break
            for doubt in doubts:
                repair(part, doubt, self._draft, tried)
        if tried:
            self._put_back(window, inside, part)
        return tried > 0

    def _clipped(self, wanted: Rect) -> Rect:
        top, left = max(0, wanted.row), max(0, wanted.col)
        bottom, right = min(self._layout.rows, wanted.bottom), min(self._layout.cols, wanted.right)
        return Rect(top, left, bottom - top, right - left)

    def _contents(self, window: Rect) -> tuple[list[Cell], list[Cell]]:
        """Return the clues whose rectangles lie in a window, and the cells there of the others.

        The clues are cells of the board, the other cells of the window.
        """
        inside: dict[Cell, bool] = {}
        blocked: list[Cell] = []
        for row in range(window.row, window.bottom):
            for col, clue in enumerate(self._owners[row][window.col : window.right]):
                if clue not in inside:
                    inside[clue] = _holds(window, self._layout.rects[clue])
                if not inside[clue]:
                    blocked.append(Cell(row - window.row, col))
        return [clue for clue, lies in inside.items() if lies], blocked

    def _put_back(self, window: Rect, old: list[Cell], part: Layout) -> None:
        for clue in old:
            del self._layout.rects[clue]
        for (row, col), rect in part.rects.items():
            clue = Cell(row + window.row, col + window.col)
            moved = shifted(rect, window.row, window.col)
            self._layout.rects[clue] = moved
            self._own(clue, moved)


def _holds(window: Rect, rect: Rect) -> bool:
    return (
        window.row <= rect.row
        and window.col <= rect.col
        and rect.bottom <= window.bottom
        and rect.right <= window.right
    )
