"""Fixtures of the terminal's tests."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shikaku_gui import resources

Cluster = tuple[str, list["subprocess.Popen[bytes]"]]
"""The address of a scheduler, and its workers."""


@pytest.fixture
def sample() -> Path:
    """Give a bundled puzzle."""
    return next(path for path in resources.samples() if path.stem == "gams-6x6")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    """Give a function that writes a text into a file and returns its name."""

    def written(text: str) -> str:
        path = tmp_path / "puzzle.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Start a real cluster: a scheduler and three workers, each a process of its own."""
    pytest.importorskip("distributed")
    where = tmp_path / "scheduler.json"

    def quiet(*command: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    file = ("--scheduler-file", str(where), "--no-dashboard")
    module = (sys.executable, "-m")
    local = ("--host", "127.0.0.1", "--port", "0")
    scheduler = quiet(*module, "distributed.cli.dask_scheduler", *file, *local)
    alone = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
    workers = [quiet(*module, "distributed.cli.dask_worker", *file, *alone) for _ in range(3)]
    try:
        while not where.exists() or not where.read_text().strip():
            assert scheduler.poll() is None
            time.sleep(0.1)
        yield json.loads(where.read_text())["address"], workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()
