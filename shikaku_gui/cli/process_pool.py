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
from types import TracebackType
from typing import ParamSpec, TypeVar

from shikaku_gui.cli.interrupts import defer_interrupt

Result = TypeVar("Result")
_Args = ParamSpec("_Args")


class _ProcessPool(ProcessPoolExecutor):
    """A pool whose processes are terminated where its context is left by an exception."""

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Submit work; a process that is started for it does not receive Ctrl+C.

        Raises:
            BrokenProcessPool: a process has ended, or cannot be started.
        """
        try:
            if sys.platform != "win32":
                # Starting it inside would unblock the signal again.
                resource_tracker.ensure_running()
            with defer_interrupt():
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
    """Return an executor with this many processes.

    The processes ignore Ctrl+C and end with their parent, however that ends. As a context
    the executor waits for all work, unless it is left by an exception.
    """
    context = multiprocessing.get_context("spawn")
    return _ProcessPool(jobs, mp_context=context, initializer=_initialise_process)


def _initialise_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
