"""A pool of worker processes on this machine."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from types import FrameType, TracebackType
from typing import ParamSpec, Self, TypeAlias, TypeVar

from shikaku_gui.cli.interrupts import defer_interrupt
from shikaku_gui.cli.terminal_texts import use_locale, why
from shikaku_gui.i18n import _

Result = TypeVar("Result")
_Args = ParamSpec("_Args")
SignalHandler: TypeAlias = Callable[[int, FrameType | None], object] | int | None


class _ProcessPool(ProcessPoolExecutor):
    """A pool whose processes are terminated where its context is left by an exception.

    They are also terminated before SIGTERM ends this process: otherwise each would find its
    work cut off, and write a traceback about that.
    """

    _starting = False
    _terminated = False
    _before: SignalHandler = None

    def __enter__(self) -> Self:
        """Begin to handle SIGTERM, unless something else does."""
        handled = signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
        if not handled and threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGTERM, self._terminate)
        return super().__enter__()

    def _terminate(self, number: int, _frame: FrameType | None) -> None:
        self._terminated = True
        if self._starting:
            return  # a process that is just being started is not listed yet
        for process in multiprocessing.active_children():
            process.terminate()
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Submit work; a process that is started for it does not receive Ctrl+C.

        Raises:
            BrokenProcessPool: a process has ended, or cannot be started.
        """
        self._starting = True
        try:
            if sys.platform != "win32":
                # Starting it inside would unblock the signal again.
                resource_tracker.ensure_running()
            with defer_interrupt():
                return super().submit(fn, *args, **kwargs)
        except OSError as error:
            reason = _("could not start a process: {reason}").format(reason=why(error))
            raise BrokenProcessPool(reason) from error
        finally:
            self._starting = False
            if self._terminated:
                self._terminate(signal.SIGTERM, None)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None:
        if kind is not None:
            for process in multiprocessing.active_children():
                process.terminate()
        try:
            return super().__exit__(kind, error, trace)
        finally:
            if self._before is not None:
                signal.signal(signal.SIGTERM, self._before)


def local_executor(jobs: int) -> Executor:
    """Return an executor with this many processes.

    The processes ignore Ctrl+C and end with their parent, however that ends. As a context
    the executor waits for all work, unless it is left by an exception.
    """
    context = multiprocessing.get_context("spawn")
    return _ProcessPool(jobs, mp_context=context, initializer=_initialise_process)


def _initialise_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_locale()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
