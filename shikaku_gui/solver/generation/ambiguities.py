"""Where a puzzle in the making is not decided by deduction, and so may have other solutions."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.engine import Rest
from shikaku_gui.solver.generation.anew import Anew
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.listing import LayoutListing
from shikaku_gui.solver.masks.deduction import exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.masks.propagation import Position
from shikaku_gui.solver.result import Level

# Up to so many cells nothing is worth keeping from one look to the next.
_SMALL = 15 * 15
# From so many on NumPy is quicker, and worth being loaded.
_WIDE = 3_000
# Beyond so many, parts of the grid have masks of their own.
_MOST_FOR_MASKS = 65 * 65


class Ambiguity(NamedTuple):
    """Clues that depend on each other and are not decided.

    ``part`` holds the placements left to them, None where there are too many for masks.
    """

    clues: Sequence[Cell]
    part: Position | None


class Looks(Protocol):
    """A way to look at a layout."""

    def undecided(self, rects: Mapping[Cell, Rect], control: Control) -> list[Position]:
        """Return the independent parts of what the basic deductions leave undecided.

        Raises:
            CutShortError: a limit was reached.
        """


class AmbiguityFinder:
    """Looks at a layout again and again while it is changed."""

    def __init__(self, looks: Looks | None, control: Control) -> None:
        """Take the way to look at it; there is another where the grid is too large for masks."""
        self._looks = looks
        self._control = control

    @classmethod
    def of_whole(cls, layout: Layout, control: Control) -> "AmbiguityFinder":
        """Return the examiner of a whole grid."""
        whole = Rect(0, 0, layout.rows, layout.cols)
        if whole.area > _MOST_FOR_MASKS:
            return cls(None, control)
        if whole.area >= _WIDE:
            return cls(_wide(layout), control)
        return cls.of_window(whole, [whole], control)

    @classmethod
    def of_window(cls, window: Rect, rects: Sequence[Rect], control: Control) -> "AmbiguityFinder":
        """Return the examiner of some rectangles in a window; all other cells are blocked."""
        looks = Anew(window, rects) if window.area <= _SMALL else LayoutListing(window, rects)
        return cls(looks, control)

    def doubts(self, layout: Layout, level: Level) -> list[Ambiguity]:
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
        doubts = [Ambiguity([names[clue] for clue in part.clues], part) for part in parts]
        doubts += [Ambiguity([names[clue] for clue in rest.clues], None) for rest in rests]
        return sorted(doubts, key=lambda doubt: doubt.clues[0])

    def undecided(self, layout: Layout) -> tuple[list[Position], list[Rest]]:
        """Return what the basic deductions leave undecided, in independent parts.

        The clues are told by their number in row-major order. Parts too large for masks
        come separately.

        Raises:
            CutShortError: a limit was reached.
        """
        self._control.check()
        if self._looks is None:
            return _undecided(layout.puzzle(), self._control)
        return self._looks.undecided(layout.rects, self._control), []


def _wide(layout: Layout) -> Looks:
    from shikaku_gui.solver.generation.wide import Wide

    return Wide(layout.rows, layout.cols)


def _undecided(puzzle: Puzzle, control: Control) -> tuple[list[Position], list[Rest]]:
    """Return what the basic deductions leave undecided of a large grid."""
    from shikaku_gui.solver.arrays.array_engine import ArrayEngine

    control.check()
    engine = ArrayEngine(puzzle, 0)
    engine.list_placements(control)
    engine.settle(control)
    return engine.parts(control)
