"""How a caller controls a running solve: a time limit, a stop, progress reports."""

import math
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from time import monotonic, perf_counter
from typing import Protocol, TypeAlias, TypeVar

from shikaku_gui.solver.result import Phase

_Item = TypeVar("_Item")

Stop: TypeAlias = Callable[[], bool]
Progress: TypeAlias = Callable[[Phase, float | None], None]

HINT_SEARCH_SECONDS = 10.0
"""The time limit for solving a puzzle for hints; after that, they do without its solution."""

if sys.platform == "win32":

    def peak_memory() -> int:
        """Return 0: the standard library cannot tell on this system."""
        return 0

else:
    import resource

    # Linux counts in kibibytes, macOS in bytes.
    _UNIT = 1 if sys.platform == "darwin" else 1024

    def peak_memory() -> int:
        """Return the largest resident size this process has had so far, in bytes."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _UNIT


def until_stopped(items: Iterable[_Item], stop: Stop | None) -> Iterable[_Item]:
    """Return what yields the items, and asks before each whether to stop.

    Raises:
        CutShortError: it was stopped, while the items are gone through.
    """
    return items if stop is None else _asking(items, stop)


def _asking(items: Iterable[_Item], stop: Stop) -> Iterator[_Item]:
    for item in items:
        if stop():
            raise CutShortError
        yield item


class StopFlag(Protocol):
    """A flag that stops a solve when it is set, such as a ``threading.Event``."""

    def is_set(self) -> bool:
        """Return whether to stop."""


class CutShortError(Exception):
    """The work was stopped, or reached its time limit, before the answer was known."""


class Control:
    """Checks the limits of one solve, and records the time and memory of its phases.

    ``time_limit`` is in seconds from now. ``stop`` is called often, always on the thread
    that solves, and must be fast. ``work`` counts the clues and placements that deductions have
    visited: it measures their time, and is the same on every machine.
    """

    def __init__(
        self,
        time_limit: float | None = None,
        stop: Stop | StopFlag | None = None,
        on_progress: Progress | None = None,
    ) -> None:
        self.work = 0
        self.seconds: dict[Phase, float] = {}
        self.peak_memory: dict[Phase, int] = {}
        self._deadline = None if time_limit is None else monotonic() + time_limit
        self._stop = stop if stop is None or callable(stop) else stop.is_set
        self._on_progress = on_progress
        self._phase: Phase | None = None
        self._since = 0.0

    @property
    def remaining(self) -> float:
        """Seconds left before the limit; infinite where there is none."""
        return math.inf if self._deadline is None else self._deadline - monotonic()

    def is_over(self) -> bool:
        """Tell whether the solve must end now; what takes a stop can be given this."""
        if self._stop is not None and self._stop():
            return True
        return self._deadline is not None and monotonic() >= self._deadline

    def check(self) -> None:
        """Raise an error if the solve must end now.

        Raises:
            CutShortError: the stop was requested or the time is up.
        """
        if self._stop is not None and self._stop():
            raise CutShortError
        if self._deadline is not None and monotonic() >= self._deadline:
            raise CutShortError

    def checked(self, items: Iterable[_Item], every: int = 512) -> Iterator[_Item]:
        """Yield items, and check the limits before the first and after each ``every``.

        Raises:
            CutShortError: a limit was reached.
        """
        return chain.from_iterable(self._checked_lists(iter(items), every))

    def _checked_lists(self, items: Iterator[_Item], length: int) -> Iterator[list[_Item]]:
        while True:
            self.check()
            some = list(islice(items, length))
            if not some:
                return
            yield some

    def enter(self, phase: Phase) -> None:
        """End the current phase and begin the next."""
        self.leave(phase)
        self.progress(None)
        self.check()

    def leave(self, entered: Phase | None = None) -> None:
        """End the current phase, if any, and record its time and the peak of memory.

        ``entered`` is the phase that follows, if any.
        """
        now, phase = perf_counter(), self._phase
        if phase is not None:
            self.seconds[phase] = self.seconds.get(phase, 0.0) + now - self._since
            self.peak_memory[phase] = peak_memory()
        self._phase, self._since = entered, now

    def progress(self, done: float | None) -> None:
        """Report how much of the phase is done, from 0 to 1; None where that is unknown."""
        if self._on_progress is not None and self._phase is not None:
            self._on_progress(self._phase, done)
