"""Simonis' 0/1 finite-domain model: a variable for each placement, an equation for each cell.

The domains of all variables are one big integer with a bit for each placement that is not 0.
A variable is 1 when it is the only one left in an equation.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.propagation import ContradictionError

_CHECK_EVERY = 64


class ReasoningLevel(StrEnum):
    """Simonis' levels of reasoning; each includes those before it.

    ``INI`` is the bare equations, ``SET`` the cells that one clue alone can reach, ``RED`` the
    cells that all placements of a clue share, ``GCC`` counting with a global cardinality
    constraint, ``SUB`` equations that contain each other, ``SAC`` singleton arc consistency.
    """

    INI = "Ini"
    SET = "Set"
    RED = "Red"
    GCC = "GCC"
    SUB = "Sub"
    SAC = "SAC"


class ZeroOneModel:
    """The variables and equations of a puzzle; domains are given to its methods."""

    def __init__(self, puzzle: Puzzle, placements: Placements, control: Control) -> None:
        self.rects = list(chain.from_iterable(placements))
        self.owner = [clue for clue, mine in enumerate(placements) for _ in mine]
        self.members: list[int] = []
        """The placements of each clue, as bits."""
        self.cover: dict[Cell, int] = dict.fromkeys(puzzle.grid.cells(), 0)
        """The placements that cover each cell, as bits: an equation each, also for clues."""
        bit = 1
        for mine in placements:
            control.check()
            first = bit
            for rect in mine:
                for cell in rect.cells():
                    self.cover[cell] |= bit
                bit <<= 1
            self.members.append(bit - first)
        self.all_live = bit - 1
        self._overlapping: dict[int, int] = {}

    def overlapping(self, number: int) -> int:
        """Return the placements that share a cell with this one, itself included."""
        known = self._overlapping.get(number)
        if known is None:
            known = 0
            for cell in self.rects[number].cells():
                known |= self.cover[cell]
            self._overlapping[number] = known
        return known

    def settle(self, live: int, lost: int, level: ReasoningLevel, control: Control) -> int:
        """Return what propagation leaves, up to ``RED``, after some placements were lost.

        ``live`` is what they left; without any, all equations are looked at.

        Raises:
            ContradictionError: an equation cannot be fulfilled.
            CutShortError: a limit was reached.
        """
        control.check()
        waiting, changed = set(self.cover), set(range(len(self.members)))
        if lost:
            numbers = list(bits(lost))
            waiting = {cell for number in numbers for cell in self.rects[number].cells()}
            changed = {self.owner[number] for number in numbers}
        turns = 0
        while waiting or changed:
            turns += 1
            if turns % _CHECK_EVERY == 0:
                control.check()
            if waiting:
                lost = self._look_at_cell(live, waiting.pop(), level)
            else:
                lost = self._look_at_clue(live, changed.pop(), level)
            if lost:
                live ^= lost
                for number in bits(lost):
                    waiting.update(self.rects[number].cells())
                    changed.add(self.owner[number])
        return live

    def _look_at_cell(self, live: int, cell: Cell, level: ReasoningLevel) -> int:
        """Return the placements that a cell's equation rules out."""
        left = live & self.cover[cell]
        if not left:
            raise ContradictionError
        first = (left & -left).bit_length() - 1
        if left & (left - 1) == 0:
            return live & self.overlapping(first) & ~left
        mine = self.members[self.owner[first]]
        if level is ReasoningLevel.INI or left & ~mine:
            return 0
        return live & mine & ~left

    def _look_at_clue(self, live: int, clue: int, level: ReasoningLevel) -> int:
        """Return the placements that the cells shared by a clue's placements rule out."""
        mine = live & self.members[clue]
        if not mine:
            raise ContradictionError
        if level in (ReasoningLevel.INI, ReasoningLevel.SET):
            return 0
        others = 0
        for cell in shared_cells([self.rects[number] for number in bits(mine)]):
            others |= self.cover[cell]
        return live & others & ~self.members[clue]

    def undecided(self, live: int) -> int:
        """Return the number of variables that are neither 0 nor 1."""
        numbers = [(live & mine).bit_count() for mine in self.members]
        return sum(number for number in numbers if number > 1)

    def placements(self, live: int) -> Placements:
        """Return the placements left of each clue."""
        return tuple(
            tuple(self.rects[number] for number in bits(live & mine)) for mine in self.members
        )


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def shared_cells(rects: Sequence[Rect]) -> Iterator[Cell]:
    """Return the cells that lie in all rectangles; these must have a cell in common."""
    top, left = max(rect.row for rect in rects), max(rect.col for rect in rects)
    bottom, right = min(rect.bottom for rect in rects), min(rect.right for rect in rects)
    return Rect(top, left, bottom - top, right - left).cells()
