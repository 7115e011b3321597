"""The program as it is started, with somebody who does things at random and then closes it.

Run as a script: ``closing_program.py WAY MILLISECONDS SEED``, with a member of :class:`CloseBy`.
It writes a line when signals are handled. By signal it is closed from outside.
With ``SHIKAKU_CLOCK=jumping`` in the environment the clock jumps each time something is done; with
``SHIKAKU_EDITOR`` the editor is opened first.
"""

import json
import os
import random
import signal
import sys
import time
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from shikaku_gui import resources
from shikaku_gui.gui import app, windows
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import SetClue

ACTIONS = ("hint", "solve", "new_same", "library", "editor", "statistics", "undo", "check", "edit")
MILLISECONDS_BETWEEN = 90
FIRST, LAST = datetime(1970, 1, 2, tzinfo=UTC), datetime(2261, 12, 31, tzinfo=UTC)
"""The clocks of a machine, where it jumps."""

_make = app.make_window


class CloseBy(Enum):
    """How the window is closed; the names of signals are those of the system."""

    QUIT = "Quit in the menu"
    BUTTON = "close button"
    SESSION_END = "end of the session"
    SIGTERM = "SIGTERM"
    SIGINT = "SIGINT"
    SIGHUP = "SIGHUP"

    @property
    def signal(self) -> signal.Signals | None:
        """The signal, None where it is none."""
        return signal.Signals[self.name] if self.name in signal.Signals.__members__ else None


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make the window of the program, use it, and close it when it is time."""
    way, milliseconds, seed = CloseBy(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    window = _make(settings, theme, folder)
    chance = random.Random(seed)
    timer = QTimer(window)
    timer.timeout.connect(lambda: act(window, chance))
    timer.start(MILLISECONDS_BETWEEN)
    QTimer.singleShot(0, lambda: print("shown", flush=True))
    if way.signal is None:
        QTimer.singleShot(milliseconds, lambda: close(window, way))
    return window


def act(window: MainWindow, chance: random.Random) -> None:
    """Trigger one of the actions, or nothing; dialogs are dismissed."""
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.close()
    if not window.isVisible():
        return
    if "SHIKAKU_EDITOR" in os.environ and window.editor.made is None:
        follow_editor(window.editor.show())
    if os.environ.get("SHIKAKU_CLOCK") == "jumping":
        now = FIRST + chance.random() * (LAST - FIRST)
        window.history_service.now = lambda: now
    look_around(window, chance)
    draw(window, chance)
    name = chance.choice((*ACTIONS, ""))
    if name and window.acts[name].isEnabled():
        window.acts[name].trigger()


def look_around(window: MainWindow, chance: random.Random) -> None:
    """Turn to a page of the library, and play some day's puzzle, now and then."""
    home = window.pages.home
    if home is None or window.pages.on_board:
        return
    home.contents.go_to(chance.choice(list(LibraryView)))
    if chance.random() < 0.3:
        daily = home.daily_page
        daily.month.turn(chance.randrange(-9, 9))
        daily.play(daily.month.day)
    if chance.random() < 0.3:
        window.documents.open_sample(chance.choice(resources.bundled()[:30]))


def draw(window: MainWindow, chance: random.Random) -> None:
    """Draw a rectangle in the game, and write a clue in the editor."""
    session, editor = window.controller.session, window.editor.made
    if window.pages.on_board and not session.busy:
        cell = any_cell(session.puzzle, chance)
        if session.board.at(cell) is None:
            window.controller.notify(session.play(Place(Rect(*cell, 1, 1))))
    if editor is not None:
        clue = SetClue(any_cell(editor.model.puzzle, chance), chance.randrange(1, 10))
        editor.model.session.make(clue)


def any_cell(puzzle: Puzzle, chance: random.Random) -> Cell:
    return Cell(chance.randrange(puzzle.rows), chance.randrange(puzzle.cols))


def follow_editor(editor: EditorWindow) -> None:
    """Say when the editor was opened, and its clues after each change, the last as it closes."""

    def tell() -> None:
        clues = {str(cell): area for cell, area in editor.model.puzzle.clues.items()}
        print(json.dumps(clues), flush=True)

    print(f"editor {time.time()}", flush=True)
    editor.model.edited.connect(tell)
    tell()


def close(window: MainWindow, way: CloseBy) -> None:
    """Close the window as Ctrl+Q, its button or the end of the session does."""
    match way:
        case CloseBy.QUIT:
            window.acts["quit"].trigger()
        case CloseBy.BUTTON:
            window.windowHandle().close()
        case CloseBy.SESSION_END:
            windows.write_now(window)
            QCoreApplication.sendEvent(
                QCoreApplication.instance() or window, QEvent(QEvent.Type.Quit)
            )


if __name__ == "__main__":
    app.make_window = make_window
    sys.exit(app.main([]))
