"""The program plays many games in one process and says what it uses of the machine.

Run as a script: ``soak_program.py GAMES``. It writes a line of JSON after each tenth of the games:
resident memory in bytes, threads, and open files.
"""

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Place, Puzzle
from shikaku_gui.solver import generate, solve

SECONDS = 20.0
PUZZLES = 100
_make = app.make_window


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make the window of the program, and play once it is shown."""
    window = _make(settings, theme, folder)
    games = play_all(window, int(sys.argv[1]))
    timer = QTimer(window)
    timer.timeout.connect(lambda: next(games, None))
    timer.start(0)
    return window


def play_all(window: MainWindow, games: int) -> Iterator[None]:
    """Play the games one after the other, then close the window.

    Yields where the event loop is to run, which alone deletes the widgets that are done with.
    """
    puzzles = [generate(5, 5, seed=seed) for seed in range(min(PUZZLES, games))]
    solutions = [solve(puzzle).solutions[0] for puzzle in puzzles]
    chance = random.Random(games)
    for number in range(1, games + 1):
        at = chance.randrange(len(puzzles))
        yield from open_game(window, puzzles[at])
        window.controller.notify(window.controller.session.clear())
        for rect in solutions[at]:
            window.controller.notify(window.controller.session.play(Place(rect)))
            yield
        yield from use_more(window, number)
        if number % (games // 10) == 0:
            yield from until_idle(window)
            print(json.dumps(used()), flush=True)
    window.close()


def open_game(window: MainWindow, puzzle: Puzzle) -> Iterator[None]:
    """Open a puzzle; again, if a game that something else asked for arrived later."""
    shown: Puzzle | None = None
    while shown != puzzle:
        window.documents.opener.open_game(SavedGame(puzzle))
        yield  # nothing is opened once the window was closed
        while window.reading.busy:
            yield
        shown = window.controller.session.puzzle


def use_more(window: MainWindow, number: int) -> Iterator[None]:
    """Use other parts of the window, each now and then."""
    # Games stay open in the store until they are solved, so each is solved again.
    for every, name in ((5, "undo"), (5, "hint"), (5, "redo"), (20, "library"), (50, "edit")):
        if number % every == 0 and window.acts[name].isEnabled():
            window.acts[name].trigger()
            yield
    if number % 100 == 0:
        window.acts["statistics"].trigger()
        yield from until_idle(window)
        if window.statistics.made is not None:
            window.statistics.made.close()
    if window.editor.made is not None:
        window.editor.made.close()


def until_idle(window: MainWindow) -> Iterator[None]:
    """Let the worker threads end their work."""
    end = time.monotonic() + SECONDS
    while (
        window.solving.busy
        or window.reading.busy
        or window.writing.busy
        or window.autosave.writer.busy
    ):
        if time.monotonic() > end:
            raise TimeoutError
        yield


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
