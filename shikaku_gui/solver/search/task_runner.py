"""Runs a search task in this process, or in a worker process where its model is large.

CP-SAT cannot be interrupted while it loads and presolves a model. That takes under 50 ms up
to :data:`LARGEST_IN_PROCESS` and half a second at 400x400. A process can be killed at once.
"""

from collections.abc import Generator
from itertools import chain

from shikaku_gui.child_processes import can_run_modules
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search.task import LivePlacements, Numbers, SearchTask

LARGEST_IN_PROCESS = 60_000
"""In literals; a 100x100 puzzle with no clue decided has about as many."""


def count_literals(live: LivePlacements, control: Control) -> int:
    """Count the literals of a model: a placement occurs once for its clue and each of its cells.

    Raises:
        CutShortError: a limit was reached.
    """
    return sum(rect.area + 1 for rect in control.checked(chain.from_iterable(live)))


def run_task(
    task: SearchTask, live: LivePlacements, control: Control, *limits: int, heavy: bool = False
) -> Generator[Numbers, None, None]:
    """Yield what a task yields.

    ``heavy`` tells that its models take several times as long to load as partitions do.
    Large models also run in this process where no worker process can be started, as in a
    program of somebody else that bundles this package.

    Raises:
        CutShortError: a limit was reached, or the process failed.
    """
    largest = LARGEST_IN_PROCESS // 3 if heavy else LARGEST_IN_PROCESS
    if count_literals(live, control) > largest and can_run_modules():
        from shikaku_gui.solver.search.subprocess_worker import UnavailableError, run_in_subprocess

        try:
            yield from run_in_subprocess(task, live, control, limits)
            return
        except UnavailableError:
            pass
    yield from task(live, control, *limits)
