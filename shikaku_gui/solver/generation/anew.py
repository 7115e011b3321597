"""Looking at a small grid: quicker to list its placements anew than to keep what still holds."""

from collections.abc import Iterable, Mapping

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.bitmasks import Frame, Openings, union
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.propagation import Position


class Anew:
    """Looks at clues in a small rectangle of the grid, each time from the beginning.

    The cells that are not in any of ``rects`` are blocked.
    """

    def __init__(self, bounds: Rect, rects: Iterable[Rect]) -> None:
        self._frame = Frame(bounds)
        self._cells = union(map(self._frame.mask, rects))
        self._blocked = self._frame.mask(bounds) ^ self._cells

    def undecided(self, rects: Mapping[Cell, Rect], control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        openings = Openings(self._frame, union(map(self._frame.bit, rects)), self._blocked)
        clues = sorted(rects.items())
        live = [openings.on(cell, height * width) for cell, (_, _, height, width) in clues]
        position = Position(self._frame, range(len(live)), live, self._cells)
        position.settle(control)
        return position.parts()
