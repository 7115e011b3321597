"""Climbing to hard puzzles by small changes.

A puzzle is the harder the more the easier deductions leave undecided while the harder
ones still decide it all: there is a number to climb, step by step, where grades are rare
peaks. Measured on 10 x 10 cells, it finds the hardest grade some twenty times sooner than
drawing puzzles until one has it.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from shikaku_gui.model import Cell
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import AmbiguityFinder
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.resplitting import resplit
from shikaku_gui.solver.masks.deduction import exhaust_shaving, exhaust_subsets

_NEAR = 6
_RESPLITS = 0.3


class Hardness(NamedTuple):
    """The placements undecided after subsets, and before them; greater is harder."""

    subsets: int
    basic: int


class _Judged(NamedTuple):
    """A layout, how hard it is, whether it is decided at all, and its clues that are not easy."""

    layout: Layout
    hardness: Hardness
    unique: bool
    around: list[Cell]


def climb(layout: Layout, draft: PuzzleDraft, steps: int) -> Iterator[Layout]:
    """Yield ever harder layouts: this one, unless the basic deductions decide it, and changed ones.

    Takes a layout with one solution; so have those it yields. Tries so many changes.

    Raises:
        CutShortError: a limit was reached.
    """
    control = draft.control
    finder = AmbiguityFinder.of_whole(layout, control)
    best = _judge(layout, finder, control)
    if not best.around:
        return
    yield layout
    for _ in range(steps):
        new = _judge(_changed(best, draft.rng), finder, control)
        if not new.unique or new.hardness < best.hardness or not new.around:
            continue
        harder = new.hardness > best.hardness
        best = new
        if harder and best.hardness.subsets:
            yield best.layout


def _judge(layout: Layout, finder: AmbiguityFinder, control: Control) -> _Judged:
    parts, large = finder.undecided(layout)
    basic = sum(part.undecided for part in parts)
    names = sorted(layout.rects)
    around = [names[clue] for part in parts for clue in part.clues]
    parts = exhaust_subsets(parts, {}, control)
    subsets = sum(part.undecided for part in parts)
    unique = not large and not exhaust_shaving(parts, {}, control)
    return _Judged(layout, Hardness(subsets, basic), unique, around)


def _changed(old: _Judged, rng: Random) -> Layout:
    """Return a copy of a layout with one or two changes near a clue that is not easy."""
    random = rng.random
    layout = old.layout.copy()
    centre = old.around[int(random() * len(old.around))]
    near = [
        clue
        for clue in layout.rects
        if abs(clue.row - centre.row) + abs(clue.col - centre.col) <= _NEAR
    ]
    for _ in range(1 + int(random() * 2)):
        clue = near[int(random() * len(near))]
        if clue not in layout.rects:
            continue
        if random() < _RESPLITS:
            resplit(layout, [clue], rng)
        elif cells := layout.free_cells(clue):
            layout.move(clue, cells[int(random() * len(cells))])
    return layout
