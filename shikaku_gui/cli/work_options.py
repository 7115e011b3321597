"""What commands share that work on many puzzles: their options, processes and Ctrl+C."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, contextmanager
from itertools import chain, islice
from time import monotonic
from types import FrameType

from shikaku_gui.cli import streams
from shikaku_gui.cli.arguments import count
from shikaku_gui.cli.batch import LITTLE, SOON, Batch, Inline, Item, Result

# Windows waits for no more at a time; elsewhere no machine gains by more.
MOST_JOBS = 61 if sys.platform == "win32" else 512
"""The most processes that work at a time."""


# So many groups are under way for each process: one in work, and one that waits for it.
_AHEAD = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the work is done."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=_jobs,
        metavar="J",
        help="work in so many processes (default: one for each processor, where that pays)",
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
        streams.complain("finishing what was begun; Ctrl+C again ends at once")

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
    weigh: Callable[[Item], int],
    stopping: Callable[[], bool],
) -> Iterator[Batch[Item, Result]]:
    """Open the executor that the options ask for, to do that work.

    Raises:
        UnreachableError: the cluster cannot be reached.
    """
    with ExitStack() as stack:
        if options.scheduler is not None:
            from shikaku_gui.cli.dask_cluster import connected

            cluster = stack.enter_context(connected(options.scheduler))
            yield Batch(
                cluster.executor,
                work,
                in_flight=_AHEAD * cluster.threads,
                weigh=weigh,
                stopping=stopping,
                lost=cluster.lost,
            )
            return
        jobs = options.jobs or min(MOST_JOBS, os.cpu_count() or 1)
        if jobs == 1:
            yield Batch(Inline(), work, in_flight=1, stopping=stopping)
            return
        from shikaku_gui.cli.processes import local_executor

        def reopen() -> Executor:
            return stack.enter_context(local_executor(jobs))

        ahead = _AHEAD * jobs
        yield Batch(reopen(), work, in_flight=ahead, weigh=weigh, stopping=stopping, reopen=reopen)


def done_here(
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    weigh: Callable[[Item], int],
    items: Iterable[Item],
) -> Generator[tuple[Item, Result], None, Iterator[Item]]:
    """Yield the first items with their results, and return the rest, for which processes pay.

    To start a process takes about as long as :data:`SOON`. Where the options say how many
    there shall be, all is left to them.
    """
    rest = iter(items)
    if options.jobs is not None or options.scheduler is not None:
        return rest
    ends = monotonic() + SOON
    for item in rest:
        if weigh(item) > LITTLE or monotonic() > ends:
            return chain([item], rest)
        yield item, work(item)
    return rest


def each(
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    weigh: Callable[[Item], int],
    items: Iterable[Item],
) -> Generator[tuple[Item, Result], None, None]:
    """Yield each item with what the work says of it, in order; of one alone, in this process.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; what was finished has been yielded.
        UnreachableError: the cluster cannot be reached.
        BrokenExecutor: the processes end again and again; what was finished has been yielded.
    """
    rest = yield from done_here(options, work, weigh, items)
    begun = list(islice(rest, 2))
    given = chain(begun, rest)
    if options.scheduler is None and (options.jobs == 1 or len(begun) < 2):
        yield from ((item, work(item)) for item in given)
        return
    interrupt = Interrupt()
    batch: Batch[Item, Result] | None = None
    try:
        with interrupt.watching(), opened(options, work, weigh, interrupt.asked) as batch:
            yield from batch.results(given)
    except BrokenExecutor:
        yield from batch.finished() if batch is not None else ()
        raise
    if interrupt.asked():
        raise KeyboardInterrupt


def _jobs(text: str) -> int:
    """Return a number of processes that was given as an argument.

    Raises:
        ArgumentTypeError: it is none, or so many cannot be begun.
    """
    return count(text, MOST_JOBS)
