"""The program plays many games in one process and says what it uses of the machine.

Run as a script: ``soak_program.py GAMES``. It writes a line of JSON after each tenth of the games:
resident memory in bytes, threads, and open files.
"""

import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Place
from shikaku_gui.solver import generate, solve

SECONDS = 20.0
PUZZLES = 100
_make = app.make_window


def make_window(settings: Settings, folder: Path) -> MainWindow:
    """Make the window of the program, and play once it is shown."""
    window = _make(settings, folder)
    QTimer.singleShot(0, lambda: play_all(window, int(sys.argv[1])))
    return window


def play_all(window: MainWindow, games: int) -> None:
    """Play the games one after the other, then close the window."""
    puzzles = [generate(5, 5, seed=seed) for seed in range(min(PUZZLES, games))]
    solutions = [solve(puzzle).solutions[0] for puzzle in puzzles]
    chance = random.Random(games)
    for number in range(1, games + 1):
        at = chance.randrange(len(puzzles))
        window.documents.open_game(SavedGame(puzzles[at]))
        window.controller.notify(window.controller.session.clear())
        for rect in solutions[at]:
            window.controller.notify(window.controller.session.play(Place(rect)))
            QApplication.processEvents()
        use_more(window, number)
        if number % (games // 10) == 0:
            wait_until_idle(window)
            print(json.dumps(used()), flush=True)
    window.close()


def use_more(window: MainWindow, number: int) -> None:
    """Use other parts of the window, each now and then."""
    # Games stay open in the store until they are solved, so each is solved again.
    for every, name in ((5, "undo"), (5, "hint"), (5, "redo"), (20, "library"), (50, "edit")):
        if number % every == 0 and window.acts[name].isEnabled():
            window.acts[name].trigger()
            QApplication.processEvents()
    if number % 100 == 0:
        window.acts["statistics"].trigger()
        wait_until_idle(window)
        if window.statistics is not None:
            window.statistics.close()
    if window.editor.window is not None:
        window.editor.window.close()


def wait_until_idle(window: MainWindow) -> None:
    """Let the worker threads end their work."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        QApplication.processEvents()
        if not (window.solving.busy or window.writing.busy or window.autosave.writer.busy):
            return
        time.sleep(0.005)


def used() -> dict[str, int]:
    """Return what this process uses, as Linux counts it."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return {
        "memory": pages * os.sysconf("SC_PAGE_SIZE"),
        "threads": len(list(Path("/proc/self/task").iterdir())),
        "files": len(list(Path("/proc/self/fd").iterdir())),
    }


if __name__ == "__main__":
    app.make_window = make_window
    sys.exit(app.main([]))
