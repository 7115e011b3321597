"""Puts off garbage collection while millions of values are made that hold no reference cycles.

A collection looks at all of them and frees nothing: of the time in which 1000 x 1000 cells are read
from a file, solved or generated, collections took a quarter, a quarter and a twentieth; of a grade
of 400 x 400 cells a quarter. A single one took up to a quarter of a second, in which no stop is
noticed.
"""

import gc
from _thread import allocate_lock
from collections.abc import Iterator
from contextlib import contextmanager

_lock = allocate_lock()
_pauses: list[bool] = []
"""For each pause that has begun and not ended, whether the collector was on before the first."""


@contextmanager
def paused_collector() -> Iterator[None]:
    """Put off garbage collection in this process; until the last such pause of any thread ends."""
    with _lock:
        _pauses.append(_pauses[0] if _pauses else gc.isenabled())
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            was_on = _pauses.pop()
            if was_on and not _pauses:
                gc.enable()


def is_collector_paused() -> bool:
    """Tell whether garbage collection is put off in this process at the moment."""
    return bool(_pauses)
