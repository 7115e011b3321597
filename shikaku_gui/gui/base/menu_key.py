"""Shift+F10 opens a context menu, like the Menu key.

Windows does this itself; under X11 and Wayland Qt knows only the Menu key.
"""

import sys

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QWidget


def open_menu_by_key(widget: QWidget, event: QKeyEvent) -> bool:
    """Have a widget open its context menu if a key asks for it; return whether it does."""
    shift = Qt.KeyboardModifier.ShiftModifier
    if sys.platform == "win32" or (event.key(), event.modifiers()) != (Qt.Key.Key_F10, shift):
        return False
    middle = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    asking = QContextMenuEvent(reason, middle, widget.mapToGlobal(middle))
    QCoreApplication.postEvent(widget, asking)
    return True
