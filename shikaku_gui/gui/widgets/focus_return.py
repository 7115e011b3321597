"""Where the keyboard focus goes when what has it disappears."""

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


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
            QTimer.singleShot(0, self._board, self._board.setFocus)
