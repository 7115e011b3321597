"""A pool of worker processes on this machine."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import resource_tracker, util
from types import FrameType, TracebackType
from typing import ParamSpec, TypeAlias, TypeVar

from shikaku_gui.cli.interrupts import defer_interrupt
from shikaku_gui.cli.terminal_texts import use_locale, why
from shikaku_gui.i18n import _

Result = TypeVar("Result")
_Args = ParamSpec("_Args")
SignalHandler: TypeAlias = Callable[[int, FrameType | None], object] | int | None

_ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that end a process which does not handle them."""

_MOST_SECONDS_TO_END = 1.0
"""How long a process that was terminated is waited for."""


class NoProcessesError(BrokenExecutor):
    """No process can be started, or none of those that were has begun to work; says why."""


class ProcessPool(ProcessPoolExecutor):
    """A pool of processes that ignore Ctrl+C, and end with this one, however that ends.

    As a context it waits for all work; where it is left by an exception, the processes are
    terminated. So they are before SIGTERM or SIGHUP ends this process: otherwise each would find
    its work cut off, and write a traceback about that.
    """

    def __init__(self, jobs: int) -> None:
        """Start the first process: only that shows whether any can be.

        Raises:
            NoProcessesError: none can be started.
        """
        self._starting = True
        self._signalled: int | None = None
        self._before: dict[int, SignalHandler] = {}
        self._handle_signals()
        context = multiprocessing.get_context("spawn")
        try:
            super().__init__(jobs, mp_context=context, initializer=_initialise_process)
            self._first = self._start_for(os.getpid)
        except (OSError, RuntimeError) as error:  # also NotImplementedError, without semaphores
            self._restore_signals()
            _terminate_all()  # one that has nobody to give it work
            raise NoProcessesError(why(error)) from error
        finally:
            self._end_starting()

    def check(self) -> None:
        """Check the processes of a pool that broke.

        Raises:
            NoProcessesError: none has begun to work.
        """
        error = self._first.exception() if self._first.done() else None
        if error is not None:
            raise NoProcessesError(_("they end as soon as they are started")) from error

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Submit work; a process that is started for it does not receive Ctrl+C.

        Where no more processes can be started, those that were do all work.

        Raises:
            BrokenExecutor: a process has ended.
        """
        self._starting = True
        try:
            return self._start_for(fn, *args, **kwargs)
        except OSError as error:
            self._max_workers = max(1, len(multiprocessing.active_children()))
            try:
                return self._start_for(fn, *args, **kwargs)
            except OSError:
                raise NoProcessesError(why(error)) from error
        finally:
            self._end_starting()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes once the work is done."""
        try:
            super().shutdown(wait, cancel_futures=cancel_futures)
        finally:
            self._restore_signals()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None:
        if kind is not None:
            _terminate_all()
        return super().__exit__(kind, error, trace)

    def _start_for(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        if sys.platform != "win32":
            # Starting it inside would unblock the signal again.
            resource_tracker.ensure_running()
        with defer_interrupt():
            return super().submit(fn, *args, **kwargs)

    def _handle_signals(self) -> None:
        """Begin to handle the signals that end this process, unless something else does."""
        if threading.current_thread() is threading.main_thread():
            for number in _ENDING:
                if signal.getsignal(number) is signal.SIG_DFL:
                    self._before[number] = signal.signal(number, self._end)

    def _restore_signals(self) -> None:
        while self._before:
            signal.signal(*self._before.popitem())

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self._signalled = number
        if self._starting:
            return  # a process that is just being started is not listed yet
        _terminate_all()
        sys.stderr = None  # threads of the pool may complain of pipes that are closed now
        # As at Python's end: its helper, which outlives this process, would warn of semaphores.
        util._run_finalizers(0)  # type: ignore[attr-defined]  # noqa: SLF001
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)

    def _end_starting(self) -> None:
        self._starting = False
        if self._signalled is not None:
            self._end(self._signalled, None)


def _terminate_all() -> None:
    processes = multiprocessing.active_children()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_MOST_SECONDS_TO_END)


def _initialise_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_locale()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
