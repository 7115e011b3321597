"""Announcements for screen readers."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.translation import translate
from shikaku_gui.play import spell_out_positions


def announce(widget: QWidget, text: str) -> None:
    """Have an active screen reader speak a text, its positions as rows and columns.

    The event is sent for the window if the widget is hidden: readers ignore hidden widgets.
    """
    if QAccessible.isActive():
        spoken = spell_out_positions(text, translate)
        source = widget if widget.isVisible() else widget.window()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, spoken))
