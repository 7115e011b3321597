"""The placements of a puzzle listed and thinned out in one go, as masks.

A clue loses at once what touches cells that those before it own: cells that all of a
clue's placements share. So much of what the basic deductions would remove first is never
listed. All placements, as they are counted in a puzzle's figures, come from
:func:`shikaku_gui.solver.masks.cell_sets.clue_masks`.
"""

from collections.abc import Iterable
from functools import cached_property

from shikaku_gui.model import Puzzle
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import Openings, any_on, grid
from shikaku_gui.solver.masks.propagation import ContradictionError, Position
from shikaku_gui.solver.masks.rectangle_masks import RectangleMasks, stamps

LARGEST_STAMPED = 48
"""Of larger areas there are too many rectangles around a cell to try them all."""

_CHECK_EVERY = 64


class FirstLook:
    """Lists the placements of a puzzle; ``largest`` bounds the areas of "?" clues."""

    def __init__(self, puzzle: Puzzle, largest: int) -> None:
        self._puzzle = puzzle
        self._largest = largest
        self._frame = grid(puzzle.rows, puzzle.cols)
        self._cells = self._frame.whole
        stride = self._frame.stride
        self._spots = [row * stride + col for row, col in puzzle.clues]
        self._clues = sum([1 << spot for spot in self._spots])

    def position(self, control: Control) -> Position:
        """Return the position that the puzzle begins with, not settled yet.

        Raises:
            ContradictionError: a clue has no placement beside what others own.
            CutShortError: a limit was reached.
        """
        spots, cells = self._spots, self._cells
        kept: dict[int, RectangleMasks] = {}
        taken = self._clues | self._walls
        areas = list(self._puzzle.clues.values())
        sizes = [area or 0 for area in areas]
        live: list[list[int]] = [[]] * len(areas)
        reach, shared = sizes.copy(), sizes.copy()
        # Large rectangles first: they have the least choice, and leave the others less.
        for clue in sorted(range(len(areas)), key=sizes.__getitem__, reverse=True):
            spot, area = spots[clue], areas[clue]
            if area is None or clue % _CHECK_EVERY == 0:
                control.check()
            tried: Iterable[int]
            if area is None or area > LARGEST_STAMPED:
                base, around, tried = 0, taken ^ 1 << spot, self._alone(spot, area)
            else:
                stamp = kept.get(area) or self._stamps(area, kept)
                base = spot - stamp.spot
                # All bits before the grid's first are taken.
                around = taken >> base if base >= 0 else (taken + 1 << -base) - 1
                around ^= stamp.own
                near = around & stamp.near
                tried = stamp.beside.get(near) or stamp.missing(near)
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
            live[clue], reach[clue], shared[clue] = mine, any_, all_
            taken |= all_
        return Position(self._frame, range(len(live)), live, cells, (reach, shared, taken & cells))

    @property
    def _walls(self) -> int:
        """The cells to the right of the grid, and below it as far as any stamp reaches."""
        rows, stride = self._puzzle.rows, self._frame.stride
        deepest = min(rows, LARGEST_STAMPED)
        return (1 << (rows + deepest) * stride) - 1 ^ self._cells

    def _stamps(self, area: int, kept: dict[int, RectangleMasks]) -> RectangleMasks:
        """Return the stamps of an area, and keep them at hand."""
        kept[area] = stamps(area, self._puzzle.rows, self._puzzle.cols)
        return kept[area]

    def _alone(self, spot: int, area: int | None) -> list[int]:
        """Return the rectangles of an area, None for any, that hold just the clue with that bit."""
        if area is None:
            return any_on(spot, self._largest, self._puzzle, self._openings)
        return self._openings.holding(spot, area)

    @cached_property
    def _openings(self) -> Openings:
        return Openings(self._frame, self._clues)
