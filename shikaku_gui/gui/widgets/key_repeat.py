"""Tells whether a key is being held: what ends a game is not done by a key that repeats."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

QUICKEST_MILLISECONDS = 20
"""Nobody lets go of a key and presses it again more quickly: it is the system that repeats."""

_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class KeyRepeat(QObject):
    """Watches the keys that reach a window; ``held`` is whether the key that is down repeats.

    Some systems say so of a key; others only let go of it and press it at the same instant.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self.held = False
        self._let_go: tuple[int, int] | None = None
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at the key, and let it pass."""
        if not isinstance(event, QKeyEvent):
            return False
        # A shortcut is announced by an override, and does not come as a press.
        if event.type() in _PRESSES:
            self.held = event.isAutoRepeat() or self._is_quick(event)
        elif event.type() is QEvent.Type.KeyRelease:
            self.held = False
            self._let_go = event.key(), event.timestamp()
        return False

    def _is_quick(self, event: QKeyEvent) -> bool:
        """Tell whether the key was let go of just before."""
        if self._let_go is None or self._let_go[0] != event.key() or not event.timestamp():
            return False
        return 0 <= event.timestamp() - self._let_go[1] < QUICKEST_MILLISECONDS
