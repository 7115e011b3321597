import threading
from itertools import count

import pytest

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search import background_thread
from shikaku_gui.solver.search.background_thread import Tell, watched


class Endless:
    """Work that tells one thing and then waits until it is halted."""

    def __init__(self, deaf: int = 0) -> None:
        self.halts = 0
        self._deaf = deaf
        self._halted = threading.Event()

    def work(self, tell: Tell[int]) -> None:
        tell(1)
        self._halted.wait()

    def halt(self) -> None:
        self.halts += 1
        if self.halts > self._deaf:
            self._halted.set()


def never() -> None:
    raise AssertionError("there was nothing to halt")


def test_what_is_told_is_yielded_in_order():
    def work(tell: Tell[int]) -> None:
        for number in range(100):
            tell(number)

    assert list(watched(work, never, Control())) == list(range(100))


def test_work_that_gives_up_is_cut_short_after_what_it_told():
    def work(tell: Tell[int]) -> None:
        tell(1)
        raise CutShortError

    told = watched(work, never, Control())
    assert next(told) == 1
    with pytest.raises(CutShortError):
        next(told)


@pytest.mark.parametrize("error", [ZeroDivisionError("by 0"), MemoryError(), KeyboardInterrupt()])
def test_an_error_of_the_work_reaches_the_one_who_watches(error, capfd):
    def work(tell: Tell[int]) -> None:
        tell(1)
        raise error

    threads = threading.active_count()
    told = watched(work, never, Control())
    assert next(told) == 1
    with pytest.raises(type(error)) as raised:
        next(told)
    assert raised.value is error
    assert threading.active_count() == threads
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("polls", [0, 1, 3])
@pytest.mark.parametrize("deaf", [0, 2])
def test_at_a_limit_the_work_is_halted_until_it_has_ended(polls, deaf):
    asked = count()
    threads = threading.active_count()
    endless = Endless(deaf)
    with pytest.raises(CutShortError):
        list(watched(endless.work, endless.halt, Control(stop=lambda: next(asked) >= polls)))
    assert endless.halts == deaf + 1
    assert threading.active_count() == threads


def test_leaving_early_halts_the_work():
    threads = threading.active_count()
    endless = Endless()
    told = watched(endless.work, endless.halt, Control())
    assert next(told) == 1
    told.close()
    assert endless.halts == 1
    assert threading.active_count() == threads


def test_an_error_while_watching_halts_the_work():
    def fail() -> bool:
        raise KeyboardInterrupt

    threads = threading.active_count()
    endless = Endless()
    with pytest.raises(KeyboardInterrupt):
        list(watched(endless.work, endless.halt, Control(stop=fail)))
    assert threading.active_count() == threads


def test_an_interrupt_at_the_start_leaves_nothing_behind(monkeypatch):
    class Interrupted(threading.Thread):
        def start(self) -> None:
            super().start()
            raise KeyboardInterrupt

    monkeypatch.setattr(background_thread, "Thread", Interrupted)
    threads = threading.active_count()
    endless = Endless()
    with pytest.raises(KeyboardInterrupt):
        list(watched(endless.work, endless.halt, Control()))
    assert threading.active_count() == threads
