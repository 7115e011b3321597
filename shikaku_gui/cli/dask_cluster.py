"""The executor of a Dask cluster (extra ``cluster``)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from shikaku_gui.cli import streams
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.extras import how_to_install
from shikaku_gui.i18n import _, ngettext

if TYPE_CHECKING:
    from distributed import Client

_RETRIES = 5
_TIMEOUT = "15s"

_COUNT_SECONDS = 0.5
"""Seconds between two questions to the scheduler which workers it has."""

_PATIENCE_SECONDS = 3.0
"""Seconds without a worker before a message about it."""

_POLL_SECONDS = 0.1
_CLOSE_SECONDS = 2.0

# They log tracebacks of errors that are reported here in one sentence.
_NOISY_LOGGERS = ("distributed.client", "tornado.application")


class Cluster:
    """A connected cluster, whose workers may come and go."""

    def __init__(self, client: Client, address: str) -> None:
        # Not used as a context: leaving it would wait for work that is no longer wanted.
        self.executor: Executor = client.get_executor(pure=False, retries=_RETRIES)
        self._client = client
        self._address = address
        self.threads = 0
        """The number of tasks that the workers run at a time: 0 while there are no workers."""
        self._without_since = monotonic()
        self._reported = False
        self._ended = Event()
        client.subscribe_topic("all", self._note_event)
        # The scheduler may be slow to answer; nothing waits for that.
        Thread(target=self._count_threads, name="workers", daemon=True).start()

    def disconnected(self) -> bool:
        """Tell whether the scheduler has gone; then futures may never complete."""
        return bool(self._client.status == "closed")

    def stranded(self) -> bool:
        """Tell whether there is no worker. When this lasts, say so on standard error, once."""
        if self.threads:
            self._without_since = monotonic()
            self._reported = False
        elif not self._reported and monotonic() - self._without_since > _PATIENCE_SECONDS:
            self._reported = True
            text = _(
                "the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)"
            )
            streams.print_error(named(self._address, text))
        return not self.threads

    def close(self) -> None:
        """Disconnect; a scheduler that does not answer is not waited for long."""
        self._ended.set()
        closing = Thread(target=self._client.close, name="closing", daemon=True)
        closing.start()
        closing.join(_CLOSE_SECONDS)

    def _note_event(self, event: tuple[float, Any]) -> None:
        """Say on standard error which of our tasks start over, where a worker was lost.

        Other clients of the scheduler have tasks, too. Dask calls this on a thread of its own.
        """
        message = event[1]
        if self._ended.is_set() or not isinstance(message, Mapping):
            return
        if message.get("action") != "remove-worker":
            return
        lost = {*message.get("processing-tasks", ()), *message.get("lost-computed-tasks", ())}
        count = len(lost & self._client.futures.keys())
        if count:
            text = ngettext(
                "a worker was lost; its task starts over on another one",
                "a worker was lost; its {count} tasks start over on others",
                count,
            )
            with suppress(OSError):
                streams.print_error(named(self._address, text.format(count=count)))

    def _count_threads(self) -> None:
        while not self._ended.is_set():
            # If the connection is lost, disconnected() tells.
            with suppress(Exception):
                self.threads = sum(self._client.nthreads().values())
            self._ended.wait(_COUNT_SECONDS)


@contextmanager
def open_cluster(address: str, stopping: Callable[[], bool]) -> Iterator[Cluster]:
    """Connect to the scheduler at an address, such as ``tcp://host:8786``.

    The task of a worker that is lost is run again by another worker.

    Raises:
        CommandError: dask.distributed is not installed, or no scheduler answers.
        KeyboardInterrupt: ``stopping`` returned True before the scheduler had answered.
        BrokenExecutor: every worker that was given a certain task was lost with it.
    """
    try:
        from distributed import KilledWorker
        from distributed.comm import get_address_host_port
    except ImportError:
        raise CommandError(
            _("{option} needs {package} ({advice})").format(
                option="--scheduler",
                package="dask.distributed",
                advice=how_to_install("cluster").say(),
            )
        ) from None
    for name in _NOISY_LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        get_address_host_port(address)  # for an invalid address a Client takes 30 s to give up
        _check_tls(address)
        client = _connect(address, stopping)
    except (OSError, TimeoutError, ValueError) as error:
        reason = _("no scheduler found there ({reason})").format(reason=why(error))
        raise CommandError(named(address, reason)) from None
    cluster = Cluster(client, address)
    try:
        yield cluster
    except KilledWorker as error:
        text = _("the workers of {name} keep crashing; they may have too little memory")
        raise BrokenExecutor(text.format(name=address)) from error
    finally:
        cluster.close()


def _check_tls(address: str) -> None:
    """Check that Dask's settings allow the address; a Client takes 30 s to give up.

    Raises:
        CommandError: certificates are missing, or the address lacks encryption.
        OSError: a certificate cannot be read.
    """
    from distributed import Security

    settings = Security().get_connection_args("client")
    encrypted = address.startswith("tls://")
    if encrypted and settings["ssl_context"] is None:
        raise CommandError(
            f"{address}: TLS needs Dask's settings for the certificates, see docs/generator.md"
        )
    if settings["require_encryption"] and not encrypted:
        raise CommandError(
            f"{address}: Dask's settings require encryption, so the address must begin with tls://"
        )


def _connect(address: str, stopping: Callable[[], bool]) -> Client:
    """Connect in another thread, as connecting cannot be interrupted."""
    from distributed import Client

    connection: Future[Client] = Future()

    def connect() -> None:
        try:
            connection.set_result(Client(address, timeout=_TIMEOUT, set_as_default=False))
        except Exception as error:
            connection.set_exception(error)

    Thread(target=connect, name="connecting", daemon=True).start()
    while not wait([connection], timeout=_POLL_SECONDS).done:
        if stopping():
            raise KeyboardInterrupt
    return connection.result()
