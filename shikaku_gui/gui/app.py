"""Starts the graphical program."""

import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from shikaku_gui import APPLICATION_ID, __version__, resources
from shikaku_gui.formats import SavedGame, is_link
from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.excepthook import ExceptHook
from shikaku_gui.gui.base.jobs import ThreadJobRunner
from shikaku_gui.gui.base.screen_fit import open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.shutdown import ShutdownSignals
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.side_panel import RECIPE_PREFIX
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle

_SIZE = (1000, 740)
SWITCH_SECONDS = 0.001
"""The interpreter's switch interval, short to keep the GUI thread responsive."""

_HISTORY_AFTER_MILLISECONDS = 300
_PREGENERATE_AFTER_MILLISECONDS = 5000
_FREEZE_AFTER_MILLISECONDS = 4000
_ENABLE_AFTER_MILLISECONDS = 15_000
# The puzzle shown until a game is opened, or if even the samples are missing.
_NOTHING = SavedGame(Puzzle(1, 1, {Cell(0, 0): 1}))


def main(argv: list[str]) -> int:
    """Open the window and return the exit status.

    A file, a link, or the recipe of a new puzzle may be given.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    QCoreApplication.setOrganizationName("shikaku_gui")
    QCoreApplication.setApplicationName("shikaku_gui")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([sys.argv[0]])
    QGuiApplication.setApplicationDisplayName(QCoreApplication.translate("app", "Shikaku"))
    QGuiApplication.setDesktopFileName(APPLICATION_ID)
    fonts.ensure()
    board_table.install()
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(resources.icon())))
    window = make_window(
        Settings(QSettings()), _folder(QStandardPaths.StandardLocation.AppDataLocation)
    )
    # When the last window closes, Qt posts an event that ends the program, and takes it back if a
    # window is shown before it is delivered: a box that tells of an error, or whatever was under
    # way. This call cannot be taken back; it closes such a window and leaves all event loops.
    window.closed.connect(app.quit, Qt.ConnectionType.QueuedConnection)
    shared = bool(argv) and argv[0].startswith(RECIPE_PREFIX)
    excepthook = ExceptHook(window)

    def opened() -> None:
        if shared and not window.new_puzzle.make_shared(argv[0]):
            window.documents.open_path(Path(argv[0]))
        if not argv and window.history_service.existed and window.autosave.name is None:
            window.pages.show_library()  # no game is in progress

    enable_with_first_game(window)
    # Once the first game is on the board: what is shown beside it goes with the game before.
    window.controller.game_changed.connect(
        lambda: window.learn.new_player.greet(busy=bool(argv)),
        Qt.ConnectionType.SingleShotConnection,
    )
    window.documents.open_first(_given(argv[0]) if argv and not shared else None, opened)
    window.show()
    freeze_garbage_collector()
    QTimer.singleShot(_FREEZE_AFTER_MILLISECONDS, window, freeze_garbage_collector)
    window.warm_up.begin()
    QTimer.singleShot(_HISTORY_AFTER_MILLISECONDS, window, window.autosave.begin)
    QTimer.singleShot(_PREGENERATE_AFTER_MILLISECONDS, window, window.new_puzzle.begin)
    shutdown = ShutdownSignals(lambda: write_now(window), lambda: close_once(window))
    status = app.exec()
    shutdown.close()
    excepthook.close()
    return status


def enable_with_first_game(window: MainWindow) -> None:
    """Let nothing be played, solved or saved until a game has been read."""

    def enable() -> None:
        if not window.isEnabled():
            window.setEnabled(True)
            window.board.setFocus()

    window.setEnabled(False)
    once = Qt.ConnectionType.SingleShotConnection
    window.controller.game_changed.connect(enable, once)
    # Without even a sample to open, the menus are still of use.
    QTimer.singleShot(_ENABLE_AFTER_MILLISECONDS, window, enable)


def _given(argument: str) -> Path | str:
    """Return the file that an argument names, or the argument if it is a link."""
    link = is_link(argument) and not os.path.lexists(argument)
    return argument if link else Path(argument)


def freeze_garbage_collector() -> None:
    """Exclude all current objects from garbage collection.

    A collection stops all threads; with the solver loaded it would take several frames.
    """
    gc.freeze()


def make_window(settings: Settings, folder: Path) -> MainWindow:
    """Create the window, with worker threads for the solver, for the disk and for saving."""
    theme = Theme(settings.scheme)
    window = MainWindow(_NOTHING, settings, theme, folder, *(ThreadJobRunner() for _ in range(3)))
    theme.setParent(window)
    window.cache = _folder(QStandardPaths.StandardLocation.CacheLocation)
    if not window.restoreGeometry(settings.geometry):
        open_at(window, *_SIZE)
    return window


def write_now(window: MainWindow) -> None:
    """Write the game and the editor's puzzle, and wait until they are written."""
    window.autosave.write_now()
    window.editor.write_now()


def close_once(window: MainWindow) -> None:
    """Close the window without a question, unless an earlier signal has closed it already."""
    if window.isVisible():
        window.closer.asks = False
        window.close()


def _folder(where: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(where))
