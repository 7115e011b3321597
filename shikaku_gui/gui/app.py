"""Starts the graphical program."""

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from shikaku_gui import APPLICATION_ID, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base import fonts, identity, qt_files
from shikaku_gui.gui.base.appearance import Appearance
from shikaku_gui.gui.base.data_place import take_to_next_folder, usable_data_folder
from shikaku_gui.gui.base.excepthook import ExceptHook
from shikaku_gui.gui.base.garbage_collector import GarbageCollector
from shikaku_gui.gui.base.language import use_language
from shikaku_gui.gui.base.screen_fit import open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.shutdown import ShutdownSignals
from shikaku_gui.gui.base.single_instance import InstanceServer, Start
from shikaku_gui.gui.base.theme import Theme, palette
from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.focus_return import WindowFocusReturn
from shikaku_gui.gui.windows import Windows
from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Puzzle

_SIZE = (1000, 740)
SWITCH_SECONDS = 0.001
"""The interpreter's switch interval, short to keep the GUI thread responsive."""

_FREEZE_AFTER_MILLISECONDS = 4000


def main(argv: list[str], start: Start | None = None) -> int:
    """Open a window for each argument and return the exit status.

    Files, links, or the recipes of new puzzles may be given; without any, the latest game is
    opened. ``start`` lets other starts wait while their requests are not answered at once.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    identity.set_names()
    qt_files.add_plugins()
    app = QApplication([sys.argv[0]])
    WindowFocusReturn(app)
    collector = GarbageCollector(app)
    settings = Settings(QSettings())
    use_language(settings.language, app)
    QGuiApplication.setApplicationDisplayName(_("Shikaku"))
    QGuiApplication.setDesktopFileName(APPLICATION_ID)
    fonts.ensure()
    board_table.install()
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(resources.icon())))
    theme = Theme()
    Appearance(settings, theme, app)
    app.setPalette(palette(theme.colours))  # for a question before there is a window
    trouble = take_to_next_folder(settings)
    folder = usable_data_folder(settings, trouble)
    if folder is None:
        return 1

    def end() -> None:
        if not server.open_next():  # another start may just have handed something over
            app.quit()

    windows = Windows(lambda: make_window(settings, theme, folder), end, app)
    server = InstanceServer(folder, windows.answer, start)
    windows.closed.connect(collector.expect_garbage)
    excepthook = ExceptHook(app)

    def change_language() -> None:
        HelpController.of(settings, theme).close()
        use_language(settings.language, app)

    windows.use_language = change_language
    for argument in argv or (None,):
        windows.open(argument)
    freeze_garbage_collector()
    QTimer.singleShot(_FREEZE_AFTER_MILLISECONDS, app, freeze_garbage_collector)
    shutdown = ShutdownSignals(windows.write_now, windows.close)
    status = app.exec()
    server.close()
    shutdown.close()
    excepthook.close()
    return status


def freeze_garbage_collector() -> None:
    """Exclude all current objects from garbage collection.

    A collection stops all threads; with the solver loaded it would take several frames.
    """
    gc.freeze()


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Create a window, with worker threads for the solver, for the disk and for saving."""
    # Shown until a game is opened, or if even the samples are missing.
    title = _("Opening…")
    nothing = SavedGame(Puzzle(1, 1, {Cell(0, 0): 1}, title))
    window = MainWindow(nothing, settings, theme, folder, ACTIONS)
    window.cache = identity.cache_folder()
    if not window.restoreGeometry(settings.geometry):
        open_at(window, *_SIZE)
    return window
