"""Widgets that are beside each other, or below each other where it is narrow."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget


def columns_that_fit(widths: Sequence[int], room: int, spacing: int = 0) -> int:
    """Return in how many columns parts of these widths fit, 1 at least; all sizes in pixels."""
    for columns in range(len(widths), 1, -1):
        needed = sum(max(widths[column::columns]) for column in range(columns))
        if needed + (columns - 1) * spacing <= room:
            return columns
    return 1


class Reflowing(QWidget):
    """A widget that arranges its parts again when its width, or a size that they need, changes."""

    def arrange(self) -> None:
        """Arrange the parts for the present width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts for the new width."""
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange the parts again when they need other sizes, as with larger texts."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)


class ButtonLines(Reflowing):
    """Buttons, or other small widgets, in one line, or in as many as their texts need."""

    def __init__(self, *buttons: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._buttons = buttons
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(spacing)
        self._arrange(len(buttons))

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one button."""
        widths = [button.sizeHint().width() for button in self._buttons]
        return QSize(max(widths), super().minimumSizeHint().height())

    def arrange(self) -> None:
        """Put as many buttons into a line as fit."""
        widths = [button.sizeHint().width() for button in self._buttons]
        self._arrange(columns_that_fit(widths, self.width(), self._grid.horizontalSpacing()))

    def _arrange(self, columns: int) -> None:
        """Put ``columns`` buttons into each line; the last one takes the rest of its line."""
        if columns == self._columns:
            return
        self._columns = columns
        last = len(self._buttons) - 1
        for number, button in enumerate(self._buttons):
            line, column = divmod(number, columns)
            rest = columns - column if number == last else 1
            self._grid.addWidget(button, line, column, 1, rest)
        for column in range(len(self._buttons)):
            self._grid.setColumnStretch(column, int(column < columns))
