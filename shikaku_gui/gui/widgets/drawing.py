"""A widget that only draws, in the colours of the theme."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.theme import Theme

_RING = 2.0
_ROUND = 6.0


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
            painter.setPen(QPen(self.theme.colours.accent, _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = _RING / 2
            area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(area, _ROUND, _ROUND)
        painter.end()

    def frame_if_focused(self, painter: QPainter) -> None:
        """Frame all of it if it has the focus: for what has no part to mark."""
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def draw(self, painter: QPainter) -> None:
        """Draw with a painter."""
