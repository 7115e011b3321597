"""Tells a key that is held down from one that is tapped again and again."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

_REPEAT_MILLISECONDS = 40
"""How long after a release that X11 may follow by a repeat the key counts as released."""


class HeldKeys(QObject):
    """Follows the keys of a widget; ``released`` is emitted with a key that is up again.

    Qt marks repeats of a held key, but under X11 it reports some as a release and a press. These
    have the same time, which two presses of a person never have.
    """

    released = Signal(Qt.Key)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._key = Qt.Key.Key_unknown
        self._released_at = 0
        self._up = QTimer(self, singleShot=True, interval=_REPEAT_MILLISECONDS)
        self._up.timeout.connect(lambda: self.released.emit(self._key))

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Tell whether a press is one of a key that is held down; call this for each press."""
        same = event.key() == self._key and 0 < event.timestamp() == self._released_at
        repeated = same or event.isAutoRepeat()
        if repeated:
            self._up.stop()
        else:
            self._finish_release()
        return repeated

    def release(self, event: QKeyEvent) -> None:
        """Note that a key was released; call this for each release."""
        if event.isAutoRepeat():
            return
        self._finish_release()
        self._key, self._released_at = Qt.Key(event.key()), event.timestamp()
        if QGuiApplication.platformName() == "xcb":
            self._up.start()
        else:
            self.released.emit(self._key)

    def _finish_release(self) -> None:
        """Take the release that is waited with, if there is one, for what it is."""
        if self._up.isActive():
            self._up.stop()
            self.released.emit(self._key)
