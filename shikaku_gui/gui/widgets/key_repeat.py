"""Detects auto-repeat: actions that end a game ignore repeated key presses."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

QUICKEST_MILLISECONDS = 20
"""A key pressed again sooner after its release counts as auto-repeat."""

_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class KeyRepeat(QObject):
    """Watches the key events of a window; ``held`` is whether the pressed key repeats.

    Some systems flag auto-repeat; others only send a release and a press at the same time.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self.held = False
        self._released: tuple[int, int] | None = None
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note the key event, and pass it on."""
        if not isinstance(event, QKeyEvent):
            return False
        # A shortcut arrives as a ShortcutOverride, without a KeyPress.
        if event.type() in _PRESSES:
            self.held = event.isAutoRepeat() or self._is_quick(event)
        elif event.type() is QEvent.Type.KeyRelease:
            self.held = False
            self._released = event.key(), event.timestamp()
        return False

    def _is_quick(self, event: QKeyEvent) -> bool:
        """Tell whether the same key was released just before."""
        if self._released is None or self._released[0] != event.key() or not event.timestamp():
            return False
        return 0 <= event.timestamp() - self._released[1] < QUICKEST_MILLISECONDS
