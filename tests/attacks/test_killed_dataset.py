"""A dataset whose command is killed again and again has the same bytes in the end."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.attacks.rounds import AttackCount

SPEC = """\
name = "killed"

[[puzzles]]
size = "4x4"
number = 700

[[puzzles]]
size = "5x5"
number = 20
grade = "easy"
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills a group of processes")


def test_a_killed_dataset_goes_on_to_the_same_bytes(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("datasets killed", 300, 4)
    pytest.importorskip("pyarrow")
    moments = random.Random(6)
    spec, folder = tmp_path / "spec.toml", tmp_path / "made"
    spec.write_text(SPEC, encoding="utf-8")
    started = time.monotonic()
    subprocess.run(command(spec, tmp_path / "whole", 1), check=True)
    needed = time.monotonic() - started
    whole = contents(tmp_path / "whole")
    killed = 0
    while killed < rounds:
        jobs, moment = moments.choice((1, 2)), moments.uniform(0, 0.9 * needed)
        status = run_until(moment, command(spec, folder, jobs))
        killed += status == -signal.SIGKILL
        if status == 0:
            if contents(folder) != whole:
                attack_failures.append(f"after {killed} kills: other bytes")
            shutil.rmtree(folder)
        elif status != -signal.SIGKILL:
            attack_failures.append(f"after {killed} kills: exit status {status}")
            shutil.rmtree(folder)
        elif (folder / "dataset.json").exists() and not contents(folder).items() >= whole.items():
            attack_failures.append(f"after {killed} kills: called complete, with other bytes")


def command(spec: Path, folder: Path, jobs: int) -> list[str]:
    """Return the command, for as many processes."""
    program = [sys.executable, "-m", "shikaku_gui", "dataset"]
    return [*program, str(spec), "-o", str(folder), "--jobs", str(jobs)]


def run_until(seconds: float, started: list[str]) -> int:
    """Run a command, and kill it with all its processes when the time is over."""
    with subprocess.Popen(started, start_new_session=True, stdout=subprocess.DEVNULL) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return process.wait()


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a dataset, by path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
