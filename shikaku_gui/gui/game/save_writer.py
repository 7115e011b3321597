"""Writes the player's games on a thread that does nothing else, and keeps what failed."""

from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.store import DeferredWrite

RETRY_MILLISECONDS = 5000
"""The time from a write that failed to the next try."""


class SaveWriter(QObject):
    """Runs writes one after the other; a write that fails is tried again until it succeeds.

    ``trouble`` is emitted with the reason each time. Of the same thing only the latest write
    is tried again.
    """

    trouble = Signal(str)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Use jobs that nobody else uses."""
        super().__init__(parent)
        self._jobs = jobs
        self._guard = Lock()
        self._latest: dict[object, DeferredWrite] = {}
        self._failed: dict[object, DeferredWrite] = {}
        self._reason = ""
        self._retry_timer = QTimer(self, singleShot=True, interval=RETRY_MILLISECONDS)
        self._retry_timer.timeout.connect(self._retry)

    @property
    def busy(self) -> bool:
        """Tell whether a write has not ended yet."""
        return self._jobs.busy

    def write(self, write: DeferredWrite, done: Callable[[], None] = lambda: None) -> None:
        """Write on the thread of this writer; then call ``done``, even if that failed."""
        self._run(lambda: self._attempt(write, object()), done)

    def write_latest(
        self, what: object, write: DeferredWrite, done: Callable[[], None] = lambda: None
    ) -> None:
        """Write as :meth:`write` does, in place of a write of the same thing that still waits.

        The thread of this writer takes the latest, so that nothing depends on the GUI thread,
        which may be busy with something else.
        """
        with self._guard:
            waits = what in self._latest
            self._latest[what] = write
        if not waits:
            self._run(lambda: self._attempt(self._take(what), what), done)

    def _take(self, what: object) -> DeferredWrite:
        with self._guard:
            return self._latest.pop(what)

    def write_now(self, write: DeferredWrite, what: object) -> None:
        """Write, and return when that and everything before is written or has failed."""
        self._jobs.wait()
        error = self._attempt(write, what)
        if error is not None:
            self._report(error)

    def finish(self) -> str:
        """Wait until everything is written, and return why it is not, empty if it is."""
        self._jobs.wait()
        self._attempt_again()
        return self._reason if self._failed else ""

    def close(self) -> None:
        """Write what is left to write, and end the thread."""
        self.finish()
        self._retry_timer.stop()
        self._jobs.close()

    def forget(self, what: object) -> None:
        """Do not try again to write that thing."""
        with self._guard:
            self._failed.pop(what, None)

    def _attempt(self, write: DeferredWrite, what: object) -> OSError | None:
        """Write, and keep a write that failed instead of earlier ones of the same thing."""
        self.forget(what)
        try:
            write()
        except OSError as error:
            with self._guard:
                self._failed[what] = write
                self._reason = error_text(error)
            return error
        return None

    def _attempt_again(self) -> OSError | None:
        with self._guard:
            failed = tuple(self._failed.items())
        errors = [self._attempt(write, what) for what, write in failed]
        return next(filter(None, reversed(errors)), None)

    def _retry(self) -> None:
        self._run(self._attempt_again, lambda: None)

    def _run(self, work: Callable[[], OSError | None], done: Callable[[], None]) -> None:
        def ended(error: OSError | None) -> None:
            if error is not None:
                self._report(error)
            done()

        self._jobs.submit(lambda _stop: work(), ended)

    def _report(self, error: OSError) -> None:
        if not self._retry_timer.isActive():
            self._retry_timer.start()
        self.trouble.emit(error_text(error))
