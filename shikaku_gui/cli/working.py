"""What commands share that work on many puzzles: their options, processes and Ctrl+C."""

import argparse
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import TypeVar

from shikaku_gui.cli import reading
from shikaku_gui.cli.batch import Batch, local_executor

Item = TypeVar("Item")
Result = TypeVar("Result")

# So many items are under way for each process: one in work, and some that wait for it.
_AHEAD = 4


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the work is done."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=reading.count,
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
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    most: int,
    stopping: Callable[[], bool],
) -> Iterator[Batch[Item, Result]]:
    """Open the executor that the options ask for, to do that work on at most so many items.

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
        jobs = min(options.jobs or os.cpu_count() or 1, max(1, most))

        def open_local() -> Executor:
            return stack.enter_context(local_executor(jobs))

        ahead = 1 if jobs == 1 else _AHEAD * jobs
        executor = open_local()
        yield Batch(executor, work, in_flight=ahead, stopping=stopping, reopen=open_local)


def each(
    options: argparse.Namespace, work: Callable[[str], Result], files: Sequence[str]
) -> Iterator[tuple[str, Result]]:
    """Yield each file with what the work says of it, in order; with ``-``, in this process.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; what was finished has been yielded.
        UnreachableError: the cluster cannot be reached.
    """
    if "-" in files or (options.scheduler is None and (options.jobs == 1 or len(files) == 1)):
        yield from ((file, work(file)) for file in files)
        return
    interrupt = Interrupt()
    with interrupt.watching(), opened(options, work, len(files), interrupt.asked) as batch:
        yield from batch.results(files)
    if interrupt.asked():
        raise KeyboardInterrupt
