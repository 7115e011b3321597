"""The set-partitioning equations for the linear solvers of OR-Tools."""

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.formulations.cell_cover import covering_by_cell
from shikaku_gui.solver.formulations.formulation import SolverError, Verdict
from shikaku_gui.texts import make_message

MODULES = ("ortools.linear_solver.pywraplp",)
"""The modules that a formulation for a linear solver imports late."""

# A limit that this long solve would not notice anyway; the solvers count in milliseconds.
_LONGEST = 10**9


class LinearModel:
    """A variable from 0 to 1 for each placement, and an equation for each cell.

    The equation of a clue is also its cell's. ``variables`` has a list for each clue,
    ``equations`` one constraint for each cell in row-major order.

    Raises:
        SolverError: OR-Tools has no such solver.
        CutShortError: a limit was reached.
    """

    def __init__(
        self, solver: str, integral: bool, puzzle: Puzzle, placements: Placements, control: Control
    ) -> None:
        from ortools.linear_solver import pywraplp

        self._integral = integral
        self.solver = pywraplp.Solver.CreateSolver(solver)
        if self.solver is None:
            note = make_message(N_("this build of OR-Tools lacks {solver}"), solver=solver)
            raise SolverError(Verdict.UNSUPPORTED, note)
        make = self.solver.BoolVar if integral else lambda name: self.solver.NumVar(0, 1, name)
        self.variables = [[make("") for _ in mine] for mine in placements]
        self.equations = []
        for over in covering_by_cell(puzzle, placements, control).values():
            control.check()
            equation = self.solver.Constraint(1, 1)
            for clue, number in over:
                equation.SetCoefficient(self.variables[clue][number], 1)
            self.equations.append(equation)

    def solve(self, control: Control) -> bool:
        """Tell whether the solver says that there is a solution, with the least objective if any.

        Raises:
            CutShortError: a limit was reached.
            SolverError: the solver failed.
        """
        from ortools.linear_solver import pywraplp

        control.check()
        self.solver.SetTimeLimit(int(min(_LONGEST, 1 + 1000 * control.remaining)))
        status = self.solver.Solve()
        # An integer program has no objective here, so any solution of it is the best one.
        if status == pywraplp.Solver.OPTIMAL or (
            self._integral and status == pywraplp.Solver.FEASIBLE
        ):
            return True
        if status == pywraplp.Solver.INFEASIBLE:
            return False
        if status == pywraplp.Solver.ABNORMAL:
            raise SolverError(Verdict.UNDECIDED, make_message(N_("the solver failed")))
        raise CutShortError

    def values(self) -> tuple[tuple[float, ...], ...]:
        """Return the values of the variables in the last solution."""
        return tuple(tuple(each.solution_value() for each in mine) for mine in self.variables)
