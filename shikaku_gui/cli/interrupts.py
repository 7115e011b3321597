"""Ctrl+C: stopping work in two steps, and deferring the signal."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from shikaku_gui.cli import streams
from shikaku_gui.i18n import _


class InterruptRequest:
    """Ctrl+C in two steps: the first stops new work from starting, the second ends everything."""

    def __init__(self) -> None:
        self._requested = False

    def requested(self) -> bool:
        """Tell whether Ctrl+C was pressed."""
        return self._requested

    def _handle(self, _signal: int, _frame: FrameType | None) -> None:
        if self._requested:
            raise KeyboardInterrupt
        self._requested = True
        streams.print_error(_("finishing the work in progress; press Ctrl+C again to stop at once"))

    @contextmanager
    def installed(self) -> Iterator[InterruptRequest]:
        """Handle Ctrl+C inside this context."""
        before = signal.signal(signal.SIGINT, self._handle)
        try:
            yield self
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Defer Ctrl+C until the end of this context; processes started inside never receive it.

    Used around the import of libraries that crash where their import is interrupted.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupt_ends_process() -> Iterator[None]:
    """Leave Ctrl+C to the system inside this context: it ends the process at once.

    Used around all that Qt does. PySide loads its classes when they are first used, and fails or
    crashes where KeyboardInterrupt is raised meanwhile; Python raises it in the middle of that,
    whichever thread the signal came to. Files are written outside, where drafts are removed.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # it is ignored, or a program that called the command handles it
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
