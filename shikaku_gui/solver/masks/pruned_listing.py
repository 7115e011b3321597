"""Lists the placements of clues as masks and leaves out many that cannot be right.

The cells that all placements of a clue share belong to it. Each clue is listed without the
placements that touch such cells of the clues listed before it, so much of what the basic
deductions would remove first is never listed. To list or count all placements there is
:func:`shikaku_gui.solver.masks.full_listing.clue_masks`.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple, TypeAlias

from shikaku_gui.model import Puzzle, Shape
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.area_masks import AreaMasks, rectangle_masks_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, mask_grid
from shikaku_gui.solver.masks.full_listing import OneClueWindows
from shikaku_gui.solver.masks.propagation import Kept, PlacementMasks, keep

ClueBit: TypeAlias = tuple[int, int | None, Shape | None]
"""The number of a clue's bit in a frame, its area, None for "?", and its shape if it gives one."""


class ListedClue(NamedTuple):
    """The listing for a clue: the cells looked at, those of them taken, and the placements."""

    looked: int
    taken: int
    kept: Kept

    def holds(self, taken: int) -> bool:
        """Tell whether the same is listed where those cells are taken."""
        return taken & self.looked == self.taken


LARGEST_PRECOMPUTED = 48
"""For larger areas there are too many rectangles around a cell to try them all."""


class PrunedListing:
    """Lists the placements of clues.

    ``cells`` are the cells of ``frame`` that the clues are to cover, ``largest`` bounds the
    areas of "?" clues. ``listed`` keeps what was listed for the clues of earlier puzzles with
    the same cells: a clue is not listed again where the same cells around it are taken.
    """

    def __init__(
        self,
        frame: PaddedFrame,
        cells: int,
        clues: Sequence[ClueBit],
        largest: int = 0,
        listed: dict[ClueBit, ListedClue] | None = None,
    ) -> None:
        self._frame = frame
        self._cells = cells
        self._clues = clues
        self._largest = largest
        self._listed = listed
        self._clue_cells = sum([1 << bit for bit, _, _ in clues])

    @classmethod
    def of(cls, puzzle: Puzzle, largest: int) -> "PrunedListing":
        """Return the listing of a whole puzzle."""
        frame = mask_grid(puzzle.rows, puzzle.cols)
        stride = frame.stride
        clues: list[ClueBit] = [
            (row * stride + col, area, None) for (row, col), area in puzzle.clues.items()
        ]
        if puzzle.shapes:  # Else they are not looked up: that would take a hundredth of a solve.
            shapes = map(puzzle.shapes.get, puzzle.clues)
            clues = [(*clue[:2], shape) for clue, shape in zip(clues, shapes, strict=True)]
        return cls(frame, frame.whole, clues, largest)

    def position(self, control: Control) -> PlacementMasks:
        """Return the listed placements as a position that is not settled yet.

        Raises:
            ContradictionError: a clue has no placement beside what others own.
            CutShortError: a limit was reached.
        """
        clues, listed = self._clues, self._listed
        by_area: dict[int, list[int]] = {}
        for clue, (_, area, _) in enumerate(clues):
            by_area.setdefault(area or 0, []).append(clue)
        remaining: list[list[int]] = [[]] * len(clues)
        reach, shared = [0] * len(clues), [0] * len(clues)
        taken = self._clue_cells | self._outside
        # Large rectangles have the fewest placements and leave the least to the other clues.
        for area in sorted(by_area, reverse=True):
            control.check()
            of_any_shape = self._masks_of(area, None)
            for clue in by_area[area]:
                bit, _, shape = clues[clue]
                masks = of_any_shape if shape is None else self._masks_of(area, shape)
                if listed and (before := listed.get(clues[clue])) and before.holds(taken):
                    kept = before.kept
                elif masks is None:
                    kept = keep(self._with_one_clue(bit, area, shape, control), taken ^ 1 << bit, 0)
                else:
                    kept = masks.free(bit, taken)
                    if listed is not None:
                        looked = masks.cells_around(bit)
                        listed[clues[clue]] = ListedClue(looked, taken & looked, kept)
                remaining[clue], reach[clue], shared[clue] = kept
                taken |= kept[2]
        sets = reach, shared, taken & self._cells
        return PlacementMasks(self._frame, range(len(clues)), remaining, self._cells, sets)

    @property
    def _outside(self) -> int:
        """All other cells of the frame, those right of it, and those below it in reach."""
        rows, stride = self._frame.bounds.height, self._frame.stride
        deepest = min(rows, LARGEST_PRECOMPUTED)
        return (1 << (rows + deepest) * stride) - 1 ^ self._cells

    def _masks_of(self, area: int, shape: Shape | None) -> AreaMasks | None:
        """Return the rectangles of an area around any cell, None where there are too many."""
        if 0 < area <= LARGEST_PRECOMPUTED:
            return rectangle_masks_of(area, *self._frame.bounds[2:], shape)
        return None

    def _with_one_clue(
        self, bit: int, area: int, shape: Shape | None, control: Control
    ) -> list[int]:
        """Return the rectangles of an area, 0 for any, that hold just the clue with that bit."""
        control.check()
        if area:
            return self._windows.holding(bit, area, shape)
        return self._windows.holding_up_to(bit, self._largest, control, shape)

    @cached_property
    def _windows(self) -> OneClueWindows:
        return OneClueWindows(self._frame, self._clue_cells)
