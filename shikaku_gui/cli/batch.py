"""One function over many items, on any executor; the results come in the order of the items.

Only a few items are under way at a time, so memory stays the same for a million. Nothing
here knows what the work is, nor where it is done: in this process, in several
(:func:`local_executor`), or on a cluster (:mod:`shikaku_gui.cli.cluster`).
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from types import TracebackType
from typing import Any, Generic, ParamSpec, TypeVar

from shikaku_gui.cli import ctrl_c

Item = TypeVar("Item")
Result = TypeVar("Result")
_Args = ParamSpec("_Args")

_POLL_SECONDS = 0.1
_MOST_BREAKS = 5

# Windows waits for no more at a time; elsewhere no machine gains by more.
MOST_JOBS = 61 if sys.platform == "win32" else 512
"""The most processes that work at a time."""


class Inline(Executor):
    """Does the work at once, in this thread."""

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Call the function and return its result as a future; what it raises is raised here."""
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(ProcessPoolExecutor):
    """Processes that are not waited for where their work is wanted no more."""

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Give work to the processes; those that are started for it never hear of Ctrl+C.

        Raises:
            BrokenProcessPool: a process has ended, or cannot be started.
        """
        try:
            if sys.platform != "win32":
                resource_tracker.ensure_running()  # started within, it would put an end to that
            with ctrl_c.put_off():
                return super().submit(fn, *args, **kwargs)
        except OSError as error:
            raise BrokenProcessPool(f"no process can be started: {error.strerror}") from error

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None:
        if kind is not None:
            for process in multiprocessing.active_children():
                process.terminate()
        return super().__exit__(kind, error, trace)


def local_executor(jobs: int) -> Executor:
    """Return an executor for so many processes of this machine; 1 is this process itself.

    The processes leave Ctrl+C to the one that gives them their work, and end with it,
    however it ends. As a context it waits for all work, unless it is left by an exception.
    """
    if jobs == 1:
        return Inline()
    context = multiprocessing.get_context("spawn")
    return _Processes(jobs, mp_context=context, initializer=_begin_process)


def _begin_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _never() -> bool:
    return False


class Batch(Generic[Item, Result]):
    """Work on items that is done by an executor, at most ``in_flight`` at a time.

    Once ``stopping`` says so, nothing is begun any more; what is under way is finished
    and handed out. ``reopen`` returns a new executor in the place of one that broke,
    as a pool does when one of its processes is killed: what was under way is done again.
    """

    def __init__(
        self,
        executor: Executor,
        work: Callable[[Item], Result],
        *,
        in_flight: int,
        stopping: Callable[[], bool] = _never,
        reopen: Callable[[], Executor] | None = None,
    ) -> None:
        self._executor = executor
        self._work = work
        self._in_flight = in_flight
        self._stopping = stopping
        self._reopen = reopen
        self._waiting: deque[tuple[Item, Future[Result] | None]] = deque()
        self._breaks = 0

    def results(self, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Yield each item with its result, in their order; each just once.

        Raises:
            BrokenExecutor: the executor broke, or dropped what it was given; again and again
                where it can be reopened.
            Exception: whatever the work raised.
        """
        rest = iter(items)
        while True:
            self._fill(rest)
            if not self._waiting:
                return
            try:
                done = self._first_done()
            except BrokenExecutor as error:
                self._mend(error)
                continue
            item, _ = self._waiting.popleft()
            if done is not None:
                self._breaks = 0
                yield item, done.result()

    def finished(self) -> Iterator[Result]:
        """Yield the results that wait behind an item which the executor was lost for."""
        while self._waiting:
            _, future = self._waiting.popleft()
            if future is not None and not (future.cancelled() or _lost(future)):
                yield future.result()

    def _fill(self, rest: Iterator[Item]) -> None:
        """Give the executor work; what it would not take is given to it again."""
        for at, (item, future) in enumerate(self._waiting):
            if future is None:
                self._waiting[at] = (item, self._submit(item))
        while len(self._waiting) < self._in_flight and not self._stopping():
            try:
                item = next(rest)
            except StopIteration:
                return
            self._waiting.append((item, self._submit(item)))

    def _submit(self, item: Item) -> "Future[Result] | None":
        try:
            return self._executor.submit(self._work, item)
        except BrokenExecutor:
            return None

    def _first_done(self) -> "Future[Result] | None":
        """Wait for the first item; return None where it was not begun before the stop.

        Raises:
            BrokenExecutor: the executor broke, or dropped the item though nobody asked it to.
        """
        future = self._waiting[0][1]
        if future is None:
            raise BrokenExecutor("what does the work takes on no more")
        while not future.done():
            wait([future], timeout=_POLL_SECONDS)
            if self._stopping():
                self._cancel()
        if future.cancelled():
            if not self._stopping():
                raise BrokenExecutor("what does the work was lost before it was done")
            return None
        error = future.exception()
        if isinstance(error, BrokenExecutor):
            raise error
        return future

    def _cancel(self) -> None:
        """Drop what was not begun, the last first: it would be begun last."""
        for _, future in reversed(self._waiting):
            if future is not None:
                future.cancel()

    def _mend(self, error: BrokenExecutor) -> None:
        """Put a new executor in the place of a broken one; what was lost is given to it.

        Raises:
            BrokenExecutor: there is none, or it has broken too often.
        """
        if self._reopen is None:
            raise error
        self._breaks += 1
        if self._breaks > _MOST_BREAKS:
            raise BrokenProcessPool(
                "the processes that do the work end before it is done, again and again; "
                "perhaps there is too little memory, and fewer of them (--jobs) will do"
            )
        self._executor = self._reopen()
        for at, (item, future) in enumerate(self._waiting):
            if future is None or _lost(future):
                self._waiting[at] = (item, None)


def _lost(future: "Future[Any]") -> bool:
    """Tell whether a future has no result because its executor broke."""
    if future.cancelled():
        return False
    return not future.done() or isinstance(future.exception(), BrokenExecutor)
