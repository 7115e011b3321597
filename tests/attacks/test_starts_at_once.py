"""Files opened at once, each by a start of its own: one program is left, and opens them all."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.attacks.rounds import AttackCount
from tests.attacks.started_program import own_environment

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="reads pipes without waiting"),
    pytest.mark.skipif(
        os.environ.get("SHIKAKU_ATTACKS") == "short",
        reason="on an overloaded machine an answer that takes a second leaves a second program",
    ),
]

SECONDS = 90
STARTS = 6
# Says which files it reads. Each start looks at its own; others only in a window.
_START = """
import sys

def note(event, arguments):
    if event == "open" and str(arguments[0]).endswith(".txt"):
        print(arguments[0], flush=True)

sys.addaudithook(note)
from shikaku_gui.__main__ import main
sys.exit(main())
"""


class StartedWithFile:
    """The program, started with a file."""

    def __init__(self, folder: Path, number: int) -> None:
        self.file = folder / f"{number}.txt"
        self.file.write_text("2 .\n. 2\n", "ascii")
        self._said = folder / f"{number}.said"
        self._errors = folder / f"{number}.errors"
        with self._said.open("w") as said, self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-c", _START, str(self.file)],
                env=own_environment(folder),
                stdout=said,
                stderr=errors,
            )

    def read(self) -> set[str]:
        """Return the files it has read."""
        return set(self._said.read_text("utf-8").splitlines())

    def end(self) -> str:
        """End it; return what was wrong, or an empty text."""
        self.process.terminate()
        try:
            status = self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return "it did not end"
        return "" if status == 0 else f"exit status {status}: {self._errors.read_text('utf-8')}"


def wrong_with(started: list[StartedWithFile]) -> str:
    """Wait until one program has all files and the others have ended; say what was wrong."""
    files = {str(one.file) for one in started}
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        left = [one for one in started if one.process.poll() is None]
        if not left:
            return "all have ended"
        if len(left) == 1 and files <= left[0].read():
            return ""
        time.sleep(0.1)
    return "; ".join(f"{one.file.name}: {one.process.poll()} {one.read()}" for one in started)


def test_files_opened_at_once(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("six starts at once", 30, 1)
    chance = random.Random(17)
    for turn in range(rounds):
        folder = tmp_path / str(turn)
        folder.mkdir()
        apart = chance.choice((0.0, 0.05, 0.5))
        started = []
        for number in range(STARTS):
            started.append(StartedWithFile(folder, number))
            time.sleep(chance.uniform(0, apart))
        found = [wrong_with(started), *(one.end() for one in started)]
        attack_failures += [f"round {turn}: {wrong}" for wrong in found if wrong]
