"""Work on a thread of its own, while the thread that asked for it watches the limits."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TypeAlias, TypeVar

from shikaku_gui.solver.control import Control

Told = TypeVar("Told")
Tell: TypeAlias = Callable[[Told], None]

POLL_SECONDS = 0.01


@dataclass(frozen=True)
class _End:
    """The work has ended, perhaps by an error."""

    error: BaseException | None = None


def watched(
    work: Callable[[Tell[Told]], None], halt: Callable[[], None], control: Control
) -> Generator[Told, None, None]:
    """Yield what ``work`` tells, as it tells it; its thread has ended when this ends.

    Where a limit is reached, or the iterator is closed, ``halt`` is called until the work
    has ended: a request to stop is lost where it comes before there is anything to stop.

    Raises:
        CutShortError: a limit was reached, or the work said that it was cut short.
        BaseException: whatever else the work raised.
    """
    told: SimpleQueue[Told | _End] = SimpleQueue()
    halted, ended = Event(), Event()

    def begin() -> None:
        end = _End()
        try:
            if not halted.is_set():
                work(told.put)
        except BaseException as error:  # whatever it is, it belongs to the one who watches
            end = _End(error)
        ended.set()
        told.put(end)

    thread = Thread(target=begin, name="work")
    try:
        thread.start()
        yield from _items(told, control)
    finally:
        halted.set()
        # Not by way of Thread.join: where Ctrl+C interrupts that, Python 3.11 takes the
        # thread for ended, and leaves it running.
        while thread.is_alive() and not ended.is_set():
            halt()
            ended.wait(POLL_SECONDS)
        if thread.is_alive():
            thread.join()


def _items(told: "SimpleQueue[Told | _End]", control: Control) -> Generator[Told, None, None]:
    while True:
        try:
            item = told.get(timeout=POLL_SECONDS)
        except Empty:
            control.check()
            continue
        if isinstance(item, _End):
            if item.error is not None:
                raise item.error
            return
        yield item
        control.check()
