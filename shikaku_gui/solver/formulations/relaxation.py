"""The linear relaxation: is it integral, and does it prove uniqueness by itself?

Kalvelagen (*CellBlock or Shikaku*, blog) asks the first. For the second, the sum over the
placements of a solution is minimised: if no point of the relaxation has less than all of them,
there is no other solution, because any other lacks at least two.

What a solver says of a minimum is rounded. Its dual values, rounded to integers, give a bound that
is calculated exactly (:func:`least_cost`); where that suffices, the verdict is proved.
"""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from time import process_time
from typing import TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import KALVELAGEN, Formulation, RunOutcome, Verdict
from shikaku_gui.solver.formulations.linear_model import MODULES, LinearModel
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import Words, count_message, make_message

Values: TypeAlias = tuple[tuple[float, ...], ...]

TOLERANCE = 1e-6
"""How far a value may lie from 0 or 1 and still be taken for it."""

_SCALE = 2**20
"""Dual values are rounded to multiples of its reciprocal."""


def fractional(values: Values) -> int:
    """Return how many values are neither 0 nor 1."""
    return sum(TOLERANCE < value < 1 - TOLERANCE for value in chain.from_iterable(values))


def least_cost(
    puzzle: Puzzle,
    placements: Placements,
    costs: Sequence[Sequence[int]],
    duals: Sequence[int],
) -> int:
    """Return a number that the cost of no partition is below, whatever the dual values are.

    ``costs`` has a number for each placement of each clue, ``duals`` one for each cell in
    row-major order. A partition covers each cell once and takes one placement of each clue, so
    its cost is the sum of the duals and of the reduced costs of what it takes; of each clue that
    is at least the smallest.
    """
    stride = puzzle.cols
    bound = sum(duals)
    for mine, own in zip(placements, costs, strict=True):
        bound += min(
            cost
            - sum(
                sum(duals[start : start + rect.width])
                for start in range(
                    rect.row * stride + rect.col, rect.bottom * stride + rect.col, stride
                )
            )
            for rect, cost in zip(mine, own, strict=True)
        )
    return bound


class _Relaxation:
    """The run of a linear solver on the relaxation of a puzzle."""

    def __init__(
        self, solver: str, puzzle: Puzzle, placements: Placements, control: Control
    ) -> None:
        self._puzzle = puzzle
        self._placements = placements
        self._control = control
        self._started = process_time()
        self._program = LinearModel(solver, False, puzzle, placements, control)
        self._built = process_time()
        self._size = (self._program.solver.NumVariables(), self._program.solver.NumConstraints())

    def outcome(self) -> RunOutcome:
        """Solve it.

        Raises:
            CutShortError: a limit was reached.
            SolverError: the solver failed.
        """
        program = self._program
        feasible = program.solve(self._control)
        solved = process_time()
        if not feasible:
            proved = self._has_no_solution()
            return self._ended(Verdict.INFEASIBLE, solved, proved=proved)
        values = program.values()
        number = fractional(values)
        if number:
            note = count_message(
                "1 of the values is fractional", "{count} of the values are fractional", number
            )
            return self._ended(Verdict.UNDECIDED, solved, note=note, values=values)
        first = self._solution(values)
        least = self._minimise(first)
        if least is None:
            note = make_message(N_("the solver contradicts itself: it now finds no point at all"))
            return self._ended(Verdict.SOLVED, solved, (first,), note=note, values=values)
        if least > len(first) - 1:
            return self._ended(
                Verdict.UNIQUE, solved, (first,), proved=self._is_only(first), values=values
            )
        other = program.values()
        number = fractional(other)
        if not number:
            found = (first, self._solution(other))
            return self._ended(Verdict.MULTIPLE, solved, found, values=values)
        note = make_message(
            N_("a fractional point has only {some} of its {count} placements"),
            some=f"{least:.3g}",
            count=len(first),
        )
        return self._ended(Verdict.SOLVED, solved, (first,), note=note, values=other)

    def _ended(
        self,
        verdict: Verdict,
        solved: float,
        solutions: tuple[Solution, ...] = (),
        *,
        proved: bool = False,
        note: Words = "",
        values: Values = (),
    ) -> RunOutcome:
        return RunOutcome(
            verdict,
            solutions,
            proved,
            seconds_build=self._built - self._started,
            seconds_solve=solved - self._built,
            seconds_prove=process_time() - solved,
            variables=self._size[0],
            constraints=self._size[1],
            note=note,
            values=tuple(tuple(round(value, 6) for value in mine) for mine in values),
        )

    def _solution(self, values: Values) -> Solution:
        return tuple(
            mine[max(range(len(mine)), key=own.__getitem__)]
            for mine, own in zip(self._placements, values, strict=True)
        )

    def _minimise(self, solution: Solution) -> float | None:
        """Return the least sum over the placements of a solution; None where there is no point.

        Raises:
            CutShortError: a limit was reached.
            SolverError: the solver failed.
        """
        program = self._program
        objective = program.solver.Objective()
        for mine, own, rect in zip(self._placements, program.variables, solution, strict=True):
            objective.SetCoefficient(own[mine.index(rect)], 1)
        objective.SetMinimization()
        return float(objective.Value()) if program.solve(self._control) else None

    def _is_only(self, solution: Solution) -> bool:
        """Tell whether the exact bound shows that there is no other solution."""
        costs = [
            [_SCALE if each == rect else 0 for each in mine]
            for mine, rect in zip(self._placements, solution, strict=True)
        ]
        return self._bound(costs) > (len(solution) - 2) * _SCALE

    def _has_no_solution(self) -> bool:
        """Tell whether the exact bound shows that there is no solution.

        The sum of what the cells have too much or too little is minimised for its dual values.
        """
        solver = self._program.solver
        objective = solver.Objective()
        for equation in self._program.equations:
            for sign in (-1, 1):
                slack = solver.NumVar(0, solver.infinity(), "")
                equation.SetCoefficient(slack, sign)
                objective.SetCoefficient(slack, 1)
        objective.SetMinimization()
        if not self._program.solve(self._control):
            return False
        return self._bound([[0] * len(mine) for mine in self._placements]) > 0

    def _bound(self, costs: Sequence[Sequence[int]]) -> int:
        duals = [round(each.dual_value() * _SCALE) for each in self._program.equations]
        return least_cost(self._puzzle, self._placements, costs, duals)


def _run(solver: str, puzzle: Puzzle, placements: Placements, control: Control) -> RunOutcome:
    return _Relaxation(solver, puzzle, placements, control).outcome()


_PROVES = make_message(
    N_(
        "solutions, which are checked; one solution or none, where dual values that are "
        "recalculated with integers give the bound, and otherwise that is a claim"
    )
)

FORMULATIONS = (
    Formulation(
        "relaxation",
        make_message(
            N_("{work}: the open question; here with GLOP, a simplex method"), work=KALVELAGEN
        ),
        _PROVES,
        partial(_run, "GLOP"),
        MODULES,
    ),
    Formulation(
        "relaxation-pdlp",
        make_message(
            N_(
                "{work}: the open question; here with PDLP, a first-order method, whose "
                "points are no "
                "vertices"
            ),
            work=KALVELAGEN,
        ),
        _PROVES,
        partial(_run, "PDLP"),
        MODULES,
    ),
)
