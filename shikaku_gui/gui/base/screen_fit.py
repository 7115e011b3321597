"""Fits windows and their contents to the screen."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFormLayout,
    QFrame,
    QScrollArea,
    QStyle,
    QWidget,
)

from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import size_of_texts

_NARROW = 720
"""The width of a screen in pixels, with texts of the usual size, below which it is narrow."""
_BESIDES = QSize(48, 130)
"""The space in a dialog around the scrolled content, its edges and buttons, with texts of the usual
size."""
_LEAST_LINES = 4
"""The least height of content that is scrolled, in lines of text."""


class LeastSize(QObject):
    """Keeps a window at least so large that something can be done in it.

    The size in logical pixels is for texts of the usual size and grows with them, up to that of the
    screen.
    """

    def __init__(self, window: QWidget, width: int, height: int) -> None:
        super().__init__(window)
        self._window = window
        self._usual = QSize(width, height)
        window.installEventFilter(self)
        self._apply()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the texts."""
        if event.type() is QEvent.Type.FontChange:
            self._apply()
        return super().eventFilter(watched, event)

    def _apply(self) -> None:
        room = room_for(self._window).expandedTo(self._usual)
        least = self._usual * size_of_texts(self._window)
        self._window.setMinimumSize(least.boundedTo(room))


class PlainScrollArea(QScrollArea):
    """Scrolls a widget as wide as itself, without a frame; what has the focus is scrolled to."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        FingerScroll(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._scroll_to)

    def _scroll_to(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what gets the focus by a key, also from outside, where Qt does not."""
        by_key = QApplication.mouseButtons() is Qt.MouseButton.NoButton
        if by_key and now is not None and self.isAncestorOf(now):
            self.ensureWidgetVisible(now)


class ScrolledContent(PlainScrollArea):
    """Shows a widget as a whole if the screen is large enough, else with a scroll bar.

    Its window is opened as large as that needs; Qt itself would use two thirds of a screen.
    """

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self._inner = inner
        self.setWidget(inner)

    def sizeHint(self) -> QSize:
        """Return the content's size, limited by the screen."""
        return self._limited(self._inner.sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the content's minimum size, or on a low screen a few lines."""
        least = self._limited(self._inner.minimumSizeHint())
        if least.height() < self._inner.minimumSizeHint().height():
            least.setHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        return least

    def showEvent(self, event: QShowEvent) -> None:
        """Make the window large enough for what it shows."""
        super().showEvent(event)
        if not event.spontaneous():
            self.enlarge_window()

    def enlarge_window(self) -> None:
        """Make the window large enough, as far as the screen has room."""
        window = self.window()
        needed = window.size().expandedTo(window.sizeHint())
        window.resize(needed.boundedTo(room_for(window)))
        # Now it has its place, which is the middle of its parent.
        QTimer.singleShot(0, self, self._show_hidden)

    def _show_hidden(self) -> None:
        """Make the window larger by what is hidden: beside a scroll bar, rows may break again."""
        bar, window = self.verticalScrollBar(), self.window()
        if bar.maximum():
            more = QSize(bar.sizeHint().width(), bar.maximum())
            window.resize((window.size() + more).boundedTo(room_for(window)))
        window.move(place_on_screen(window))

    def _limited(self, size: QSize) -> QSize:
        room = room_for(self.window()) - _BESIDES * size_of_texts(self)
        size = size.expandedTo(self._inner.minimumSize())
        if size.height() > room.height():
            size += QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return size.boundedTo(room)


def form_layout(page: QWidget, window: QWidget) -> QFormLayout:
    """Return the layout of a form in a window, with names above fields on a narrow screen."""
    form = QFormLayout(page)
    form.setVerticalSpacing(12)
    form.setHorizontalSpacing(14)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    wrap_names(form, window)
    return form


def wrap_names(form: QFormLayout, window: QWidget) -> None:
    """Put the names of a form above the fields on a narrow screen, or else beside them."""
    policies = QFormLayout.RowWrapPolicy
    form.setRowWrapPolicy(policies.WrapAllRows if is_narrow(window) else policies.DontWrapRows)


def keep_room_for_bar(area: QAbstractScrollArea) -> None:
    """Keep the room of the vertical bar where there is nothing to scroll."""
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda _least, most: bar.setEnabled(most > 0))


def open_at(window: QWidget, width: int, height: int) -> None:
    """Set the initial size of a window in logical pixels, limited by the screen."""
    window.resize(QSize(width, height).boundedTo(room_for(window)))


def open_whole(window: QWidget) -> None:
    """Set the initial size of a window to that of its content, limited by the screen.

    Qt would create the window much smaller and then resize it. When the computer is busy, X11 says
    after that how large it was before, and Qt would give it that size again.
    """
    window.ensurePolished()
    size, layout = window.sizeHint(), window.layout()
    if layout is not None and layout.hasHeightForWidth():
        size.setHeight(layout.totalHeightForWidth(size.width()))
    window.resize(size.boundedTo(room_for(window)))


class Dialog(QDialog):
    """A dialog that opens at the size of its content, unless it was given another one."""

    def setVisible(self, visible: bool) -> None:
        """Find the size before the window is made."""
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            open_whole(self)
        super().setVisible(visible)


def room_for(window: QWidget) -> QSize:
    """Return the largest size at which a window and its title bar fit on the screen."""
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return window.screen().availableGeometry().size() - QSize(0, title)


def place_on_screen(window: QWidget) -> QPoint:
    """Return the place nearest to that of a window at which it and its title bar are seen."""
    place, screen = window.geometry(), window.screen().availableGeometry()
    screen.setTop(screen.bottom() + 1 - room_for(window).height())
    place.moveRight(min(place.right(), screen.right()))
    place.moveBottom(min(place.bottom(), screen.bottom()))
    place.moveLeft(max(place.left(), screen.left()))
    place.moveTop(max(place.top(), screen.top()))
    return place.topLeft() - (window.geometry().topLeft() - window.pos())


def is_narrow(window: QWidget) -> bool:
    """Tell whether the screen is too narrow for widgets side by side with texts of this size."""
    return room_for(window).width() < _NARROW * size_of_texts(window)
