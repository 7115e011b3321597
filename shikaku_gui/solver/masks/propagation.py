"""The placements left to some clues as masks, and the two basic deductions to a fixpoint.

Sets of cells are big integers (:mod:`shikaku_gui.solver.masks.cell_sets`).

The deductions are Simonis' levels *Ini* to *Red* (slides to *Shikaku as a Constraint
Problem*, 2009): a cell that only one clue can reach belongs to that clue, which loses
its placements that miss it; a cell that all placements of a clue share belongs to that
clue, and the others lose their placements there. A clue with one placement left is a
case of the second rule.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_, or_
from typing import TypeAlias

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame, union

MasksByClue: TypeAlias = list[list[int]]
"""Placements as masks, clue by clue."""

Kept: TypeAlias = tuple[list[int], int, int]
"""Placements, the cells that any of them covers, and those that all cover."""

_MANY = 500
"""Before a clue with more placements is visited, the limits are checked."""

_RECTS_AT_ONCE = 5000


class ContradictionError(Exception):
    """The placements left allow no partition."""


class PlacementMasks:
    """The placements left to some clues that together cover some cells once each.

    This is the solver's position: it changes, and forgets a placement that is removed.
    :class:`.PlacementSets` is that of hints, :class:`.PlacementArrays` that of large grids.

    ``clues`` are the numbers of the clues in the puzzle, in row-major order. ``remaining``
    holds their placements, ``reach`` the cells that any of a clue's placements covers,
    ``shared`` those that all of them cover, and ``owned`` are all these together; if
    these three are known already, they are given as ``sets``. ``cells`` are the cells that
    these clues alone are to cover, numbered by ``frame``. ``open`` are the indices in ``clues``
    of those with more than one placement; clues decided since the position was last settled may
    still be there.
    ``partition_masks`` are partitions that shaving came across, two at most. ``unchecked`` are the
    cells that have lost placements since the deduction by subsets last looked at them.

    Since the position was last settled, the clues ``changed`` have lost placements, their
    reach has lost the cells ``lost``, and they own the cells ``newly_owned`` in addition.

    Raises:
        ContradictionError: a clue has no placement, or two own a cell.
    """

    __slots__ = (
        "cells", "changed", "clues", "frame", "lost", "neighbours", "newly_owned",
        "open", "owned", "partition_masks", "reach", "remaining", "shared", "unchecked",
    )  # fmt: skip

    def __init__(
        self,
        frame: PaddedFrame,
        clues: Sequence[int],
        remaining: MasksByClue,
        cells: int,
        sets: tuple[list[int], list[int], int] | None = None,
    ) -> None:
        if not all(remaining):
            raise ContradictionError
        self.frame = frame
        self.clues = clues
        self.cells = cells
        self.remaining = remaining
        self.reach, self.shared, self.owned = sets or _cell_sets_of(remaining)
        self.open: Sequence[int] = range(len(remaining))
        self.unchecked = self.lost = cells
        self.newly_owned = self.owned
        self.neighbours: list[set[int]] | None = None
        self.changed: list[int] = []
        self.partition_masks: set[tuple[int, ...]] = set()

    @classmethod
    def of_rects(
        cls,
        frame: PaddedFrame,
        clues: Sequence[int],
        placements: Iterable[Sequence[Rect]],
        control: Control,
        cells: int | None = None,
    ) -> PlacementMasks:
        """Return the position of placements that are given as rectangles of a frame.

        ``cells`` are those to cover, by default all that the placements cover.

        Raises:
            ContradictionError: a clue has no placement, or two own a cell.
            CutShortError: a limit was reached.
        """
        masks = [
            list(map(frame.mask, control.checked(mine) if len(mine) > _MANY else mine))
            for mine in control.checked(placements, every=64)
        ]
        return cls(frame, clues, masks, union(map(union, masks)) if cells is None else cells)

    def supposing(self, clue: int, mask: int) -> PlacementMasks:
        """Return a copy in which a clue has only that placement."""
        copy = PlacementMasks.__new__(PlacementMasks)
        copy.frame = self.frame
        copy.clues = self.clues
        copy.cells = self.cells
        copy.remaining = self.remaining.copy()
        copy.reach = self.reach.copy()
        copy.shared = self.shared.copy()
        copy.open = self.open
        copy.owned, copy.lost, copy.newly_owned = self.owned, self.lost, self.newly_owned
        copy.unchecked = self.unchecked
        copy.neighbours = self.neighbours
        copy.changed = []
        copy.narrow(clue, [mask])
        return copy

    def share(self, cells: int) -> None:
        """Let others cover some of the cells too; only before the position is settled.

        What is then deduced holds whatever the others do. The parts of the position do not.
        """
        self.cells &= ~cells
        self.lost = self.unchecked = self.cells

    def adopt(self, other: PlacementMasks) -> None:
        """Take over what is known in a settled copy of this position."""
        self.remaining, self.reach, self.shared = other.remaining, other.reach, other.shared
        self.open, self.owned, self.unchecked = other.open, other.owned, other.unchecked

    def narrow(self, clue: int, left: list[int]) -> None:
        """Leave a clue those placements only.

        Raises:
            ContradictionError: there are none, or another clue owns a cell of all.
        """
        if not left:
            raise ContradictionError
        mine = reduce(and_, left)
        if (mine ^ self.shared[clue]) & self.owned:
            raise ContradictionError
        cells = reduce(or_, left)
        self.unchecked |= self.reach[clue]
        self.lost |= self.reach[clue] ^ cells
        self.newly_owned |= mine ^ self.shared[clue]
        self.owned |= mine
        self.changed.append(clue)
        self.remaining[clue], self.reach[clue], self.shared[clue] = left, cells, mine

    def decided(self) -> dict[int, Rect]:
        """Return the rectangles of the clues with one placement left, by clue number."""
        masks = [mine[0] for mine in self.remaining if len(mine) == 1]
        clues = self.clues
        if len(masks) < len(clues):
            together = zip(clues, self.remaining, strict=True)
            clues = [clue for clue, mine in together if len(mine) == 1]
        return dict(zip(clues, self.frame.rects(masks), strict=True))

    def placements(self, control: Control | None = None) -> list[list[Rect]]:
        """Return the placements left as rectangles, clue by clue.

        Raises:
            CutShortError: a limit was reached.
        """
        found: list[list[Rect]] = []
        for mine in self.remaining:
            found.append([])
            for start in range(0, len(mine), _RECTS_AT_ONCE):
                if control is not None:
                    control.check()
                found[-1] += self.frame.rects(mine[start : start + _RECTS_AT_ONCE])
        return found

    def partitions(self) -> list[tuple[Rect, ...]]:
        """Return the partitions found as rectangles, one a clue."""
        return [tuple(self.frame.rects(masks)) for masks in sorted(self.partition_masks)]

    def parts(self, control: Control | None = None) -> list[PlacementMasks]:
        """Return the independent parts of what is undecided.

        Clues belong together where they can reach the same cell. The position must be
        settled: a part's clues cover what they reach.

        Raises:
            CutShortError: a limit was reached.
        """
        reach, parts = self.reach, []
        waiting = [clue for clue in self.open if len(self.remaining[clue]) > 1]
        while waiting:
            members: list[int] = []
            cells, joined = reach[waiting[0]], -1
            while joined < len(members):
                if control is not None:
                    control.check()
                joined, before, waiting = len(members), waiting, []
                for clue in before:
                    if reach[clue] & cells:
                        cells |= reach[clue]
                        members.append(clue)
                    else:
                        waiting.append(clue)
            parts.append(self._part(sorted(members), cells))
        return parts

    def _part(self, members: list[int], cells: int) -> PlacementMasks:
        clues = [self.clues[clue] for clue in members]
        remaining = [self.remaining[clue] for clue in members]
        reach = [self.reach[clue] for clue in members]
        shared = [self.shared[clue] for clue in members]
        part = PlacementMasks(
            self.frame, clues, remaining, cells, (reach, shared, self.owned & cells)
        )
        part.unchecked = self.unchecked & cells
        if not self.lost:
            part.lost = part.newly_owned = 0
        return part

    @property
    def undecided(self) -> int:
        """The number of placements of clues that have more than one left."""
        if not self.open:
            return 0
        numbers = list(map(len, self.remaining))
        return sum(numbers) - numbers.count(1)

    def settle(self, control: Control | None = None) -> None:
        """Remove placements by the basic deductions until these find no more.

        Raises:
            ContradictionError: a cell or a clue is left without a placement.
            CutShortError: a limit was reached.
        """
        much = 2 * len(self.changed) > len(self.open)
        if self.lost == self.cells or much:
            self._sweep(control)
        else:
            self._follow(control)
        self.lost = self.newly_owned = 0
        self.changed = []
        if not self.open and self.cells & ~self.owned:
            raise ContradictionError

    def _sweep(self, control: Control | None) -> None:
        """Settle where much is new: visit all open clues until nothing changes."""
        self.unchecked = self.cells
        remaining, reach, shared, owned = self.remaining, self.reach, self.shared, self.owned
        undecided = [clue for clue, mine in enumerate(remaining) if len(mine) > 1]
        once, twice = reached(map(reach.__getitem__, undecided))
        changed = True
        while undecided and changed:
            if control is not None:
                control.work += len(undecided)
                control.check()
            if self.cells & ~(once | owned):
                raise ContradictionError
            only = once & self.cells & ~(twice | owned)
            owned |= only  # It will be, once its one clue has been visited.
            before, undecided, once, twice = undecided, [], 0, 0
            changed = False
            for clue in before:
                cells = reach[clue]
                known = cells & owned
                mine = shared[clue]
                # What a clue shares it owns: a difference tells some placements from others.
                if known != mine:
                    if control is not None and len(remaining[clue]) > _MANY:
                        control.check()
                    changed = True
                    left, cells, mine = keep(remaining[clue], known, cells & only | mine)
                    remaining[clue], reach[clue], shared[clue] = left, cells, mine
                    owned |= mine
                    if cells == mine:
                        continue
                undecided.append(clue)
                twice |= once & cells
                once |= cells
        self.open, self.owned = undecided, owned

    def _follow(self, control: Control | None) -> None:
        """Settle where little is new: look only at what could depend on it."""
        remaining, reach, shared, owned = self.remaining, self.reach, self.shared, self.owned
        lost, newly_owned, changed = self.lost, self.newly_owned, self.changed
        while changed:
            if control is not None:
                control.check()
            lost &= self.cells & ~owned
            touched = lost | newly_owned
            around: list[int] = []
            once = twice = 0
            for clue in self._beside(changed):
                cells = reach[clue]
                if cells & touched:
                    around.append(clue)
                    twice |= once & cells
                    once |= cells
            if control is not None:
                control.work += len(around)
            if lost & ~once:
                raise ContradictionError
            only = lost & ~twice
            owned |= only  # It will be, once its one clue has been visited.
            new = newly_owned | only
            lost, newly_owned, changed = 0, 0, []
            for clue in around:
                cells = reach[clue]
                known = cells & owned
                mine = shared[clue]
                if known != mine and cells & new:
                    if control is not None and len(remaining[clue]) > _MANY:
                        control.check()
                    left, now, all_ = keep(remaining[clue], known, cells & only | mine)
                    remaining[clue], reach[clue], shared[clue] = left, now, all_
                    self.unchecked |= cells
                    lost |= cells ^ now
                    newly_owned |= mine ^ all_
                    owned |= all_
                    changed.append(clue)
        self.open = [clue for clue in self.open if len(remaining[clue]) > 1]
        self.owned = owned

    def find_neighbours(self, control: Control) -> None:
        """Find out for each clue which can reach a cell that it can reach.

        That is noted, to settle more quickly from now on.

        Raises:
            CutShortError: a limit was reached.
        """
        reach = self.reach
        begins = sorted((reach[clue] & -reach[clue], clue) for clue in self.open)
        near = [{clue} for clue in range(len(reach))]
        for place, (_, clue) in enumerate(control.checked(begins, every=64), 1):
            cells = reach[clue]
            # Those that begin beyond the last of these cells are greater as numbers, too.
            for _, other in begins[place : bisect(begins, (cells + 1, 0))]:
                if reach[other] & cells:
                    near[clue].add(other)
                    near[other].add(clue)
        self.neighbours = near

    def _beside(self, clues: list[int]) -> Iterable[int]:
        """Return clues among which are all that reach a cell that any of these does, or did."""
        if self.neighbours is None:
            return self.open
        return set().union(*[self.neighbours[clue] for clue in clues])


def keep(placements: list[int], known: int, wanted: int) -> Kept:
    """Keep the placements that cover, of the cells known, just those wanted.

    Raises:
        ContradictionError: there are none.
    """
    left: list[int] = []
    any_, all_ = 0, -1
    for mask in placements:
        if mask & known == wanted:
            left.append(mask)
            any_ |= mask
            all_ &= mask
    if not left:
        raise ContradictionError
    return left, any_, all_


def _cell_sets_of(remaining: MasksByClue) -> tuple[list[int], list[int], int]:
    """Return what each clue can reach, what its placements share, and all that is shared."""
    shared = [reduce(and_, mine) for mine in remaining]
    return [reduce(or_, mine) for mine in remaining], shared, _disjoint_union(shared)


def _disjoint_union(masks: list[int]) -> int:
    """Return the cells of all masks together, none of which may lie in two of them."""
    together = 0
    for mask in masks:
        if together & mask:
            raise ContradictionError
        together |= mask
    return together


def reached(reach: Iterable[int]) -> tuple[int, int]:
    """Return the cells that lie in any of these, and those that lie in several."""
    once = twice = 0
    for cells in reach:
        twice |= once & cells
        once |= cells
    return once, twice
