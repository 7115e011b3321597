"""Announcements for screen readers."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have an active screen reader speak a text.

    The event is sent for the window if the widget is hidden: readers ignore hidden widgets.
    """
    if QAccessible.isActive():
        source = widget if widget.isVisible() else widget.window()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))
