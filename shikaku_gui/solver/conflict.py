"""Why a puzzle has no solution: a smallest set of clues that cannot live together.

A set of clues *packs* where each can have one of its placements and no two overlap. All
clues of a puzzle of the right sum pack just where it has a solution. So a puzzle without
one has clues that do not pack, and a set is minimal where it packs without any one clue.

CP-SAT names a set to begin with (the assumptions sufficient for infeasibility); then
each clue is left out in turn, and stays out where the rest still does not pack.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.cpsat import run

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_CHECK_EVERY = 256


def conflicts(live: Sequence[Sequence[Rect]], control: Control) -> Iterator[list[int]]:
    """Yield ever smaller sets of clues, by number, that do not pack; the last is minimal.

    ``live`` are the placements of all clues. Yields nothing where all clues pack.

    Raises:
        CutShortError: a limit was reached.
    """
    everything = list(range(len(live)))
    core = _core(live, everything, control)
    if core is None:
        return
    yield core
    for clue in core.copy():
        if clue in core:
            smaller = _core(live, [other for other in core if other != clue], control)
            if smaller is not None:
                core = smaller
                yield core


def _core(live: Sequence[Sequence[Rect]], clues: list[int], control: Control) -> list[int] | None:
    """Return some of these clues that do not pack, in order; None where all of them do."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    wanted = {model.new_bool_var("").index: clue for clue in clues}
    _pack(model, live, wanted, control)
    model.add_assumptions([model.get_bool_var_from_proto_index(index) for index in wanted])
    solver = cp_model.CpSolver()
    packs = run(solver, model, control)
    if packs is None:
        raise CutShortError
    if packs:
        return None
    return sorted(wanted[index] for index in solver.sufficient_assumptions_for_infeasibility())


def _pack(
    model: "cp_model.CpModel",
    live: Sequence[Sequence[Rect]],
    wanted: dict[int, int],
    control: Control,
) -> None:
    """Write the packing model; ``wanted`` maps a clue's assumption to the clue."""
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    for number, (index, clue) in enumerate(wanted.items()):
        if number % _CHECK_EVERY == 0:
            control.check()
        variables = []
        for rect in live[clue]:
            variables.append(model.new_bool_var(""))
            for cell in rect.cells():
                covering[cell].append(variables[-1])
        model.add_bool_or(variables).only_enforce_if(model.get_bool_var_from_proto_index(index))
    for number, variables in enumerate(covering.values()):
        if number % _CHECK_EVERY == 0:
            control.check()
        if len(variables) > 1:
            model.add_at_most_one(variables)
