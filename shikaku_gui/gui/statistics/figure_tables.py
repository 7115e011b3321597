"""The statistics as tables, for screen readers and players who prefer numbers."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView

from shikaku_gui.gui.base.fonts import TextSizeWatch
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import comma_text
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library.entry_texts import grade_text, size_text
from shikaku_gui.gui.widgets.read_only_table import ReadOnlyTable, table_item
from shikaku_gui.i18n import N_, _, ngettext, pgettext
from shikaku_gui.store import DayFigures, PastGame, StatisticsLine

_DASH = "\N{EN DASH}"
_MOST_ROWS = 9


class FigureTable(ReadOnlyTable):
    """A table of figures, as high as its rows up to a limit; one that is too wide scrolls."""

    def __init__(self, name: str, texts: int = 1) -> None:
        super().__init__()
        self._texts = texts
        self.setObjectName("figures")
        self.setAccessibleName(name)
        TextSizeWatch(self, self._fit)

    def fill(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Show other rows; the first columns are texts, the others are numbers."""
        listed = list(rows)
        self.setColumnCount(len(head))
        self.setRowCount(len(listed))
        for col, text in enumerate(head):
            self.setHorizontalHeaderItem(col, table_item(text, number=col >= self._texts))
        for at, row in enumerate(listed):
            for col, text in enumerate(row):
                self.setItem(at, col, table_item(text, number=col >= self._texts))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the first column what the others leave."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        count, head = self.rowCount(), self.horizontalHeader()
        if not self.columnCount():
            return
        needed = sum(
            max(self.sizeHintForColumn(col), head.sectionSizeHint(col))
            for col in range(self.columnCount())
        )
        mode, fits = QHeaderView.ResizeMode, needed <= self.viewport().width()
        head.setSectionResizeMode(0, mode.Stretch if fits else mode.ResizeToContents)
        if count:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        bar = 0 if fits else self.horizontalScrollBar().sizeHint().height()
        shown = min(max(count, 1), _MOST_ROWS)
        height = head.sizeHint().height() + shown * self.rowHeight(0) + bar
        self.setFixedHeight(height + 2 * self.frameWidth() + 2 if count else height + 34)


def fill_lines(table: FigureTable, lines: Iterable[StatisticsLine]) -> None:
    """Show a row for each size and grade."""
    head = (
        *(_("Size"), _("Grade"), _("Played"), pgettext("number of puzzles", "Solved")),
        *(_("Best"), _("Median"), _("Trend"), _("Hints")),
    )
    table.fill(head, map(_line, lines))


def fill_days(table: FigureTable, days: Mapping[date, DayFigures]) -> None:
    """Show a row for each day with games, the last one first."""
    rows = (
        (day_text(day), str(figures.solved), clock_text(figures.seconds))
        for day, figures in sorted(days.items(), reverse=True)
    )
    head = (_("Day"), pgettext("number of puzzles", "Solved"), _("Time played"))
    table.fill(head, rows)


def fill_times(table: FigureTable, games: Sequence[PastGame]) -> None:
    """Show a row for each game, the last one first."""
    rows = (
        (day_text(game.day), puzzle_name(game), clock_text(game.seconds))
        for game in reversed(games)
    )
    table.fill((_("Day"), _("Puzzle"), _("Time")), rows)


def line_name(line: StatisticsLine) -> str:
    """Return the name of a size and grade."""
    return comma_text([size_text(line.size), grade_text(line.grade) or _("not known")])


def trend_text(trend: float | None) -> str:
    """Return the text for a trend of times."""
    if trend is None:
        return _DASH
    percent = round(100 * abs(trend))
    if not percent:
        return _("the same")
    return _(N_("{percent}% faster") if trend < 0 else N_("{percent}% slower")).format(
        percent=percent
    )


def day_text(day: date) -> str:
    """Return a date in the player's short format."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def day_summary(day: date, figures: DayFigures) -> str:
    """Return the text for the figures of a day."""
    whole = QDate(day.year, day.month, day.day)
    text = QLocale().toString(whole, QLocale.FormatType.LongFormat)
    #: A day, a number of puzzles, and a time.
    return ngettext(
        "{day}: {count} solved, {time} played",
        "{day}: {count} solved, {time} played",
        figures.solved,
    ).format(day=text, count=figures.solved, time=clock_text(figures.seconds))


def _line(line: StatisticsLine) -> tuple[str, ...]:
    times = line.times
    return (
        size_text(line.size),
        grade_text(line.grade) or _("not known"),
        str(line.played),
        str(line.solved),
        _DASH if times.best is None else clock_text(times.best),
        _DASH if times.median is None else clock_text(times.median),
        trend_text(times.trend),
        str(sum(line.hints)),
    )
