import threading
from itertools import count

import pytest

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search import background_thread
from shikaku_gui.solver.search.background_thread import Emit, run_in_thread


class Endless:
    """Work that emits one item and then waits until it is halted.

    Calls to halt that come after the one that worked are not counted: on a busy machine the thread
    may still be ending.
    """

    def __init__(self, deaf: int = 0) -> None:
        self.halts = 0
        self._deaf = deaf
        self._halted = threading.Event()

    def work(self, emit: Emit[int]) -> None:
        emit(1)
        self._halted.wait()

    def halt(self) -> None:
        if not self._halted.is_set():
            self.halts += 1
        if self.halts > self._deaf:
            self._halted.set()


def never() -> None:
    raise AssertionError("there was nothing to halt")


def test_items_are_yielded_in_order() -> None:
    def work(emit: Emit[int]) -> None:
        for number in range(100):
            emit(number)

    assert list(run_in_thread(work, never, Control())) == list(range(100))


def test_work_that_gives_up_is_cut_short_after_its_items() -> None:
    def work(emit: Emit[int]) -> None:
        emit(1)
        raise CutShortError

    items = run_in_thread(work, never, Control())
    assert next(items) == 1
    with pytest.raises(CutShortError):
        next(items)


@pytest.mark.parametrize("error", [ZeroDivisionError("by 0"), MemoryError(), KeyboardInterrupt()])
def test_an_error_of_the_work_reaches_the_caller(
    error: BaseException, capfd: pytest.CaptureFixture[str]
) -> None:
    def work(emit: Emit[int]) -> None:
        emit(1)
        raise error

    threads = threading.active_count()
    items = run_in_thread(work, never, Control())
    assert next(items) == 1
    with pytest.raises(type(error)) as raised:
        next(items)
    assert raised.value is error
    assert threading.active_count() == threads
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("polls", [0, 1, 3])
@pytest.mark.parametrize("deaf", [0, 2])
def test_at_a_limit_the_work_is_halted_until_it_has_ended(polls: int, deaf: int) -> None:
    asked = count()
    threads = threading.active_count()
    endless = Endless(deaf)
    with pytest.raises(CutShortError):
        list(run_in_thread(endless.work, endless.halt, Control(stop=lambda: next(asked) >= polls)))
    assert endless.halts == deaf + 1
    assert threading.active_count() == threads


def test_leaving_early_halts_the_work() -> None:
    threads = threading.active_count()
    endless = Endless()
    items = run_in_thread(endless.work, endless.halt, Control())
    assert next(items) == 1
    items.close()
    assert endless.halts == 1
    assert threading.active_count() == threads


def test_an_error_while_waiting_halts_the_work() -> None:
    def fail() -> bool:
        raise KeyboardInterrupt

    threads = threading.active_count()
    endless = Endless()
    with pytest.raises(KeyboardInterrupt):
        list(run_in_thread(endless.work, endless.halt, Control(stop=fail)))
    assert threading.active_count() == threads


def test_an_interrupt_at_the_start_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(threading.Thread):
        def start(self) -> None:
            super().start()
            raise KeyboardInterrupt

    monkeypatch.setattr(background_thread, "Thread", Interrupted)
    threads = threading.active_count()
    endless = Endless()
    with pytest.raises(KeyboardInterrupt):
        list(run_in_thread(endless.work, endless.halt, Control()))
    assert threading.active_count() == threads
