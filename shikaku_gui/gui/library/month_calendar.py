"""A month of daily puzzles: which kinds are solved, and which days can be played."""

import calendar
from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import (
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.labels import tooltip_text
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, day_text
from shikaku_gui.gui.board.cursor_keys import ARROWS
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.i18n import _
from shikaku_gui.store import FIRST_DAILY_DATE, DailyKind, DayStanding, SolvedDay

_WEEKS = 6
_ROOMY = 40
"""The width in pixels from which a number keeps a distance from the edge of its day."""

_DAY = Qt.ItemDataRole.UserRole
_SIGNS = (
    (DailyKind.SHAPES, 0.75, 0.4),
    (DailyKind.LARGE, 1.0, 1.0),
    (DailyKind.MEDIUM, 0.75, 0.75),
    (DailyKind.SMALL, 0.5, 0.5),
)
"""The sides of the signs that stand for the kinds, from the right: in the order of the choices."""


class MonthCalendar(QTableWidget):
    """``chosen`` is emitted with the current day, ``played`` with a day to play.

    Arrow keys continue into the previous and next months.
    """

    chosen = Signal(object)
    played = Signal(object)

    def __init__(self, theme: Theme, today: date) -> None:
        super().__init__(_WEEKS, 7)
        self.day = today
        self.today = today
        self._solved: Mapping[date, SolvedDay] = {}
        self._theme = theme
        self._filling = False
        self._build()
        self._fill()
        self.currentItemChanged.connect(lambda item, _before: self._choose(item))
        self.itemActivated.connect(lambda item: self._play(item))
        theme.changed.connect(self.viewport().update)

    def show_solved(self, solved: Mapping[date, SolvedDay], today: date) -> None:
        """Show which days were solved; if today was selected, the new today is."""
        following = self.day == self.today
        self._solved, self.today = solved, today
        if self.day > today or (following and self.day != today):
            self.go_to(today)
        else:
            self._fill()

    def go_to(self, day: date) -> None:
        """Select a day, or the nearest one that has a puzzle, and show its month."""
        self.day = min(max(day, FIRST_DAILY_DATE), self.today)
        self._fill()
        self.chosen.emit(self.day)

    def turn(self, months: int) -> None:
        """Go some months forward to the same day, or the last day of that month."""
        count = self.day.year * 12 + self.day.month - 1 + months
        year, month = divmod(count, 12)
        last = calendar.monthrange(year, month + 1)[1]
        self.go_to(date(year, month + 1, min(self.day.day, last)))

    def solved_on(self, day: date) -> SolvedDay | None:
        """Return how a day was solved, None if it was not."""
        return self._solved.get(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by days and weeks; Page Up and Down move by a month."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            down, right = ARROWS[key]
            later = -right if self.isRightToLeft() else right
            self.go_to(self.day + timedelta(weeks=down, days=later))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(-1 if key == Qt.Key.Key_PageUp else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.played.emit(self.day)
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.setObjectName("month")
        self.setAccessibleName(_("Calendar of daily puzzles"))
        self.setItemDelegate(_Days(self._theme, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(10)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setMinimumSize(220, 240)

    def _fill(self) -> None:
        self._filling = True
        month = calendar.Calendar(first_weekday())
        weeks = month.monthdatescalendar(self.day.year, self.day.month)
        while len(weeks) < _WEEKS:
            weeks.append([day + timedelta(days=7) for day in weeks[-1]])
        narrow = QLocale.FormatType.ShortFormat
        names = [QLocale().dayName(day.isoweekday(), narrow) for day in weeks[0]]
        self.setHorizontalHeaderLabels(names)
        for row, week in enumerate(weeks):
            for col, day in enumerate(week):
                self.setItem(row, col, self._item(day))
                if day == self.day:
                    self.setCurrentCell(row, col)
        self._filling = False

    def _item(self, day: date) -> QTableWidgetItem:
        item = QTableWidgetItem(str(day.day))
        solved = self._solved.get(day)
        item.setData(_DAY, (day, solved, day == self.today, day.month == self.day.month))
        spoken = day_text(day)
        if solved is not None:
            kinds = [
                entry_texts.daily_kind_text(kind) for kind in DailyKind if kind in solved.kinds
            ]
            #: One to four kinds of daily puzzles, such as "Small, Large".
            text = _("solved: {kinds}").format(kinds=comma_text(kinds))
            item.setToolTip(tooltip_text(text))
            spoken = comma_text([spoken, text])
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        if not FIRST_DAILY_DATE <= day <= self.today:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _choose(self, item: QTableWidgetItem | None) -> None:
        if item is None or self._filling or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        self.day = item.data(_DAY)[0]
        self.chosen.emit(self.day)

    def _play(self, item: QTableWidgetItem) -> None:
        if item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.played.emit(item.data(_DAY)[0])


class _Days(QStyledItemDelegate):
    """Draws a day: its number, today's underlined, and a sign for each kind of puzzle.

    The signs are three squares that grow like the sizes, and a bar for shapes. Those of solved
    puzzles are filled. A tick says that the day counts, a question mark that its clock is doubted.
    """

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one day."""
        colours = self._theme.colours
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        solved: SolvedDay | None
        _day, solved, today, inside = index.data(_DAY)
        counts = solved is not None and solved.standing is DayStanding.COUNTS
        area = QRectF(rect).adjusted(2.5, 2.5, -2.5, -2.5)
        enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.border if enabled else colours.line, 1))
        painter.setBrush(colours.good_fill if counts else colours.field)
        if not enabled:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 6, 6)
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            ring = QPen(colours.accent, 3) if focused else QPen(colours.text, 1.5)
            painter.setPen(ring)
            painter.drawRoundedRect(area, 6, 6)
        if today:
            font = painter.font()
            font.setBold(True)
            font.setUnderline(True)
            painter.setFont(font)
        plain = colours.text if inside else colours.text_calm
        painter.setPen(plain if enabled else colours.text_off)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        inset = 6 if area.width() >= _ROOMY else 3
        painter.drawText(area.adjusted(inset, 3, -2, -2), corner, index.data())
        if solved is not None:
            self._paint_standing(painter, area, solved.standing)
            self._paint_kinds(painter, area, solved)
        painter.restore()

    def _paint_standing(self, painter: QPainter, area: QRectF, standing: DayStanding) -> None:
        colours = self._theme.colours
        side = min(0.36 * area.height(), 0.28 * area.width(), 16.0)
        place = QRectF(area.right() - side - 3, area.top() + 3, side, side)
        if standing is DayStanding.COUNTS:
            shapes.tick(painter, place, colours.good, colours.good_fill)
        elif standing is DayStanding.DOUBTED:
            painter.setPen(colours.text_calm)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_kinds(self, painter: QPainter, area: QRectF, solved: SolvedDay) -> None:
        colours = self._theme.colours
        colour = colours.good if solved.standing is DayStanding.COUNTS else colours.text_calm
        largest = min(0.36 * area.height(), 0.23 * area.width(), 14.0)
        right = area.right() - 4
        for kind, width, height in _SIGNS:
            size = QSizeF(width * largest, height * largest)
            corner = QPointF(right - size.width(), area.bottom() - 4 - size.height())
            painter.setPen(QPen(colour, 1))
            painter.setBrush(colour if kind in solved.kinds else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(corner, size))
            right -= size.width() + 3


def first_weekday() -> int:
    """Return the day on which the player's weeks begin, 0 for Monday."""
    return QLocale().firstDayOfWeek().value - 1


def month_text(day: date) -> str:
    """Return month and year in the player's language."""
    text = _("{month} {year}")
    month = QLocale().standaloneMonthName(day.month)
    return text.format(month=month, year=str(day.year))
