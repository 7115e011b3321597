"""Counts the steps of a person that draw nothing, in puzzles that the two easiest techniques solve.

The steps are those of :func:`.solve_path.steps_to_solution`. Only what a step changes is looked at
again, so that the time grows with the number of steps and not with its square.
"""

from collections.abc import Iterable
from functools import partial, reduce
from operator import and_, or_

from shikaku_gui.model import Cell
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.solve_path import distance
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets, bits


def minds_at_most(position: PlacementSets, most: int, stop: Stop | None = None) -> bool:
    """Tell whether at most so many of the steps to the solution draw nothing.

    For positions that the two easiest techniques solve.

    Raises:
        CutShortError: it was stopped.
    """
    steps = _Steps(position)
    waiting: Iterable[int] = position.open
    minded = 0
    while True:
        if stop is not None and stop():
            raise CutShortError
        steps.draw_only_rectangles(waiting)
        if not steps.open:
            return True
        number, waiting = steps.use_only_clue()
        minded += number is None
        if minded > most:
            return False


class _Steps:
    """The position after some steps, and the clues that alone reach a cell."""

    def __init__(self, start: PlacementSets) -> None:
        self.open = set(start.open)
        self._table = start.table
        self._live = start.live
        self._reach = start.reach[:]
        self._shared = start.shared[:]
        self._near: Cell | None = None
        # How many clues can reach each cell, by its bit; and the cells that only a clue reaches.
        self._reachers = [0] * start.table.frame.whole.bit_length()
        for cells in self._reach:
            for bit in bits(cells):
                self._reachers[bit] += 1
        once, twice, _ = start.counts
        self._alone = [cells & once & ~twice for cells in self._reach]
        self._only_clues: set[int] = set()
        self._note_only_clues(start.open)

    def draw_only_rectangles(self, waiting: Iterable[int]) -> None:
        """Draw the only rectangles that fit, one after the other; look at these clues first."""
        table = self._table
        single: dict[Cell, int] = {}
        while True:
            for clue in waiting:
                mine = self._live & table.of_clue[clue]
                if clue in self.open and not mine & mine - 1:
                    single[table.clues[clue].cell] = mine.bit_length() - 1
            if not single:
                return
            self._near = min(single, key=partial(distance, near=self._near))
            waiting = self._draw(single.pop(self._near))

    def use_only_clue(self) -> tuple[int | None, Iterable[int]]:
        """Take the nearest step of *only one clue reaches this cell*.

        Returns the number of the placement that it draws, if any, and the clues that lost
        placements by that.
        """
        table = self._table
        clue = min(self._only_clues, key=self._distance)
        cells = self._alone[clue] & ~self._shared[clue]
        covers = table.at_cell[(cells & -cells).bit_length() - 1]
        self._near = table.clues[clue].cell
        mine = self._live & table.of_clue[clue]
        self._exclude(mine & ~covers)
        left = mine & covers
        if left & left - 1:
            return None, ()
        number = left.bit_length() - 1
        return number, self._draw(number)

    def _distance(self, clue: int) -> tuple[int, Cell]:
        return distance(self._table.clues[clue].cell, self._near)

    def _draw(self, number: int) -> Iterable[int]:
        """Draw a placement; return the clues that lose placements by that."""
        self.open.discard(self._table.owner[number])
        return self._exclude(self._live & self._table.rivals(number))

    def _exclude(self, ids: Ids) -> Iterable[int]:
        """Exclude live placements; return their clues."""
        table = self._table
        self._live ^= ids
        touched = dict.fromkeys(table.owner[number] for number in bits(ids))
        changed = set(touched)
        for clue in touched:
            masks = [table.masks[number] for number in bits(self._live & table.of_clue[clue])]
            reach = reduce(or_, masks)
            for bit in bits(self._reach[clue] & ~reach):
                self._reachers[bit] -= 1
                if self._reachers[bit] == 1:
                    covers = self._live & table.at_cell[bit]
                    owner = table.owner[covers.bit_length() - 1]
                    self._alone[owner] |= 1 << bit
                    changed.add(owner)
            self._reach[clue], self._shared[clue] = reach, reduce(and_, masks)
        self._note_only_clues(changed)
        return touched

    def _note_only_clues(self, clues: Iterable[int]) -> None:
        """Note which of these clues alone reach a cell that some of their placements miss."""
        for clue in clues:
            if clue in self.open and self._alone[clue] & ~self._shared[clue]:
                self._only_clues.add(clue)
            else:
                self._only_clues.discard(clue)
