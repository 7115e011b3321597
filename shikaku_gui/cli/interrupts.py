"""Ctrl+C where it would do harm: it is put off for a while, and is not lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[None]:
    """Let Ctrl+C wait while this lasts; processes started meanwhile never hear of it.

    Libraries that end the program with a fault where their import is interrupted are
    imported like that.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
