"""The placements of a layout's clues, listed once and kept up to date as clues move.

Much of the work of looking at a puzzle is listing its placements. When a few clues have
moved, most others keep theirs: a clue can only gain or lose any where one that came or
went can see it, that is, where no third clue lies in the rectangle around the two.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from shikaku_gui.model import Cell, Rect, shapes_of
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.fixpoint import Choice, settle
from shikaku_gui.solver.generation.taken import Taken
from shikaku_gui.solver.generation.walled_region import WalledRegion
from shikaku_gui.solver.masks.cell_sets import union
from shikaku_gui.solver.masks.propagation import Position

# Where more than one clue in so many has changed, all are listed anew.
_FEW = 5
_CHECK_EVERY = 64


class LayoutListing:
    """Looks at clues in a rectangle of the grid again and again, and keeps what still holds.

    The cells that are not in any of ``rects`` are blocked.
    """

    def __init__(self, bounds: Rect, rects: Sequence[Rect]) -> None:
        """Begin without clues."""
        self._sides = bounds.height, bounds.width
        self._ground = WalledRegion(bounds, rects)
        self._blocked = Taken.all_but(bounds, rects)
        self._areas: dict[Cell, int] = {}
        self._choices: dict[Cell, Choice] = {}

    def undecided(self, rects: Mapping[Cell, Rect], control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        areas = {clue: height * width for clue, (_, _, height, width) in sorted(rects.items())}
        self._choices = self._listed(areas, self._still_true(areas), control)
        self._areas = areas
        choices = list(self._choices.values())
        clues = settle(choices, control)
        live = [choices[clue].masks() for clue in clues]
        return Position(self._ground.frame, clues, live, union(map(union, live))).parts()

    def _listed(
        self, areas: Mapping[Cell, int], known: Mapping[Cell, Choice], control: Control
    ) -> dict[Cell, Choice]:
        """Return all placements of clues; some are known already."""
        spot, placements = self._ground.spot, self._ground.placements
        taken = self._ground.walls | union([1 << spot(clue) for clue in areas])
        choices: dict[Cell, Choice] = {}
        for number, (clue, area) in enumerate(areas.items()):
            if number % _CHECK_EVERY == 0:
                control.check()
            choices[clue] = known.get(clue) or Choice(*placements(spot(clue), area, taken))
        return choices

    def _still_true(self, areas: dict[Cell, int]) -> dict[Cell, Choice]:
        """Return the choices of the clues that need not be listed again.

        A clue that came takes away the placements on its cell. One that went may give some
        to those clues only that have a shape for both cells.
        """
        changed = {clue for clue, _ in self._areas.items() ^ areas.items()}
        if _FEW * len(changed) > len(areas):
            return {}
        kept = {clue: self._choices[clue] for clue in areas.keys() - changed}
        standing = self._blocked.and_clues(kept)
        for cell in self._areas.keys() ^ areas.keys():
            for clue in standing.seen(cell):
                if clue not in kept:
                    continue
                if cell in areas:
                    kept[clue] = kept[clue].without(1 << self._ground.spot(cell))
                elif _hold(_shapes(areas[clue], *self._sides), clue, cell):
                    del kept[clue]
        return kept


@lru_cache(maxsize=4096)
def _shapes(area: int, rows: int, cols: int) -> list[tuple[int, int]]:
    return shapes_of(area, rows, cols)


def _hold(shapes: list[tuple[int, int]], one: Cell, other: Cell) -> bool:
    """Tell whether any of the shapes can hold both cells."""
    down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
    return any(down < height and right < width for height, width in shapes)
