"""A widget that only draws, in the colours of the theme."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.theme import Theme


class Drawing(QWidget):
    """Draws itself with smooth edges, again when the theme changes; subclasses say what."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw with a painter."""
