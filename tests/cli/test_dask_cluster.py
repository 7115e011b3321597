"""How a cluster is used, with a fake client; a real one is in ``test_generate``."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import partial
from threading import Event
from types import SimpleNamespace

import pytest

from shikaku_gui.cli import dask_cluster
from shikaku_gui.cli.dask_cluster import open_cluster
from shikaku_gui.cli.exit_status import CommandError

distributed = pytest.importorskip("distributed")


class Endless(ThreadPoolExecutor):
    """Never completes work, because the scheduler has gone."""

    def __exit__(self, *_: object) -> None:
        pytest.fail("the work would be waited for")


class FakeClient:
    """A client of a cluster that has as many workers, of two threads each, as the test says."""

    workers = 1
    asked = 0

    def __init__(self, *_: object, **__: object) -> None:
        self.status = "running"
        self.futures = dict.fromkeys(("ours-1", "ours-2", "ours-3"))
        self.handlers: dict[str, Callable[[tuple[float, object]], None]] = {}

    def subscribe_topic(self, topic: str, handler: Callable[[tuple[float, object]], None]) -> None:
        self.handlers[topic] = handler

    def get_executor(self, **_: object) -> ThreadPoolExecutor:
        return Endless(2)

    def nthreads(self) -> dict[str, int]:
        type(self).asked += 1
        if self.workers < 0:
            raise OSError("the connection is lost")
        return {f"tcp://worker-{number}": 2 for number in range(self.workers)}

    def close(self) -> None:
        self.status = "closed"


@pytest.fixture(autouse=True)
def client(monkeypatch: pytest.MonkeyPatch) -> type[FakeClient]:
    """Let the fake take the place of the client, and time pass quickly."""
    monkeypatch.setattr(distributed, "Client", FakeClient)
    monkeypatch.setattr(FakeClient, "workers", 1)
    monkeypatch.setattr(dask_cluster, "_COUNT_SECONDS", 0.001)
    monkeypatch.setattr(dask_cluster, "_PATIENCE_SECONDS", 0.01)
    for name in ("distributed.client", "tornado.application"):
        monkeypatch.setattr(logging.getLogger(name), "setLevel", lambda _: None)
    return FakeClient


def never() -> bool:
    return False


def test_work_that_ends_every_worker_is_a_broken_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[int] = []

    def work() -> None:
        with open_cluster("tcp://it:1", never):
            raise distributed.KilledWorker("work", SimpleNamespace(address="tcp://worker"), 3)

    for name in ("distributed.client", "tornado.application"):
        monkeypatch.setattr(logging.getLogger(name), "setLevel", levels.append)
    with pytest.raises(BrokenExecutor, match="workers of tcp://it:1 keep crashing"):
        work()
    assert levels == [logging.CRITICAL] * 2


def test_the_end_of_the_scheduler_is_noticed() -> None:
    with open_cluster("tcp://it:1", never) as cluster:
        assert not cluster.disconnected()
        cluster._client.close()
        assert cluster.disconnected()


def test_workers_may_come_and_go(
    client: type[FakeClient], capsys: pytest.CaptureFixture[str]
) -> None:
    with open_cluster("tcp://it:1", never) as cluster:
        for number in (3, 1):
            client.workers = 0
            said = ""
            while not said:
                said = capsys.readouterr().err if cluster.stranded() else ""
            assert said == (
                "shikaku: tcp://it:1: the scheduler has no workers; waiting for one to connect "
                "(press Ctrl+C to stop)\n"
            )
            client.workers = number
            while cluster.stranded():
                assert capsys.readouterr().err == ""  # once is enough
            assert cluster.threads == 2 * number


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            {"action": "remove-worker", "processing-tasks": {"ours-1", "others"}},
            "a worker was lost; its task starts over on another one",
        ),
        (
            {
                "action": "remove-worker",
                "processing-tasks": {"ours-1": 0.5, "ours-2": 0.5},
                "lost-computed-tasks": {"ours-2", "ours-3"},
            },
            "a worker was lost; its 3 tasks start over on others",
        ),
        ({"action": "remove-worker", "processing-tasks": {"others"}}, ""),
        ({"action": "add-worker"}, ""),
        ("a message of some program", ""),
    ],
)
def test_a_lost_worker_is_reported_with_the_tasks_that_start_over(
    message: object, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_cluster("tcp://it:1", never) as cluster:
        handler = cluster._client.handlers["all"]
        handler((0.0, message))
        assert capsys.readouterr().err == (f"shikaku: tcp://it:1: {said}\n" if said else "")
    handler((0.0, message))
    assert capsys.readouterr().err == ""  # the end of the work is not a loss


def test_the_workers_stay_known_while_the_scheduler_does_not_answer(
    client: type[FakeClient],
) -> None:
    with open_cluster("tcp://it:1", never) as cluster:
        while cluster.stranded():
            pass
        client.workers = -1
        asked = client.asked
        while client.asked < asked + 2:
            pass
        assert cluster.threads == 2


@pytest.mark.parametrize("error", [OSError("refused"), TimeoutError("timed out")])
def test_a_scheduler_that_does_not_answer(error: OSError, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(distributed, "Client", refuse)
    with pytest.raises(CommandError, match=f"no scheduler found there.*{error}"):
        open_cluster("tcp://it:1", never).__enter__()


@pytest.mark.parametrize(
    ("address", "encrypted_only", "reason"),
    [
        ("tls://it:1", False, "tls://it:1: TLS needs Dask's settings for the certificates"),
        ("tcp://it:1", True, "tcp://it:1: Dask's settings require encryption"),
    ],
)
def test_settings_of_tls_that_do_not_fit(
    address: str, encrypted_only: bool, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distributed, "Client", None)
    monkeypatch.setattr(
        distributed, "Security", partial(distributed.Security, require_encryption=encrypted_only)
    )
    with pytest.raises(CommandError, match=reason):
        open_cluster(address, never).__enter__()


def test_connecting_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: released.wait(60))
    with pytest.raises(KeyboardInterrupt):
        open_cluster("tcp://it:1", lambda: True).__enter__()
    connecting = [thread for thread in threading.enumerate() if thread.name == "connecting"]
    assert connecting
    assert all(thread.daemon for thread in connecting)  # the end of the program does not wait
    released.set()


def test_closing_does_not_wait_for_the_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()
    monkeypatch.setattr(FakeClient, "close", lambda _: released.wait(60))
    monkeypatch.setattr(dask_cluster, "_CLOSE_SECONDS", 0.01)
    with open_cluster("tcp://it:1", never):
        pass
    assert not released.is_set()
    released.set()
