"""Which models are worked on here, and which in a process of its own.

CP-SAT does not look up while it takes in and simplifies a model. Here that is under 50 ms
up to :data:`LARGEST_HERE`; at 400x400 it is half a second. A process can be ended at once.
"""

import sys
from collections.abc import Generator
from pathlib import Path

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.search.worker_task import LivePlacements, Numbers, Work

LARGEST_HERE = 60_000
"""Literals of a model; about those of a 100x100 without any clue decided."""


def literals(live: LivePlacements, control: Control) -> int:
    """Count the literals of a model: each placement stands for its clue and its cells.

    Raises:
        CutShortError: a limit was reached.
    """
    count = 0
    for mine in live:
        control.check()
        count += sum(rect.area + 1 for rect in mine)
    return count


def yielded(
    work: Work, live: LivePlacements, control: Control, *limits: int
) -> Generator[Numbers, None, None]:
    """Yield what the work yields, of a process of its own where the model is large.

    Where no process can be had, as in a program in one file, all is done here.

    Raises:
        CutShortError: a limit was reached, or the process failed.
    """
    if literals(live, control) > LARGEST_HERE and _has_interpreter():
        from shikaku_gui.solver.search.subprocess_worker import UnavailableError, yielded_apart

        try:
            yield from yielded_apart(work, live, control, limits)
            return
        except UnavailableError:
            pass
    yield from work(live, control, *limits)


def _has_interpreter() -> bool:
    """Tell whether ``sys.executable`` is Python, and not a program that holds it."""
    name = Path(sys.executable or "").name
    return name.startswith("python") and not getattr(sys, "frozen", False)
