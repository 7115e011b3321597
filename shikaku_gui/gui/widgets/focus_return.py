"""Where the keyboard focus goes when what has it disappears."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

_SETTLED_AFTER_MILLISECONDS = 200
"""When Qt, which waits 100 ms for another window to get the focus, takes no window for active."""


class FocusReturn(QObject):
    """Gives the board the focus when a control of a panel is hidden while it has it.

    Qt would give it to the control that follows, which may be anywhere in the window.
    """

    def __init__(self, panel: QWidget, board: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._board = board
        app = QCoreApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is None or now is None or before.isVisible():
            return
        left = self._panel.isAncestorOf(before) and not self._panel.isAncestorOf(now)
        if left and self._board.isVisible():
            # Later: Qt tells readers of the focus that it is about to give after this one.
            QTimer.singleShot(0, self, lambda: self._give_board(now))

    def _give_board(self, follower: QWidget) -> None:
        """Give the board the focus, unless another page or control was given it meanwhile."""
        there = Shiboken.isValid(follower) and follower.isVisible() and follower.isEnabled()
        taken = there and self._board.window().focusWidget() is not follower
        if self._board.isVisible() and not taken:
            self._board.setFocus()


class WindowFocusReturn(QObject):
    """Activates the window below a dialog that closed while it had the focus, if none got it.

    While the program is busy, the system may give the focus to the window below before Qt has
    delivered the key that closes the dialog. Qt then sends the focus back to the dialog (6.11,
    X11), which is gone, and no window hears a key until the next click in one.
    """

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        app.focusWindowChanged.connect(self._follow)

    def _follow(self, window: QWindow | None) -> None:
        """Watch the dialog that has got the focus."""
        if window is None or window.modality() is Qt.WindowModality.NonModal:
            return
        below = window.transientParent()
        if below is not None and window.isVisible():
            number = below.winId()
            window.visibleChanged.connect(lambda shown: self._leave(window, number, shown))

    def _leave(self, dialog: QWindow, below: int, shown: bool) -> None:
        # A dialog that closes without the focus leaves the player in another program.
        if not shown and QGuiApplication.focusWindow() == dialog:
            QTimer.singleShot(_SETTLED_AFTER_MILLISECONDS, self, lambda: _activate(below))


def _activate(number: int) -> None:
    """Activate the window of that number, unless one is active or it has closed."""
    if QGuiApplication.focusWindow() is None:
        for window in QGuiApplication.topLevelWindows():
            if window.isVisible() and window.winId() == number:
                window.requestActivate()
