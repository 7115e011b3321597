"""A position of the solver, and the two basic deductions to a fixpoint.

Sets of cells are big integers (:mod:`shikaku_gui.solver.bitmasks`).

The deductions are Simonis' levels *Ini* to *Red* (slides to *Shikaku as a Constraint
Problem*, 2009): a cell that only one clue can reach belongs to that clue, which loses
its placements that miss it; a cell that all placements of a clue share belongs to that
clue, and the others lose their placements there. A clue with one placement left is a
case of the second rule.
"""

from collections.abc import Sequence
from functools import reduce
from operator import and_, or_
from typing import TypeAlias

from shikaku_gui.model import Rect
from shikaku_gui.solver.bitmasks import Frame
from shikaku_gui.solver.control import Control

Live: TypeAlias = list[list[int]]
"""The placements left, as masks, clue by clue."""


class ContradictionError(Exception):
    """The placements left allow no partition."""


class Position:
    """The placements left to some clues that together cover some cells once each.

    ``clues`` are the numbers of the clues in the puzzle, in row-major order. ``live``
    holds their placements, ``reach`` the cells that any of a clue's placements covers,
    ``shared`` those that all of them cover; these two are found from ``live`` where they
    are not given. ``owned`` are the cells that some clue shares. ``cells`` are the cells
    to cover, numbered by ``frame``. ``witnesses`` are partitions that were met on the way,
    two at most.

    Raises:
        ContradictionError: a clue has no placement, or two own a cell.
    """

    __slots__ = ("cells", "clues", "frame", "live", "owned", "reach", "shared", "witnesses")

    def __init__(
        self,
        frame: Frame,
        clues: Sequence[int],
        live: Live,
        cells: int,
        reach: list[int] | None = None,
        shared: list[int] | None = None,
    ) -> None:
        if not all(live):
            raise ContradictionError
        self.frame = frame
        self.clues = clues
        self.cells = cells
        self.live = live
        self.reach = reach or [reduce(or_, mine) for mine in live]
        self.shared = shared or [reduce(and_, mine) for mine in live]
        self.owned = _disjoint_union(self.shared)
        self.witnesses: set[tuple[int, ...]] = set()

    def supposing(self, clue: int, mask: int) -> "Position":
        """Return a copy in which a clue has only that placement."""
        copy = Position.__new__(Position)
        copy.frame = self.frame
        copy.clues = self.clues
        copy.cells = self.cells
        copy.live = self.live.copy()
        copy.reach = self.reach.copy()
        copy.shared = self.shared.copy()
        copy.live[clue] = [mask]
        copy.reach[clue] = copy.shared[clue] = mask
        copy.owned = self.owned | mask
        return copy

    def narrow(self, clue: int, left: list[int]) -> None:
        """Leave a clue those placements only.

        Raises:
            ContradictionError: there are none.
        """
        if not left:
            raise ContradictionError
        self.live[clue] = left
        self.reach[clue] = reduce(or_, left)
        self.shared[clue] = reduce(and_, left)
        self.owned |= self.shared[clue]

    def decided(self) -> dict[int, Rect]:
        """Return the rectangles of the clues with one placement left, by clue number."""
        decided = [
            (clue, mine[0])
            for clue, mine in zip(self.clues, self.live, strict=True)
            if len(mine) == 1
        ]
        rects = self.frame.rects(mask for _, mask in decided)
        return {clue: rect for (clue, _), rect in zip(decided, rects, strict=True)}

    def placements(self) -> list[list[Rect]]:
        """Return the placements left as rectangles, clue by clue."""
        return list(map(self.frame.rects, self.live))

    def partitions(self) -> list[tuple[Rect, ...]]:
        """Return the witnesses as rectangles, one a clue."""
        return [tuple(self.frame.rects(witness)) for witness in sorted(self.witnesses)]

    def parts(self) -> "list[Position]":
        """Return the independent parts of what is undecided.

        Clues belong together where they can reach the same cell. The position must be
        settled: a part's clues cover what they reach.
        """
        parts: list[tuple[int, list[int]]] = []
        for clue, mine in enumerate(self.live):
            if len(mine) == 1:
                continue
            reach, members = self.reach[clue], [clue]
            apart: list[tuple[int, list[int]]] = []
            for part in parts:
                if part[0] & reach:
                    reach |= part[0]
                    members += part[1]
                else:
                    apart.append(part)
            parts = [*apart, (reach, members)]
        return [self._part(sorted(members), reach) for reach, members in parts]

    def _part(self, members: list[int], cells: int) -> "Position":
        clues = [self.clues[clue] for clue in members]
        return Position(self.frame, clues, [self.live[clue] for clue in members], cells)

    @property
    def undecided(self) -> int:
        """The number of placements of clues that have more than one left."""
        return sum(len(mine) for mine in self.live if len(mine) > 1)

    def settle(self, control: Control | None = None) -> None:
        """Remove placements by the basic deductions until these find no more.

        Raises:
            ContradictionError: a cell or a clue is left without a placement.
            CutShortError: a limit was reached.
        """
        live, reach, shared, owned = self.live, self.reach, self.shared, self.owned
        undecided = [clue for clue, mine in enumerate(live) if len(mine) > 1]
        once, twice = _reached(reach, undecided)
        while undecided:
            if control is not None:
                control.check()
            if self.cells & ~(once | owned):
                raise ContradictionError
            only = once & ~(twice | owned)
            owned |= only  # It will be, once its one clue has been visited.
            before, undecided, once, twice = undecided, [], 0, 0
            changed = False
            for clue in before:
                cells = reach[clue]
                known = cells & owned
                mine = shared[clue]
                # What a clue shares it owns: a difference tells some placements from others.
                if known != mine:
                    changed = True
                    wanted = cells & only | mine
                    left: list[int] = []
                    mine, cells = cells, 0
                    for mask in live[clue]:
                        if mask & known == wanted:
                            left.append(mask)
                            mine &= mask
                            cells |= mask
                    if not left:
                        raise ContradictionError
                    live[clue], reach[clue], shared[clue] = left, cells, mine
                    owned |= mine
                    if cells == mine:
                        continue
                undecided.append(clue)
                twice |= once & cells
                once |= cells
            if not changed:
                break
        self.owned = owned
        if not undecided and owned != self.cells:
            raise ContradictionError


def _disjoint_union(masks: list[int]) -> int:
    """Return the cells of all masks together, none of which may lie in two of them."""
    together = 0
    for mask in masks:
        if together & mask:
            raise ContradictionError
        together |= mask
    return together


def _reached(reach: list[int], clues: list[int]) -> tuple[int, int]:
    """Return the cells that any of these clues can reach, and those that several can."""
    once = twice = 0
    for clue in clues:
        twice |= once & reach[clue]
        once |= reach[clue]
    return once, twice
