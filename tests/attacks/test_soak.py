"""Many games in one process: what it uses of the machine stays the same."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import own_environment

PROGRAM = Path(__file__).with_name("soak_program.py")
MOST_GROWTH = 1.10
WARM_GAMES = 1000
MOST = {"threads": 12, "files": 40}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="read from /proc")
def test_games_in_one_process(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    games = attack_count("games in one process", 2000, 60)
    done = subprocess.run(
        [sys.executable, "-P", str(PROGRAM), str(games)],
        env=own_environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    used = [json.loads(line) for line in done.stdout.splitlines()]
    print(done.stdout)
    assert len(used) == 10
    last = used[-1]
    attack_failures += [f"{last[what]} {what}" for what in MOST if last[what] > MOST[what]]
    if games < WARM_GAMES:
        return
    # The second tenth is the first in which every part of the program has been used.
    first = used[1]
    if last["memory"] > MOST_GROWTH * first["memory"]:
        attack_failures.append(f"memory grew from {first['memory']:,} to {last['memory']:,} bytes")
    attack_failures += [
        f"{what} grew from {first[what]} to {last[what]}"
        for what in MOST
        if last[what] > first[what]
    ]
