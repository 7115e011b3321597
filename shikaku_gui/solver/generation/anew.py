"""Looking at a small grid: quicker to list its placements anew than to keep what still holds."""

from collections.abc import Mapping, Sequence

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.settling import settle
from shikaku_gui.solver.generation.walled_region import WalledRegion, inside
from shikaku_gui.solver.masks.cell_sets import union
from shikaku_gui.solver.masks.propagation import Position


class Anew:
    """Looks at clues in a small rectangle of the grid, each time from the beginning.

    The cells that are not in any of ``rects`` are blocked.
    """

    def __init__(self, bounds: Rect, rects: Sequence[Rect]) -> None:
        self._ground = WalledRegion(bounds, rects)

    def undecided(self, rects: Mapping[Cell, Rect], control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        ground = self._ground
        first, rows, stride = ground.first, ground.rows, ground.stride
        clues = [
            (row * stride + col - first, height * width)
            for (row, col), (_, _, height, width) in sorted(rects.items())
        ]

        def place(clue: tuple[int, int], taken: int) -> list[int]:
            spot, area = clue
            taken ^= 1 << spot
            return [mask for mask in inside(spot, area, rows, stride) if not mask & taken]

        taken = ground.walls | union([1 << spot for spot, _ in clues])
        undecided, live = settle(clues, place, taken, control)
        return Position(ground.frame, undecided, live, union(map(union, live))).parts()
