"""What commands share that work on many puzzles: their options, processes and Ctrl+C."""

import argparse
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, contextmanager
from itertools import chain, islice
from types import FrameType
from typing import TypeVar

from shikaku_gui.cli import reading
from shikaku_gui.cli.batch import MOST_JOBS, Batch, local_executor

Item = TypeVar("Item")
Result = TypeVar("Result")

# So many items are under way for each process: one in work, and some that wait for it.
_AHEAD = 4


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the work is done."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=_jobs,
        metavar="J",
        help="work in so many processes (default: one for each processor)",
    )
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="work on the Dask cluster of this scheduler"
    )


class Interrupt:
    """Ctrl+C in two steps: the first time nothing new is begun, the second time all ends."""

    def __init__(self) -> None:
        self._asked = False

    def asked(self) -> bool:
        """Tell whether it was pressed."""
        return self._asked

    def _press(self, _signal: int, _frame: FrameType | None) -> None:
        if self._asked:
            raise KeyboardInterrupt
        self._asked = True
        reading.complain("finishing what was begun; Ctrl+C again ends at once")

    @contextmanager
    def watching(self) -> Iterator["Interrupt"]:
        """Take Ctrl+C while this lasts."""
        before = signal.signal(signal.SIGINT, self._press)
        try:
            yield self
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def opened(
    options: argparse.Namespace, work: Callable[[Item], Result], stopping: Callable[[], bool]
) -> Iterator[Batch[Item, Result]]:
    """Open the executor that the options ask for, to do that work.

    Raises:
        UnreachableError: the cluster cannot be reached.
    """
    with ExitStack() as stack:
        if options.scheduler is not None:
            from shikaku_gui.cli.cluster import connected

            cluster = stack.enter_context(connected(options.scheduler))
            ahead = _AHEAD * cluster.threads
            yield Batch(cluster.executor, work, in_flight=ahead, stopping=stopping)
            return
        jobs = options.jobs or min(MOST_JOBS, os.cpu_count() or 1)

        def open_local() -> Executor:
            return stack.enter_context(local_executor(jobs))

        ahead = 1 if jobs == 1 else _AHEAD * jobs
        executor = open_local()
        yield Batch(executor, work, in_flight=ahead, stopping=stopping, reopen=open_local)


def each(
    options: argparse.Namespace, work: Callable[[Item], Result], items: Iterable[Item]
) -> Generator[Result, None, None]:
    """Yield what the work says of each item, in order; of one alone, in this process.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; what was finished has been yielded.
        UnreachableError: the cluster cannot be reached.
        BrokenExecutor: the processes end again and again; what was finished has been yielded.
    """
    rest = iter(items)
    begun = list(islice(rest, 2))
    given = chain(begun, rest)
    if options.scheduler is None and (options.jobs == 1 or len(begun) < 2):
        yield from map(work, given)
        return
    interrupt = Interrupt()
    with interrupt.watching(), opened(options, work, interrupt.asked) as batch:
        try:
            for _, result in batch.results(given):
                yield result
        except BrokenExecutor:
            yield from batch.finished()
            raise
    if interrupt.asked():
        raise KeyboardInterrupt


def _jobs(text: str) -> int:
    """Return a number of processes that was given as an argument.

    Raises:
        ArgumentTypeError: it is none, or so many cannot be begun.
    """
    jobs = reading.count(text)
    if jobs > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"at most {MOST_JOBS} was expected, not {jobs}")
    return jobs
