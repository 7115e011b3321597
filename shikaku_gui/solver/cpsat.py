"""Running a CP-SAT model under the limits of a solve.

OR-Tools is imported where the first model is built: that takes half a second.
"""

from typing import TYPE_CHECKING, Any

from shikaku_gui.solver.control import Control

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_POLL_SECONDS = 0.02


def run(
    solver: "cp_model.CpSolver", model: "cp_model.CpModel", control: Control, callback: Any = None
) -> bool | None:
    """Solve on a thread of its own while this one watches the limits.

    Returns whether the model has a solution, None where that is not known; with a
    callback and ``enumerate_all_solutions``, an answer means the search was exhausted.
    A request to stop is lost where it comes before the search has begun, so it is
    repeated until the search has ended.
    """
    from threading import Thread

    from ortools.sat.python import cp_model

    ended = cp_model.UNKNOWN

    def work() -> None:
        nonlocal ended
        ended = solver.solve(model, callback)

    solver.parameters.num_workers = 1
    # Ctrl+C is Python's: CP-SAT's own handler ends the whole process where it solves
    # beside the main thread.
    solver.parameters.catch_sigint_signal = False
    thread = Thread(target=work, name="CP-SAT")
    thread.start()
    try:
        while thread.is_alive() and not control.over:
            thread.join(_POLL_SECONDS)
    finally:
        while thread.is_alive():
            solver.stop_search()
            thread.join(_POLL_SECONDS)
    return {cp_model.OPTIMAL: True, cp_model.INFEASIBLE: False}.get(ended)
