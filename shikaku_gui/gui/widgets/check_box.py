"""A check box, drawn like the other controls."""

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton

from shikaku_gui.gui.base.fonts import mnemonic_width

_TICK = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
"""The corners of the tick, relative to the box."""
_HIGHEST = 10_000


class CheckBox(QCheckBox):
    """A check box whose text is broken into lines where it is narrow, which Qt's cannot do.

    Its tick is drawn here, since the style sheet can only draw the box.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        policies = QSizePolicy.Policy
        policy = QSizePolicy(
            policies.Preferred, policies.Preferred, self.sizePolicy().controlType()
        )
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Have room for the key that is underlined."""
        return super().sizeHint() + QSize(mnemonic_width(self.font(), self.text()), 0)

    def minimumSizeHint(self) -> QSize:
        """Require the width of the longest word, or in Japanese or Chinese of a few letters."""
        page = QRect(0, 0, 1, _HIGHEST)
        longest = self.fontMetrics().boundingRect(page, self._flags, self.text()).width()
        return QSize(self._beside + longest, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height at which all lines are shown."""
        page = QRect(0, 0, max(width - self._beside, 1), _HIGHEST)
        lines = self.fontMetrics().boundingRect(page, self._flags, self.text()).height()
        one = self.fontMetrics().height()
        return self.sizeHint().height() + max(lines - one, 0)

    def hitButton(self, pos: QPoint) -> bool:
        """Take a click on any line."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box, the tick if it is checked, and the text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        style, parts = self.style(), QStyle.SubElement
        painter = QPainter(self)
        style.drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)
        place = style.subElementRect(parts.SE_CheckBoxContents, option, self)
        side = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        flags = int(side | Qt.AlignmentFlag.AlignVCenter) | self._flags
        ink, words = QPalette.ColorRole.WindowText, self.text()
        style.drawItemText(painter, place, flags, option.palette, self.isEnabled(), words, ink)
        if self.isChecked():
            box = style.subElementRect(parts.SE_CheckBoxIndicator, option, self).toRectF()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 2.0))
            corners = (QPointF(x * box.width(), y * box.height()) for x, y in _TICK)
            painter.drawPolyline(QPolygonF([box.topLeft() + corner for corner in corners]))
        painter.end()

    @property
    def _flags(self) -> int:
        flags = Qt.TextFlag
        hint = QStyle.StyleHint.SH_UnderlineShortcut
        shown = self.style().styleHint(hint, None, self)
        letters = flags.TextShowMnemonic if shown else flags.TextHideMnemonic
        return int(flags.TextWordWrap) | int(letters)

    @property
    def _beside(self) -> int:
        """The pixels beside the text: the box, the room after it, and what its key needs."""
        one_line = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return self.sizeHint().width() - one_line.width()
