"""The basic deductions on a puzzle that is known to have a solution, and is looked at once.

They are those of :class:`shikaku_gui.solver.masks.propagation.Position`; but as nothing can
contradict a solution, nothing is looked at but what they need. For puzzles that are looked
at again there is :mod:`shikaku_gui.solver.generation.fixpoint`, which remembers its steps.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import and_, or_
from typing import TypeVar

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.propagation import Live, reached

Clue = TypeVar("Clue")


def settle(
    clues: Iterable[Clue], place: Callable[[Clue, int], list[int]], taken: int, control: Control
) -> tuple[list[int], Live]:
    """Return which clues the basic deductions leave several placements, by number, and these.

    ``taken`` are cells that nobody but their owner can have, those of the clues at least.
    ``place`` returns the placements of a clue; those on taken cells of others it may leave
    out, and more and more cells are taken.

    Raises:
        CutShortError: a limit was reached.
    """
    live: Live = []
    reach: list[int] = []
    shared: list[int] = []
    for number, clue in enumerate(clues):
        live.append(place(clue, taken))
        reach.append(reduce(or_, live[number]))
        shared.append(reduce(and_, live[number]))
        taken |= shared[number]
    undecided = _sweep(live, reach, shared, taken, control)
    return undecided, [live[number] for number in undecided]


def _sweep(
    live: Live, reach: list[int], shared: list[int], taken: int, control: Control
) -> list[int]:
    """Visit the undecided clues until nothing changes; return which are left.

    ``reach`` and ``shared`` are the cells that any and that all placements of a clue cover.
    """
    undecided = [number for number, mine in enumerate(live) if len(mine) > 1]
    once, twice = reached(map(reach.__getitem__, undecided))
    changed = True
    while undecided and changed:
        control.check()
        only = once & ~(twice | taken)
        taken |= only  # It will be, once its one clue has been visited.
        before, undecided, once, twice = undecided, [], 0, 0
        changed = False
        for number in before:
            cells, common = reach[number], shared[number]
            known = cells & taken
            if known != common:
                changed = True
                wanted = cells & only | common
                mine: list[int] = []
                common, cells = cells, 0
                for mask in live[number]:
                    if mask & known == wanted:
                        mine.append(mask)
                        common &= mask
                        cells |= mask
                taken |= common
                if cells == common:
                    continue
                live[number], reach[number], shared[number] = mine, cells, common
            undecided.append(number)
            twice |= once & cells
            once |= cells
    return undecided
