"""Commands on systems that give them little: few open files, or no shared memory.

They answer as everywhere, or say in a line what they lack.
"""

import os
import random
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui import resources
from tests.attacks.rounds import AttackCount

pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")

SECONDS = 120
FEWEST_FILES = 6
"""With fewer Python itself hardly starts."""

PUZZLES = [str(path) for path in resources.samples() if path.suffix == ".shikaku"][:2]
COMMANDS = (
    ("generate", "6x6", "-n", "3", "--seed", "1", "--jobs", "2"),
    ("generate", "20x20", "-n", "2", "--seed", "1", "--jobs", "6"),
    ("check", *PUZZLES, "--jobs", "2"),
    ("solve", *PUZZLES, "--jobs", "2"),
    ("grade", *PUZZLES, "--jobs", "3"),
)
WITHOUT_SHARED_MEMORY = "mount -t tmpfs -o ro none /dev/shm"


def answer(command: tuple[str, ...], before: str = "true") -> tuple[int, str, str]:
    """Run a command after one of the shell; return its exit status, output and errors."""
    run = shlex.join([sys.executable, "-m", "shikaku_gui", *command])
    ended = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", f"{before}; exec {run}"]
        if before == WITHOUT_SHARED_MEMORY
        else ["sh", "-c", f"{before}; exec {run}"],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


def found_wrong(command: tuple[str, ...], before: str, note: str) -> str:
    """Say how a command answers otherwise than it does where there is enough."""
    status, out, errors = answer(command, before)
    expected, wanted, usual = answer(command)
    told = [line for line in errors.splitlines() if line not in usual.splitlines()]
    if (status, out) != (expected, wanted) or any(note not in line for line in told):
        return f"{before}: {' '.join(command)}: status {status}: {out[-200:]} {errors[-1000:]}"
    return ""


def test_few_open_files(attack_count: AttackCount, attack_failures: list[str]) -> None:
    rounds = attack_count("commands with few open files", 200, 5)
    chance = random.Random(36)
    for number in range(rounds):
        before = f"ulimit -n {chance.randrange(FEWEST_FILES, 40)}"
        wrong = found_wrong(COMMANDS[number % len(COMMANDS)], before, "Too many open files")
        if wrong:
            attack_failures.append(wrong)


def test_no_shared_memory(attack_count: AttackCount, attack_failures: list[str]) -> None:
    if not _can_hide_shared_memory():
        pytest.skip("needs unshare and /dev/shm")
    rounds = attack_count("commands without shared memory", 2 * len(COMMANDS), len(COMMANDS))
    for number in range(rounds):
        command = COMMANDS[number % len(COMMANDS)]
        wrong = found_wrong(command, WITHOUT_SHARED_MEMORY, "Read-only file system")
        if wrong:
            attack_failures.append(wrong)


def _can_hide_shared_memory() -> bool:
    if shutil.which("unshare") is None:
        return False
    given = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", WITHOUT_SHARED_MEMORY]
    return subprocess.run(given, capture_output=True, check=False).returncode == 0
