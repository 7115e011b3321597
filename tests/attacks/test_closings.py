"""The program is closed at random moments, in every way: it ends as documented, without a word."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.attacks.closing_program import CloseBy
from tests.attacks.rounds import AttackCount

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

PROGRAM = Path(__file__).with_name("closing_program.py")
ROOT = PROGRAM.parents[2]
# As the program is started: before it handles Ctrl+C, the system ends the process.
START = """
import runpy, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
SECONDS = 60
LATEST_SECONDS = 3.0
WITHOUT_SCREEN = "This plugin does not support "
KEPT_FOR = 25  # rounds with the same files: a first start, a library, games in progress


def own_environment(folder: Path) -> dict[str, str]:
    """Give an environment without a screen whose user has files of their own."""
    places = {
        f"XDG_{name.upper()}_HOME": str(folder / name) for name in ("config", "data", "cache")
    }
    return {
        **os.environ,
        **places,
        "HOME": str(folder),
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
    }


def close_once(folder: Path, way: CloseBy, seconds: float, seed: int) -> str:
    """Start the program and close it so; return what was wrong, or an empty text."""
    with subprocess.Popen(
        [
            sys.executable,
            "-P",
            "-c",
            START,
            str(PROGRAM),
            way.value,
            str(round(1000 * seconds)),
            str(seed),
        ],
        env=own_environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        if way.signal is not None:
            time.sleep(seconds)
            process.send_signal(way.signal)
        try:
            said, errors = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return "it did not end"
    ends = {0} if said or way.signal is None else {0, -way.signal}
    if way is CloseBy.SIGINT and not said and "KeyboardInterrupt" in errors.splitlines()[-1:]:
        return ""  # Python itself was starting
    found = "" if process.returncode in ends else f"exit status {process.returncode}"
    told = [line for line in errors.splitlines() if not line.startswith(WITHOUT_SCREEN)]
    return "\n".join([found, *told[-12:]]).strip()


def test_starts_and_closings(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("starts and closings", 500, 6)
    chance = random.Random(20)
    for number in range(rounds):
        way = list(CloseBy)[number % len(CloseBy)]
        seconds = chance.uniform(0.0, LATEST_SECONDS)
        folder = tmp_path / str(number // KEPT_FOR)
        wrong = close_once(folder, way, seconds, number)
        if wrong:
            attack_failures.append(f"round {number}, {way.value} after {seconds:.2f} s: {wrong}")


COMMANDS = {
    "solve": ("solve", "puzzles/3-easy/30.shikaku"),
    "check": ("check", "puzzles/3-easy/30.shikaku", "--jobs", "2"),
    "hint": ("hint", "puzzles/3-easy/30.shikaku"),
    "explain": ("explain", "puzzles/3-easy/30.shikaku"),
    "grade": ("grade", "puzzles/3-easy/30.shikaku"),
    "generate": ("generate", "12x12", "-n", "3"),
    "convert": ("convert", "puzzles/3-easy/30.shikaku", "-"),
    "render": ("render", "puzzles/3-easy/30.shikaku", "-o", "/dev/null"),
}
