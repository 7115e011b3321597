"""Errors of a cluster are reported in a sentence; ``test_generate`` uses a real cluster."""

import logging
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from shikaku_gui.cli.dask_cluster import connected


class Endless(ThreadPoolExecutor):
    """Never completes work, because the scheduler has gone."""

    def __exit__(self, *_: object) -> None:
        pytest.fail("the work would be waited for")


class OneWorker:
    """A client of a cluster that has one worker with two threads."""

    status = "running"

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __enter__(self) -> "OneWorker":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def get_executor(self, **_: object) -> ThreadPoolExecutor:
        return Endless(2)

    def nthreads(self) -> dict[str, int]:
        return {"tcp://worker": 2}


def test_work_that_ends_every_worker_is_a_broken_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")

    levels: list[int] = []

    def work() -> None:
        with connected("tcp://it:1") as cluster:
            assert cluster.threads == 2
            assert not cluster.disconnected()
            monkeypatch.setattr(OneWorker, "status", "closed")
            assert cluster.disconnected()
            raise distributed.KilledWorker("work", SimpleNamespace(address="tcp://worker"), 3)

    monkeypatch.setattr(distributed, "Client", OneWorker)
    for name in ("distributed.client", "tornado.application"):
        monkeypatch.setattr(logging.getLogger(name), "setLevel", levels.append)
    with pytest.raises(BrokenExecutor, match="workers of tcp://it:1 end before the work is done"):
        work()
    assert levels == [logging.CRITICAL] * 2
