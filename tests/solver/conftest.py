"""Fixtures shared by the tests of processes."""

import subprocess

import pytest

from shikaku_gui.solver.search import subprocess_worker


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> "list[subprocess.Popen[bytes]]":
    """List the processes for searches as they are started."""
    processes: list[subprocess.Popen[bytes]] = []
    start = subprocess_worker._start_process

    def note() -> "subprocess.Popen[bytes]":
        processes.append(start())
        return processes[-1]

    monkeypatch.setattr(subprocess_worker, "_start_process", note)
    return processes
