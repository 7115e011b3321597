"""Runs work on a background thread while the calling thread watches the limits."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TypeAlias, TypeVar

from shikaku_gui.solver.control import Control

Item = TypeVar("Item")
Emit: TypeAlias = Callable[[Item], None]

POLL_SECONDS = 0.01


@dataclass(frozen=True)
class _End:
    """The last item of the queue: the work has ended, perhaps with an error."""

    error: BaseException | None = None


def run_in_thread(
    work: Callable[[Emit[Item]], None], halt: Callable[[], None], control: Control
) -> Generator[Item, None, None]:
    """Yield each item that ``work`` emits; its thread has ended when the iterator ends.

    When a limit is reached or the iterator is closed, ``halt`` is called repeatedly until
    the work has ended: a call that comes before there is anything to stop has no effect.

    Raises:
        CutShortError: a limit was reached, or the work raised this itself.
        BaseException: whatever else the work raised.
    """
    items: SimpleQueue[Item | _End] = SimpleQueue()
    halted, ended = Event(), Event()

    def begin() -> None:
        end = _End()
        try:
            if not halted.is_set():
                work(items.put)
        except BaseException as error:  # raised again on the calling thread
            end = _End(error)
        ended.set()
        items.put(end)

    thread = Thread(target=begin, name="work")
    try:
        thread.start()
        yield from _items_until_end(items, control)
    finally:
        halted.set()
        # Not Thread.join: when Ctrl+C interrupts it, Python 3.11 takes the thread for
        # ended and leaves it running.
        while thread.is_alive() and not ended.is_set():
            halt()
            ended.wait(POLL_SECONDS)
        if thread.is_alive():
            thread.join()


def _items_until_end(
    items: SimpleQueue[Item | _End], control: Control
) -> Generator[Item, None, None]:
    while True:
        try:
            item = items.get(timeout=POLL_SECONDS)
        except Empty:
            control.check()
            continue
        if isinstance(item, _End):
            if item.error is not None:
                raise item.error
            return
        yield item
        control.check()
