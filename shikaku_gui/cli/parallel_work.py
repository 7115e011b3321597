"""Working on many puzzles: in this process, in several, or on a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from itertools import chain, islice
from time import monotonic
from typing import TYPE_CHECKING

from shikaku_gui.cli.arguments import count
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.interrupts import InterruptRequest
from shikaku_gui.cli.work_groups import GROUP_SECONDS, GROUP_WEIGHT, MAX_JOBS, Item, Result
from shikaku_gui.i18n import N_, _

if TYPE_CHECKING:
    from shikaku_gui.cli.batch import Batch


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
    from shikaku_gui.cli import batch_opening  # the processes take longer to import than one puzzle

    interrupt = InterruptRequest()
    batch: Batch[Item, Result] | None = None
    try:
        with (
            interrupt.installed(),
            batch_opening.open_batch(options, work, weigh, interrupt.requested) as batch,
        ):
            yield from batch.results(given)
    except CommandError:
        yield from batch.finished() if batch is not None else ()
        raise
    if interrupt.requested():
        raise KeyboardInterrupt
