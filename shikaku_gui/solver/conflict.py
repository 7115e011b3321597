"""Why a puzzle has no solution: a minimal set of clues that contradict each other.

A set of clues *packs* if each can have one of its placements so that no two overlap. The
clues of a puzzle whose areas add up to the grid pack if and only if it has a solution. So a
puzzle without one has a set of clues that does not pack; it is minimal if it packs without
any one of them.

CP-SAT returns the first set (the assumptions sufficient for infeasibility). A large set is cut
into blocks, which are left out in turn: where the rest still does not pack, it is the next set.
If the rest packs for each of the blocks, every set that does not pack has a clue of each, so
there is none that a person can look at. In a small set each clue is left out in turn, and stays
out if the rest still does not pack.

Most of these sets pack, and a packing without one clue often leads to packings without others:
where a placement of the one overlaps the rectangle of a single other clue, it takes that one's
place (*model rotation*; J. Marques-Silva and I. Lynce, On improving MUS extraction algorithms, SAT
2011). CP-SAT is asked only about the clues that are not known to be needed by that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.search.cp_sat import load, new_solver, run
from shikaku_gui.solver.search.task import LivePlacements, Numbers
from shikaku_gui.solver.search.task_runner import run_task

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


Packing: TypeAlias = dict[int, Rect]
"""A placement of each of some clues, none of which overlap."""

MOST_SHOWN = 12
"""Sets of more clues are too large for a person to look at."""


class Conflict(NamedTuple):
    """Clues that do not pack, by number; no clues that do not pack are fewer than ``least``."""

    clues: Sequence[int]
    least: int


def conflicts(
    live: LivePlacements, control: Control, *, all_conflict: bool = False
) -> Generator[Conflict, None, None]:
    """Yield ever smaller sets of clues that do not pack.

    The last is minimal, or else its ``least`` is more than :data:`MOST_SHOWN`. ``live`` are the
    placements of all clues. Yields nothing if all clues pack; ``all_conflict`` tells that they
    are known not to.

    Raises:
        CutShortError: a limit was reached.
    """
    task = run_task(shrinking_conflicts, live, control, int(all_conflict), heavy=True)
    with closing(task) as found:
        for least, *clues in found:
            yield Conflict(clues, least)


def shrinking_conflicts(
    live: LivePlacements, control: Control, all_conflict: int
) -> Generator[Numbers, None, None]:
    """Do the search of :func:`conflicts`, in any process; ``least`` comes before the clues."""
    every = list(range(len(live)))
    # Where no small set is among many clues, the first search for one takes the longest.
    core = every if all_conflict and len(live) > 2 * MOST_SHOWN else _core(live, every, control)
    if isinstance(core, dict):
        return
    yield [1, *core]
    while len(core) > 2 * MOST_SHOWN:
        smaller = _without_block(live, core, control)
        if smaller is None:
            yield [MOST_SHOWN + 1, *core]
            return
        core = smaller
        yield [1, *core]
    needed: set[int] = set()  # The rest packs without any one of them.
    for clue in core.copy():
        if clue in core and clue not in needed:
            found = _core(live, [other for other in core if other != clue], control)
            if isinstance(found, dict):
                needed |= _rotated(live, clue, found)
            else:
                core = found
                yield [1, *core]


def _rotated(live: LivePlacements, clue: int, packing: Packing) -> set[int]:
    """Return clues without which a set packs: one that a packing lacks, and those it leads to."""
    rects = [rect for each in (clue, *packing) for rect in live[each]]
    height = max((rect.bottom for rect in rects), default=1)
    width = max((rect.right for rect in rects), default=1)
    mask = PaddedFrame(Rect(0, 0, height, width)).mask
    placements = {each: list(map(mask, live[each])) for each in (clue, *packing)}
    needed = {clue}
    waiting = [(clue, {each: mask(rect) for each, rect in packing.items()})]
    while waiting:
        left_out, packed = waiting.pop()
        for placement in placements[left_out]:
            in_the_way = [each for each, other in packed.items() if other & placement]
            if len(in_the_way) == 1 and in_the_way[0] not in needed:
                (other,) = in_the_way
                needed.add(other)
                without = {each: taken for each, taken in packed.items() if each != other}
                waiting.append((other, without | {left_out: placement}))
    return needed


def _without_block(live: LivePlacements, core: Numbers, control: Control) -> Numbers | None:
    """Return clues that do not pack, without one of the blocks of a set that does not.

    None if the rest packs for each of ``MOST_SHOWN + 1`` blocks.
    """
    blocks = MOST_SHOWN + 1
    for number in range(blocks):
        start, end = (len(core) * each // blocks for each in (number, number + 1))
        found = _core(live, core[:start] + core[end:], control)
        if not isinstance(found, dict):
            return found
    return None


def _core(live: LivePlacements, clues: Numbers, control: Control) -> Numbers | Packing:
    """Return some of these clues that do not pack, in order, or a packing of all of them."""
    load(control)
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    wanted = {model.new_bool_var("").index: clue for clue in clues}
    variables = _pack(model, live, wanted, control)
    model.add_assumptions([model.get_bool_var_from_proto_index(index) for index in wanted])
    solver = new_solver()
    if run(solver, model, control):
        taken = solver.response_proto.solution
        return {
            clue: next(rect for rect, index in zip(live[clue], mine, strict=True) if taken[index])
            for clue, mine in variables.items()
        }
    return sorted(wanted[index] for index in solver.sufficient_assumptions_for_infeasibility())


def _pack(
    model: cp_model.CpModel, live: LivePlacements, wanted: dict[int, int], control: Control
) -> dict[int, Numbers]:
    """Add the packing constraints, and return the indices of each clue's variables.

    ``wanted`` maps a clue's assumption to the clue.
    """
    indices: dict[int, Numbers] = {}
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    for index, clue in wanted.items():
        control.check()
        variables = []
        for rect in live[clue]:
            control.check()
            variables.append(model.new_bool_var(""))
            for cell in rect.cells():
                covering[cell].append(variables[-1])
        model.add_bool_or(variables).only_enforce_if(model.get_bool_var_from_proto_index(index))
        indices[clue] = [variable.index for variable in variables]
    for variables in covering.values():
        control.check()
        if len(variables) > 1:
            model.add_at_most_one(variables)
    return indices
