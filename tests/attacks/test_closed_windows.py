"""All windows are opened and closed while a thread makes garbage: none is destroyed there."""

import subprocess
import sys
from pathlib import Path

from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import own_environment

PROGRAM = Path(__file__).with_name("windows_program.py")
A_PROGRAM = 20  # rounds


def test_windows_closed_beside_a_thread_that_makes_garbage(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("windows closed beside garbage", 200, 1)
    for begin in range(0, rounds, A_PROGRAM):
        count = min(A_PROGRAM, rounds - begin)
        done = subprocess.run(
            [sys.executable, "-P", str(PROGRAM), str(count)],
            env=own_environment(tmp_path / str(begin)),
            capture_output=True,
            text=True,
            check=False,
        )
        told = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
        said = done.stdout.splitlines()
        if done.returncode or told or said != ["MainThread"] * count:
            attack_failures.append(f"round {begin}: {done.returncode} {said} {told[-40:]}")
