"""The windows of the program, each with a game of its own."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from shikaku_gui.formats import is_link
from shikaku_gui.gui.base.single_instance import Request
from shikaku_gui.gui.game.puzzle_head import RECIPE_PREFIX
from shikaku_gui.gui.main_window import MainWindow

_HISTORY_AFTER_MILLISECONDS = 300
_PREGENERATE_AFTER_MILLISECONDS = 5000
_ENABLE_AFTER_MILLISECONDS = 15_000
_STEP = QPoint(32, 32)
"""By how much a further window is moved from the one before, in logical pixels."""


class Windows(QObject):
    """Opens windows made by ``make``; calls ``quit_`` once the last of them has closed.

    ``closed`` is emitted when one of several has closed.
    """

    closed = Signal()

    def __init__(
        self,
        make: Callable[[], MainWindow],
        quit_: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._quit = quit_
        self._open: list[MainWindow] = []
        self._reopening = False
        self.use_language: Callable[[], object] = lambda: None

    def open(self, argument: str | None) -> MainWindow:
        """Open a window with a file, a link, a recipe, or the latest game."""
        window = self._make()
        if self._open:
            window.move(_beside(self._open[-1]))
        self._open.append(window)
        # When the last window closes, Qt posts an event that ends the program, and takes it back
        # if a window is shown before it is delivered: a box that tells of an error, or whatever was
        # under way. This call cannot be taken back; it closes such a window and leaves all loops.
        window.closed.connect(lambda: self._forget(window), Qt.ConnectionType.QueuedConnection)
        window.reopen_wanted.connect(self.reopen, Qt.ConnectionType.QueuedConnection)
        shared = argument is not None and argument.startswith(RECIPE_PREFIX)

        def opened() -> None:
            if argument is not None and shared:
                window.new_puzzle.make_shared(argument)
            existed = window.history_service.existed
            if argument is None and existed and window.autosave.name is None:
                window.pages.show_library()  # no game is in progress

        enable_with_first_game(window)
        # Once the first game is on the board: what is shown beside it goes with the game before.
        window.controller.game_changed.connect(
            lambda: window.learn.new_player.greet(busy=argument is not None),
            Qt.ConnectionType.SingleShotConnection,
        )
        given = None if argument is None or shared else _given(argument)
        window.documents.open_first(given, opened, lambda: self._close_unless_last(window))
        window.show()
        window.idle_loader.begin()
        QTimer.singleShot(_HISTORY_AFTER_MILLISECONDS, window, window.autosave.begin)
        QTimer.singleShot(_HISTORY_AFTER_MILLISECONDS, window, window.set_aside.look)
        QTimer.singleShot(_PREGENERATE_AFTER_MILLISECONDS, window, window.new_puzzle.begin)
        return window

    def answer(self, request: Request) -> None:
        """Open what another start was given in a new window; without that, come to the front."""
        if request.activation:  # Qt reads it from there when a window asks to be activated
            os.environ["XDG_ACTIVATION_TOKEN"] = request.activation
        # The last window may just have closed: then a new one keeps the program from ending.
        shown = [window for window in self._open if window.isVisible()]
        given = request.argument
        window = shown[-1] if shown and given is None else self.open(given)
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()

    def write_now(self) -> None:
        """Write all games and the editors' puzzles, and wait until they are written."""
        for window in self._open:
            write_now(window)

    def close(self) -> None:
        """Close all windows without a question."""
        for window in tuple(self._open):
            if window.isVisible():  # an earlier signal may have closed it already
                window.closer.asks = False
                window.close()

    def reopen(self) -> None:
        """Close all windows, and open one with the latest game in the language chosen by now."""
        self._reopening = True
        if not all(window.close() for window in tuple(self._open)):
            self._reopening = False  # a game could not be kept

    def _close_unless_last(self, window: MainWindow) -> None:
        """Close a window in which nothing of what was given has been opened."""
        if len(self._open) > 1:
            window.close()

    def _forget(self, window: MainWindow) -> None:
        self._open.remove(window)
        if self._open:
            window.deleteLater()
            self.closed.emit()
        elif self._reopening:
            self._reopening = False
            window.deleteLater()
            self.use_language()
            self.open(None)
        else:
            self._quit()


def write_now(window: MainWindow) -> None:
    """Write the game and the editor's puzzle, and wait until they are written."""
    window.autosave.write_now()
    editor = window.editor.made
    if editor is not None:
        editor.autosave.write_now()


def enable_with_first_game(window: MainWindow) -> None:
    """Let nothing be played, solved or saved until a game has been read."""
    early = _EarlyShortcut(window)

    def enable() -> None:
        if not window.isEnabled():
            window.setEnabled(True)
            window.board.setFocus()
            QTimer.singleShot(0, early, early.trigger)  # once the first game is shown

    window.setEnabled(False)
    once = Qt.ConnectionType.SingleShotConnection
    window.controller.game_changed.connect(enable, once)
    # Without even a sample to open, the menus are still of use.
    QTimer.singleShot(_ENABLE_AFTER_MILLISECONDS, window, enable)


class _EarlyShortcut(QObject):
    """Remembers the shortcut pressed last while a window is disabled, and triggers it later."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._keys: QKeySequence | None = None
        window.winId()  # has the handle made, to which the system sends the keys
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a key that is pressed in the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self._keys = QKeySequence(event.keyCombination())
        return False

    def trigger(self) -> None:
        """Trigger the action of the shortcut."""
        actions = self._window.findChildren(QAction) if self._keys is not None else []
        for action in actions:
            if self._keys in action.shortcuts() and action.isEnabled():
                action.trigger()
                break
        self.deleteLater()


def _given(argument: str) -> Path | str:
    """Return the file that an argument names, or the argument if it is a link."""
    link = is_link(argument) and not os.path.lexists(argument)
    return argument if link else Path(argument)


def _beside(window: MainWindow) -> QPoint:
    """Return where a further window is put: a step away, or at the screen's corner."""
    room, frame = window.screen().availableGeometry(), window.frameGeometry().translated(_STEP)
    return frame.topLeft() if room.contains(frame) else room.topLeft()
