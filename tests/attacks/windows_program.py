"""The program opens and closes all of its windows while a thread makes nothing but garbage.

Run as a script: ``windows_program.py ROUNDS``. After each round it writes the names of the threads
on which garbage was collected since the round before.
"""

import faulthandler
import gc
import sys
from pathlib import Path
from threading import Event, Thread, current_thread

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from shikaku_gui.gui import app
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base import garbage_collector
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.help.guide_window import GuideWindow
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.windows import Windows

LEFT_OUT = {"quit", "close", "paste", "full_screen"}
"""Actions that close the window, or depend on the clipboard or the desktop."""

CYCLES = 1000
_make = app.make_window
_rounds_begun = False


class Node:
    """Holds itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make a window of the program; the first begins the rounds once it is shown."""
    global _rounds_begun
    window = _make(settings, theme, folder)
    if not _rounds_begun:
        _rounds_begun = True
        QTimer.singleShot(500, lambda: run(window, int(sys.argv[1])))
    return window


def run(first: MainWindow, rounds: int) -> None:
    """Open and close all windows as often as that, then the first."""
    application = QApplication.instance()
    windows = application.findChild(Windows) if application is not None else None
    assert isinstance(windows, Windows)
    collected: set[str] = set()
    gc.callbacks.append(lambda *_: collected.add(current_thread().name))
    ended = Event()
    worker = Thread(target=make_garbage, args=(ended,), name="worker")
    worker.start()
    for _ in range(rounds):
        open_and_close(windows.open(None))
        QTest.qWait(100)
        print(*sorted(collected), flush=True)
        collected.clear()
    ended.set()
    worker.join()
    first.close()


def make_garbage(ended: Event) -> None:
    while not ended.wait(0.002):
        for _ in range(CYCLES):
            Node()


def open_and_close(window: MainWindow) -> None:
    """Trigger all actions of a window, close what each opens, and then the window."""
    QTest.qWait(50)
    for action in ACTIONS.actions:
        act = window.acts[action.name]
        if action.name not in LEFT_OUT and act.menu() is None and act.isEnabled():
            QTimer.singleShot(30, dismiss)  # a question stops everything until it is answered
            act.trigger()
            QTest.qWait(40)
            if window.editor.made is not None:
                window.editor.made.close()
    window.close()


def dismiss() -> None:
    for shown in QApplication.topLevelWidgets():
        if isinstance(shown, QDialog | GuideWindow | QMenu):
            shown.close()


if __name__ == "__main__":
    faulthandler.enable()
    garbage_collector._EVERY_MILLISECONDS = 100
    garbage_collector._CALM_SECONDS = 1.0  # collect at each look
    app.make_window = make_window
    sys.exit(app.main([]))
