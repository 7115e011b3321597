"""Deduction that can say why: it derives lemmas until no other solution is left.

One rule suffices for most puzzles: *a placement that overlaps all placements left to a cell
cannot be chosen*, and *the only placement left to a cell must be*. It includes the techniques only
rectangle, only clue, shared cells, no room, stranded cell and subset. What else a person does by
counting is done by suppositions: a placement is assumed, the rule is followed, and if a cell is
left without a placement, the assumption was wrong. If that decides nothing more, suppositions
are made within suppositions.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Container, Iterator, Sequence
from copy import copy
from itertools import count

from shikaku_gui.proof_checker import Box, Clause, cells
from shikaku_gui.solver.certificates.lemmas import Excluded, Lemma
from shikaku_gui.solver.control import Control


class Overlaps:
    """Which placements cover a cell, and which overlap; sets of placements are big integers.

    ``cells`` are the cells of each placement, ``covering`` the placements of each cell and
    ``sets`` the same as sets. ``siblings`` are the placements of the same clue as one, and
    ``overlapping`` those that overlap it, both without itself. ``clues`` are the cells of
    the clues.

    Raises:
        CutShortError: a limit was reached.
    """

    def __init__(
        self,
        cols: int,
        boxes: Sequence[Box],
        coverings: Sequence[Clause],
        clues: Container[int],
        control: Control,
    ) -> None:
        self.cells = [[row * cols + col for row, col in cells(box)] for box in boxes]
        self.covering = [[literal - 1 for literal in covering] for covering in coverings]
        self.sets = [sum(1 << placement for placement in mine) for mine in self.covering]
        self.siblings: list[int] = []
        self.overlapping: list[int] = []
        for placement, mine in enumerate(self.cells):
            control.check()
            together = 0
            for cell in mine:
                together |= self.sets[cell]
                if cell in clues:
                    self.siblings.append(self.sets[cell] ^ 1 << placement)
            self.overlapping.append(together ^ 1 << placement)


class Supposition:
    """The consequences of the assumption that some placements are chosen; at first from none.

    ``live`` is the set of placements that are not excluded; ``excluded`` are the others with
    the reason, ``chosen`` those that must be chosen with the lemma that says so (None for
    an assumption). ``unchecked`` are the cells that have lost placements since the rule was
    last applied to them.
    """

    def __init__(self, overlaps: Overlaps, control: Control) -> None:
        self._overlaps = overlaps
        self._control = control
        self._numbers = count()
        self.assumptions: tuple[int, ...] = ()
        self.live = (1 << len(overlaps.cells)) - 1
        self.excluded: ChainMap[int, Excluded] = ChainMap()
        self.chosen: ChainMap[int, Lemma | None] = ChainMap()
        self.unchecked = dict.fromkeys(range(len(overlaps.covering)))

    def supposing(self, placement: int) -> Supposition:
        """Return the supposition that a placement is chosen, too; before anything follows."""
        inner = copy(self)
        inner.assumptions = (*self.assumptions, placement)
        inner.excluded, inner.chosen = self.excluded.new_child(), self.chosen.new_child()
        inner.unchecked = {}
        inner.choose(placement, None)
        return inner

    def follow(self, depth: int, spared: int = 0) -> int | None:
        """Derive what follows; return a cell that is left without a placement, if any.

        Suppositions are nested as deep as ``depth``; 0 is the rule alone. No placement in the
        set ``spared`` is assumed.

        Raises:
            CutShortError: a limit was reached.
        """
        if not depth:
            return self._follow_rule()
        empty = self.follow(depth - 1, spared)
        again = empty is None
        while again:
            again = False
            for placement in self._candidates(spared):
                if not self.live >> placement & 1:
                    continue
                inner = self.supposing(placement)
                wrong = inner.follow(depth - 1)
                if wrong is None:
                    continue
                again = True
                lemma = inner.lemma(-1 - placement, wrong, self.assumptions)
                self.exclude(placement, Excluded(lemma))
                empty = self.follow(depth - 1, spared)
                if empty is not None:
                    return empty
        return empty

    def contradiction(self, empty: int) -> Lemma:
        """Return the empty clause: a cell is left without a placement."""
        return self.lemma(0, empty, self.assumptions)

    def no_other(self, clause: int) -> Lemma:
        """Return the empty clause: all placements are chosen that a clause forbids together."""
        reasons = [(placement, Excluded(lemma)) for placement, lemma in self.chosen.items()]
        return Lemma(next(self._numbers), (), 0, clause, reasons)

    def _follow_rule(self) -> int | None:
        """Apply the rule until nothing changes; return a cell without a placement, if any."""
        while self.unchecked:
            unchecked, self.unchecked = self.unchecked, {}
            for cell in unchecked:
                self._control.check()
                left = self._overlaps.sets[cell] & self.live
                if not left:
                    return cell
                if left & (left - 1):
                    for placement in _members(self._overlapping_all(cell, left)):
                        lemma = self.lemma(-1 - placement, cell, self.assumptions)
                        self.exclude(placement, Excluded(lemma))
                elif (only := left.bit_length() - 1) not in self.chosen:
                    self.choose(only, self.lemma(only + 1, cell, self.assumptions))
        return None

    def _overlapping_all(self, cell: int, left: int) -> int:
        """Return the live placements that overlap all that are left to a cell."""
        doomed = self.live
        for placement in self._overlaps.covering[cell]:
            if left >> placement & 1:
                doomed &= self._overlaps.overlapping[placement]
                if not doomed:
                    break
        return doomed

    def _candidates(self, spared: int) -> list[int]:
        """Return the placements to assume, those first whose clues have the fewest left."""
        siblings, live = self._overlaps.siblings, self.live
        undecided = [each for each in _members(live & ~spared) if siblings[each] & live]
        return sorted(undecided, key=lambda each: (siblings[each] & live).bit_count())

    def choose(self, placement: int, lemma: Lemma | None) -> None:
        """Exclude what overlaps a placement, which a lemma says must be chosen."""
        self.chosen[placement] = lemma
        for other in _members(self._overlaps.overlapping[placement] & self.live):
            self.exclude(other, Excluded(lemma, placement))

    def exclude(self, placement: int, why: Excluded) -> None:
        """Exclude a placement; its cells must be checked again."""
        self.live ^= 1 << placement
        self.excluded[placement] = why
        self.unchecked.update(dict.fromkeys(self._overlaps.cells[placement]))

    def lemma(self, literal: int, cell: int, assumptions: tuple[int, ...]) -> Lemma:
        """Return the lemma that a literal follows, as all else that covers a cell is excluded."""
        refuted = self._overlaps.overlapping[-1 - literal] if literal < 0 else 0
        reasons = [
            (
                other,
                Excluded(None, -1 - literal) if refuted >> other & 1 else self.excluded[other],
            )
            for other in self._overlaps.covering[cell]
            if other != literal - 1
        ]
        return Lemma(next(self._numbers), assumptions, literal, cell, reasons)


def _members(placements: int) -> Iterator[int]:
    """Yield the members of a set of placements in order."""
    while placements:
        lowest = placements & -placements
        yield lowest.bit_length() - 1
        placements ^= lowest
