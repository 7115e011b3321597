"""A row of dots: which tasks are done, which is shown, which are to come."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.widgets.drawing import Drawing

_STEP, _RADIUS = 15.0, 4.5
"""The distance between dots and their radius, in pixels."""


class ProgressDots(Drawing):
    """Filled dots for what is done, a ring around the present one; also said as a text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._at = self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, at: int, count: int, text: str) -> None:
        """Show that task ``at`` of ``count`` is the present one, which ``text`` says."""
        self._at, self._count = at, count
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that all dots need."""
        return QSize(round(_STEP * self._count), round(_STEP) + 1)

    def minimumSizeHint(self) -> QSize:
        """Return less room: the dots move together."""
        return QSize(round(_STEP * self._count * 0.7), round(_STEP) + 1)

    def draw(self, painter: QPainter) -> None:
        """Draw the dots."""
        colours = self.theme.colours
        step = min(_STEP, self.width() / max(self._count, 1))
        for number in range(self._count):
            middle = QPointF((number + 0.5) * step, self.height() / 2)
            painter.setBrush(colours.accent if number < self._at else colours.panel)
            painter.setPen(QPen(colours.accent if number <= self._at else colours.text_calm, 1.4))
            painter.drawEllipse(middle, _RADIUS, _RADIUS)
            if number == self._at:
                painter.setBrush(colours.accent)
                painter.drawEllipse(middle, _RADIUS / 3, _RADIUS / 3)
