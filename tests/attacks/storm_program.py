"""The program in which jobs are started and cancelled at random, faster than any of them ends.

Run as a script: ``storm_program.py ROUNDS SEED``. After each storm everything must come to rest. It
writes ``rest`` each time that has happened, and what was wrong otherwise.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.solver import Recipe, generate

STEPS = 25
SECONDS = 60.0
ACTIONS = ("hint", "all_hints", "check", "solve", "walk", "library", "edit", "clear", "undo")
_make = app.make_window


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make the window of the program, and storm once it is shown."""
    window = _make(settings, theme, folder)
    QTimer.singleShot(0, lambda: storm(window, int(sys.argv[1]), random.Random(int(sys.argv[2]))))
    return window


def storm(window: MainWindow, rounds: int, chance: random.Random) -> None:
    """Start and cancel jobs, wait for rest, and again; then close the window."""
    puzzles = [generate(side, side, seed=side) for side in (8, 12, 20)]
    steps: list[Callable[[], object]] = [
        *(lambda name=name: trigger(window, name) for name in ACTIONS),
        lambda: window.new_puzzle.make_shared(str(Recipe(40, 40, chance.randrange(10**6)))),
        lambda: window.documents.opener.open_game(SavedGame(chance.choice(puzzles))),
        lambda: window.documents.open_path(chance.choice(resources.bundled())),
        lambda: play_some_day(window, chance),
        lambda: make_unique(window),
        *[window.commands.cancel] * 4,
        *[lambda: QTest.keyClick(window.board, Qt.Key.Key_Escape)] * 3,
    ]
    for _ in range(rounds):
        for _ in range(STEPS):
            chance.choice(steps)()
            until = time.monotonic() + chance.uniform(0.0, 0.04)
            while time.monotonic() < until:
                QApplication.processEvents()
        print("rest" if comes_to_rest(window) else "no rest", flush=True)
    window.close()


def trigger(window: MainWindow, name: str) -> None:
    if window.acts[name].isEnabled():
        QTimer.singleShot(30, dismiss)  # a question stops everything until it is answered
        window.acts[name].trigger()


def dismiss() -> None:
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.close()


def play_some_day(window: MainWindow, chance: random.Random) -> None:
    home = window.pages.home
    if home is not None:
        home.contents.go_to(LibraryView.DAILY)
        home.daily_page.month.turn(chance.randrange(-12, 12))
        home.daily_page.play(home.daily_page.month.day)


def make_unique(window: MainWindow) -> None:
    editor = window.editor.made
    if editor is not None:
        editor.appraiser.make_unique()
        QTimer.singleShot(20, editor.appraiser.stop)


def comes_to_rest(window: MainWindow) -> bool:
    """Cancel what can be, and tell whether all threads are idle soon after."""
    window.commands.cancel()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        QApplication.processEvents()
        if not (
            window.solving.busy
            or window.reading.busy
            or window.writing.busy
            or window.autosave.writer.busy
        ):
            game = window.controller.session.game
            return game.saved().rects == game.board.rects
        time.sleep(0.005)
    return False


if __name__ == "__main__":
    app.make_window = make_window
    sys.exit(app.main([]))
