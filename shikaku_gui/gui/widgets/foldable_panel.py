"""A panel with two columns, which are stacked when it is narrow."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

_WIDE_LETTERS = 62
"""In panels wider than this many letters, the columns are side by side.

A panel beside the board is always narrower, one below it always wider.
"""


class FoldablePanel(QFrame):
    """A panel whose text goes into one column and the controls into the other.

    With ``controls_first`` the controls are on top when the columns are stacked.
    """

    def __init__(self, *, controls_first: bool = False) -> None:
        super().__init__()
        self._first = controls_first
        self.text, self.controls = QVBoxLayout(), QVBoxLayout()
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(12, 8, 8, 12)
        self.whole.setSpacing(8)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(8)
        for column in (self.text, self.controls):
            column.setSpacing(8)
            self._columns.addLayout(column)

    def lay_out(self, head: QWidget) -> None:
        """Lay out the head above the columns."""
        self.whole.addWidget(head)
        self.whole.addLayout(self._columns)
        self.text.addStretch(1)
        self.controls.addStretch(1)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange the columns."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one column, since columns can be stacked."""
        whole = super().minimumSizeHint()
        margins = self.whole.contentsMargins()
        columns = max(column.minimumSize().width() for column in (self.text, self.controls))
        width = columns + margins.left() + margins.right() + 2 * self.frameWidth()
        return QSize(min(width, whole.width()), whole.height())

    def _arrange(self) -> None:
        wide = self.width() > _WIDE_LETTERS * self.fontMetrics().averageCharWidth()
        directions = QBoxLayout.Direction
        upright = directions.BottomToTop if self._first else directions.TopToBottom
        self._columns.setDirection(directions.LeftToRight if wide else upright)
        self._columns.setSpacing(16 if wide else 8)
        self._columns.setStretch(0, 3 if wide else 0)
        self._columns.setStretch(1, 2 if wide else 0)
