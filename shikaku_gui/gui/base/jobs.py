"""The one place where long work runs: a worker thread beside the window.

Work is a function that gets a :class:`Stop`; its result, or the error it raised, arrives
on the thread of the window, and only as long as nobody has dropped it in between.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue
from threading import Event
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, QThread, Signal

T = TypeVar("T")

Stop: TypeAlias = Callable[[], bool]
"""Tells the work, when asked, whether it should end early."""


def _raise(error: BaseException) -> None:
    raise error


@dataclass(frozen=True, eq=False)
class _Job:
    number: int
    work: Callable[[Stop], Any]
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None]
    stop: Event


class Runner(QObject):
    """Runs work at once, on the thread that asks: for tests, and the base of the real one.

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
        """Tell whether an answer is being waited for."""
        return bool(self._jobs)

    def run(
        self,
        work: Callable[[Stop], T],
        done: Callable[[T], None],
        failed: Callable[[BaseException], None] = _raise,
    ) -> int:
        """Do the work, then call ``done`` with its result or ``failed`` with its error.

        Returns the number of the job. An error nobody takes is raised on the window's thread.
        Once closed, nothing is done any more: a late timer must not start a thread again.
        """
        job = _Job(next(self._numbers), work, done, failed, Event())
        if self._closed:
            return job.number
        self._jobs[job.number] = job
        self.changed.emit()
        self._begin(job)
        return job.number

    def drop(self) -> None:
        """Stop all work; no answer of it arrives any more."""
        for job in self._jobs.values():
            job.stop.set()
        self._jobs.clear()
        self.changed.emit()

    def is_waiting_for(self, number: int) -> bool:
        """Tell whether the answer of a job is still to come."""
        return number in self._jobs

    def drop_one(self, number: int) -> None:
        """Stop one job, where it is still going on; its answer does not arrive any more."""
        job = self._jobs.pop(number, None)
        if job is not None:
            job.stop.set()
            self.changed.emit()

    def close(self) -> None:
        """Drop all work and wait until it has ended; take on no more."""
        self._closed = True
        self.drop()

    def _begin(self, job: _Job) -> None:
        self._deliver(*_answer(job))

    def _deliver(self, number: int, result: object, error: BaseException | None) -> None:
        job = self._jobs.pop(number, None)
        if job is None:
            return
        self.changed.emit()
        if error is None:
            job.done(result)
        else:
            job.failed(error)


def _answer(job: _Job) -> tuple[int, object, BaseException | None]:
    try:
        return job.number, job.work(job.stop.is_set), None
    except BaseException as error:  # whatever it is, it belongs to the one who asked
        return job.number, None, error


class ThreadJobRunner(Runner):
    """Runs work one after the other in a thread of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = _Worker()
        self._worker.answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def close(self) -> None:
        """Drop all work and wait until it has ended; take on no more."""
        super().close()
        if self._worker.isRunning():
            self._worker.queue.put(None)
            self._worker.wait()

    def _begin(self, job: _Job) -> None:
        if not self._worker.isRunning():
            self._worker.start()
        self._worker.queue.put(job)


class _Worker(QThread):
    """Takes jobs from a queue, None for the end."""

    answered = Signal(int, object, object)

    def __init__(self) -> None:
        super().__init__()
        self.queue: SimpleQueue[_Job | None] = SimpleQueue()

    def run(self) -> None:
        """Work until told to end."""
        while (job := self.queue.get()) is not None:
            if not job.stop.is_set():
                self.answered.emit(*_answer(job))
