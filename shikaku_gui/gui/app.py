"""Starts the window."""

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from shikaku_gui import __version__, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.excepthook import ExceptHook
from shikaku_gui.gui.base.jobs import ThreadJobRunner
from shikaku_gui.gui.base.screen_fit import open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.shutdown import ShutdownSignals
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.side_panel import MADE_HERE
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle

_SIZE = (1000, 740)
SWITCH_SECONDS = 0.001
"""How long a worker may keep Python to itself while the window's thread waits for it."""

_CHRONICLE_AFTER_MILLISECONDS = 300
_STOCK_AFTER_MILLISECONDS = 5000
_SETTLED_AFTER_MILLISECONDS = 4000
# What is on the stage until a game is opened, and where even the samples are missing.
_NOTHING = SavedGame(Puzzle(1, 1, {Cell(0, 0): 1}))


def main(argv: list[str]) -> int:
    """Open the window and return the exit status.

    A file, or the recipe of a new puzzle, may be given.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    QCoreApplication.setOrganizationName("shikaku_gui")
    QCoreApplication.setApplicationName("shikaku_gui")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([sys.argv[0]])
    QGuiApplication.setApplicationDisplayName(QCoreApplication.translate("app", "Shikaku"))
    QGuiApplication.setDesktopFileName("shikaku_gui")
    fonts.ensure()
    board_table.install()
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(resources.icon())))
    window = make_window(Settings(QSettings()), data_folder())
    shared = bool(argv) and argv[0].startswith(MADE_HERE)
    excepthook = ExceptHook(window)
    window.documents.begin(Path(argv[0]) if argv and not shared else None)
    if shared and not window.new_puzzle.make_shared(argv[0]):
        window.documents.open_path(Path(argv[0]))
    if not argv and window.history_service.existed and window.autosave.name is None:
        window.pages.show_library()  # nothing is in progress: offer what there is
    window.show()
    settle()
    QTimer.singleShot(_SETTLED_AFTER_MILLISECONDS, window, settle)
    window.warm_up_later()
    QTimer.singleShot(_CHRONICLE_AFTER_MILLISECONDS, window, window.history_service.begin)
    QTimer.singleShot(_STOCK_AFTER_MILLISECONDS, window, window.new_puzzle.begin)
    shutdown = ShutdownSignals(lambda: write_now(window), window.close)
    status = app.exec()
    shutdown.close()
    excepthook.close()
    return status


def settle() -> None:
    """Let no search for garbage go through what is there now: it stays until the end.

    Such a search stops all threads; through a loaded solver it takes several frames' time.
    """
    gc.freeze()


def make_window(settings: Settings, folder: Path) -> MainWindow:
    """Make the window with a worker for the solver and one for the disk."""
    theme = Theme(settings.scheme)
    window = MainWindow(_NOTHING, settings, theme, folder, ThreadJobRunner(), ThreadJobRunner())
    theme.setParent(window)
    window.cache = cache_folder()
    if not window.restoreGeometry(settings.geometry):
        open_at(window, *_SIZE)
    return window


def write_now(window: MainWindow) -> None:
    """Write the game and the puzzle in the making, and wait until they are written."""
    window.autosave.write_now()
    window.editor.write_now()


def cache_folder() -> Path:
    """Return the folder for what can be made again."""
    where = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(where))


def data_folder() -> Path:
    """Return the folder for the program's own data."""
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))
