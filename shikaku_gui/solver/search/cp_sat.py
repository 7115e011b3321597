"""Running a CP-SAT model under the limits of a solve.

OR-Tools is imported when the first model is built, because that takes half a second.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from shikaku_gui.solver.background_import import BackgroundImport
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import Emit, run_in_thread

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

# The first loads the shared libraries, the second NumPy and pandas.
_MODULES = ("ortools.util.python.sorted_interval_list", "ortools.sat.python.cp_model")


def load_libraries() -> None:
    """Load the shared libraries of OR-Tools, which its import then finds in memory.

    That takes a tenth of a second. During an import no other thread could run Python meanwhile;
    a foreign function runs without the interpreter lock. Where this fails, the import does it.
    """
    if sys.platform == "win32":
        return
    import ctypes

    with suppress(AttributeError, ImportError, OSError):
        found = find_spec(_MODULES[0])
        if found is not None and found.origin is not None:
            dlopen = ctypes.CDLL(None).dlopen
            dlopen.restype, dlopen.argtypes = ctypes.c_void_p, (ctypes.c_char_p, ctypes.c_int)
            dlopen(os.fsencode(found.origin), sys.getdlopenflags())


_ortools = BackgroundImport(*_MODULES, before=load_libraries)


def load(control: Control) -> None:
    """Import OR-Tools, for callers that then import from it; see :class:`.BackgroundImport`.

    Raises:
        CutShortError: a limit was reached.
    """
    _ortools.load(control)


def new_solver() -> cp_model.CpSolver:
    """Return a solver with the parameters of every search; OR-Tools must be loaded."""
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # CP-SAT's own Ctrl+C handler ends the whole process when it solves on another thread.
    solver.parameters.catch_sigint_signal = False
    return solver


def run(solver: cp_model.CpSolver, model: cp_model.CpModel, control: Control) -> bool:
    """Tell whether the model has a solution.

    Raises:
        CutShortError: a limit was reached, or CP-SAT cannot tell.
    """
    from ortools.sat.python import cp_model

    def work(emit: Emit[cp_model.CpSolverStatus]) -> None:
        emit(solver.solve(model))

    answers = {cp_model.OPTIMAL: True, cp_model.INFEASIBLE: False}
    (ended,) = run_in_thread(work, solver.stop_search, control)
    if ended not in answers:
        raise CutShortError
    return answers[ended]
