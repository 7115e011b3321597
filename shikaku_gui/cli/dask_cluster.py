"""The executor of a Dask cluster, for whoever outgrows one machine (extra ``cluster``)."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import NamedTuple

_RETRIES = 5
_TIMEOUT = "15s"

# They write tracebacks of what is told in a sentence here.
_TALKATIVE = ("distributed.client", "tornado.application")


class UnreachableError(Exception):
    """There is no such cluster, or nothing to reach it with; the message says which."""


class Cluster(NamedTuple):
    """A cluster to give work to, and how many pieces of work it does at a time.

    ``lost`` tells whether the scheduler has gone: then futures may be left undone for ever.
    """

    executor: Executor
    threads: int
    lost: Callable[[], bool]


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """Connect to the scheduler at an address, such as ``tcp://host:8786``.

    What a worker was doing when it was lost is done again by another.

    Raises:
        UnreachableError: dask.distributed is not installed, or nobody answers there.
        BrokenExecutor: each worker that was given a piece of work was lost with it.
    """
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import get_address_host_port
    except ImportError:
        raise UnreachableError(
            "--scheduler needs dask.distributed: pip install 'shikaku-gui[cluster]'"
        ) from None
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        get_address_host_port(address)  # a client for what is none takes half a minute to end
        client = Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise UnreachableError(f"{address}: no scheduler answers there ({error})") from None
    with client:
        # As a context it would wait, perhaps for ever, for work that is wanted no more.
        executor = client.get_executor(pure=False, retries=_RETRIES)
        threads = sum(client.nthreads().values())
        try:
            yield Cluster(executor, max(1, threads), lambda: client.status == "closed")
        except KilledWorker as error:
            raise BrokenExecutor(
                f"the workers of {address} end before the work is done, again and again; "
                "perhaps they have too little memory"
            ) from error
