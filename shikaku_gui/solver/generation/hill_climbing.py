"""Makes a layout harder by small random changes.

Maximises the number of placements that the easier deductions leave undecided, while the
harder ones still decide the puzzle. The grade itself gives no gradient: almost all changes
leave it as it is. On 10 x 10 cells this finds the hardest grade about twenty times faster
than making new puzzles until one has it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from shikaku_gui.model import Cell
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import AmbiguityFinder
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.masks.deduction import exhaust_shaving, exhaust_subsets

_MAX_DISTANCE = 6
_RESPLIT_CHANCE = 0.3


class _Hardness(NamedTuple):
    """The numbers of placements undecided after subsets, and before them; greater is harder."""

    subsets: int
    basic: int


class _Rated(NamedTuple):
    """A layout and how hard it is.

    ``unique`` is whether shaving decides it; ``undecided`` are the clues that the basic
    deductions leave undecided.
    """

    layout: Layout
    hardness: _Hardness
    unique: bool
    undecided: list[Cell]


def climb(layout: Layout, context: GenerationContext, steps: int) -> Iterator[Layout]:
    """Yield ever harder layouts: this one, unless the basic deductions decide it, and changed ones.

    Takes and yields layouts with one solution only. Tries ``steps`` changes.

    Raises:
        CutShortError: a limit was reached.
    """
    control = context.control
    finder = AmbiguityFinder.of_whole(layout, control)
    best = _rate(layout, finder, control)
    if not best.undecided:
        return
    yield layout
    for _ in range(steps):
        new = _rate(_variation(best, context), finder, control)
        if not new.unique or new.hardness < best.hardness or not new.undecided:
            continue
        harder = new.hardness > best.hardness
        best = new
        if harder and best.hardness.subsets:
            yield best.layout


def _rate(layout: Layout, finder: AmbiguityFinder, control: Control) -> _Rated:
    parts, large, cells = finder.undecided(layout)
    basic = sum(part.undecided for part in parts)
    undecided = [cells[clue] for part in parts for clue in part.clues]
    parts = exhaust_subsets(parts, {}, control)
    subsets = sum(part.undecided for part in parts)
    unique = not large and not exhaust_shaving(parts, {}, control)
    return _Rated(layout, _Hardness(subsets, basic), unique, undecided)


def _variation(old: _Rated, context: GenerationContext) -> Layout:
    """Return a copy of a layout with one or two changes near an undecided clue."""
    random = context.rng.random
    layout = old.layout.copy()
    centre = old.undecided[int(random() * len(old.undecided))]
    near = [
        clue
        for clue in layout.rects
        if abs(clue.row - centre.row) + abs(clue.col - centre.col) <= _MAX_DISTANCE
    ]
    for _ in range(1 + int(random() * 2)):
        clue = near[int(random() * len(near))]
        if clue not in layout.rects:
            continue
        if random() < _RESPLIT_CHANCE:
            resplit(layout, [clue], context.rng, context.control)
        elif cells := layout.free_cells(clue):
            layout.move(clue, cells[int(random() * len(cells))])
    return layout
