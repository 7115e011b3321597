"""Plays a puzzle by what Orca says of it, read from Orca's log, and by nothing else.

Run on a screen and in a D-Bus session of its own: ``orca_player.py FOLDER PUZZLE``. Without seeing
the file, it goes from clue to clue with Tab until it has heard all of them, thinks (the solver is
what thinks here), draws each rectangle with S, and hears that the puzzle is solved. All that was
heard is written to FOLDER/heard.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import solve

SECONDS = 30
_PATIENCE = 0.4
START = "import sys; from shikaku_gui.gui import app; sys.exit(app.main(sys.argv[1:]))"
SAID = re.compile(r"SPEECH OUTPUT: '(.*)' ?\{")
BOARD = re.compile(r"Board of (\d+) by (\d+) cells")
CLUE = re.compile(r"Row (\d+), column (\d+), clue (\d+)")
PLACED = re.compile(
    r"(\d+) by (\d+), from row (\d+), column (\d+) to row (\d+), column (\d+), \d+ (?:of|cells)"
)


class Listener:
    """Hears what Orca says, and presses keys."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._read = 0
        self.heard: list[str] = []

    def listen(self) -> None:
        """Add what was said since the last call; a line still being written waits."""
        if not self._log.exists():
            return
        with self._log.open("rb") as log:
            log.seek(self._read)
            text = log.read()
        whole = text[: text.rfind(b"\n") + 1]
        self._read += len(whole)
        self.heard += SAID.findall(whole.decode("utf-8", "replace"))

    def wait_for(self, wanted: re.Pattern[str], since: int = 0) -> re.Match[str]:
        """Return what is heard first that matches, of all since some number of texts."""
        end = time.monotonic() + SECONDS
        nudge = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            self.listen()
            for text in self.heard[since:]:
                found = wanted.search(text)
                if found is not None:
                    return found
            if time.monotonic() > nudge:
                # Orca's log comes in blocks: what it says of a key fills them.
                subprocess.run(["xdotool", "key", "Shift_L"], check=True)
                nudge = time.monotonic() + _PATIENCE
            time.sleep(0.02)
        raise TimeoutError(f"{wanted.pattern} was not said: {self.heard[-5:]}")

    def press(self, key: str, awaited: re.Pattern[str]) -> re.Match[str]:
        """Press a key and return what is heard of it."""
        self.listen()
        since = len(self.heard)
        subprocess.run(["xdotool", "key", key], check=True)
        return self.wait_for(awaited, since)


def clues(listener: Listener, rows: int, cols: int) -> tuple[Puzzle, Cell]:
    """Go around all clues; return the puzzle, and the clue that is come to again."""
    found: dict[Cell, int | None] = {}
    while True:
        row, col, area = map(int, listener.press("Tab", CLUE).groups())
        cell = Cell(row - 1, col - 1)
        if cell in found:
            return Puzzle(rows, cols, found), cell
        found[cell] = area


def draw(listener: Listener, rect: Rect) -> None:
    """Draw a rectangle around the clue at the cursor: the shape first, then the place."""

    def press(key: str) -> Rect:
        height, width, top, left, *_ = map(int, listener.press(key, PLACED).groups())
        return Rect(top - 1, left - 1, height, width)

    shown = press("s")
    while shown.height != rect.height:
        shown = press("shift+Down" if rect.height > shown.height else "shift+Up")
    while shown.row != rect.row:
        shown = press("Down" if rect.row > shown.row else "Up")
    while shown.col != rect.col:
        shown = press("Right" if rect.col > shown.col else "Left")
    listener.press("Return", re.compile("Drawn: .*, fits"))


def play(listener: Listener) -> None:
    """Play the puzzle that is open."""
    rows, cols = map(int, listener.wait_for(BOARD).groups())
    puzzle, at = clues(listener, rows, cols)
    (solution,) = solve(puzzle).solutions
    for left in range(len(solution), 0, -1):
        draw(listener, next(rect for rect in solution if rect.covers(at)))
        if left > 1:
            row, col, _area = map(int, listener.press("Tab", CLUE).groups())
            at = Cell(row - 1, col - 1)
    listener.wait_for(re.compile("The puzzle is solved"))
    listener.wait_for(re.compile("Solved in"))


def main(folder: Path, puzzle: str) -> int:
    """Start Orca and the program, play, and leave; return the program's exit status."""
    log = folder / "orca.log"
    listener = Listener(log)
    always = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    # Without a server of speech, Orca still writes down what it would say.
    silence = folder / "silence"
    silence.mkdir()
    (silence / "speechd.py").write_text("raise ImportError")
    silent = {**os.environ, "PYTHONPATH": str(silence)}
    processes = [subprocess.Popen(["orca", "-u", folder / "orca", "--debug-file", log], env=silent)]
    try:
        listener.wait_for(re.compile("Screen reader on"))
        program = subprocess.Popen([sys.executable, "-c", START, puzzle], env=always)
        processes.append(program)
        find = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
        subprocess.run([*find, "--name", ".", "windowfocus"], check=True, timeout=SECONDS)
        play(listener)
        subprocess.run(["xdotool", "key", "ctrl+q"], check=True)
        return program.wait(SECONDS)
    finally:
        for process in reversed(processes):
            if process.poll() is None:
                process.kill()
                process.wait(SECONDS)
        (folder / "heard").write_text("\n".join(listener.heard), "utf-8")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
