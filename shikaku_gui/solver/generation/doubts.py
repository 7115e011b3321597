"""Where a puzzle in the making is not decided by deduction, and so may have other solutions."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.engine import Rest
from shikaku_gui.solver.generation.anew import Anew
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.listing import Listing
from shikaku_gui.solver.propagation import Position
from shikaku_gui.solver.result import Level

# Grids up to so many cells are quicker as masks, whatever their areas here.
_MOST_FOR_MASKS = 65 * 65
# Up to so many, nothing is worth keeping.
_SMALL = 15 * 15


class Doubt(NamedTuple):
    """Clues that depend on each other and are not decided.

    ``part`` holds the placements left to them, None where there are too many for masks.
    """

    clues: Sequence[Cell]
    part: Position | None


class Examiner:
    """Looks at a layout again and again while it is changed; what has not changed is kept.

    ``rects`` cover the cells of ``bounds`` that are looked at: all, or those of a window.
    """

    def __init__(self, bounds: Rect, rects: Iterable[Rect], control: Control) -> None:
        self._control = control
        self._anew = Anew(bounds, rects) if bounds.area <= _SMALL else None
        self._listing = Listing(bounds, rects) if _SMALL < bounds.area <= _MOST_FOR_MASKS else None

    @classmethod
    def of_whole(cls, layout: Layout, control: Control) -> "Examiner":
        """Return the examiner of a whole grid."""
        whole = Rect(0, 0, layout.rows, layout.cols)
        return cls(whole, [whole], control)

    def doubts(self, layout: Layout, level: Level) -> list[Doubt]:
        """Return what deduction up to a level leaves undecided.

        Nothing means one solution, proved.

        Raises:
            CutShortError: a limit was reached.
        """
        parts, rests = self.undecided(layout)
        if not parts and not rests:
            return []
        if level is not Level.BASIC:
            parts = exhaust_subsets(parts, {}, self._control)
        if level is Level.SHAVING:
            parts = exhaust_shaving(parts, {}, self._control)
        names = sorted(layout.rects)
        doubts = [Doubt([names[clue] for clue in part.clues], part) for part in parts]
        doubts += [Doubt([names[clue] for clue in rest.clues], None) for rest in rests]
        return sorted(doubts, key=lambda doubt: doubt.clues[0])

    def undecided(self, layout: Layout) -> tuple[list[Position], list[Rest]]:
        """Return what the basic deductions leave undecided, in independent parts.

        The clues are told by their number in row-major order. Parts too large for masks
        come separately.

        Raises:
            CutShortError: a limit was reached.
        """
        self._control.check()
        if self._anew is not None:
            return self._anew.undecided(layout.rects, self._control), []
        if self._listing is None:
            return _undecided(layout.puzzle(), self._control)
        self._listing.update(layout.rects, self._control)
        return self._listing.undecided(self._control), []


def _undecided(puzzle: Puzzle, control: Control) -> tuple[list[Position], list[Rest]]:
    """Return what the basic deductions leave undecided of a large grid."""
    from shikaku_gui.solver.array_engine import ArrayEngine

    control.check()
    engine = ArrayEngine(puzzle, 0)
    engine.list_placements(control)
    engine.settle(control)
    return engine.parts(control)
