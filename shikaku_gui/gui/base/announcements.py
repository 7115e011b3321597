"""Saying something to those who use a screen reader."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader, where one listens, say a text that has appeared.

    For a widget that is hidden its window speaks: nobody listens to what cannot be seen.
    """
    if QAccessible.isActive():
        speaker = widget if widget.isVisible() else widget.window()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, text))
