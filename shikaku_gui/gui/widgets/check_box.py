"""A check box, drawn like the other controls."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

_TICK = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
"""The corners of the tick, relative to the box."""


class CheckBox(QCheckBox):
    """A check box whose tick is drawn here, since the style sheet can only draw the box."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and the tick if it is checked."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = (
            self.style()
            .subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            .toRectF()
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 2.0))
        corners = (QPointF(x * box.width(), y * box.height()) for x, y in _TICK)
        painter.drawPolyline(QPolygonF([box.topLeft() + corner for corner in corners]))
        painter.end()
