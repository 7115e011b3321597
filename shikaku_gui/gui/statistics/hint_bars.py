"""How often each level of hint was used, as bars."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, named_text
from shikaku_gui.gui.widgets.drawing import Drawing

_ROW = 26.0
_BAR = 12.0
_GAP = 12.0


class HintBars(Drawing):
    """Shows named numbers as bars, each followed by its number."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._rows: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_numbers(self, rows: tuple[tuple[str, int], ...]) -> None:
        """Show other numbers, also in the accessible description."""
        self._rows = rows
        self.setAccessibleDescription(
            comma_text(named_text(name, str(number)) for name, number in rows)
        )
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the rows."""
        return QSize(720, round(_ROW * len(self._rows)))

    def draw(self, painter: QPainter) -> None:
        """Paint names, bars and numbers."""
        colours, letters = self.theme.colours, self.fontMetrics()
        left = max((letters.horizontalAdvance(name) for name, _ in self._rows), default=0) + _GAP
        most = max((number for _, number in self._rows), default=0)
        room = self.width() - left - letters.horizontalAdvance(str(most)) - _GAP
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        middle |= Qt.AlignmentFlag.AlignAbsolute  # as the bars
        for index, (name, number) in enumerate(self._rows):
            top = index * _ROW
            painter.setPen(colours.text)
            painter.drawText(QRectF(0, top, left, _ROW), middle, name)
            length = room * number / most if most else 0.0
            bar = QRectF(left, top + (_ROW - _BAR) / 2, max(length, 2.0), _BAR)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent if number else colours.line)
            painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(colours.text_calm)
            number_place = QRectF(bar.right() + 8, top, self.width(), _ROW)
            painter.drawText(number_place, middle, str(number))
