"""A widget that only draws, in the colours of the theme."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.theme import Theme

_RING = 2.0
_ROUND = 6.0


def draw_focus_ring(painter: QPainter, area: QRect, colour: QColor) -> None:
    """Draw a ring just inside an area, all of which has the focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, _RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _RING / 2
    inside = QRectF(area).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inside, _ROUND, _ROUND)


class Drawing(QWidget):
    """Draws itself with smooth edges, again when the theme changes; subclasses say what.

    While it has the keyboard a ring is around it, whether or not there is something to choose.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._usual: QSize | None = None
        theme.changed.connect(self.update)

    def set_usual_size(self, size: QSize) -> None:
        """Fix the size for texts of the usual size; it grows with them."""
        self._usual = size
        self.setFixedSize(size * size_of_texts(self))

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the texts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._usual is not None:
            self.set_usual_size(self._usual)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        if self.hasFocus():
            draw_focus_ring(painter, self.rect(), self.theme.colours.accent)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw with a painter."""
