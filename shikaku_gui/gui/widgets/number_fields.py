"""Number fields with two small arrows, drawn like the other controls."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
)

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.fonts import size_of_texts

_HALF = 3.0
_BESIDE_TEXT = 5
"""The pixels beside the number, which a style sheet does not set."""

_UP, _DOWN = QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown


class WholeField(QSpinBox):
    """A field for a whole number."""

    def __init__(self) -> None:
        super().__init__()
        self.lineEdit().setTextMargins(_BESIDE_TEXT, 0, _BESIDE_TEXT, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around, which is being scrolled, unless it has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its arrows, which a style sheet cannot draw in the text colour."""
        super().paintEvent(event)
        _arrows(self)


class DecimalField(QDoubleSpinBox):
    """A field for a number with decimals."""

    def __init__(self) -> None:
        super().__init__()
        self.lineEdit().setTextMargins(_BESIDE_TEXT, 0, _BESIDE_TEXT, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around, which is being scrolled, unless it has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its arrows, which a style sheet cannot draw in the text colour."""
        super().paintEvent(event)
        _arrows(self)


def _arrows(field: QSpinBox | QDoubleSpinBox) -> None:
    option = QStyleOptionSpinBox()
    field.initStyleOption(option)
    painter, style = QPainter(field), field.style()
    steps = QAbstractSpinBox.StepEnabledFlag
    scale = size_of_texts(field)
    for part, half, step in (
        (_UP, -_HALF, steps.StepUpEnabled),
        (_DOWN, _HALF, steps.StepDownEnabled),
    ):
        place = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, field)
        possible = field.isEnabled() and option.stepEnabled & step
        group = QPalette.ColorGroup.Normal if possible else QPalette.ColorGroup.Disabled
        ink = field.palette().color(group, QPalette.ColorRole.ButtonText)
        shapes.chevron(painter, place.toRectF().center(), half * scale, ink)
    painter.end()
