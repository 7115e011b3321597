"""A position of the solver, and the two basic deductions to a fixpoint.

Sets of cells are big integers (:mod:`shikaku_gui.solver.bitmasks`).

The deductions are Simonis' levels *Ini* to *Red* (slides to *Shikaku as a Constraint
Problem*, 2009): a cell that only one clue can reach belongs to that clue, which loses
its placements that miss it; a cell that all placements of a clue share belongs to that
clue, and the others lose their placements there. A clue with one placement left is a
case of the second rule.
"""

from collections.abc import Iterable, Sequence
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
    ``shared`` those that all of them cover, and ``owned`` are all these together; where
    these three are known already, they are given as ``views``. ``cells`` are the cells to
    cover, numbered by ``frame``. ``open`` are the places in ``clues`` of those with more
    than one placement. ``witnesses`` are partitions that were met on the way, two at most.

    What has changed since the position was last settled: ``losers`` have lost some of
    their reach, in all the cells ``lost``, and ``gainers`` own more, in all the ``news``.
    Clues that have been decided since may still be in ``open``.

    Raises:
        ContradictionError: a clue has no placement, or two own a cell.
    """

    __slots__ = (
        "cells", "clues", "frame", "gainers", "live", "losers", "lost", "near", "news", "open",
        "owned", "reach", "shared", "witnesses",
    )  # fmt: skip

    def __init__(
        self,
        frame: Frame,
        clues: Sequence[int],
        live: Live,
        cells: int,
        views: tuple[list[int], list[int], int] | None = None,
    ) -> None:
        if not all(live):
            raise ContradictionError
        self.frame = frame
        self.clues = clues
        self.cells = cells
        self.live = live
        self.reach, self.shared, self.owned = views or _views(live)
        self.open: Sequence[int] = range(len(live))
        self.lost, self.news = cells, self.owned
        self.near: list[set[int]] | None = None
        self.losers: list[int] = []
        self.gainers: list[int] = []
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
        copy.open = self.open
        copy.owned, copy.lost, copy.news = self.owned, self.lost, self.news
        copy.near = self.near
        copy.losers, copy.gainers = [], []
        copy.narrow(clue, [mask])
        return copy

    def narrow(self, clue: int, left: list[int]) -> None:
        """Leave a clue those placements only.

        Raises:
            ContradictionError: there are none.
        """
        if not left:
            raise ContradictionError
        self._leave(clue, left, reduce(or_, left), reduce(and_, left))

    def _keep(self, clue: int, known: int, wanted: int) -> None:
        """Leave a clue the placements that have just the wanted ones of some known cells."""
        cells, mine = 0, self.cells
        left: list[int] = []
        for mask in self.live[clue]:
            if mask & known == wanted:
                left.append(mask)
                cells |= mask
                mine &= mask
        if not left:
            raise ContradictionError
        self._leave(clue, left, cells, mine)

    def _leave(self, clue: int, left: list[int], cells: int, mine: int) -> None:
        """Leave a clue placements that together reach and share these cells."""
        self.lost |= self.reach[clue] ^ cells
        self.losers.append(clue)
        gained = mine ^ self.shared[clue]
        self.live[clue], self.reach[clue], self.shared[clue] = left, cells, mine
        if gained:
            if gained & self.owned:  # Another owns them, and no one has told this clue yet.
                raise ContradictionError
            self.news |= gained
            self.owned |= gained
            self.gainers.append(clue)

    def decided(self) -> dict[int, Rect]:
        """Return the rectangles of the clues with one placement left, by clue number."""
        together = zip(self.clues, self.live, strict=True)
        decided = {clue: mine[0] for clue, mine in together if len(mine) == 1}
        return dict(zip(decided, self.frame.rects(decided.values()), strict=True))

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
        for clue in self.open:
            if len(self.live[clue]) == 1:
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
        clues, live = [self.clues[clue] for clue in members], [self.live[clue] for clue in members]
        reach, shared = (
            [self.reach[clue] for clue in members],
            [self.shared[clue] for clue in members],
        )
        part = Position(self.frame, clues, live, cells, (reach, shared, _disjoint_union(shared)))
        if not self.lost:
            part.lost = part.news = 0
        return part

    @property
    def undecided(self) -> int:
        """The number of placements of clues that have more than one left."""
        return sum(len(mine) for mine in self.live if len(mine) > 1) if self.open else 0

    def settle(self, control: Control | None = None) -> None:
        """Remove placements by the basic deductions until these find no more.

        Raises:
            ContradictionError: a cell or a clue is left without a placement.
            CutShortError: a limit was reached.
        """
        if self.lost == self.cells:
            self._sweep(control)
        else:
            self._follow(control)
        self.lost = self.news = 0
        self.losers, self.gainers = [], []
        if not self.open and self.owned != self.cells:
            raise ContradictionError

    def _sweep(self, control: Control | None) -> None:
        """Settle where all is new: visit all open clues until nothing changes.

        Does what :meth:`_keep` does in place: the calls took a thirtieth of a solve.
        """
        live, reach, shared, owned = self.live, self.reach, self.shared, self.owned
        undecided = [clue for clue, mine in enumerate(live) if len(mine) > 1]
        once, twice = reached(map(reach.__getitem__, undecided))
        changed = True
        while undecided and changed:
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
                            cells |= mask
                            mine &= mask
                    if not left:
                        raise ContradictionError
                    live[clue], reach[clue], shared[clue] = left, cells, mine
                    owned |= mine
                    if cells == mine:
                        continue
                undecided.append(clue)
                twice |= once & cells
                once |= cells
        self.open, self.owned = undecided, owned

    def _follow(self, control: Control | None) -> None:
        """Settle where little is new: look only at what could depend on it."""
        while self.news or self.lost:
            if control is not None:
                control.check()
            if self.news:
                self._clear()
            else:
                self._claim()
        self.open = [clue for clue in self.open if len(self.live[clue]) > 1]

    def look_around(self) -> list[set[int]]:
        """Return for each clue those that can reach a cell that it can reach.

        They are noted, to settle more quickly from now on.
        """
        reach = self.reach
        self.near = [{other for other in self.open if reach[other] & cells} for cells in reach]
        return self.near

    def _beside(self, clues: list[int]) -> Iterable[int]:
        """Return clues among which are all that reach a cell that any of these does, or did."""
        if self.near is None:
            return self.open
        return set().union(*[self.near[clue] for clue in clues])

    def _clear(self) -> None:
        """Take what has got an owner from the clues that reach it, and so on."""
        news, self.news = self.news, 0
        gainers, self.gainers = self.gainers, []
        for clue in self._beside(gainers):
            cells = self.reach[clue]
            if cells & news:
                known = cells & self.owned
                if known != self.shared[clue]:
                    self._keep(clue, known, self.shared[clue])

    def _claim(self) -> None:
        """Give what others have lost to the clue that alone still reaches it."""
        lost, self.lost = self.lost & ~self.owned, 0
        losers, self.losers = self.losers, []
        if not lost:
            return
        near = [clue for clue in self._beside(losers) if self.reach[clue] & lost]
        once, twice = reached([self.reach[clue] & lost for clue in near])
        if once != lost:
            raise ContradictionError
        only = lost & ~twice
        for clue in near:
            mine = self.reach[clue] & only
            if mine:
                self._keep(clue, mine, mine)


def _views(live: Live) -> tuple[list[int], list[int], int]:
    """Return what each clue can reach, what its placements share, and all that is shared."""
    shared = [reduce(and_, mine) for mine in live]
    return [reduce(or_, mine) for mine in live], shared, _disjoint_union(shared)


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
