"""Phase 2: set partitioning by CP-SAT, for what deduction could not decide.

One 0/1 variable a placement; the placements of a clue, and those that cover a cell, are
each exactly one. Simonis, *Shikaku as a Constraint Problem* (CSCLP 2009), section 4.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.cpsat import run

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_CHECK_EVERY = 256
# More literals than this would take gigabytes; such a model is refused, not tried.
LARGEST_MODEL = 40_000_000


@dataclass(frozen=True, slots=True)
class Found:
    """Partitions found, one rectangle a clue, and whether there are no others."""

    partitions: tuple[tuple[Rect, ...], ...]
    complete: bool


def partitions(live: Sequence[Sequence[Rect]], at_most: int, control: Control) -> Found:
    """Return different choices of one placement a clue that cover the cells once each.

    The cells to cover are those any placement covers. Ends early at ``at_most``
    partitions, at a limit of ``control``, and at once where the model would be larger
    than :data:`LARGEST_MODEL`; then the answer is not complete.
    """
    if sum(rect.area for mine in live for rect in mine) > LARGEST_MODEL:
        return Found((), complete=False)
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    chosen = _build(model, live, control)
    collector = _collector(chosen, at_most)
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    exhausted = run(solver, model, control, collector) is not None
    return Found(tuple(collector.found), exhausted and not collector.full)


def _build(
    model: "cp_model.CpModel", live: Sequence[Sequence[Rect]], control: Control
) -> list[list[tuple[Rect, "cp_model.IntVar"]]]:
    """Write the model; return the variables with their placements, clue by clue."""
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    chosen: list[list[tuple[Rect, cp_model.IntVar]]] = []
    for number, mine in enumerate(live):
        if number % _CHECK_EVERY == 0:
            control.check()
        pairs = [(rect, model.new_bool_var("")) for rect in mine]
        for rect, variable in pairs:
            for cell in rect.cells():
                covering[cell].append(variable)
        model.add_exactly_one(variable for _, variable in pairs)
        chosen.append(pairs)
    for number, variables in enumerate(covering.values()):
        if number % _CHECK_EVERY == 0:
            control.check()
        model.add_exactly_one(variables)
    return chosen


def _collector(chosen: list[list[tuple[Rect, "cp_model.IntVar"]]], at_most: int) -> Any:
    """Return a callback that keeps partitions and ends the search when there are enough.

    Its class is made here, because its base class comes with OR-Tools.
    """
    from ortools.sat.python import cp_model

    class Collector(cp_model.CpSolverSolutionCallback):
        def __init__(self) -> None:
            super().__init__()
            self.found: dict[tuple[Rect, ...], None] = {}
            self.full = False

        def on_solution_callback(self) -> None:
            if self.full:
                return
            self.found[self._chosen()] = None
            if len(self.found) >= at_most:
                self.full = True
                self.stop_search()

        def _chosen(self) -> tuple[Rect, ...]:
            return tuple(
                next(rect for rect, variable in pairs if self.boolean_value(variable))
                for pairs in chosen
            )

    return Collector()
