"""Windows that are no larger than the screen, and what is in them on a small one."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

_NARROW = 640
_BESIDES = QSize(48, 130)
"""The room in a dialog that is not for what can be scrolled: its edges and its buttons."""


class ScrolledContent(QScrollArea):
    """Shows all of a widget if the screen has room for that, else lets it be scrolled."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = inner
        self.setWidget(inner)

    def sizeHint(self) -> QSize:
        """Return the size of what is shown, as far as the screen has room for it."""
        return self._fitting(self._inner.sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least size of what is shown, as far as the screen has room for it."""
        return self._fitting(self._inner.minimumSizeHint())

    def _fitting(self, size: QSize) -> QSize:
        room = room_for(self.window()) - _BESIDES
        size = size.expandedTo(self._inner.minimumSize())
        if size.height() > room.height():
            size += QSize(self.verticalScrollBar().sizeHint().width(), 0)
        return size.boundedTo(room)


def open_at(window: QWidget, width: int, height: int) -> None:
    """Give a window the size it has when it is first shown, in logical pixels."""
    window.resize(QSize(width, height).boundedTo(room_for(window)))


def room_for(window: QWidget) -> QSize:
    """Return the largest size with which a window and its title can be seen as a whole."""
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return window.screen().availableGeometry().size() - QSize(0, title)


def is_narrow(window: QWidget) -> bool:
    """Tell whether the screen is so narrow that parts go below each other, not side by side."""
    return room_for(window).width() < _NARROW
