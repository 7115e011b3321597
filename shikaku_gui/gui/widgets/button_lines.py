"""Widgets that are beside each other, or below each other where it is narrow."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


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
    """Buttons, or other small widgets, in one line, or in as many as their texts need.

    While they are ``stacked``, each has a line of its own.
    """

    def __init__(self, *buttons: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._buttons = buttons
        self._stacked = False
        self._lines: list[list[QWidget]] = []
        self._rows: list[QHBoxLayout] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(spacing)
        self._fill([list(buttons)])

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one button."""
        widths = [button.sizeHint().width() for button in self._buttons]
        return QSize(max(widths), super().minimumSizeHint().height())

    @property
    def width_of_one_line(self) -> int:
        """The width in pixels that all need beside each other."""
        widths = [each.sizeHint().width() for each in self._buttons if not each.isHidden()]
        return sum(widths) + max(len(widths) - 1, 0) * self._column.spacing()

    def stack(self, stacked: bool) -> None:
        """Give each button a line of its own, or again as many as fit."""
        if stacked is not self._stacked:
            self._stacked = stacked
            self.arrange()

    def arrange(self) -> None:
        """Put as many buttons into each line as fit."""
        spacing, room = self._column.spacing(), 0 if self._stacked else self.width()
        lines: list[list[QWidget]] = []
        left = -1
        for button in self._buttons:
            width = 0 if button.isHidden() else button.sizeHint().width() + spacing
            if not lines or width > left + spacing:
                lines.append([])
                left = room
            lines[-1].append(button)
            left -= width
        self._fill(lines)

    def _fill(self, lines: list[list[QWidget]]) -> None:
        """Fill the lines; the buttons of each one share its width."""
        if lines == self._lines:
            return
        self._lines = lines
        for row in self._rows:
            while row.takeAt(0):
                pass
            self._column.removeItem(row)
            row.deleteLater()
        self._rows = [QHBoxLayout() for _line in lines]
        for row, buttons in zip(self._rows, lines, strict=True):
            row.setSpacing(self._column.spacing())
            for button in buttons:
                row.addWidget(button, 1)
            self._column.addLayout(row)
