"""Tells whether a key is being held: what ends a game is not done by a key that repeats."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Repeats(QObject):
    """Watches the keys that reach a window; ``held`` is whether the last one was a repetition."""

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self.held = False
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at the key, and let it pass."""
        # A shortcut is announced by an override, and does not come as a press.
        if event.type() in _KEYS and isinstance(event, QKeyEvent):
            self.held = event.isAutoRepeat()
        return False
