"""The placements of a layout's clues, listed once and kept up to date as clues move.

Much of the work of looking at a puzzle is listing its placements. When a few clues have
moved, most others keep theirs: a clue can only gain or lose any where one that came or
went can see it, that is, where no third clue lies in the rectangle around the two.
"""

from collections.abc import Iterable, Mapping

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.bitmasks import Frame, Openings, union
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.fixpoint import Choice, settle
from shikaku_gui.solver.generation.taken import CHECK_EVERY, Block, Taken, blocks_of
from shikaku_gui.solver.propagation import Position

# Where more than one clue in so many has changed, all are listed anew.
_FEW = 5


class Listing:
    """The placements of clues in a rectangle of the grid, as masks.

    The cells that are not in any of ``rects`` are blocked.
    """

    def __init__(self, bounds: Rect, rects: Iterable[Rect]) -> None:
        """Begin without clues."""
        self._frame = Frame(bounds)
        self._blocked = Taken.all_but(bounds, rects)
        self._areas: dict[Cell, int] = {}
        self._choices: dict[Cell, Choice] = {}

    def update(self, rects: Mapping[Cell, Rect], control: Control) -> None:
        """List the placements of these clues instead of those before.

        Raises:
            CutShortError: a limit was reached.
        """
        areas = {clue: height * width for clue, (_, _, height, width) in sorted(rects.items())}
        known = self._still_true(areas)
        if known:
            self._choices = self._blocked.and_clues(areas).choices(areas, known, control)
        else:
            self._choices = self._listed(areas, control)
        self._areas = areas

    def _listed(self, areas: dict[Cell, int], control: Control) -> dict[Cell, Choice]:
        """Return all placements of all clues."""
        first_row, stride = self._frame.bounds.row, self._frame.stride
        clues = union(map(self._frame.bit, areas))
        openings = Openings(self._frame, clues, self._blocked.mask)
        choices: dict[Cell, Choice] = {}
        above: dict[int, int] = {}
        for number, (clue, area) in enumerate(areas.items()):
            if number % CHECK_EVERY == 0:
                control.check()
            row, col = clue
            top = max(above.get(col, first_row), row - area + 1)
            above[col] = row + 1
            base = (top - first_row) * stride
            choices[clue] = Choice(openings.on(clue, area, base), base)
        return choices

    def undecided(self, control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        choices = list(self._choices.values())
        clues = settle(choices, control)
        live = [choices[clue].masks() for clue in clues]
        cells = union(mask for masks in live for mask in masks)
        return Position(self._frame, clues, live, cells).parts()

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
        _, _, rows, cols = self._frame.bounds
        for cell in self._areas.keys() ^ areas.keys():
            for clue in standing.seen(cell):
                if clue not in kept:
                    continue
                if cell in areas:
                    kept[clue] = kept[clue].without(self._frame.bit(cell))
                elif _hold(blocks_of(areas[clue], rows, cols), clue, cell):
                    del kept[clue]
        return kept


def _hold(blocks: list[Block], one: Cell, other: Cell) -> bool:
    """Tell whether any of the shapes can hold both cells."""
    down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
    return any(down < height and right < width for height, width, _ in blocks)
