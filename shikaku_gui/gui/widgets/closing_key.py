"""Ctrl+W in windows that have no menu for it."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def close_by_key(window: QWidget) -> None:
    """Let a window close with the keys that close windows on the system."""
    shortcut = QShortcut(window)
    shortcut.setKeys(QKeySequence.StandardKey.Close)
    shortcut.activated.connect(window.close)
