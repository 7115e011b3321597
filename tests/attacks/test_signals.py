"""Commands in the terminal get signals at random moments: they end as documented, in silence."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shikaku_gui import resources
from tests.attacks.rounds import AttackCount

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

SECONDS = 60
LATEST_SECONDS = 0.9
PUZZLE = str(next(path for path in resources.samples() if path.suffix == ".shikaku"))
# A line is written when Python has started, and the moment is counted from there.
START = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background of a script
from shikaku_gui.__main__ import main
print("started", file=sys.stderr, flush=True)
sys.exit(main())
"""
COMMANDS = (
    ("solve", PUZZLE),
    ("check", PUZZLE, PUZZLE, "--jobs", "2"),
    ("hint", PUZZLE),
    ("explain", PUZZLE),
    ("grade", PUZZLE, "--jobs", "2"),
    ("generate", "14x14", "-n", "4", "--jobs", "2"),
    ("generate", "8x8"),
    ("convert", PUZZLE, "-", "--to", "shikaku"),
    ("render", PUZZLE, "-o", "OUT.png"),
    ("print", PUZZLE, "-o", "OUT.pdf"),
    ("diagnostics",),
)
EXPECTED = (
    "shikaku: finishing the work in progress; press Ctrl+C again to stop at once",
    "shikaku: the first puzzle has --seed",
)


def end_with(command: tuple[str, ...], number: signal.Signals, moment: float, folder: Path) -> str:
    """Run a command and send it a signal; return what was wrong, or an empty text."""
    with subprocess.Popen(
        [sys.executable, "-c", START, *command],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "started\n"
        time.sleep(moment)
        process.send_signal(number)
        try:
            errors = process.communicate(timeout=SECONDS)[1]
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return "it did not end"
    ends = {0, -number, 130} if number is signal.SIGINT else {0, -number}
    told = [line for line in errors.splitlines() if not line.startswith(EXPECTED)]
    found = "" if process.returncode in ends else f"exit status {process.returncode}"
    return "\n".join([found, *told[-8:]]).strip()


def test_signals_at_random_moments(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("signals to commands", 400, 20)
    chance = random.Random(21)
    for turn in range(rounds):
        command = COMMANDS[turn % len(COMMANDS)]
        number = chance.choice((signal.SIGINT, signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
        moment = chance.uniform(0.0, LATEST_SECONDS)
        wrong = end_with(command, number, moment, tmp_path)
        if wrong:
            attack_failures.append(f"{' '.join(command)}: {number.name} at {moment:.3f} s: {wrong}")
