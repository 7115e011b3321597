"""Working on many puzzles: in this process, in several, or on a cluster."""

import argparse
import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import chain, islice
from time import monotonic

from shikaku_gui.cli import streams
from shikaku_gui.cli.arguments import count
from shikaku_gui.cli.batch import GROUP_SECONDS, GROUP_WEIGHT, Batch, InlineExecutor, Item, Result
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.interrupts import InterruptRequest
from shikaku_gui.i18n import N_, _

# Windows cannot wait for more processes at a time; elsewhere no machine gains by more.
MAX_JOBS = 61 if sys.platform == "win32" else 512
"""The largest number of processes."""

# Groups in flight for each process: one it works on, and one that waits for it.
_IN_FLIGHT_PER_JOB = 2


def add_options(
    parser: argparse.ArgumentParser,
    jobs: int | None = None,
    default: str = N_("one for each processor, where that pays"),
) -> None:
    """Add the options that say where the work is done.

    ``jobs`` is the number of processes where none is given, ``default`` says it in words.
    """
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=partial(count, most=MAX_JOBS),
        default=jobs,
        metavar="J",
        help=_("the number of processes (default: {default})").format(default=_(default)),
    )
    where.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=_("work on the Dask cluster of this scheduler, which must be trusted"),
    )


@contextmanager
def _explain_broken_executor() -> Iterator[None]:
    try:
        yield
    except BrokenExecutor as error:
        raise CommandError(str(error), ExitStatus.LIMIT) from error


@contextmanager
def open_batch(
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    weigh: Callable[[Item], int],
    stopping: Callable[[], bool],
) -> Iterator[Batch[Item, Result]]:
    """Open the executor that the options ask for, and return a batch on it.

    Where no processes can be started, the work is done in this one, and a note says why.

    Raises:
        CommandError: the cluster cannot be reached, or the processes end again and again.
    """
    with _explain_broken_executor(), ExitStack() as stack:
        if options.scheduler is not None:
            from shikaku_gui.cli.dask_cluster import open_cluster

            cluster = stack.enter_context(open_cluster(options.scheduler, stopping))
            yield Batch(
                cluster.executor,
                work,
                in_flight=lambda: _IN_FLIGHT_PER_JOB * max(1, cluster.threads),
                weigh=weigh,
                stopping=stopping,
                disconnected=cluster.disconnected,
                stranded=cluster.stranded,
            )
            return
        jobs = options.jobs or min(MAX_JOBS, os.cpu_count() or 1)
        if jobs == 1:
            yield Batch(InlineExecutor(), work, in_flight=1, stopping=stopping)
            return
        from shikaku_gui.cli.process_pool import NoProcessesError, ProcessPool

        pools: list[ProcessPool] = []

        def reopen() -> Executor:
            try:
                if pools:
                    pools[-1].check()
                pools.append(stack.enter_context(ProcessPool(jobs)))
            except NoProcessesError as error:
                text = _("all work is done in one process, as others cannot be started: {reason}")
                streams.print_error(text.format(reason=error))
                return InlineExecutor()
            return pools[-1]

        yield Batch(
            reopen(),
            work,
            in_flight=_IN_FLIGHT_PER_JOB * jobs,
            weigh=weigh,
            stopping=stopping,
            reopen=reopen,
        )


def work_on_first(
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    weigh: Callable[[Item], int],
    items: Iterable[Item],
) -> Generator[tuple[Item, Result], None, Iterator[Item]]:
    """Yield the first items with their results, and return those worth starting processes for.

    Starting a process takes about :data:`GROUP_SECONDS`. Where the options give a number of
    processes, nothing is done here.
    """
    rest = iter(items)
    if options.jobs is not None or options.scheduler is not None:
        return rest
    ends = monotonic() + GROUP_SECONDS
    for item in rest:
        if weigh(item) > GROUP_WEIGHT or monotonic() > ends:
            return chain([item], rest)
        yield item, work(item)
    return rest


def work_on_all(
    options: argparse.Namespace,
    work: Callable[[Item], Result],
    weigh: Callable[[Item], int],
    items: Iterable[Item],
) -> Generator[tuple[Item, Result], None, None]:
    """Yield each item with its result, in order; a single item is worked on in this process.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; finished results have been yielded.
        CommandError: the cluster cannot be reached, or the processes end again and again;
            finished results have been yielded.
    """
    rest = yield from work_on_first(options, work, weigh, items)
    first_two = list(islice(rest, 2))
    given = chain(first_two, rest)
    if options.scheduler is None and (options.jobs == 1 or len(first_two) < 2):
        yield from ((item, work(item)) for item in given)
        return
    interrupt = InterruptRequest()
    batch: Batch[Item, Result] | None = None
    try:
        with (
            interrupt.installed(),
            open_batch(options, work, weigh, interrupt.requested) as batch,
        ):
            yield from batch.results(given)
    except CommandError:
        yield from batch.finished() if batch is not None else ()
        raise
    if interrupt.requested():
        raise KeyboardInterrupt
