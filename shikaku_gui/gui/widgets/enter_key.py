"""Enter on buttons outside of dialogs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the button with the focus if the key is Enter; tell whether there was one.

    A window calls this with keys that its widgets did not use. Qt's buttons use Enter in dialogs
    only, and the space bar everywhere.
    """
    focused = QApplication.focusWidget()
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not is_enter or not isinstance(focused, QPushButton | QToolButton):
        return False
    focused.click()
    return True
