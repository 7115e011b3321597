"""The worker: results and errors arrive under their number, dropped ones never."""

from collections.abc import Iterator
from threading import Event, Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from shikaku_gui.gui.base.jobs import Runner, Stop, ThreadJobRunner

SECONDS = 20


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[ThreadJobRunner]:
    made = ThreadJobRunner()
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


def test_work_runs_beside_and_its_result_arrives_here(qtbot: QtBot, jobs: ThreadJobRunner) -> None:
    threads = []

    def work(stop: Stop) -> int:
        threads.append(current_thread())
        return 42

    def done(result: int) -> None:
        threads.append(current_thread())
        assert result == 42

    with qtbot.waitSignal(jobs.changed):
        jobs.run(work, done)
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert type(threads[0]) is Thread  # on one of Qt, PySide crashes now and then
    assert threads[1] is main_thread()
    assert not jobs.busy


@pytest.mark.parametrize("runner", [Runner, ThreadJobRunner])
def test_an_error_arrives_as_it_was_raised(qtbot: QtBot, runner: type[Runner]) -> None:
    jobs, failed = runner(), list[BaseException]()
    error = KeyError("nothing there")

    def work(stop: Stop) -> None:
        raise error

    jobs.run(work, lambda _: pytest.fail("there is no result"), failed.append)
    qtbot.waitUntil(lambda: bool(failed))
    assert failed == [error]
    assert not jobs.busy
    jobs.close()


def test_an_error_nobody_takes_is_raised(qtbot: QtBot) -> None:
    with pytest.raises(ZeroDivisionError):
        Runner().run(lambda _: 1 / 0, lambda _: None)


def test_cancelled_work_is_stopped_and_its_result_never_arrives(
    qtbot: QtBot, jobs: ThreadJobRunner
) -> None:
    answers: list[str] = []
    begun = Event()

    def work(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.run(work, answers.append)
    assert begun.wait(SECONDS)
    jobs.cancel_all()
    assert not jobs.busy
    jobs.run(lambda _: "second", answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_an_answer_on_its_way_can_still_be_dropped(qtbot: QtBot, jobs: ThreadJobRunner) -> None:
    answers: list[str] = []
    ready = Event()

    def work(stop: Stop) -> str:
        ready.set()
        return "late"

    jobs.run(work, answers.append)
    assert ready.wait(SECONDS)
    jobs.cancel_all()
    qtbot.wait(50)
    assert answers == []


def test_jobs_that_wait_are_skipped_once_dropped(qtbot: QtBot, jobs: ThreadJobRunner) -> None:
    begun, ran = Event(), list[str]()

    def first(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.run(first, lambda _: None)
    jobs.run(lambda _: ran.append("never"), lambda _: None)
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
def test_what_a_job_holds_is_let_go_on_this_thread(
    qtbot: QtBot, jobs: ThreadJobRunner, end: str
) -> None:
    threads, begun, go_on = list[Thread](), Event(), Event()

    def hold() -> int:
        held = Held(threads)

        def work(_stop: Stop) -> Held:
            begun.set()
            go_on.wait(SECONDS)
            return held

        return jobs.run(work, lambda _: None)

    if end == "never begun":
        jobs.run(lambda _stop: go_on.wait(SECONDS), lambda _: None)
    number = hold()
    if end == "cancelled":
        assert begun.wait(SECONDS)
    if end != "delivered":
        jobs.cancel(number)
    go_on.set()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [main_thread()]
    assert begun.is_set() is (end != "never begun")


def test_closing_while_it_works_ends_cleanly(qtbot: QtBot) -> None:
    jobs, begun = ThreadJobRunner(), Event()

    def work(stop: Stop) -> str:
        begun.set()
        return wait_for_stop(stop)

    jobs.run(work, lambda _: pytest.fail("dropped"))
    assert begun.wait(SECONDS)
    jobs.close()
    assert not jobs.busy


@pytest.mark.parametrize("runner", [Runner, ThreadJobRunner])
def test_nothing_begins_after_the_end(qtbot: QtBot, runner: type[Runner]) -> None:
    jobs, ran = runner(), list[str]()
    jobs.close()
    jobs.run(lambda _: ran.append("work"), lambda _: ran.append("done"))
    qtbot.wait(20)
    assert ran == []
    assert not jobs.busy


def test_numbers_are_never_used_twice(qtbot: QtBot) -> None:
    runner = Runner()
    numbers = [runner.run(lambda _: None, lambda _: None) for _ in range(3)]
    assert len(set(numbers)) == 3


@pytest.mark.parametrize("early", [False, True], ids=["its turn", "its parent first"])
def test_what_jobs_use_is_deleted_after_them(
    qtbot: QtBot, jobs: ThreadJobRunner, early: bool
) -> None:
    parent = QObject()
    gone = QObject(parent)
    goes_on, ended = Event(), list[bool]()
    jobs.run(lambda _stop: goes_on.wait(SECONDS), ended.append)
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
