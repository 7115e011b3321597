"""A combo box, drawn like the other controls."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.fonts import size_of_texts

_ROUND = 6.0
_BEFORE, _ARROW = 10, 24
"""The pixels before the text, and those for the arrow after it."""

_ROUNDED = 2
"""The pixels by which a text may be wider than its letters say."""

_AROUND_LIST = 12
_LEAST_TEXT = "x" * 8


class ComboBox(QComboBox):
    """A combo box in the colours of the palette, with a ring while it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(QStyledItemDelegate(self))  # the default one ignores the style sheet
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel

    def sizeHint(self) -> QSize:
        """Have room for the longest text as it is drawn here, unless another width is wanted."""
        hint = super().sizeHint()
        policies = self.SizeAdjustPolicy
        if self.sizeAdjustPolicy() is not policies.AdjustToMinimumContentsLengthWithIcon:
            texts = [self.itemText(at) for at in range(self.count())]
            hint.setWidth(max((hint.width(), *map(self.width_for, texts))))
        return hint

    def minimumSizeHint(self) -> QSize:
        """Require room for a few letters; what is chosen is cut off only where no more is left."""
        least = self.width_for(_LEAST_TEXT)
        return QSize(min(least, self.sizeHint().width()), super().minimumSizeHint().height())

    def width_for(self, text: str) -> int:
        """Return the width at which a text is not cut off."""
        return self.fontMetrics().horizontalAdvance(text) + _BEFORE + _ARROW + _ROUNDED

    def showPopup(self) -> None:
        """Show the list, as wide as its longest entry."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _AROUND_LIST)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page around, which is being scrolled, unless it has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field, the current text and the arrow."""
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._field(painter)
        place = self._mirrored(self.rect().adjusted(_BEFORE, 0, -_ARROW, 0))
        side = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        elide = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.currentText(), elide, place.width())
        painter.setPen(ink)
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)
        arrow = self._mirrored(QRect(self.width() - _ARROW, 0, _ARROW, self.height()))
        shapes.chevron(painter, QRectF(arrow).center(), 4.0 * size_of_texts(self), ink)
        painter.end()

    def _field(self, painter: QPainter) -> None:
        roles, palette = QPalette.ColorRole, self.palette()
        fill = roles.Midlight if self.underMouse() and self.isEnabled() else roles.Base
        width = 2.0 if self.hasFocus() else 1.0
        painter.setPen(QPen(palette.color(roles.Accent if self.hasFocus() else roles.Mid), width))
        painter.setBrush(palette.color(fill))
        inset = width / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _ROUND - inset, _ROUND - inset)

    def _mirrored(self, place: QRect) -> QRect:
        """Mirror a rectangle in right-to-left layouts."""
        return QStyle.visualRect(self.layoutDirection(), self.rect(), place)
