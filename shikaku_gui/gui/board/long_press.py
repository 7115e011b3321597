"""Waits for a finger or a pen that rests on the board: it opens the menu."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QWidget

_MILLISECONDS = 550
_SHOWN_FROM = 0.3
"""The share of that time after which it is shown: taps are shorter."""

_LIFTED = {QPointingDevice.PointerType.Finger, QPointingDevice.PointerType.Pen}
"""What has no second button, or one that is hard to reach."""


class LongPress(QObject):
    """Emits ``held`` with the place where a finger or a pen has rested.

    ``changed`` is emitted while it rests, with :attr:`share` growing from 0 to 1.
    """

    held = Signal(QPointF)
    changed = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.place = QPointF()
        self._wait = QVariantAnimation(self)
        self._wait.setStartValue(0.0)
        self._wait.setEndValue(1.0)
        self._wait.setDuration(_MILLISECONDS)
        self._wait.valueChanged.connect(self.changed)
        self._wait.finished.connect(lambda: self.held.emit(self.place))

    @property
    def share(self) -> float:
        """The share of the wait that is over, 0 before it is to be seen."""
        if not self._rests:
            return 0.0
        done = float(self._wait.currentValue())
        return max(done - _SHOWN_FROM, 0.0) / (1.0 - _SHOWN_FROM)

    @property
    def _rests(self) -> bool:
        return self._wait.state() is QVariantAnimation.State.Running

    def watch(self, event: QMouseEvent, reach: float) -> None:
        """Follow the pointer; once it has moved farther than a reach in pixels it does not rest."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            rests = event.pointerType() in _LIFTED and event.button() is Qt.MouseButton.LeftButton
            self.stop()
            if rests:
                self.place = event.position()
                self._wait.start()
        elif (event.position() - self.place).manhattanLength() >= reach or not event.buttons():
            self.stop()

    def stop(self) -> None:
        """Wait no more."""
        if self._rests:
            self._wait.stop()
            self.changed.emit()
