"""Pans and zooms the board on wheel, pinch and drag events."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.drawing_input import DrawingInput
from shikaku_gui.gui.board.edge_scroll import EdgeScroll
from shikaku_gui.gui.board.held_keys import HeldKeys
from shikaku_gui.gui.board.viewport import STEP

_NOTCH = 120
"""The angle delta of one notch of a wheel."""

_NOTCH_PIXELS = 72.0
_CALM_MILLISECONDS = 100
_BUTTONS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Navigator(QObject):
    """Filters the events of the board's widget that pan or zoom.

    ``held`` is emitted when panning by drag begins or ends; ``shape`` is the pointer's shape
    meanwhile. ``held_keys`` tells which presses of keys on the widget are repeats.
    """

    held = Signal()

    def __init__(self, drawing_input: DrawingInput, camera: Camera, widget: QWidget) -> None:
        super().__init__(widget)
        self._drawing_input = drawing_input
        self._camera = camera
        self._widget = widget
        self._grip: QPointF | None = None
        self._space = False
        self._space_used = False
        self._pinching = False
        self._fingers: QPointF | None = None
        self._spread = 1.0
        self._turned = 0
        self._calm = QTimer(self, singleShot=True, interval=_CALM_MILLISECONDS)
        self.held_keys = HeldKeys(self)
        self.held_keys.released.connect(self._on_key_up)
        self.edge = EdgeScroll(drawing_input, camera, self)
        widget.grabGesture(Qt.GestureType.PinchGesture)
        widget.installEventFilter(self)

    @property
    def shape(self) -> Qt.CursorShape | None:
        """The pointer's shape while it pans or could pan, else None."""
        if self._grip is not None:
            return Qt.CursorShape.ClosedHandCursor
        return Qt.CursorShape.OpenHandCursor if self._space else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle events that pan or zoom; leave the rest to the widget."""
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if isinstance(event, QWheelEvent):
            return self._wheel(event)
        if isinstance(event, QKeyEvent):
            return self._key(event)
        if isinstance(event, QNativeGestureEvent):
            return self._native(event)
        if isinstance(event, QGestureEvent):
            return self._pinch(event)
        if event.type() is QEvent.Type.FocusOut:
            self._let_go()
        return super().eventFilter(watched, event)

    # The wheel

    def _wheel(self, event: QWheelEvent) -> bool:
        self._space_used = True
        if event.phase() is Qt.ScrollPhase.ScrollMomentum:
            return True  # no kinetic scrolling
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y() / _NOTCH
            if steps:
                self._camera.zoom(STEP**steps, event.position())
            return True
        if self._drawing_input.take_wheel(self._notches(event)):
            return True
        if self._camera.fits:
            return False
        way = _pixels(event)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not way.x():
            way = QPointF(way.y(), 0.0)
        self._camera.pan(way.x(), way.y())
        return True

    def _notches(self, event: QWheelEvent) -> int:
        """Return the whole notches that the wheel has turned, towards the player if positive."""
        self._turned -= event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        return notches

    # Fingers

    def _native(self, event: QNativeGestureEvent) -> bool:
        kind = event.gestureType()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self._begin_pinch()
            self._camera.zoom(max(1.0 + event.value(), 0.1), event.position())
        elif kind is Qt.NativeGestureType.BeginNativeGesture:
            self._begin_pinch()
        elif kind is Qt.NativeGestureType.EndNativeGesture:
            self._end_pinch()
        else:
            return False
        return True

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        event.accept(pinch)
        if pinch.state() in (Qt.GestureState.GestureFinished, Qt.GestureState.GestureCanceled):
            self._end_pinch()
            return True
        self._begin_pinch()
        middle = QPointF(self._widget.mapFromGlobal(pinch.centerPoint()))
        way = middle - (self._fingers or middle)
        self._camera.pan(way.x(), way.y())
        # A pinch may be reported twice, so only its total scale counts.
        total = max(pinch.totalScaleFactor(), 0.01)
        self._camera.zoom(total / self._spread, middle)
        self._fingers, self._spread = middle, total
        return True

    def _begin_pinch(self) -> None:
        """Start a pinch at the second finger, and cancel the drawing."""
        if not self._pinching:
            self._pinching = True
            self._fingers, self._spread = None, 1.0
            self._let_go()
            self._drawing_input.cancel_drawing()

    def _end_pinch(self) -> None:
        self._pinching = False
        self._calm.start()

    # Buttons

    def _mouse(self, event: QMouseEvent) -> bool:
        if self._pinching or self._calm.isActive():
            return True
        if event.type() in _BUTTONS:
            return self._press(event)
        if self._grip is not None:
            self._hold(event)
            return True
        if event.type() is QEvent.Type.MouseMove:
            self.edge.watch(event)
        else:
            self.edge.stop()
        return False

    def _press(self, event: QMouseEvent) -> bool:
        by_space = self._space and event.button() is Qt.MouseButton.LeftButton
        by_middle = (
            event.button() is Qt.MouseButton.MiddleButton and not self._drawing_input.is_drawing
        )
        if self._grip is not None:
            return True
        if self._camera.fits or not (by_space or by_middle):
            return False
        self._grip = event.position()
        self._space_used = True
        self.held.emit()
        return True

    def _hold(self, event: QMouseEvent) -> None:
        if self._grip is not None and event.type() is QEvent.Type.MouseMove:
            way = event.position() - self._grip
            self._grip = event.position()
            self._camera.pan(way.x(), way.y())
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._grip = None
            self.held.emit()

    def _let_go(self) -> None:
        self._grip, self._space = None, False
        self.edge.stop()
        self.held.emit()

    # Keys

    def _key(self, event: QKeyEvent) -> bool:
        """Handle Space while a part of the board is visible: held down, the pointer pans.

        Pressed alone it draws at the cursor, as it always does, but on release; not while or
        after the board was panned with it, nor where no cursor shows what it would do.
        """
        kind, space = event.type(), self._space
        if kind is QEvent.Type.ShortcutOverride:
            # Qt leaves out shortcuts for the repeats that it marks.
            event.setAccepted(self.held_keys.is_repeat(event) and not event.isAutoRepeat())
            return event.isAccepted()
        if kind is QEvent.Type.KeyRelease:
            self.held_keys.release(event)
        if event.key() != Qt.Key.Key_Space or event.modifiers():
            return False
        if kind is QEvent.Type.KeyRelease:
            return space
        if self._camera.fits and not space:
            return False
        if not self.held_keys.is_repeat(event):
            self._space, self._space_used = True, self._grip is not None
            self.held.emit()
        return True

    def _on_key_up(self, key: Qt.Key) -> None:
        if key is not Qt.Key.Key_Space or not self._space:
            return
        self._space = False
        self.held.emit()
        drawn = None if self._space_used else self._drawing_input.draw_at_cursor()
        if drawn is not None:
            self._camera.reveal(drawn)


def _pixels(event: QWheelEvent) -> QPointF:
    """Return the pixels by which a wheel or touchpad event pans."""
    exact = event.pixelDelta()
    # On X11 these are not pixels.
    if not exact.isNull() and QGuiApplication.platformName() != "xcb":
        return QPointF(exact)
    return QPointF(event.angleDelta()) * (_NOTCH_PIXELS / _NOTCH)
