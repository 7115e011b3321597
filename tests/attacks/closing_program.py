"""The program as it is started, with somebody who does things at random and then closes it.

Run as a script: ``closing_program.py WAY MILLISECONDS SEED``, with a member of :class:`CloseBy`.
It writes a line when signals are handled. By signal it is closed from outside.
"""

import random
import signal
import sys
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow

ACTIONS = ("hint", "solve", "new_same", "library", "editor", "statistics", "undo", "check", "edit")
MILLISECONDS_BETWEEN = 90

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


def make_window(settings: Settings, folder: Path) -> MainWindow:
    """Make the window of the program, use it, and close it when it is time."""
    way, milliseconds, seed = CloseBy(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    window = _make(settings, folder)
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
    name = chance.choice((*ACTIONS, ""))
    if window.isVisible() and name and window.acts[name].isEnabled():
        window.acts[name].trigger()


def close(window: MainWindow, way: CloseBy) -> None:
    """Close the window as Ctrl+Q, its button or the end of the session does."""
    match way:
        case CloseBy.QUIT:
            window.acts["quit"].trigger()
        case CloseBy.BUTTON:
            window.windowHandle().close()
        case CloseBy.SESSION_END:
            app.write_now(window)
            QCoreApplication.sendEvent(
                QCoreApplication.instance() or window, QEvent(QEvent.Type.Quit)
            )


if __name__ == "__main__":
    app.make_window = make_window
    sys.exit(app.main([]))
