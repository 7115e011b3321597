"""Starts the program with files of its own and somebody at random in it, and sees how it ends."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.attacks.closing_program import CloseBy

ROOT = Path(__file__).parents[2]
SECONDS = 90
_WITHOUT_SCREEN = "This plugin does not support "
# As the program is started: before it handles Ctrl+C, the system ends the process.
_START = """
import runpy, signal, sys
for number in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    signal.signal(number, signal.SIG_DFL)  # whoever runs this may ignore them
print("started", flush=True)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def own_environment(folder: Path) -> dict[str, str]:
    """Give an environment without a screen whose user has files of their own."""
    places = {
        f"XDG_{name.upper()}_HOME": str(folder / name) for name in ("config", "data", "cache")
    }
    own = {"HOME": str(folder), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return {**os.environ, **places, **own}


def own_data(folder: Path) -> Path:
    """Return where the program with that environment keeps the player's data."""
    return folder / "data" / "shikaku_gui" / "shikaku_gui"


class StartedProgram:
    """The program that closes itself, or is closed by a signal, after some seconds.

    ``within`` is a command that runs it, ``more`` is added to its environment.
    """

    def __init__(
        self,
        folder: Path,
        way: CloseBy,
        seconds: float,
        seed: int,
        within: Sequence[str] = (),
        **more: str,
    ) -> None:
        self._way = way
        program = str(Path(__file__).with_name("closing_program.py"))
        arguments = [way.value, str(round(1000 * seconds)), str(seed)]
        self._process = subprocess.Popen(
            [*within, sys.executable, "-P", "-c", _START, program, *arguments],
            env={**own_environment(folder), **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said: list[str] = []
        # Before that, Python itself is starting, and may print a traceback or lose a Ctrl+C.
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "started\n"
        self._signal_at = time.monotonic() + seconds

    def end(self) -> str:
        """Send the signal if there is one, and wait; return what was wrong, or an empty text."""
        number, process = self._way.signal, self._process
        if number is not None:
            time.sleep(max(0.0, self._signal_at - time.monotonic()))
            process.send_signal(number)
        try:
            said, errors = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return "it did not end"
        self.said = said.splitlines()
        told = [line for line in errors.splitlines() if not line.startswith(_WITHOUT_SCREEN)]
        # By the signal itself, where the window was not there yet.
        ends = {0} if number is None or said else {0, -number}
        found = "" if process.returncode in ends else f"exit status {process.returncode}"
        return "\n".join([found, *told[-12:]]).strip()
