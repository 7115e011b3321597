"""Batches: in order, each item once, few at a time, through stops and broken executors."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import working
from shikaku_gui.cli.batch import Batch, Inline, Result, local_executor


def double(number: int) -> int:
    return 2 * number


def double_or_die(number: int, once: str) -> int:
    """Kill the process that comes to 5 first; ``once`` is a file that remembers it."""
    if number == 5:
        try:
            Path(once).touch(exist_ok=False)
        except FileExistsError:
            return 10
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


class DyingOf5:
    def __init__(self, once: Path) -> None:
        self._once = str(once)

    def __call__(self, number: int) -> int:
        return double_or_die(number, self._once)


KILLED = """
import os, signal
from shikaku_gui import cli
from shikaku_gui.cli import working
from shikaku_gui.cli.batch import local_executor

if __name__ == "__main__":
    with local_executor(2) as processes:
        print(processes.submit(str, "at work").result(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""

EXPECTED = [(number, 2 * number) for number in range(20)]


@pytest.mark.parametrize("in_flight", [1, 3, 50])
def test_results_come_in_order(in_flight: int) -> None:
    assert list(Batch(Inline(), double, in_flight=in_flight).results(range(20))) == EXPECTED
    with ThreadPoolExecutor(3) as threads:
        assert list(Batch(threads, double, in_flight=in_flight).results(range(20))) == EXPECTED


def test_in_processes_too() -> None:
    with local_executor(2) as processes:
        assert list(Batch(processes, double, in_flight=6).results(range(20))) == EXPECTED


def test_only_a_few_items_are_taken_ahead() -> None:
    taken: list[int] = []

    def items() -> "object":
        for number in range(1000):
            taken.append(number)
            yield number

    results = Batch(Inline(), double, in_flight=4).results(items())
    for _ in range(10):
        next(results)
    assert len(taken) <= 10 + 4


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Batch(Inline(), lambda number: 1 // number, in_flight=1).results([1, 0]))


class Held(Executor):
    """Keeps what it was given until it is let go."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[int], int]] = []

    def submit(self, _work: object, /, number: int) -> "Future[int]":  # type: ignore[override] # only this
        future: Future[int] = Future()
        self.given.append((future, number))
        return future


def test_a_stop_finishes_what_was_begun_and_drops_the_rest() -> None:
    held, stop = Held(), False

    def stopping() -> bool:
        nonlocal stop
        for future, number in held.given[:2]:
            if not future.done():
                future.set_running_or_notify_cancel()
                future.set_result(2 * number)
        return stop

    results = Batch(held, double, in_flight=5, stopping=stopping).results(range(20))
    assert next(results) == (0, 0)
    stop = True
    assert list(results) == [(1, 2)]
    assert len(held.given) < 20


def test_a_killed_process_costs_nothing(tmp_path: Path) -> None:
    pools = [local_executor(2), local_executor(2)]
    second = pools[1]
    work = DyingOf5(tmp_path / "died")
    try:
        batch = Batch(pools[0], work, in_flight=8, reopen=lambda: second)
        assert list(batch.results(range(20))) == EXPECTED
    finally:
        for pool in pools:
            pool.shutdown()


def test_work_that_is_wanted_no_more_is_not_waited_for() -> None:
    futures: list[Future[None]] = []

    def leave() -> None:
        with local_executor(2) as processes:
            futures.extend(processes.submit(sleep, 100) for _ in range(2))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        leave()
    assert len(futures) == 2
    assert all(isinstance(future.exception(), BrokenProcessPool) for future in futures)


@pytest.mark.skipif(os.name != "posix", reason="kills the process")
def test_the_processes_end_with_the_one_that_began_them(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(KILLED, encoding="utf-8")
    # Each of the processes holds the pipe: it closes when all of them are gone.
    answer = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, timeout=60, check=False
    )
    assert (answer.returncode, answer.stdout) == (-signal.SIGKILL, b"at work\n")


def test_without_another_executor_a_broken_one_is_an_error(tmp_path: Path) -> None:
    with local_executor(2) as processes, pytest.raises(BrokenProcessPool):
        list(Batch(processes, DyingOf5(tmp_path / "died"), in_flight=8).results(range(20)))


@pytest.mark.parametrize("command", ["check", "grade", "solve", "generate"])
def test_a_command_whose_processes_break_says_so_in_a_sentence(
    command: str, sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise BrokenProcessPool("too bad")

    monkeypatch.setattr(working, "opened", broken)
    given = ["9x9", "-n", "2", "--seed", "1"] if command == "generate" else [str(sample)] * 2
    assert cli.main([command, *given, "--jobs", "2"]) == 4
    assert capsys.readouterr().err == "shikaku: too bad\n"


@pytest.mark.skipif(os.name != "posix", reason="how processes are started there")
def test_processes_that_cannot_be_started_are_told(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.popen_spawn_posix.Popen._launch", full)
    assert cli.main(["check", str(sample), str(sample), "--jobs", "2"]) == 4
    assert "perhaps there is too little memory, and fewer of them" in capsys.readouterr().err


def test_work_that_is_dropped_though_nobody_asked_is_not_passed_over() -> None:
    class Gone(Executor):
        """Drops its work, as a cluster whose scheduler has ended does."""

        def submit(self, *_: object) -> "Future[int]":  # type: ignore[override] # only this
            future: Future[int] = Future()
            future.cancel()
            return future

    with pytest.raises(BrokenExecutor, match="lost before it was done"):
        list(Batch(Gone(), double, in_flight=2).results(range(3)))


def test_an_executor_that_always_breaks_is_given_up() -> None:
    class Broken(Executor):
        def submit(self, *_: object) -> "Future[int]":  # type: ignore[override] # never returns
            raise BrokenProcessPool

    with pytest.raises(BrokenProcessPool, match="end before it is done"):
        list(Batch(Broken(), double, in_flight=2, reopen=Broken).results(range(3)))


def test_what_is_finished_behind_the_item_that_breaks_all_is_handed_out() -> None:
    class Picky(Inline):
        """Breaks with the number 2, whenever it comes."""

        def submit(
            self, fn: Callable[..., Result], /, *args: object, **kwargs: object
        ) -> "Future[Result]":
            if args != (2,):
                return super().submit(fn, *args, **kwargs)
            future: Future[Result] = Future()
            future.set_exception(BrokenProcessPool())
            return future

    batch = Batch(Picky(), double, in_flight=4, reopen=Picky)
    results = batch.results(range(20))
    assert [next(results), next(results)] == EXPECTED[:2]
    with pytest.raises(BrokenProcessPool, match="end before it is done"):
        next(results)
    assert list(batch.finished()) == [6, 8, 10]
