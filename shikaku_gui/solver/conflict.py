"""Why a puzzle has no solution: a minimal set of clues that contradict each other.

A set of clues *packs* if each can have one of its placements so that no two overlap. The
clues of a puzzle whose areas add up to the grid pack if and only if it has a solution. So a
puzzle without one has a set of clues that does not pack; it is minimal if it packs without
any one of them.

CP-SAT returns the first set (the assumptions sufficient for infeasibility). Then each clue
is left out in turn, and stays out if the rest still does not pack.
"""

from collections import defaultdict
from collections.abc import Generator
from typing import TYPE_CHECKING

from shikaku_gui.model import Cell
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search.task import LivePlacements, Numbers
from shikaku_gui.solver.search.task_runner import run_task

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


def conflicts(live: LivePlacements, control: Control) -> Generator[Numbers, None, None]:
    """Yield ever smaller sets of clues, by number, that do not pack; the last is minimal.

    ``live`` are the placements of all clues. Yields nothing if all clues pack.

    Raises:
        CutShortError: a limit was reached.
    """
    yield from run_task(shrinking_conflicts, live, control)


def shrinking_conflicts(live: LivePlacements, control: Control) -> Generator[Numbers, None, None]:
    """Do the search of :func:`conflicts`, in any process."""
    core = _core(live, list(range(len(live))), control)
    if core is None:
        return
    yield core
    for clue in core.copy():
        if clue in core:
            smaller = _core(live, [other for other in core if other != clue], control)
            if smaller is not None:
                core = smaller
                yield core


def _core(live: LivePlacements, clues: Numbers, control: Control) -> Numbers | None:
    """Return some of these clues that do not pack, in order; None if all of them do."""
    from shikaku_gui.solver.search.cp_sat import load, new_solver, run

    load(control)
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    wanted = {model.new_bool_var("").index: clue for clue in clues}
    _pack(model, live, wanted, control)
    model.add_assumptions([model.get_bool_var_from_proto_index(index) for index in wanted])
    solver = new_solver()
    if run(solver, model, control):
        return None
    return sorted(wanted[index] for index in solver.sufficient_assumptions_for_infeasibility())


def _pack(
    model: "cp_model.CpModel", live: LivePlacements, wanted: dict[int, int], control: Control
) -> None:
    """Add the packing constraints; ``wanted`` maps a clue's assumption to the clue."""
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    for index, clue in wanted.items():
        control.check()
        variables = []
        for rect in live[clue]:
            variables.append(model.new_bool_var(""))
            for cell in rect.cells():
                covering[cell].append(variables[-1])
        model.add_bool_or(variables).only_enforce_if(model.get_bool_var_from_proto_index(index))
    for variables in covering.values():
        control.check()
        if len(variables) > 1:
            model.add_at_most_one(variables)
