"""One job at a time for one purpose: a new one replaces the one before."""

from collections.abc import Callable
from typing import TypeVar

from shikaku_gui.gui.base.jobs import Runner, Stop

T = TypeVar("T")


class LatestJob:
    """Runs work at once on a worker thread; work that is replaced or cancelled reports nothing."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._number: int | None = None

    def run(self, work: Callable[[Stop], T], done: Callable[[T], None]) -> None:
        """Run ``work`` in place of the job before, then call ``done`` with the result."""

        def arrived(result: T) -> None:
            self._number = None
            done(result)

        self.cancel()
        number = self._runner.run(work, arrived)
        self._number = number if self._runner.is_pending(number) else None

    def cancel(self) -> None:
        """Cancel the job, if there is one."""
        if self._number is not None:
            self._runner.cancel(self._number)
            self._number = None
