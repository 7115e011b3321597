"""This program's own solver: deduction, and CP-SAT for what is left."""

from time import process_time

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.formulation import Formulation, RunOutcome, Verdict
from shikaku_gui.solver.result import Status
from shikaku_gui.solver.solving import solve
from shikaku_gui.texts import make_message

_VERDICTS = {
    Status.UNIQUE: Verdict.UNIQUE,
    Status.MULTIPLE: Verdict.MULTIPLE,
    Status.INFEASIBLE: Verdict.INFEASIBLE,
    Status.LIMIT: Verdict.TIME_LIMIT,
}


def _run(puzzle: Puzzle, _placements: Placements, control: Control) -> RunOutcome:
    """Solve from the start: it lists placements in its own way, and that time counts."""
    started = process_time()
    limit = None if control.remaining == float("inf") else control.remaining
    result = solve(puzzle, time_limit=limit, stop=control.is_over)
    verdict = _VERDICTS[result.status]
    return RunOutcome(
        verdict,
        result.solutions,
        proved=verdict is not Verdict.TIME_LIMIT,
        seconds_solve=process_time() - started,
    )


FORMULATIONS = (
    Formulation(
        "deduction",
        make_message(N_("this program; the rules are Simonis' levels Ini to Red, Sub and SAC")),
        make_message(
            N_("exact: what deduction removes is in no solution; CP-SAT decides the rest")
        ),
        _run,
        needs_listing=False,
    ),
)
