"""A field for a line of text that readers announce when it gets the focus."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

_BY_KEY = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class LineEdit(QLineEdit):
    """A field that selects its text after Qt has notified readers of the focus, not before.

    If Orca hears of the selection first, it takes the field for the one that it was in and does
    not say its name.
    """

    _to_select = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus, and select the text afterwards if a key led here."""
        by_key = event.reason() in _BY_KEY
        if by_key:
            event = QFocusEvent(event.type(), Qt.FocusReason.OtherFocusReason)
        super().focusInEvent(event)
        if by_key and self.text() and not self.hasSelectedText():
            self._to_select = True
            QTimer.singleShot(0, self, self._select)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key, which replaces the text if it came before the text was selected."""
        self._select()
        super().keyPressEvent(event)

    def _select(self) -> None:
        if self._to_select and self.hasFocus():
            self.selectAll()
        self._to_select = False
