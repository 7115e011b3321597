"""Phase 2: set partitioning by CP-SAT, for what deduction could not decide.

One 0/1 variable a placement; the placements of a clue, and those that cover a cell, are
each exactly one. Simonis, *Shikaku as a Constraint Problem* (CSCLP 2009), section 4.
"""

from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, Any

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.dispatch import literals, yielded
from shikaku_gui.solver.search.worker_task import LivePlacements, Numbers

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

    from shikaku_gui.solver.search.background_thread import Tell

# More literals than this would take gigabytes; such a model is refused, not tried.
LARGEST_MODEL = 40_000_000


def partitions(
    live: LivePlacements, at_most: int, control: Control
) -> Generator[tuple[Rect, ...], None, None]:
    """Yield different choices of one placement a clue that cover the cells once each.

    The cells to cover are those any placement covers. Where fewer than ``at_most`` are
    yielded, there are no others.

    Raises:
        CutShortError: a limit was reached, or the model would be larger than
            :data:`LARGEST_MODEL`.
    """
    if literals(live, control) > LARGEST_MODEL:
        raise CutShortError
    with closing(yielded(choices, live, control, at_most)) as found:
        for choice in islice(found, at_most):
            yield tuple(mine[number] for mine, number in zip(live, choice, strict=True))


def choices(live: LivePlacements, control: Control, at_most: int) -> Generator[Numbers, None, None]:
    """Yield partitions: the number of a placement among those of its clue, clue by clue."""
    from shikaku_gui.solver.search.background_thread import watched
    from shikaku_gui.solver.search.cp_sat import load, new_solver

    load(control)
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    variables = _build(model, live, control)
    solver = new_solver()
    solver.parameters.enumerate_all_solutions = True
    # Both take longer here than they save.
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.symmetry_level = 0

    def work(tell: "Tell[Numbers]") -> None:
        collector = _collector(variables, at_most, tell)
        ended = solver.solve(model, collector)
        if ended not in (cp_model.OPTIMAL, cp_model.INFEASIBLE) and not collector.full:
            raise CutShortError

    yield from watched(work, solver.stop_search, control)


def _build(
    model: "cp_model.CpModel", live: LivePlacements, control: Control
) -> list[list["cp_model.IntVar"]]:
    """Write the model; return the variables of the placements, clue by clue."""
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    variables: list[list[cp_model.IntVar]] = []
    for mine in live:
        control.check()
        variables.append([model.new_bool_var("") for _ in mine])
        for rect, variable in zip(mine, variables[-1], strict=True):
            for cell in rect.cells():
                covering[cell].append(variable)
        model.add_exactly_one(variables[-1])
    for over_cell in covering.values():
        control.check()
        model.add_exactly_one(over_cell)
    return variables


def _collector(
    variables: Sequence[Sequence["cp_model.IntVar"]], at_most: int, tell: "Tell[Numbers]"
) -> Any:
    """Return a callback that tells partitions and ends the search when there are enough.

    Its class is made here, because its base class comes with OR-Tools.
    """
    from ortools.sat.python import cp_model

    class Collector(cp_model.CpSolverSolutionCallback):
        def __init__(self) -> None:
            super().__init__()
            self.found: set[tuple[int, ...]] = set()
            self.full = False

        def on_solution_callback(self) -> None:
            choice = self._chosen()
            if self.full or choice in self.found:
                return
            self.found.add(choice)
            tell(list(choice))
            if len(self.found) >= at_most:
                self.full = True
                self.stop_search()

        def _chosen(self) -> tuple[int, ...]:
            return tuple(
                next(number for number, variable in enumerate(mine) if self.boolean_value(variable))
                for mine in variables
            )

    return Collector()
