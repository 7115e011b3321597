"""Jobs started and cancelled at random: no error, and everything comes to rest."""

import subprocess
import sys
from pathlib import Path

from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import own_environment

PROGRAM = Path(__file__).with_name("storm_program.py")
A_PROGRAM = 20  # storms


def test_cancel_storms(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("cancel storms", 400, 4)
    for begin in range(0, rounds, A_PROGRAM):
        storms = min(A_PROGRAM, rounds - begin)
        done = subprocess.run(
            [sys.executable, "-P", str(PROGRAM), str(storms), str(begin)],
            env=own_environment(tmp_path / str(begin)),
            capture_output=True,
            text=True,
            check=False,
        )
        told = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
        said = done.stdout.split()
        if done.returncode or told or said != ["rest"] * storms:
            attack_failures.append(f"seed {begin}: {done.returncode} {said} {told[-12:]}")
