"""The executor of a Dask cluster (extra ``cluster``)."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import NamedTuple

_RETRIES = 5
_TIMEOUT = "15s"

# They log tracebacks of errors that are reported here in one sentence.
_NOISY_LOGGERS = ("distributed.client", "tornado.application")


class ClusterUnreachableError(Exception):
    """There is no such cluster, or dask.distributed is missing; the message says which."""


class Cluster(NamedTuple):
    """A connected cluster.

    ``threads`` is the number of tasks it runs at a time. ``disconnected`` tells whether the
    scheduler has gone; then futures may never complete.
    """

    executor: Executor
    threads: int
    disconnected: Callable[[], bool]


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """Connect to the scheduler at an address, such as ``tcp://host:8786``.

    The task of a worker that is lost is run again by another worker.

    Raises:
        ClusterUnreachableError: dask.distributed is not installed, or no scheduler answers.
        BrokenExecutor: every worker that was given a certain task was lost with it.
    """
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import get_address_host_port
    except ImportError:
        raise ClusterUnreachableError(
            "--scheduler needs dask.distributed: pip install 'shikaku-gui[cluster]'"
        ) from None
    for name in _NOISY_LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        get_address_host_port(address)  # for an invalid address a Client takes 30 s to give up
        client = Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterUnreachableError(f"{address}: no scheduler answers there ({error})") from None
    with client:
        # Not used as a context: leaving it would wait for work that is no longer wanted.
        executor = client.get_executor(pure=False, retries=_RETRIES)
        threads = sum(client.nthreads().values())
        try:
            yield Cluster(executor, max(1, threads), lambda: client.status == "closed")
        except KilledWorker as error:
            raise BrokenExecutor(
                f"the workers of {address} end before the work is done, again and again; "
                "perhaps they have too little memory"
            ) from error
