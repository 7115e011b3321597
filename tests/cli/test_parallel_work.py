"""Where commands do their work, and when they print its results."""

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import batch_opening, parallel_work
from shikaku_gui.cli.batch import Batch, InlineExecutor
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.work_groups import GROUP_WEIGHT, MAX_JOBS, Result


def options(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parallel_work.add_options(parser)
    return parser.parse_args(given)


def counted(taken: list[int]) -> Iterator[int]:
    for number in range(1000):
        taken.append(number)
        yield number


def little(_item: object) -> int:
    return 1


def test_results_are_yielded_before_later_items_are_read() -> None:
    taken: list[int] = []
    answers = parallel_work.work_on_all(options("--jobs", "1"), str, little, counted(taken))
    assert [next(answers) for _ in range(3)] == [(0, "0"), (1, "1"), (2, "2")]
    assert taken == [0, 1, 2]


@pytest.mark.parametrize(
    ("given", "count"), [(("--jobs", "2"), 0), (("--jobs", "2"), 1), ((), 3)], ids=str
)
def test_so_little_needs_no_processes(
    given: tuple[str, ...], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_opening, "open_batch", None)
    monkeypatch.setattr(parallel_work, "GROUP_SECONDS", 60)
    answers = parallel_work.work_on_all(options(*given), str, little, range(count))
    assert list(answers) == [(number, str(number)) for number in range(count)]


@pytest.mark.parametrize(
    ("given", "soon", "weights", "here"),
    [
        ((), 60, [1, GROUP_WEIGHT, GROUP_WEIGHT + 1, 1], 2),
        ((), -1, [1, 1], 0),
        (("--jobs", "2"), 60, [1, 1], 0),
        (("--scheduler", "tcp://it:1"), 60, [1, 1], 0),
    ],
    ids=["until a large one", "until it takes long", "as many as said", "on a cluster"],
)
def test_the_first_are_done_here(
    given: tuple[str, ...],
    soon: float,
    weights: list[int],
    here: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parallel_work, "GROUP_SECONDS", soon)
    left: list[int] = []
    items = range(len(weights))

    def begin() -> Iterator[object]:
        left.extend(
            (
                yield from parallel_work.work_on_first(
                    options(*given), str, weights.__getitem__, items
                )
            )
        )

    assert len(list(begin())) == here
    assert left == list(items[here:])


def test_what_is_finished_behind_work_that_ends_its_workers_is_handed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class KilledWorkerError(Exception):
        """As a cluster has for work that was lost with each worker it was given to."""

    class Losing(InlineExecutor):
        """Loses 1 as soon as 2 is done."""

        def submit(
            self, fn: Callable[..., Result], /, *args: object, **kwargs: object
        ) -> "Future[Result]":
            if args == ((1,),):
                return killed
            future = super().submit(fn, *args, **kwargs)
            if args == ((2,),):
                killed.set_exception(KilledWorkerError())
            return future

    @contextmanager
    def connected(*given: Any) -> Iterator[Batch[int, str]]:
        try:
            yield Batch(Losing(), str, in_flight=2)
        except KilledWorkerError as error:
            raise CommandError("too bad") from error

    killed: Future[Any] = Future()
    monkeypatch.setattr(batch_opening, "open_batch", connected)
    answers = parallel_work.work_on_all(options("--scheduler", "tcp://it:1"), str, little, range(3))
    assert [next(answers), next(answers)] == [(0, "0"), (2, "2")]
    with pytest.raises(CommandError, match="too bad"):
        next(answers)


@pytest.mark.parametrize("jobs", ["0", "-1", "1.5", "many", str(MAX_JOBS + 1), "9" * 5_000])
def test_a_number_of_processes_that_makes_no_sense_is_refused(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["check", "none.txt", f"--jobs={jobs}"])
    reason = f"argument --jobs: expected a whole number from 1 to {MAX_JOBS}"
    assert reason in capsys.readouterr().err


def test_the_number_of_processes_is_limited() -> None:
    assert options("--jobs", str(MAX_JOBS)).jobs == MAX_JOBS
