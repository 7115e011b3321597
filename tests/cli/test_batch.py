"""Batches: order, one result for each item, few at a time, stops, broken executors."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.cli import batch as batches
from shikaku_gui.cli.batch import Batch, InlineExecutor
from shikaku_gui.cli.process_pool import ProcessPool
from shikaku_gui.cli.work_groups import GROUP_WEIGHT, Result


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


EXPECTED = [(number, 2 * number) for number in range(20)]


@pytest.mark.parametrize("in_flight", [1, 3, 50])
def test_results_come_in_order(in_flight: int) -> None:
    assert list(Batch(InlineExecutor(), double, in_flight=in_flight).results(range(20))) == EXPECTED
    with ThreadPoolExecutor(3) as threads:
        assert list(Batch(threads, double, in_flight=in_flight).results(range(20))) == EXPECTED


def test_in_processes_too() -> None:
    with ProcessPool(2) as processes:
        assert list(Batch(processes, double, in_flight=6).results(range(20))) == EXPECTED


def test_only_a_few_items_are_read_ahead() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = Batch(InlineExecutor(), double, in_flight=4).results(items())
    for _ in range(10):
        next(results)
    assert len(taken) <= 10 + 4


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Batch(InlineExecutor(), (1).__floordiv__, in_flight=1).results([1, 0]))


class Noting(InlineExecutor):
    """Notes the groups that it is given."""

    def __init__(self) -> None:
        self.groups: list[object] = []

    def submit(
        self, fn: Callable[..., Result], /, *args: object, **kwargs: object
    ) -> "Future[Result]":
        self.groups.extend(args)
        return super().submit(fn, *args, **kwargs)


@pytest.mark.parametrize(
    ("weights", "groups"),
    [
        ([GROUP_WEIGHT // 2] * 5, [(0, 1), (2, 3), (4,)]),
        ([0] * 18, [tuple(range(16)), (16, 17)]),
        ([1, 1, GROUP_WEIGHT, 1, GROUP_WEIGHT + 1, 1], [(0, 1), (2,), (3,), (4,), (5,)]),
        ([], []),
    ],
)
def test_small_items_go_in_groups_and_do_not_wait_for_large_ones(
    weights: list[int], groups: list[tuple[int, ...]]
) -> None:
    executor = Noting()
    batch = Batch(executor, double, in_flight=1, weigh=weights.__getitem__)
    expected = [(number, 2 * number) for number in range(len(weights))]
    assert list(batch.results(range(len(weights)))) == expected
    assert executor.groups == groups


def light(_number: int) -> int:
    return 1


def test_what_is_done_of_a_group_does_not_wait_for_slow_items(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batches, "GROUP_SECONDS", -1)
    executor = Noting()
    batch = Batch(executor, double, in_flight=1, weigh=light)
    results = batch.results(range(20))
    assert next(results) == EXPECTED[0]
    assert executor.groups == [tuple(range(16))]
    assert list(results) == EXPECTED[1:]
    assert executor.groups[1:] == [*((number,) for number in range(1, 16)), (16, 17, 18, 19)] + [
        (number,) for number in range(17, 20)
    ]


class Held(Executor):
    """Holds submitted work back; submitting the third item completes the first."""

    def __init__(self) -> None:
        self.given: list[Callable[[], None]] = []

    def submit(
        self, fn: Callable[..., Result], /, *args: object, **kwargs: object
    ) -> "Future[Result]":
        future: Future[Result] = Future()

        def let_go() -> None:
            if not future.done():
                future.set_running_or_notify_cancel()
                future.set_result(fn(*args, **kwargs))

        self.given.append(let_go)
        if len(self.given) == 3:
            self.given[0]()
        return future


def test_a_stop_finishes_what_was_begun_and_begins_nothing() -> None:
    held, stop = Held(), False

    def stopping() -> bool:
        if stop:
            held.given[2]()
            held.given[1]()
        return stop

    results = Batch(held, double, in_flight=3, stopping=stopping).results(range(20))
    assert next(results) == (0, 0)
    stop = True
    assert list(results) == [(1, 2), (2, 4)]
    assert len(held.given) == 3


def test_what_is_left_of_a_slow_group_is_not_begun_after_a_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batches, "GROUP_SECONDS", -1)
    executor, stop = Noting(), False
    batch = Batch(executor, double, in_flight=2, weigh=light, stopping=lambda: stop)
    results = batch.results(range(20))
    assert next(results) == (0, 0)
    stop = True
    assert list(results) == []
    assert executor.groups == [tuple(range(16))]


def test_a_killed_process_costs_nothing(tmp_path: Path) -> None:
    pools = [ProcessPool(2), ProcessPool(2)]
    second = pools[1]
    work = DyingOf5(tmp_path / "died")
    try:
        batch = Batch(pools[0], work, in_flight=8, reopen=lambda: second)
        assert list(batch.results(range(20))) == EXPECTED
    finally:
        for pool in pools:
            pool.shutdown()


def test_without_another_executor_a_broken_one_is_an_error(tmp_path: Path) -> None:
    with ProcessPool(2) as processes, pytest.raises(BrokenExecutor):
        list(Batch(processes, DyingOf5(tmp_path / "died"), in_flight=8).results(range(20)))


def test_work_that_is_dropped_though_nobody_asked_is_not_passed_over() -> None:
    class Gone(Executor):
        """Drops its work, as a cluster whose scheduler has ended does."""

        def submit(self, *_: object, **__: object) -> "Future[Any]":
            future: Future[Any] = Future()
            future.cancel()
            return future

    with pytest.raises(BrokenExecutor, match="died before finishing"):
        list(Batch(Gone(), double, in_flight=2).results(range(3)))


def test_work_that_will_never_be_done_is_not_waited_for() -> None:
    held, gone = Held(), False
    batch = Batch(held, double, in_flight=3, disconnected=lambda: gone)
    results = batch.results(range(20))
    assert next(results) == (0, 0)
    held.given[2]()
    gone = True
    with pytest.raises(BrokenExecutor, match="died before finishing"):
        next(results)
    assert list(batch.finished()) == [(2, 4)]


@pytest.mark.parametrize("stranded_after", [0, 3])
def test_work_that_nobody_does_is_not_waited_for(stranded_after: int) -> None:
    held, asked = Held(), 0

    def stranded() -> bool:
        nonlocal asked
        asked += 1
        return asked > stranded_after

    batch = Batch(held, double, in_flight=3, stopping=lambda: asked > 0, stranded=stranded)
    assert list(batch.results(range(20))) == [(0, 0)]
    assert len(held.given) == 4
    assert asked == stranded_after + 1


def test_the_number_in_flight_may_change() -> None:
    held, limit = Held(), 1
    results = Batch(held, double, in_flight=lambda: limit).results(range(20))
    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(next, results)
        while not held.given:
            pass
        assert len(held.given) == 1
        limit = 5  # the third completes the first
        assert first.result() == (0, 0)
    assert len(held.given) == 3


def test_an_executor_that_always_breaks_is_given_up() -> None:
    class Broken(Executor):
        def submit(self, *_: object, **__: object) -> "Future[Any]":
            raise BrokenExecutor

    with pytest.raises(BrokenExecutor, match="keep crashing"):
        list(Batch(Broken(), double, in_flight=2, reopen=Broken).results(range(3)))


class Picky(InlineExecutor):
    """Breaks with the number 2, whenever it comes."""

    def submit(
        self, fn: Callable[..., Result], /, *args: object, **kwargs: object
    ) -> "Future[Result]":
        (group,) = args
        if isinstance(group, tuple) and 2 not in group:
            return super().submit(fn, *args, **kwargs)
        future: Future[Result] = Future()
        future.set_exception(BrokenExecutor())
        return future


@pytest.mark.parametrize("weight", [GROUP_WEIGHT, 1], ids=["alone", "in groups"])
def test_only_the_item_that_breaks_all_keeps_its_group_from_being_done(weight: int) -> None:
    batch = Batch(Picky(), double, in_flight=4, weigh=lambda _: weight, reopen=Picky)
    results = batch.results(range(20))
    assert [next(results), next(results)] == EXPECTED[:2]
    with pytest.raises(BrokenExecutor, match="keep crashing"):
        next(results)


def test_finished_results_after_a_lost_item_are_yielded() -> None:
    class Losing(Held):
        """Loses the first with the third, when the second is done and the third is not."""

        def submit(
            self, fn: Callable[..., Result], /, *args: object, **kwargs: object
        ) -> "Future[Result]":
            if len(self.given) == 2:
                self.given[1]()
                lost.set_exception(BrokenExecutor("lost"))
            future = super().submit(fn, *args, **kwargs)
            return future if self.given[1:] else lost

    lost: Future[Any] = Future()
    batch = Batch(Losing(), double, in_flight=3)
    with pytest.raises(BrokenExecutor, match="lost"):
        next(batch.results(range(20)))
    assert list(batch.finished()) == [(1, 2)]
