"""Notes how large a window is when it is created."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget


class Created(QObject):
    """Notes the size of a window at the moment at which the screen gets it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.size = QSize()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note the size once."""
        if event.type() is QEvent.Type.WinIdChange and isinstance(watched, QWidget):
            self.size = watched.size()
        return super().eventFilter(watched, event)
