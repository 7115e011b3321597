"""Running a CP-SAT model under the limits of a solve.

OR-Tools is imported when the first model is built, because that takes half a second.
"""

from importlib import import_module
from threading import Event, Thread
from typing import TYPE_CHECKING

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import POLL_SECONDS, Emit, run_in_thread

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

# The first loads the larger half of the libraries. Importing in two parts lets a waiting
# thread run in between.
_MODULES = ("ortools.util.python.sorted_interval_list", "ortools.sat.python.cp_model")
_loaded = Event()


def load(control: Control) -> None:
    """Import OR-Tools, for callers that then import from it.

    A background thread does that, because an import cannot be stopped and Ctrl+C during it
    becomes an ImportError. At a limit the import is left to finish.

    Raises:
        CutShortError: a limit was reached.
    """
    if _loaded.is_set():
        return
    Thread(target=_import, name="import of OR-Tools").start()
    while not _loaded.wait(POLL_SECONDS):
        control.check()


def _import() -> None:
    try:
        for name in _MODULES:
            import_module(name)
    except (ImportError, RuntimeError):
        pass  # The first is raised again in the caller; the second means that Python exits.
    finally:
        _loaded.set()


def new_solver() -> "cp_model.CpSolver":
    """Return a solver with the parameters of every search; OR-Tools must be loaded."""
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # CP-SAT's own Ctrl+C handler ends the whole process when it solves on another thread.
    solver.parameters.catch_sigint_signal = False
    return solver


def run(solver: "cp_model.CpSolver", model: "cp_model.CpModel", control: Control) -> bool:
    """Tell whether the model has a solution.

    Raises:
        CutShortError: a limit was reached, or CP-SAT cannot tell.
    """
    from ortools.sat.python import cp_model

    def work(emit: Emit["cp_model.CpSolverStatus"]) -> None:
        emit(solver.solve(model))

    answers = {cp_model.OPTIMAL: True, cp_model.INFEASIBLE: False}
    (ended,) = run_in_thread(work, solver.stop_search, control)
    if ended not in answers:
        raise CutShortError
    return answers[ended]
