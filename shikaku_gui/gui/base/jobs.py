"""Runs long work beside the GUI thread.

Work is a function that gets a :class:`Stop`. Its result or error is delivered on the GUI
thread, unless the job was cancelled in between.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from shiboken6 import Shiboken

T = TypeVar("T")

IDLE_MILLISECONDS = 60
"""The pause before work that waits until nothing else is to be done."""

_ANSWERED = QEvent.registerEventType()
"""The event that tells the GUI thread of an answer."""

Stop: TypeAlias = Callable[[], bool]
"""Returns whether the work should end early; the work calls it now and then."""


def raise_error(error: BaseException) -> None:
    """Raise an error on this thread."""
    raise error


@dataclass(frozen=True, eq=False)
class _Job:
    work: Callable[[Stop], Any]
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None]
    key: Hashable
    when_idle: bool = False
    stop: Event = field(default_factory=Event)


_Answer: TypeAlias = tuple[_Job, object, BaseException | None]
"""A job with its result or its error; neither, if it was not begun."""


class Jobs(QObject):
    """Runs jobs one after the other on a thread of its own, which begins with the first.

    ``changed`` is emitted when :attr:`busy` may have changed.

    It is no QThread, and its answers are no signals: for both PySide looks up the class of the
    sender without holding the lock of the interpreter, and crashes if the GUI thread creates
    a class at that moment, as it does when a module is imported (PySide 6.11).
    """

    changed = Signal()

    def __init__(self, name: str = "jobs", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._begun: dict[_Job, None] = {}
        self._when_idle: dict[Hashable, _Job] = {}
        self._closed = False
        self._idle_timer = QTimer(self, singleShot=True, interval=IDLE_MILLISECONDS)
        self._idle_timer.timeout.connect(self._begin_idle)
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._answers: SimpleQueue[_Answer] = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether any job that was begun has not delivered its result yet."""
        return bool(self._begun)

    def submit(
        self,
        work: Callable[[Stop], T],
        done: Callable[[T], None],
        failed: Callable[[BaseException], None] = raise_error,
        *,
        replaces: Hashable = None,
        when_idle: bool = False,
    ) -> None:
        """Run the work, then call ``done`` with its result or ``failed`` with its error.

        By default errors are raised on the GUI thread. The job replaces an earlier one with
        the same key, which is cancelled. ``when_idle`` it waits until nothing else is to be
        done; other jobs interrupt it, and it begins again after them.
        Does nothing once closed: a late timer must not start the thread again.
        """
        self.cancel(replaces)
        if self._closed:
            return
        key = object() if replaces is None else replaces
        job = _Job(work, done, failed, key, when_idle)
        if when_idle:
            self._when_idle[key] = job
            self._idle_timer.start()
        else:
            for begun in [one for one in self._begun if one.when_idle]:
                self._drop(begun)
            self._begin(job)

    def is_pending(self, key: Hashable) -> bool:
        """Tell whether a job with that key has not delivered its result yet."""
        return key in self._when_idle or any(job.key == key for job in self._begun)

    def cancel(self, key: Hashable) -> None:
        """Cancel the job with that key, if it is not done yet."""
        self._when_idle.pop(key, None)
        dropped = [job for job in self._begun if job.key == key]
        for job in dropped:
            self._drop(job)
        if dropped:
            self._change()

    def cancel_all(self) -> None:
        """Cancel all jobs that were begun; those that wait until nothing is to be done remain."""
        for job in tuple(self._begun):
            self._drop(job)
        self._change()

    def delete_afterwards(self, gone: QObject) -> None:
        """Delete an object, which jobs may use, once all jobs that were begun have ended."""

        def delete(_none: None) -> None:
            if Shiboken.isValid(gone):  # its parent may have been deleted first
                gone.deleteLater()

        self.submit(lambda _stop: None, delete)

    def wait(self) -> None:
        """Wait until all jobs that were begun have ended, and deliver their results."""
        if self._thread is not None:
            ended = Event()
            self._waiting.put(_Job(lambda _stop: ended.set(), raise_error, raise_error, None))
            ended.wait()
            QCoreApplication.sendPostedEvents(self, _ANSWERED)

    def close(self) -> None:
        """Cancel all jobs, wait until they have ended, and accept no more."""
        self._closed = True
        self._when_idle.clear()
        self.cancel_all()
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None

    def customEvent(self, _event: QEvent) -> None:
        """Deliver an answer: the thread posts an event for each."""
        self._deliver(*self._answers.get())

    def _begin(self, job: _Job) -> None:
        self._begun[job] = None
        self.changed.emit()
        self._start(job)

    def _begin_idle(self) -> None:
        if self._when_idle and not self._begun:
            first = next(iter(self._when_idle.values()))
            self._begin(replace(first, stop=Event()))

    def _drop(self, job: _Job) -> None:
        del self._begun[job]
        job.stop.set()

    def _change(self) -> None:
        self.changed.emit()
        if self._when_idle and not self._begun:
            self._idle_timer.start()

    def _deliver(self, job: _Job, result: object, error: BaseException | None) -> None:
        if job not in self._begun:
            return
        del self._begun[job]
        if job.when_idle:
            del self._when_idle[job.key]
        self._change()
        if error is None:
            job.done(result)
        else:
            job.failed(error)

    def _start(self, job: _Job) -> None:
        """Hand a job to the thread."""
        if self._thread is None:
            self._thread = Thread(target=self._run_jobs, name=self.objectName(), daemon=True)
            self._thread.start()
        self._waiting.put(job)

    def _run_jobs(self) -> None:
        """Run jobs until the queue yields None."""
        while (job := self._waiting.get()) is not None:
            self._answers.put((job, None, None) if job.stop.is_set() else _answer(job))
            # A job may be the last to hold a window, which only the GUI thread may destroy.
            del job
            QCoreApplication.postEvent(self, QEvent(QEvent.Type(_ANSWERED)))


MakeJobs: TypeAlias = Callable[[str], Jobs]
"""Makes what runs jobs on one more thread, which gets the name."""


def _answer(job: _Job) -> _Answer:
    try:
        return job, job.work(job.stop.is_set), None
    except BaseException as error:  # delivered to the caller, whatever it is
        return job, None, error
