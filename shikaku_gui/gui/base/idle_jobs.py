"""Background jobs that run when the worker is idle, and restart if they are interrupted."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

from shikaku_gui.gui.base.jobs import Runner, Stop

T = TypeVar("T")

DELAY_MILLISECONDS = 60


class IdleJobs(QObject):
    """Runs one background job; a new one replaces the old.

    Jobs that the player starts come first: they cancel this one, which restarts afterwards.
    """

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._begin: Callable[[], int] | None = None
        self._number: int | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MILLISECONDS)
        self._timer.timeout.connect(self._start)
        runner.changed.connect(self._restart)

    def submit(self, work: Callable[[Stop], T], done: Callable[[T], None]) -> None:
        """Run ``work`` in place of the job before.

        An error is raised on the GUI thread, and the job is not restarted.
        """

        def arrived(result: T) -> None:
            self._begin = None
            done(result)

        def failed(error: BaseException) -> None:
            self.cancel()
            raise error

        self.cancel()
        self._begin = lambda: self._runner.run(work, arrived, failed)
        self._timer.start()

    def cancel(self) -> None:
        """Cancel the job."""
        self._begin = None
        self._timer.stop()
        if self._number is not None and self._runner.is_pending(self._number):
            self._runner.cancel(self._number)
        self._number = None

    def _restart(self) -> None:
        """Restart, after a short delay, a job that was interrupted."""
        if self._begin is not None and not self._runner.busy:
            self._timer.start()

    def _start(self) -> None:
        if self._begin is not None and not self._runner.busy:
            self._number = self._begin()
