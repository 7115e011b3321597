"""A year as a calendar: one square per day, larger and stronger the more was solved."""

from collections.abc import Mapping
from datetime import date, timedelta
from math import ceil

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.fonts import letter_width, size_of_texts
from shikaku_gui.gui.base.theme import Theme, blend
from shikaku_gui.gui.board.cursor_keys import ARROWS
from shikaku_gui.gui.library.month_calendar import first_weekday
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.i18n import _
from shikaku_gui.store import DayFigures

_WEEKS = 54
_LEAST_SIDE = 5.0
"""The least side of a day's square in pixels."""
_LEFT, _TOP = 44.0, 20.0
"""The room for the names of weekdays and months."""
_EDGE = 6.0
"""The room at the edge in pixels, for the ring that shows the focus."""

_FULL = 5
"""How many puzzles solved on a day fill its square."""


class YearCalendar(Drawing):
    """Shows the days of a year in columns of weeks; ``pointed`` is emitted with a day."""

    pointed = Signal(date)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._year = 1
        self._days: Mapping[date, DayFigures] = {}
        self.day = date.min
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_year(self, year: int, days: Mapping[date, DayFigures], day: date) -> None:
        """Show a year with its figures, and select a day in it."""
        self._year, self._days, self.day = year, days, day
        self.setAccessibleName(_("Calendar of {year}").format(year=str(year)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a good size for all weeks."""
        below = max((self.fontMetrics().height() - self._side) / 2, _EDGE)
        return QSize(720, round(self._top + 7 * self._side + below))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which all weeks just fit."""
        width = self._left + _WEEKS * _LEAST_SIDE + _EDGE
        return QSize(round(width), self.sizeHint().height())

    def place(self, day: date) -> QRectF:
        """Return the place of a day's square."""
        first = date(self._year, 1, 1)
        offset = (first.weekday() - first_weekday()) % 7
        week, row = divmod((day - first).days + offset, 7)
        left = self._left + week * self._side
        if self.isRightToLeft():
            left = self.width() - left - self._side
        return QRectF(left, self._top + row * self._side, self._side, self._side)

    @property
    def _left(self) -> float:
        return _LEFT * size_of_texts(self)

    @property
    def _top(self) -> float:
        return _TOP * size_of_texts(self)

    @property
    def _side(self) -> float:
        return min(max((self.width() - self._left - _EDGE) // _WEEKS, _LEAST_SIDE), 17.0)

    def resizeEvent(self, _event: object) -> None:
        """Keep the height that fits the squares."""
        self.setFixedHeight(self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger names."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setFixedHeight(self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Paint the names of months and weekdays, and the squares."""
        self._paint_names(painter)
        day = date(self._year, 1, 1)
        while day.year == self._year:
            self._paint_day(painter, day)
            day += timedelta(days=1)

    def _paint_names(self, painter: QPainter) -> None:
        locale, short = QLocale(), QLocale.FormatType.ShortFormat
        painter.setPen(self.theme.colours.text_calm)
        letters = painter.fontMetrics()
        # Names that have no room beside each other are left out.
        names = [locale.standaloneMonthName(month, short) for month in range(1, 13)]
        widest = max(map(letters.horizontalAdvance, names)) + letter_width(letters)
        for month in range(1, 13, ceil(widest / (4 * self._side))):
            place = self.place(date(self._year, month, 1) + timedelta(days=6))
            self._paint_name(painter, place.left(), place.right(), self._top - 7, names[month - 1])
        for row in range(0, 7, max(ceil(letters.ascent() / self._side), 2)):
            name = locale.standaloneDayName((row + first_weekday()) % 7 + 1, short)
            bottom = self._top + row * self._side + (self._side + letters.capHeight()) / 2
            self._paint_name(painter, _EDGE, self.width() - _EDGE, bottom, name)

    def _paint_name(
        self, painter: QPainter, left: float, right: float, bottom: float, name: str
    ) -> None:
        """Paint a name that begins at the left edge, or ends at the right one if mirrored."""
        width = painter.fontMetrics().horizontalAdvance(name)
        painter.drawText(QPointF(right - width if self.isRightToLeft() else left, bottom), name)

    def _paint_day(self, painter: QPainter, day: date) -> None:
        colours = self.theme.colours
        place = self.place(day).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.hover)
        painter.drawRoundedRect(place, 2, 2)
        solved = self._days[day].solved if day in self._days else 0
        if solved:
            share = min(solved, _FULL) / _FULL
            side = place.width() * (0.5 + 0.5 * share)
            square = QRectF(0, 0, side, side)
            square.moveCenter(place.center())
            painter.setBrush(blend(colours.hover, colours.accent, 0.7 + 0.3 * share))
            painter.drawRoundedRect(square, 2, 2)
        if day == self.day and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((colours.field, 5), (colours.cursor, 2)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(place, 2, 2)

    # Looking at a day

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select the day under the pointer."""
        side = self._side
        x = event.position().x()
        week = ((self.width() - x if self.isRightToLeft() else x) - self._left) // side
        row = (event.position().y() - self._top) // side
        first = date(self._year, 1, 1)
        offset = (first.weekday() - first_weekday()) % 7
        if week >= 0 and 0 <= row < 7:
            self._look_at(first + timedelta(days=int(7 * week + row) - offset))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another day with the arrow keys."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            down, right = ARROWS[key]
            later = -right if self.isRightToLeft() else right
            self._look_at(self.day + timedelta(weeks=later, days=down))
        else:
            super().keyPressEvent(event)

    def _look_at(self, day: date) -> None:
        if day.year == self._year and day != self.day:
            self.day = day
            self.pointed.emit(day)
            self.update()
