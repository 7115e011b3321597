"""Processes of this machine that work beside this one."""

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

from shikaku_gui.cli import interrupts

Result = TypeVar("Result")
_Args = ParamSpec("_Args")


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
            with interrupts.put_off():
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
    """Return an executor for so many processes of this machine.

    The processes leave Ctrl+C to the one that gives them their work, and end with it,
    however it ends. As a context it waits for all work, unless it is left by an exception.
    """
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
