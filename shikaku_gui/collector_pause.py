"""Puts off garbage collection while millions of values are made that hold no reference cycles.

A collection looks at all of them and frees nothing. While 1000 x 1000 cells are read from a file,
collections take a quarter of the time. While so many are generated, a full collection takes a
quarter of a second, in which no stop is noticed. The others, which look at what was made since, are
quick if none is left out: after a pause of all of them, the first would take a tenth of a second.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from threading import Lock
from typing import TypeAlias

_NEVER = 2**31 - 1


def paused_collector() -> AbstractContextManager[None]:
    """Put off garbage collection in this process; until the last such pause of any thread ends."""
    return _all_collections.paused()


def paused_full_collections() -> AbstractContextManager[None]:
    """Put off collections that look at all objects; until the last such pause of a thread ends."""
    return _full_collections.paused()


def are_put_off() -> bool:
    """Tell whether some collections are put off in this process at the moment."""
    return _all_collections.are_paused or _full_collections.are_paused


_TurnOn: TypeAlias = Callable[[], object]


class _Collections:
    """Some of the collections of this process; ``turn_off`` returns what turns them on again."""

    def __init__(self, turn_off: Callable[[], _TurnOn]) -> None:
        self._turn_off = turn_off
        self._lock = Lock()
        self._pauses: list[_TurnOn] = []

    @property
    def are_paused(self) -> bool:
        return bool(self._pauses)

    @contextmanager
    def paused(self) -> Iterator[None]:
        with self._lock:
            self._pauses.append(self._pauses[0] if self._pauses else self._turn_off())
        try:
            yield
        finally:
            with self._lock:
                turn_on = self._pauses.pop()
                if not self._pauses:
                    turn_on()


def _turn_off() -> _TurnOn:
    was_on = gc.isenabled()
    gc.disable()
    return gc.enable if was_on else gc.disable


def _turn_off_full() -> _TurnOn:
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    return partial(gc.set_threshold, young, middle, old)


_all_collections, _full_collections = _Collections(_turn_off), _Collections(_turn_off_full)
