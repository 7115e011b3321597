"""A box to tick, drawn like the other controls of the window."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

_TICK = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
"""The corners of the tick, in parts of the box."""


class CheckBox(QCheckBox):
    """The style sheet draws the box; the tick in it is drawn here, as it has none."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and the tick if there is one."""
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
