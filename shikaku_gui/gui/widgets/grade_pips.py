"""A grade as five dots, of which as many are filled as the puzzle is hard."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.theme import Colours, Theme
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.store import GRADE_NAMES

PIP_STEP = 11.0
"""The distance between dots in pixels, for letters of the usual size."""

_RADIUS_SHARE = 0.34


class GradePips(Drawing):
    """Shows a grade; the text beside it says the same."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._grade = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_grade(self, grade: str) -> None:
        """Show a grade by its name, nothing where it is not known."""
        self._grade = grade
        self.setVisible(grade in GRADE_NAMES)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that the dots need beside a line of letters, and grows with them."""
        step = PIP_STEP * size_of_texts(self)
        return QSize(round(step * len(GRADE_NAMES)), self.fontMetrics().height())

    def draw(self, painter: QPainter) -> None:
        """Draw the dots."""
        if self._grade in GRADE_NAMES:
            paint_pips(painter, QRectF(self.rect()), self._grade, self.theme.colours)


def paint_pips(painter: QPainter, area: QRectF, grade: str, colours: Colours) -> None:
    """Draw the dots of a known grade into an area, from the side where lines begin."""
    step = area.width() / len(GRADE_NAMES)
    turned = QGuiApplication.isRightToLeft()
    radius = _RADIUS_SHARE * step
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colours.text_calm, max(0.1 * step, 1.0)))
    for number in range(len(GRADE_NAMES)):
        along = (number + 0.5) * step
        x = area.right() - along if turned else area.left() + along
        painter.setBrush(colours.text_calm if number <= GRADE_NAMES.index(grade) else colours.panel)
        painter.drawEllipse(QPointF(x, area.center().y()), radius, radius)
    painter.restore()
