"""The times of one size and grade: one point per game, and the moving median."""

from collections.abc import Sequence
from statistics import median

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.store import TREND_GAMES

_LEFT, _RIGHT, _TOP, _BOTTOM = 52.0, 16.0, 10.0, 22.0
"""The room for the scale around the plot, in pixels; it grows with the texts."""
_POINT = 3.5
_TICK_STEPS = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200)
_MAX_TICKS = 5


class TimesPlot(Drawing):
    """Shows times in seconds in the order of play; ``pointed`` is emitted with an index."""

    pointed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._times: tuple[float, ...] = ()
        self.at = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())
        self.setAccessibleName(_("Times in order of play"))

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(720, 200)

    def show_times(self, times: Sequence[float]) -> None:
        """Show other times."""
        self._times, self.at = tuple(times), len(times) - 1
        self.update()

    @property
    def has_median(self) -> bool:
        """Whether there are enough games for the line of the moving median."""
        return len(self._times) >= 3

    def point(self, number: int) -> QPointF:
        """Return the place of a game's point."""
        area = self._area
        share = 0.5 if len(self._times) == 1 else number / (len(self._times) - 1)
        high = self._times[number] / ticks(max(self._times))[-1]
        return QPointF(area.left() + share * area.width(), area.bottom() - high * area.height())

    @property
    def _area(self) -> QRectF:
        size = size_of_texts(self)
        edges = _LEFT * size, _TOP * size, -_RIGHT, -_BOTTOM * size
        return QRectF(self.rect()).adjusted(*edges)

    def draw(self, painter: QPainter) -> None:
        """Paint the scale, the points and the median."""
        if self._times:
            self._paint_scale(painter)
            self._paint_median(painter)
            self._paint_points(painter)
        else:
            painter.setPen(self.theme.colours.text_calm)
            text = _("Puzzles you solve without having a hint draw appear here.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 0, -12, 0), flags, text)

    def _paint_scale(self, painter: QPainter) -> None:
        colours, area = self.theme.colours, self._area
        marks, high = ticks(max(self._times)), painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        right |= Qt.AlignmentFlag.AlignAbsolute  # as the plot itself
        for mark in marks:
            y = round(area.bottom() - mark / marks[-1] * area.height()) + 0.5
            painter.setPen(colours.line)
            painter.drawLine(QPointF(area.left() - 6, y), QPointF(area.right(), y))
            painter.setPen(colours.text_calm)
            place = QRectF(0, y - high / 2, area.left() - 12, high)
            painter.drawText(place, right, clock_text(mark))
        painter.drawText(
            QRectF(area.left(), area.bottom() + 3, area.width(), self.height() - area.bottom() - 3),
            Qt.AlignmentFlag.AlignCenter,
            ngettext("One game", "{count} games, in order of play", len(self._times)).format(
                count=len(self._times)
            ),
        )

    def _paint_median(self, painter: QPainter) -> None:
        """Paint the median of the last games at each point."""
        if not self.has_median:
            return
        area, most = self._area, ticks(max(self._times))[-1]
        line = QPolygonF()
        for number in range(len(self._times)):
            middle = median(self._times[max(0, number + 1 - TREND_GAMES) : number + 1])
            y = area.bottom() - middle / most * area.height()
            line.append(QPointF(self.point(number).x(), y))
        painter.setPen(QPen(self.theme.colours.good, 2, Qt.PenStyle.DashLine))
        painter.drawPolyline(line)

    def _paint_points(self, painter: QPainter) -> None:
        colours = self.theme.colours
        best = min(range(len(self._times)), key=self._times.__getitem__)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        for number in range(len(self._times)):
            painter.drawEllipse(self.point(number), _POINT, _POINT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.accent, 1.6))
        painter.drawEllipse(self.point(best), 2 * _POINT, 2 * _POINT)
        if self.hasFocus() and self.at >= 0:
            painter.setPen(QPen(colours.cursor, 2))
            side = 3.4 * _POINT
            square = QRectF(0, 0, 2 * side, 2 * side)
            square.moveCenter(self.point(self.at))
            painter.drawRect(square)

    # Looking at a game

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select the game whose point is nearest."""
        x = event.position().x()
        if self._times:
            self._look_at(
                min(range(len(self._times)), key=lambda number: abs(self.point(number).x() - x))
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another game with the arrow keys."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif 0 <= self.at + step < len(self._times):
            self._look_at(self.at + step)

    def _look_at(self, number: int) -> None:
        if number != self.at:
            self.at = number
            self.update()
        self.pointed.emit(number)


def ticks(most: float) -> list[int]:
    """Return round times in seconds from 0 to one that is not below ``most``.

    >>> ticks(130)
    [0, 30, 60, 90, 120, 150]
    """
    step = next((step for step in _TICK_STEPS if most <= _MAX_TICKS * step), None)
    if step is None:
        step = 3600 * (int(most) // (_MAX_TICKS * 3600) + 1)
    count = max(-(-int(most + 0.999) // step), 1)
    return [step * number for number in range(count + 1)]
