"""A menu that gets every key while it is open."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMenu


class KeyMenu(QMenu):
    """A menu that gets every key while it is open.

    A menu takes no focus, so that Qt would otherwise give a letter to the shortcut of the board
    or the panel behind it, and not to the action whose letter it is.
    """

    def event(self, event: QEvent) -> bool:
        """Claim a key before it is taken for a shortcut."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)
