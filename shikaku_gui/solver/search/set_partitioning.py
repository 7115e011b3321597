"""Set partitioning by CP-SAT, for the part that deduction could not decide.

One 0/1 variable per placement; exactly one placement of each clue, and exactly one that
covers each cell, is chosen. Simonis, *Shikaku as a Constraint Problem* (CSCLP 2009), section 4.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, Any

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import Emit, run_in_thread
from shikaku_gui.solver.search.cp_sat import load, new_solver
from shikaku_gui.solver.search.task import LivePlacements, Numbers
from shikaku_gui.solver.search.task_runner import count_literals, run_task

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


LARGEST_MODEL = 40_000_000
"""In literals; a larger one would take gigabytes and is not tried."""


def partitions(
    live: LivePlacements, at_most: int, control: Control
) -> Generator[tuple[Rect, ...], None, None]:
    """Yield different choices of one placement per clue that cover each cell once.

    The cells to cover are those that any placement covers. If fewer than ``at_most`` are
    yielded, there are no others.

    Raises:
        CutShortError: a limit was reached, or the model would be larger than
            :data:`LARGEST_MODEL`.
    """
    if count_literals(live, control) > LARGEST_MODEL:
        raise CutShortError
    with closing(run_task(partition_choices, live, control, at_most)) as found:
        for choice in islice(found, at_most):
            yield tuple(mine[number] for mine, number in zip(live, choice, strict=True))


def partition_choices(
    live: LivePlacements, control: Control, at_most: int
) -> Generator[Numbers, None, None]:
    """Yield partitions as the index of the chosen placement of each clue."""
    load(control)
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    variables = add_partition(model, live, control)
    solver = new_solver()
    solver.parameters.enumerate_all_solutions = True
    # Both cost more time than they save on these models.
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.symmetry_level = 0

    def work(emit: Emit[Numbers]) -> None:
        collector = _collector(variables, at_most, emit)
        ended = solver.solve(model, collector)
        if ended not in (cp_model.OPTIMAL, cp_model.INFEASIBLE) and not collector.full:
            raise CutShortError

    yield from run_in_thread(work, solver.stop_search, control)


def add_partition(
    model: cp_model.CpModel, live: LivePlacements, control: Control
) -> list[list[cp_model.IntVar]]:
    """Add the variables and constraints; return the variables of each clue's placements.

    Raises:
        CutShortError: a limit was reached.
    """
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    variables: list[list[cp_model.IntVar]] = []
    for mine in live:
        control.check()
        variables.append([model.new_bool_var("") for _ in mine])
        for rect, variable in zip(mine, variables[-1], strict=True):
            control.check()
            for cell in rect.cells():
                covering[cell].append(variable)
        model.add_exactly_one(variables[-1])
    for over_cell in covering.values():
        control.check()
        model.add_exactly_one(over_cell)
    return variables


def _collector(
    variables: Sequence[Sequence[cp_model.IntVar]], at_most: int, emit: Emit[Numbers]
) -> Any:
    """Return a callback that emits partitions and ends the search when there are enough.

    Its class is defined here because its base class is imported with OR-Tools.
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
            emit(list(choice))
            if len(self.found) >= at_most:
                self.full = True
                self.stop_search()

        def _chosen(self) -> tuple[int, ...]:
            return tuple(
                next(number for number, variable in enumerate(mine) if self.boolean_value(variable))
                for mine in variables
            )

    return Collector()
