"""Where the keyboard focus goes when what has it disappears."""

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken


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
