"""Running a CP-SAT model under the limits of a solve.

OR-Tools is imported where the first model is built: that takes half a second.
"""

from importlib import import_module
from threading import Event, Thread
from typing import TYPE_CHECKING

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import POLL_SECONDS, Tell, watched

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

# The first is the larger half of the libraries: a thread that waits comes in between.
_MODULES = ("ortools.util.python.sorted_interval_list", "ortools.sat.python.cp_model")
_loaded = Event()


def load(control: Control) -> None:
    """Import OR-Tools, for callers that then import from it.

    That is done by a thread of its own, because an import can neither be stopped nor bear
    Ctrl+C: its libraries make an ImportError of it. At a limit it is left to its end.

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
        pass  # the first comes again where the caller imports; the second is Python's end
    finally:
        _loaded.set()


def new_solver() -> "cp_model.CpSolver":
    """Return a solver with the parameters of every search; OR-Tools must be loaded."""
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # Ctrl+C is Python's: CP-SAT's own handler ends the whole process where it solves
    # beside the main thread.
    solver.parameters.catch_sigint_signal = False
    return solver


def run(solver: "cp_model.CpSolver", model: "cp_model.CpModel", control: Control) -> bool:
    """Tell whether the model has a solution.

    Raises:
        CutShortError: a limit was reached, or CP-SAT cannot tell.
    """
    from ortools.sat.python import cp_model

    def work(tell: Tell["cp_model.CpSolverStatus"]) -> None:
        tell(solver.solve(model))

    answers = {cp_model.OPTIMAL: True, cp_model.INFEASIBLE: False}
    (ended,) = watched(work, solver.stop_search, control)
    if ended not in answers:
        raise CutShortError
    return answers[ended]
