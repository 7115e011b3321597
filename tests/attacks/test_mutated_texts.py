"""Mutated texts for every reader: a game or a FormatError, within 2 s and 300 MB."""

import subprocess
import sys
from pathlib import Path

from tests.attacks.rounds import AttackCount
from tests.fuzz.mutation import targets

ROOT = Path(__file__).parents[2]


def test_mutated_texts(attack_count: AttackCount, attack_failures: list[str]) -> None:
    readers = len(targets())
    rounds = attack_count("mutated texts", 2_000_000, 400 * readers)
    each = -(-rounds // readers)
    for seed in range(-(-each // 4_000)):
        count = min(4_000, each - 4_000 * seed)
        # A process of its own, because the limit of its memory holds until it ends.
        done = subprocess.run(
            [sys.executable, "-m", "tests.fuzz.run", f"--count={count}", f"--seed={seed}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            attack_failures.append(done.stderr[-2_000:])
