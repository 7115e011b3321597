"""Scrolling by finger, in the same way on all pages and in all dialogs."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QScroller,
    QWidget,
)

_FAR_AWAY = QPointF(-1e6, -1e6)
_RELEASED = QEvent.Type.MouseButtonRelease


class FingerScroll(QObject):
    """Lets a finger scroll an area, for as long as the area lives.

    Qt makes mouse events of the finger as well, which would click at the end what the finger is
    on. This is therefore released without a click when the area begins to move. Buttons and combo
    boxes get none of these events where there is something to scroll, and are clicked when the
    finger is lifted: a combo box would be opened by the beginning, and Qt drops a second tap that
    comes soon. A tap that stops a moving area clicks nothing.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        if isinstance(area, QAbstractItemView):  # by default each pixel would scroll an item
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._viewport = area.viewport()
        self._touched: QWidget = self._viewport
        self._without_mouse: QWidget | None = None
        self._may_tap = self._moves_by_itself = self._stopped = False
        self._lifted = QTimer(self, singleShot=True, interval=0)
        self._lifted.timeout.connect(self._heed_mouse)
        QScroller.grabGesture(self._viewport, QScroller.ScrollerGestureType.TouchGesture)
        self._scroller = QScroller.scroller(self._viewport)
        self._scroller.stateChanged.connect(self._on_state_changed)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the finger; ignore the mouse events that are made of it where it may scroll."""
        if isinstance(event, QTouchEvent) and event.type() is QEvent.Type.TouchBegin:
            self._on_touched(event.points()[0].position().toPoint())
        elif watched is self._without_mouse and isinstance(event, QMouseEvent):
            touched, place = self._without_mouse, event.position().toPoint()
            if event.type() is _RELEASED and self._may_tap and touched.rect().contains(place):
                QTimer.singleShot(0, touched, partial(_tap, touched))
            return True
        return False

    def _on_touched(self, place: QPoint) -> None:
        """Note what is touched; the scroller already knows, if there is something to scroll."""
        self._heed_mouse()
        self._touched = self._viewport.childAt(place) or self._viewport
        if self._scroller.state() is not QScroller.State.Inactive:
            is_control = isinstance(self._touched, QAbstractButton | QComboBox)
            self._may_tap = is_control and self._touched.isEnabled() and not self._stopped
            if is_control or self._stopped:
                self._ignore_mouse()

    def _on_state_changed(self, state: QScroller.State) -> None:
        if state is QScroller.State.Pressed:
            self._stopped = self._moves_by_itself
        elif state is QScroller.State.Dragging:
            self._may_tap = False
            # A finger that stops the area drags before it is known what it touches.
            if not self._stopped and self._without_mouse is None:
                self._cancel_press()
                self._ignore_mouse()
        else:  # the finger is lifted, and its last mouse event still comes
            self._lifted.start()
        self._moves_by_itself = state is QScroller.State.Scrolling

    def _cancel_press(self) -> None:
        """Release what is pressed, too far away for a click."""
        button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        plain = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(_RELEASED, _FAR_AWAY, _FAR_AWAY, button, none, plain)
        QApplication.sendEvent(self._touched, event)

    def _ignore_mouse(self) -> None:
        self._without_mouse = self._touched
        if self._touched is not self._viewport:
            self._touched.installEventFilter(self)

    def _heed_mouse(self) -> None:
        self._lifted.stop()
        if self._without_mouse is not None and self._without_mouse is not self._viewport:
            self._without_mouse.removeEventFilter(self)
        self._without_mouse = None


def _tap(control: QWidget) -> None:
    """Do what a click on a button or a combo box does."""
    if control.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        control.setFocus(Qt.FocusReason.MouseFocusReason)
    if isinstance(control, QAbstractButton):
        control.click()
    elif isinstance(control, QComboBox):
        control.showPopup()
