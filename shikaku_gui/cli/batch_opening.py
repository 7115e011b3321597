"""Where a batch of work is done: in this process, in several, or on a cluster."""

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, contextmanager

from shikaku_gui.cli import streams
from shikaku_gui.cli.batch import Batch, InlineExecutor
from shikaku_gui.cli.exit_status import CommandError, ExitStatus
from shikaku_gui.cli.work_groups import MAX_JOBS, Item, Result
from shikaku_gui.i18n import _

# Groups in flight for each process: one it works on, and one that waits for it.
_IN_FLIGHT_PER_JOB = 2


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
