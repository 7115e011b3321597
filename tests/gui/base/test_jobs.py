"""Jobs: results and errors arrive on the GUI thread, those of cancelled ones never."""

from collections.abc import Callable, Iterator
from threading import Event, Thread, current_thread, main_thread
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from shikaku_gui.gui.base.jobs import IDLE_MILLISECONDS, Jobs, Stop
from tests.gui.at_once import AtOnce

SECONDS = 20


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:
    made = Jobs()
    yield made
    made.close()


def wait_for_stop(stop: Stop) -> str:
    """Work until told to end."""
    waited = Event()
    for _ in range(SECONDS * 100):
        if stop():
            return "stopped"
        waited.wait(0.01)
    raise AssertionError("nobody said stop")


def test_work_runs_beside_and_its_result_arrives_here(qtbot: QtBot, jobs: Jobs) -> None:
    threads = []

    def work(stop: Stop) -> int:
        threads.append(current_thread())
        return 42

    def done(result: int) -> None:
        threads.append(current_thread())
        assert result == 42

    with qtbot.waitSignal(jobs.changed):
        jobs.submit(work, done)
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert type(threads[0]) is Thread  # on one of Qt, PySide crashes now and then
    assert threads[1] is main_thread()
    assert not jobs.busy


@pytest.mark.parametrize("kind", [AtOnce, Jobs])
def test_an_error_arrives_as_it_was_raised(qtbot: QtBot, kind: type[Jobs]) -> None:
    jobs, failed = kind(), list[BaseException]()
    error = KeyError("nothing there")

    def work(stop: Stop) -> None:
        raise error

    jobs.submit(work, lambda _: pytest.fail("there is no result"), failed.append)
    qtbot.waitUntil(lambda: bool(failed))
    assert failed == [error]
    assert not jobs.busy
    jobs.close()


def test_an_error_nobody_takes_is_raised(qtbot: QtBot) -> None:
    with pytest.raises(ZeroDivisionError):
        AtOnce().submit(lambda _: 1 / 0, lambda _: None)


def test_cancelled_work_is_stopped_and_its_result_never_arrives(qtbot: QtBot, jobs: Jobs) -> None:
    answers: list[str] = []
    begun = Event()

    def work(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.submit(work, answers.append)
    assert begun.wait(SECONDS)
    jobs.cancel_all()
    assert not jobs.busy
    jobs.submit(lambda _: "second", answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_an_answer_on_its_way_can_still_be_dropped(qtbot: QtBot, jobs: Jobs) -> None:
    answers: list[str] = []
    ready = Event()

    def work(stop: Stop) -> str:
        ready.set()
        return "late"

    jobs.submit(work, answers.append)
    assert ready.wait(SECONDS)
    jobs.cancel_all()
    qtbot.wait(50)
    assert answers == []


def test_jobs_that_wait_are_skipped_once_dropped(qtbot: QtBot, jobs: Jobs) -> None:
    begun, ran = Event(), list[str]()

    def first(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.submit(first, lambda _: None)
    jobs.submit(lambda _: ran.append("never"), lambda _: None)
    assert begun.wait(SECONDS)
    jobs.close()
    assert ran == []


class Held:
    """Notes the thread on which it is let go."""

    def __init__(self, threads: list[Thread]) -> None:
        self._threads = threads

    def __del__(self) -> None:
        self._threads.append(current_thread())


@pytest.mark.parametrize("end", ["delivered", "cancelled", "never begun"])
def test_what_a_job_holds_is_let_go_on_this_thread(qtbot: QtBot, jobs: Jobs, end: str) -> None:
    threads, begun, go_on = list[Thread](), Event(), Event()

    def hold() -> None:
        held = Held(threads)

        def work(_stop: Stop) -> Held:
            begun.set()
            go_on.wait(SECONDS)
            return held

        jobs.submit(work, lambda _: None, replaces="held")

    if end == "never begun":
        jobs.submit(lambda _stop: go_on.wait(SECONDS), lambda _: None)
    hold()
    if end == "cancelled":
        assert begun.wait(SECONDS)
    if end != "delivered":
        jobs.cancel("held")
    go_on.set()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [main_thread()]
    assert begun.is_set() is (end != "never begun")


def test_closing_while_it_works_ends_cleanly(qtbot: QtBot) -> None:
    jobs, begun = Jobs(), Event()

    def work(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.submit(work, lambda _: pytest.fail("dropped"))
    assert begun.wait(SECONDS)
    jobs.close()
    assert not jobs.busy


@pytest.mark.parametrize("kind", [AtOnce, Jobs])
def test_nothing_begins_after_the_end(qtbot: QtBot, kind: type[Jobs]) -> None:
    jobs, ran = kind(), list[str]()
    jobs.close()
    jobs.submit(lambda _: ran.append("work"), lambda _: ran.append("done"))
    qtbot.wait(20)
    assert ran == []
    assert not jobs.busy


@pytest.mark.parametrize("early", [False, True], ids=["its turn", "its parent first"])
def test_what_jobs_use_is_deleted_after_them(qtbot: QtBot, jobs: Jobs, early: bool) -> None:
    parent = QObject()
    gone = QObject(parent)
    goes_on, ended = Event(), list[bool]()
    jobs.submit(lambda _stop: goes_on.wait(SECONDS), ended.append)
    jobs.delete_afterwards(gone)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert Shiboken.isValid(gone)
    if early:
        Shiboken.delete(parent)
    goes_on.set()
    qtbot.waitUntil(lambda: not jobs.busy)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ended == [True]
    assert not Shiboken.isValid(gone)


def held_until_stopped(begun: Event) -> Callable[[Stop], str]:
    """Return work that tells that it has begun, and ends only when it is told to."""

    def work(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    return work


def test_a_job_replaces_the_one_with_its_key_and_no_other(qtbot: QtBot, jobs: Jobs) -> None:
    answers, begun = list[str](), Event()
    jobs.submit(held_until_stopped(begun), answers.append, replaces="a")
    jobs.submit(lambda _: "another key", answers.append, replaces="b")
    jobs.submit(lambda _: "no key", answers.append)
    assert begun.wait(SECONDS)
    assert jobs.is_pending("a")
    jobs.submit(lambda _: "newer", answers.append, replaces="a")
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert answers == ["another key", "no key", "newer"]
    assert not any(map(jobs.is_pending, "ab"))


def test_a_cancelled_job_ends_within_a_tenth_of_a_second(qtbot: QtBot, jobs: Jobs) -> None:
    begun, ended = Event(), list[float]()
    jobs.submit(held_until_stopped(begun), lambda _: pytest.fail("dropped"), replaces="a")
    assert begun.wait(SECONDS)
    cancelled = monotonic()
    jobs.cancel("a")
    jobs.submit(lambda _: monotonic(), ended.append)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended[0] - cancelled < 0.1


def test_what_can_wait_begins_when_nothing_else_is_to_be_done(qtbot: QtBot, jobs: Jobs) -> None:
    order, go_on = list[str](), Event()
    jobs.submit(lambda _: go_on.wait(SECONDS), lambda _: order.append("first"))
    jobs.submit(lambda _: "idle", order.append, when_idle=True)
    jobs.submit(lambda _: "second", order.append)
    qtbot.wait(2 * IDLE_MILLISECONDS)
    go_on.set()
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["first", "second", "idle"]


@pytest.mark.parametrize("end", ["another job", "all cancelled"])
def test_what_can_wait_is_interrupted_and_begins_again(qtbot: QtBot, jobs: Jobs, end: str) -> None:
    answers, begun = list[str](), list[Event]()

    def work(stop: Stop) -> str:
        begun.append(Event())
        return wait_for_stop(stop) if len(begun) == 1 else "done"

    jobs.submit(work, answers.append, replaces="idle", when_idle=True)
    qtbot.waitUntil(lambda: len(begun) == 1)
    if end == "another job":
        jobs.submit(lambda _: "other", answers.append)
    else:
        jobs.cancel_all()
        assert not jobs.busy
    assert jobs.is_pending("idle")
    qtbot.waitUntil(lambda: "done" in answers)
    assert answers == (["other"] if end == "another job" else []) + ["done"]
    assert not jobs.is_pending("idle")


@pytest.mark.parametrize("running", [False, True])
def test_what_can_wait_can_be_cancelled(qtbot: QtBot, jobs: Jobs, running: bool) -> None:
    begun = Event()
    work = held_until_stopped(begun)
    jobs.submit(work, lambda _: pytest.fail("dropped"), replaces="idle", when_idle=True)
    if running:
        qtbot.waitUntil(begun.is_set)
    jobs.cancel("idle")
    qtbot.wait(2 * IDLE_MILLISECONDS)
    assert begun.is_set() is running
    assert not jobs.busy
    assert not jobs.is_pending("idle")


def test_what_can_wait_does_not_begin_again_after_an_error(qtbot: QtBot, jobs: Jobs) -> None:
    failed = list[BaseException]()
    jobs.submit(lambda _: 1 / 0, lambda _: None, failed.append, when_idle=True)
    qtbot.waitUntil(lambda: bool(failed))
    qtbot.wait(2 * IDLE_MILLISECONDS)
    assert len(failed) == 1


def test_all_that_can_wait_is_done_one_after_the_other(qtbot: QtBot, jobs: Jobs) -> None:
    answers = list[int]()
    for work in (lambda _: 0, lambda _: 1, lambda _: 2):
        jobs.submit(work, answers.append, when_idle=True)
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert answers == [0, 1, 2]
