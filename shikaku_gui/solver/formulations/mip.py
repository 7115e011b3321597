"""Set partitioning as a mixed integer program, for the solvers in OR-Tools."""

from functools import partial

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import KALVELAGEN, SIMONIS, Formulation, run_model
from shikaku_gui.solver.formulations.linear_model import MODULES, LinearModel
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import Message, make_message

_PROVES = make_message(
    N_("solutions, which are checked; that there is no other is the claim of a solver that rounds")
)


def _source(solver: str) -> Message:
    return make_message(
        N_("{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}"),
        work=SIMONIS,
        other=KALVELAGEN,
        solver=solver,
    )


class MixedIntegerModel:
    """A mixed integer program that gives one different solution after another."""

    def __init__(
        self, solver: str, puzzle: Puzzle, placements: Placements, control: Control
    ) -> None:
        self._placements = placements
        self._program = LinearModel(solver, True, puzzle, placements, control)
        self.variables = self._program.solver.NumVariables()
        self.constraints = self._program.solver.NumConstraints()
        self.nodes = 0

    def next_solution(self, control: Control) -> Solution | None:
        """Return a solution that was not returned before; None where the solver finds no other.

        Raises:
            CutShortError: a limit was reached.
            SolverError: the solver failed.
        """
        program = self._program
        found = program.solve(control)
        self.nodes += max(0, program.solver.nodes())
        if not found:
            return None
        chosen = [max(range(len(mine)), key=mine.__getitem__) for mine in program.values()]
        cut = program.solver.Constraint(0, len(chosen) - 1)
        for mine, number in zip(program.variables, chosen, strict=True):
            cut.SetCoefficient(mine[number], 1)
        return tuple(mine[number] for mine, number in zip(self._placements, chosen, strict=True))


FORMULATIONS = tuple(
    Formulation(
        solver.lower(),
        _source(solver),
        _PROVES,
        partial(run_model, partial(MixedIntegerModel, solver), False),
        MODULES,
    )
    for solver in ("HiGHS", "SCIP", "CBC")
)
