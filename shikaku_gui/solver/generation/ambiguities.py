"""Where deduction does not decide a puzzle in the making, so that it may have other solutions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from shikaku_gui.model import Cell, Rect, Shape
from shikaku_gui.solver.background_import import load_arrays
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.easy_steps import EasySteps
from shikaku_gui.solver.engine import UndecidedPart
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.local_deduction import LocalDeduction
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, mask_grid, union
from shikaku_gui.solver.masks.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.masks.pruned_listing import ClueBit, ListedClue, PrunedListing
from shikaku_gui.solver.result import Level

# Grids of more cells are left to the array engine, which returns large parts without masks.
# Which parts have masks decides how they are repaired, so recipes depend on these numbers.
_MOST_CELLS_FOR_MASKS = 65 * 65
_MOST_CLUES_FOR_MASKS = 300
# The sides of windows are rounded up to multiples of this. The masks of rectangles are
# cached by the width of the grid, so windows of similar widths share them.
_ROUND_UP_TO = 8


class Ambiguity(NamedTuple):
    """Clues that depend on each other and are not decided.

    ``part`` holds their remaining placements, None where there are too many for masks.
    """

    clues: Sequence[Cell]
    part: PlacementMasks | None


class _ClueGrid(NamedTuple):
    """The clues of a layout, without what a puzzle checks: that takes long for a large one."""

    rows: int
    cols: int
    clues: Mapping[Cell, int | None]
    shapes: Mapping[Cell, Shape]


class AmbiguityFinder:
    """Deduces what it can of a layout, or of a window of it, each time from the beginning."""

    def __init__(self, frame: PaddedFrame | None, cells: int, control: Control) -> None:
        """Take the cells that the layout's rectangles cover, as a mask in a frame.

        Without a frame, arrays are used for the whole grid.
        """
        self._frame = frame
        self._cells = cells
        self._control = control
        self._listed: dict[ClueBit, ListedClue] = {}
        self._last: LocalDeduction | None = None

    @classmethod
    def of_whole(cls, layout: Layout, control: Control) -> AmbiguityFinder:
        """Return the finder for a whole grid."""
        if layout.rows * layout.cols > _MOST_CELLS_FOR_MASKS:
            return cls(None, 0, control)
        frame = mask_grid(layout.rows, layout.cols)
        return cls(frame, frame.whole, control)

    @classmethod
    def of_window(cls, window: Rect, rects: Iterable[Rect], control: Control) -> AmbiguityFinder:
        """Return the finder for some rectangles in a window; all other cells are blocked."""
        row, col, height, width = window
        rows, stride = (-(-side // _ROUND_UP_TO) * _ROUND_UP_TO for side in (height, width + 1))
        frame = PaddedFrame(Rect(row, col, rows, stride - 1))
        return cls(frame, union(map(frame.mask, rects)), control)

    def find_undecided(self, layout: Layout, level: Level) -> list[Ambiguity]:
        """Return what deduction up to a level leaves undecided, but for parts that are locked.

        Without locked clues an empty list proves that there is one solution.

        Raises:
            CutShortError: a limit was reached.
        """
        again = None if self._last is None else self._last.update(layout)
        if again is not None and all(len(part.clues) <= _MOST_CLUES_FOR_MASKS for part in again[0]):
            parts, cells = again
            large: list[UndecidedPart] = []
        else:
            parts, large, cells = self.undecided(layout)
            left = [part.clues for part in parts] + [part.clues for part in large]
            self._keep(layout, [cells[clue] for clues in left for clue in clues])
        if level is not Level.BASIC:
            parts = exhaust_subsets(parts, {}, self._control)
        if level is Level.SHAVING:
            parts = exhaust_shaving(parts, {}, self._control)
        if not parts and not large:
            return []
        found = [Ambiguity([cells[clue] for clue in part.clues], part) for part in parts]
        found += [Ambiguity([cells[clue] for clue in part.clues], None) for part in large]
        if layout.locked:
            found = [each for each in found if not layout.locked.issuperset(each.clues)]
        return sorted(found, key=lambda ambiguity: ambiguity.clues[0])

    def _keep(self, layout: Layout, undecided: Sequence[Cell]) -> None:
        """Keep a large layout as it was deduced, so that only its changes are next time."""
        self._last = None
        self._control.check()
        if self._frame is None and LocalDeduction.is_worth_it(layout, len(undecided)):
            self._last = LocalDeduction(layout, undecided, self._control)

    def undecided(
        self, layout: Layout
    ) -> tuple[list[PlacementMasks], list[UndecidedPart], list[Cell]]:
        """Return what the basic deductions leave undecided, and the cells of the clues.

        The parts are independent, and those too large for masks come separately. They give clues
        by their number among the cells, of which there are none where nothing is undecided.

        Raises:
            CutShortError: a limit was reached.
        """
        self._control.check()
        if self._frame is None:
            return _undecided_by_arrays(layout, self._control)
        first_row, first_col, _, _ = self._frame.bounds
        stride = self._frame.stride
        clues = [
            ((row - first_row) * stride + col - first_col, height * width, None)
            for (row, col), (_, _, height, width) in sorted(layout.rects.items())
        ]
        listing = PrunedListing(self._frame, self._cells, clues, listed=self._listed)
        position = listing.position(self._control)
        position.settle(self._control)
        parts = position.parts()
        return parts, [], layout.cells(self._control) if parts else []


def _undecided_by_arrays(
    layout: Layout, control: Control
) -> tuple[list[PlacementMasks], list[UndecidedPart], list[Cell]]:
    load_arrays(control)
    from shikaku_gui.solver.arrays.array_engine import ArrayEngine

    clues = layout.clue_areas(control)
    engine = ArrayEngine(_ClueGrid(layout.rows, layout.cols, clues, {}), 0)
    engine.list_placements(control)
    engine.settle(control)
    parts, large = engine.parts(control)
    small = [part for part in parts if len(part.clues) <= _MOST_CLUES_FOR_MASKS]
    for part in parts:
        if len(part.clues) > _MOST_CLUES_FOR_MASKS:
            large.append(UndecidedPart(part.clues, part.placements(control)))
    control.check()
    return small, large, list(clues)


def left_by_steps(steps: EasySteps) -> list[Ambiguity]:
    """Return what steps have not drawn, in independent parts; the first clues of these rise.

    Raises:
        CutShortError: a limit was reached.
    """
    start = steps.start
    frame = mask_grid(start.grid.height, start.grid.width)
    found: list[Ambiguity] = []
    for part in steps.parts(steps.open):
        placements = [list(steps.live_placements(clue)) for clue in start.control.checked(part)]
        position = PlacementMasks.of_rects(frame, part, placements, start.control)
        found.append(Ambiguity([start.cell(clue) for clue in part], position))
    return found
