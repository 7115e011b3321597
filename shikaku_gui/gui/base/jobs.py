"""Runs long work on a worker thread.

Work is a function that gets a :class:`Stop`. Its result or error is delivered on the GUI
thread, unless the job was cancelled in between.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from shiboken6 import Shiboken

T = TypeVar("T")

_ANSWERED = QEvent.registerEventType()
"""The event that tells a runner that its thread has an answer."""

Stop: TypeAlias = Callable[[], bool]
"""Returns whether the work should end early; the work calls it now and then."""


def _raise(error: BaseException) -> None:
    raise error


def _ignore(_result: object) -> None:
    pass


@dataclass(frozen=True, eq=False)
class _Job:
    number: int
    work: Callable[[Stop], Any]
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None]
    stop: Event


class Runner(QObject):
    """Runs work immediately on the calling thread: for tests, and as the base class.

    ``changed`` is emitted when :attr:`busy` may have changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count(1)
        self._jobs: dict[int, _Job] = {}
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether any job has not delivered its result yet."""
        return bool(self._jobs)

    def run(
        self,
        work: Callable[[Stop], T],
        done: Callable[[T], None],
        failed: Callable[[BaseException], None] = _raise,
    ) -> int:
        """Run the work, then call ``done`` with its result or ``failed`` with its error.

        Returns the number of the job. By default errors are raised on the GUI thread.
        Does nothing once closed: a late timer must not start the thread again.
        """
        job = _Job(next(self._numbers), work, done, failed, Event())
        if self._closed:
            return job.number
        self._jobs[job.number] = job
        self.changed.emit()
        self._begin(job)
        return job.number

    def cancel_all(self) -> None:
        """Cancel all jobs; none of them delivers a result any more."""
        for job in self._jobs.values():
            job.stop.set()
        self._jobs.clear()
        self.changed.emit()

    def delete_afterwards(self, gone: QObject) -> None:
        """Delete an object, which jobs may use, once all jobs that were begun have ended."""

        def delete(_none: None) -> None:
            if Shiboken.isValid(gone):  # its parent may have been deleted first
                gone.deleteLater()

        self.run(lambda _stop: None, delete)

    def is_pending(self, number: int) -> bool:
        """Tell whether a job has not delivered its result yet."""
        return number in self._jobs

    def cancel(self, number: int) -> None:
        """Cancel one job, if it is not done yet."""
        job = self._jobs.pop(number, None)
        if job is not None:
            job.stop.set()
            self.changed.emit()

    def wait(self) -> None:
        """Wait until all jobs that were begun have ended, and deliver their results."""

    def close(self) -> None:
        """Cancel all jobs, wait until they have ended, and accept no more."""
        self._closed = True
        self.cancel_all()

    def _begin(self, job: _Job) -> None:
        self._deliver(*_answer(job))

    def _deliver(self, job: _Job, result: object, error: BaseException | None) -> None:
        if self._jobs.pop(job.number, None) is None:
            return
        self.changed.emit()
        if error is None:
            job.done(result)
        else:
            job.failed(error)


_Answer: TypeAlias = tuple[_Job, object, BaseException | None]
"""A job with its result or its error; neither, if it was not begun."""


def _answer(job: _Job) -> _Answer:
    try:
        return job, job.work(job.stop.is_set), None
    except BaseException as error:  # delivered to the caller, whatever it is
        return job, None, error


class ThreadJobRunner(Runner):
    """Runs jobs one after the other on a thread of its own.

    It is no QThread, and its answers are no signals: for both PySide looks up the class of the
    sender without holding the lock of the interpreter, and crashes if the GUI thread creates
    a class at that moment, as it does when a module is imported (PySide 6.11).
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._answers: SimpleQueue[_Answer] = SimpleQueue()
        self._thread: Thread | None = None

    def wait(self) -> None:
        """Wait until all jobs that were begun have ended, and deliver their results."""
        if self._thread is not None:
            ended = Event()
            self._waiting.put(_Job(0, lambda _stop: ended.set(), _ignore, _raise, Event()))
            ended.wait()
            QCoreApplication.sendPostedEvents(self, _ANSWERED)

    def close(self) -> None:
        """Cancel all jobs, wait until they have ended, and accept no more."""
        super().close()
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None

    def customEvent(self, _event: QEvent) -> None:
        """Deliver an answer: the thread posts an event for each."""
        self._deliver(*self._answers.get())

    def _begin(self, job: _Job) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run_jobs, name="jobs", daemon=True)
            self._thread.start()
        self._waiting.put(job)

    def _run_jobs(self) -> None:
        """Run jobs until the queue yields None."""
        while (job := self._waiting.get()) is not None:
            self._answers.put((job, None, None) if job.stop.is_set() else _answer(job))
            # A job may be the last to hold a window, which only the GUI thread may destroy.
            del job
            QCoreApplication.postEvent(self, QEvent(QEvent.Type(_ANSWERED)))
