"""Lists the placements of clues as masks and leaves out many that cannot be right.

The cells that all placements of a clue share belong to it. Each clue is listed without the
placements that touch such cells of the clues listed before it, so much of what the basic
deductions would remove first is never listed. To list or count all placements there is
:func:`shikaku_gui.solver.masks.full_listing.clue_masks`.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

from shikaku_gui.model import Puzzle
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.area_masks import AreaMasks, rectangle_masks_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, mask_grid
from shikaku_gui.solver.masks.full_listing import OneClueWindows
from shikaku_gui.solver.masks.propagation import ContradictionError, Position

ClueBit: TypeAlias = tuple[int, int | None]
"""The number of a clue's bit in a frame, and its area, None for "?"."""

ListedClue: TypeAlias = tuple[int, int, list[int], int, int]
"""What was listed for a clue: the cells that this depends on, those of them that were taken,
the placements, the cells that any of them covers, and those that all cover."""

LARGEST_PRECOMPUTED = 48
"""For larger areas there are too many rectangles around a cell to try them all."""

_CHECK_EVERY = 64


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
        self._clue_cells = sum([1 << bit for bit, _ in clues])

    @classmethod
    def of(cls, puzzle: Puzzle, largest: int) -> "PrunedListing":
        """Return the listing of a whole puzzle."""
        frame = mask_grid(puzzle.rows, puzzle.cols)
        stride = frame.stride
        clues = [(row * stride + col, area) for (row, col), area in puzzle.clues.items()]
        return cls(frame, frame.whole, clues, largest)

    def position(self, control: Control) -> Position:
        """Return the listed placements as a position that is not settled yet.

        Raises:
            ContradictionError: a clue has no placement beside what others own.
            CutShortError: a limit was reached.
        """
        clues, cells, listed = self._clues, self._cells, self._listed
        known: dict[int, AreaMasks] = {}
        taken = self._clue_cells | self._outside
        sizes = [area or 0 for _, area in clues]
        remaining: list[list[int]] = [[]] * len(clues)
        reach, shared = sizes.copy(), sizes.copy()
        # Large rectangles have the fewest placements and leave the least to the other clues.
        for clue in sorted(range(len(clues)), key=sizes.__getitem__, reverse=True):
            bit, area = clues[clue]
            if clue % _CHECK_EVERY == 0:
                control.check()
            if listed and (before := listed.get(clues[clue])) and taken & before[0] == before[1]:
                _, _, remaining[clue], reach[clue], shared[clue] = before
                taken |= before[4]
                continue
            tried: Iterable[int]
            if area is None or area > LARGEST_PRECOMPUTED:
                base, around, looked = 0, taken ^ 1 << bit, 0
                tried = self._with_one_clue(bit, area, control)
            else:
                masks = known.get(area) or self._of_area(area, known)
                base = bit - masks.anchor_bit
                # All bits before the frame's first are taken.
                around = taken >> base if base >= 0 else (taken + 1 << -base) - 1
                around ^= masks.anchor
                near = around & masks.near
                tried = masks.by_taken.get(near) or masks.without(near)
                looked = 0 if listed is None else masks.looked_at(near)
            mine: list[int] = []
            any_, all_ = 0, cells
            for mask in tried:
                if not mask & around:
                    mask = mask << base if base >= 0 else mask >> -base
                    mine.append(mask)
                    any_ |= mask
                    all_ &= mask
            if not mine:
                raise ContradictionError
            remaining[clue], reach[clue], shared[clue] = mine, any_, all_
            if listed is not None and looked:  # Larger areas depend on too many cells.
                looked = looked << base if base >= 0 else looked >> -base
                listed[clues[clue]] = looked, taken & looked, mine, any_, all_
            taken |= all_
        sets = reach, shared, taken & cells
        return Position(self._frame, range(len(clues)), remaining, cells, sets)

    @property
    def _outside(self) -> int:
        """All other cells of the frame, those right of it, and those below it in reach."""
        rows, stride = self._frame.bounds.height, self._frame.stride
        deepest = min(rows, LARGEST_PRECOMPUTED)
        return (1 << (rows + deepest) * stride) - 1 ^ self._cells

    def _of_area(self, area: int, known: dict[int, AreaMasks]) -> AreaMasks:
        """Return the rectangles of an area, and add them to those known."""
        known[area] = rectangle_masks_of(area, *self._frame.bounds[2:])
        return known[area]

    def _with_one_clue(self, bit: int, area: int | None, control: Control) -> list[int]:
        """Return the rectangles of an area, None for any, that hold just the clue with that bit."""
        if area is None:
            return self._windows.holding_up_to(bit, self._largest, control)
        return self._windows.holding(bit, area)

    @cached_property
    def _windows(self) -> OneClueWindows:
        return OneClueWindows(self._frame, self._clue_cells)
