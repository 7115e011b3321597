"""The level table: what each level of Simonis' reasoning leaves of the placements.

Simonis, slides to *Shikaku as a Constraint Problem* (2009). The figure of a level is the number of
0/1 variables that are not yet fixed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cardinality import Bounds, impossible_owners
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel, ZeroOneModel, bits
from shikaku_gui.solver.masks.propagation import ContradictionError

_ORDER = tuple(ReasoningLevel)


@dataclass(frozen=True)
class LevelStep:
    """The result of a level: the placements of each clue, and those that it removed.

    ``left`` is the number of variables that are not fixed: 0 where the puzzle is decided. Where
    the level proved that there is no solution, ``contradiction`` is set, and nothing follows.
    """

    level: ReasoningLevel
    left: int
    placements: Placements
    removed: tuple[Rect, ...]
    contradiction: bool = False


def level_steps(
    puzzle: Puzzle, placements: Placements, control: Control | None = None
) -> Iterator[LevelStep]:
    """Yield what each level leaves, from ``INI`` to ``SAC``; each starts from the one before.

    Raises:
        CutShortError: a limit was reached.
    """
    control = control or Control()
    levels = _Levels(puzzle, placements, control)
    for level in _ORDER:
        before = levels.live
        try:
            levels.reach(level)
        except ContradictionError:
            yield LevelStep(level, levels.model.undecided(before), placements, (), True)
            return
        model, live = levels.model, levels.live
        yield LevelStep(
            level,
            model.undecided(live),
            model.placements(live),
            tuple(model.rects[number] for number in bits(before ^ live)),
        )


class _Levels:
    """The domains of a puzzle, and the reasoning of each level on them."""

    def __init__(self, puzzle: Puzzle, placements: Placements, control: Control) -> None:
        self.model = ZeroOneModel(puzzle, placements, control)
        self.live = self.model.all_live
        self._control = control

    def reach(self, level: ReasoningLevel) -> None:
        """Apply all levels up to this one until none of them finds more.

        Raises:
            ContradictionError: there is no solution.
            CutShortError: a limit was reached.
        """
        self.live = self.model.settle(self.live, 0, level, self._control)
        passes = {
            ReasoningLevel.GCC: self._count,
            ReasoningLevel.SUB: self._subsume,
            ReasoningLevel.SAC: self._shave,
        }
        above = [passes[each] for each in _ORDER[: _ORDER.index(level) + 1] if each in passes]
        while self.model.undecided(self.live) and any(each() for each in above):
            pass

    def _remove(self, lost: int) -> bool:
        """Remove placements and what follows at once; tell whether there were any."""
        if not lost & self.live:
            return False
        self.live = self.left_without(lost & self.live)
        return True

    def left_without(self, lost: int) -> int:
        """Return what the levels up to ``RED`` leave after some placements are removed.

        Raises:
            ContradictionError: there is no solution without them.
            CutShortError: a limit was reached.
        """
        return self.model.settle(self.live ^ lost, lost, ReasoningLevel.RED, self._control)

    def _count(self) -> bool:
        """Remove what the global cardinality constraint excludes."""
        model, live = self.model, self.live
        cells = list(model.cover)
        reaching = [
            sorted({model.owner[number] for number in bits(live & model.cover[cell])})
            for cell in cells
        ]
        bounds: list[Bounds] = []
        for mine in model.members:
            areas = [model.rects[number].area for number in bits(live & mine)]
            bounds.append((min(areas), max(areas)))
        lost = 0
        for cell, clue in impossible_owners(reaching, bounds, self._control):
            lost |= model.cover[cells[cell]] & model.members[clue]
        return self._remove(lost)

    def _subsume(self) -> bool:
        """Where an equation's variables are among those of another, remove the rest of these."""
        model, live = self.model, self.live
        cover = {cell: mask & live for cell, mask in model.cover.items()}
        lost = 0
        for mask in set(cover.values()):
            self._control.check()
            smallest = min((model.rects[number] for number in bits(mask)), key=attrgetter("area"))
            for cell in smallest.cells():
                if mask & ~cover[cell] == 0:
                    lost |= cover[cell] & ~mask
        return self._remove(lost)

    def _shave(self) -> bool:
        """Suppose each placement, and remove it where the levels up to ``RED`` contradict it."""
        model = self.model
        found = False
        for number in bits(self.live):
            mine = self.live & model.members[model.owner[number]]
            if not mine >> number & 1 or mine.bit_count() == 1:
                continue
            try:
                self.left_without(mine ^ 1 << number)
            except ContradictionError:
                found = self._remove(1 << number)
        return found
