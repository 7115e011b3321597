"""The levels of deduction above the basic one, on the independent parts of a position.

:func:`deduce` runs all of them from given placements, for those who want the deductions
without a solution.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.engine import UndecidedPart, joined_partitions
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.masks.shaving import by_shaving
from shikaku_gui.solver.masks.subsets import by_subsets
from shikaku_gui.solver.result import Level

MOST_SHAVED_IN_RECIPES = 200
"""Without a budget, parts of more clues are not shaved: the generator works so.

Which parts it repairs depends on this number, and so do the puzzles of all recipes.
"""


class Deduced(NamedTuple):
    """The placements that deductions leave, clue by clue.

    ``partitions`` are choices of one placement per clue that shaving came across, two at most:
    each covers every cell once. If every clue has one placement left, that is the only one.
    """

    placements: Sequence[Sequence[Rect]]
    partitions: Sequence[Sequence[Rect]]


def deduce(
    puzzle: Puzzle,
    placements: Sequence[Sequence[Rect]],
    level: Level = Level.SHAVING,
    control: Control | None = None,
    work: float = math.inf,
    partitions: int = 3,
) -> Deduced:
    """Return what the deductions up to a level leave of the placements of the clues.

    ``placements`` has one sequence a clue, in row-major order of the clues, as
    :func:`shikaku_gui.solver.candidates.placements_left` gives them for a board; so has
    what is returned. No placement of a partition made of ``placements`` is ever removed.
    Subsets and shaving have a budget of so much ``work``, and of ``partitions``; see
    :class:`.Budget`.

    Raises:
        ContradictionError: no partition can be made of these placements.
        CutShortError: a limit of ``control`` was reached.
    """
    control = control or Control()
    frame = PaddedFrame(puzzle.grid)
    clues = range(len(placements))
    whole = PlacementMasks.of_rects(frame, clues, placements, control, frame.whole)
    whole.settle(control)
    left = dict(zip(clues, whole.placements(control), strict=True))
    decided: dict[int, Rect] = {}
    parts = whole.parts(control)
    budget = Budget(control, work, partitions)
    if level is not Level.BASIC:
        parts = exhaust_subsets(parts, decided, control, budget)
    if level is Level.SHAVING:
        parts = exhaust_shaving(parts, decided, control, budget)
    for part in parts:
        left.update(zip(part.clues, part.placements(control), strict=True))
    left.update({clue: [rect] for clue, rect in decided.items()})
    rest = [UndecidedPart(part.clues, (), part.partitions()) for part in parts]
    remaining = tuple(tuple(left[clue]) for clue in clues)
    chosen = {clue: mine[0] for clue, mine in left.items() if len(mine) == 1}
    return Deduced(remaining, joined_partitions(rest, chosen))


def exhaust_subsets(
    parts: Iterable[PlacementMasks],
    decided: dict[int, Rect],
    control: Control,
    budget: Budget | None = None,
) -> list[PlacementMasks]:
    """Apply the basic deductions and subsets until they find no more, or a ``budget`` ends.

    Takes settled positions without decided clues and returns those they fall into; the
    rectangles found are added to ``decided`` by clue number.

    Raises:
        ContradictionError: there is no partition.
        CutShortError: a limit was reached.
    """
    budget = budget or Budget(control)
    done: list[PlacementMasks] = []
    work = list(parts)
    while work:
        control.check()
        part = work.pop()
        before = part.undecided
        if not budget.spent and by_subsets(part, control, budget):
            part.settle(control)
            budget.earn(before - part.undecided)
            decided.update(part.decided())
            work += part.parts(control)
        else:
            done.append(part)
    return done


def exhaust_shaving(
    parts: Iterable[PlacementMasks],
    decided: dict[int, Rect],
    control: Control,
    budget: Budget | None = None,
) -> list[PlacementMasks]:
    """Apply all deductions until they find no more, as :func:`exhaust_subsets` does.

    Raises:
        ContradictionError: there is no partition.
        CutShortError: a limit was reached.
    """
    done: list[PlacementMasks] = []
    work = list(parts)
    while work:
        part = work.pop()
        tried = budget is not None or len(part.remaining) <= MOST_SHAVED_IN_RECIPES
        if tried and by_shaving(part, control, budget):
            decided.update(part.decided())
            work += exhaust_subsets(part.parts(control), decided, control, budget)
        else:
            done.append(part)
    return done
