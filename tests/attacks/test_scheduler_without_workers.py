"""Ctrl+C at random moments, while a real Dask scheduler has no workers."""

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.rounds import AttackCount


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """Start a scheduler and give its address."""
    pytest.importorskip("distributed")
    where = tmp_path / "scheduler.json"
    begin = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard"]
    local = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(where)]
    with subprocess.Popen([*begin, *local], stderr=subprocess.DEVNULL) as process:
        try:
            while not where.exists() or not where.read_text():
                assert process.poll() is None
                time.sleep(0.05)
            yield json.loads(where.read_text())["address"]
        finally:
            process.kill()


def test_ctrl_c_ends_waiting_for_workers(
    scheduler: str, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("Ctrl+C while a cluster has no workers", 50, 2)
    moments = random.Random(14)
    arguments = ["generate", "5x5", "-n", "3", "--scheduler", scheduler]
    for number in range(rounds):
        command = [sys.executable, "-m", "shikaku_gui", *arguments]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            heard = process.stderr.readline()  # which seeds; only then is Ctrl+C handled in steps
            if number % 2 == 0:
                heard += process.stderr.readline()
                if "has no workers; waiting for one" not in heard:
                    attack_failures.append(f"round {number}: not told: {heard}")
            else:
                time.sleep(moments.uniform(0, 2))
            process.send_signal(signal.SIGINT)
            try:
                _, said = process.communicate(timeout=30)
            except subprocess.TimeoutExpired:
                process.kill()
                attack_failures.append(f"round {number}: goes on after Ctrl+C: {heard}")
                continue
        if process.returncode != 130 or "Traceback" in said:
            attack_failures.append(f"round {number}: status {process.returncode}: {said}")
