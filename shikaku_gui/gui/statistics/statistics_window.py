"""The statistics window: tiles, plots and tables, read on the worker thread."""

from datetime import date

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import store
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import Dialog, PlainScrollArea, open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import capitalized, dimensions, message_text
from shikaku_gui.gui.game.completion_names import hints_by_degree
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library.entry_texts import grade_text
from shikaku_gui.gui.statistics import figure_tables
from shikaku_gui.gui.statistics.figure_tables import FigureTable
from shikaku_gui.gui.statistics.history_export import HistoryExport
from shikaku_gui.gui.statistics.history_import import HistoryImport
from shikaku_gui.gui.statistics.sections import FigureTiles, HintBars, StatisticsSection
from shikaku_gui.gui.statistics.times_plot import TimesPlot
from shikaku_gui.gui.statistics.year_calendar import YearCalendar
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.closing_key import close_by_key
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.i18n import _
from shikaku_gui.play import usual_time_message

_SIZE = (860, 720)
_OFTEN = 5


class StatisticsWindow(Dialog):
    """Shows the player's statistics; :meth:`refresh` reads them, as does a changed history."""

    def __init__(
        self,
        history_service: HistoryService,
        settings: Settings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        close_by_key(self)
        self._history_service = history_service
        self._overview: store.StatisticsOverview | None = None
        self._opened = False
        """Whether it was opened and has not shown any figures since then."""
        self._year = history_service.now().year
        self.export = HistoryExport(history_service, settings, self)
        self.taking = HistoryImport(history_service, settings, self)
        self.tiles = FigureTiles()
        self.year = YearCalendar(theme)
        self.days = FigureTable(_("Days"))
        self.times = TimesPlot(theme)
        self.games = FigureTable(_("Times"), texts=2)
        self.choice = ComboBox()
        self.bars = HintBars(theme)
        self.degrees = FigureTable(_("Hints"))
        self.lines = FigureTable(_("Sizes and grades"), texts=2)
        self.as_tables = QPushButton(_("Show as &Tables"))
        before, after = _("Previous year"), _("Next year")
        self.before = step_button("\N{LEFTWARDS ARROW}", before, lambda: self._turn(-1))
        self.after = step_button("\N{RIGHTWARDS ARROW}", after, lambda: self._turn(1))
        self.comparison = PlainLabel()
        self.comparison.setWordWrap(True)
        self.sections = self._sections()
        self._build()
        self._connect()

    def refresh(self) -> None:
        """Read all figures on the worker thread."""
        now = self._history_service.now()
        self._history_service.ask(lambda database: store.load_statistics(database, now), self._show)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the top, and estimate the puzzles that are new to the history."""
        super().showEvent(event)
        self._history_service.pace.estimate()
        if not event.spontaneous():
            self._opened = True
            self.year.setFocus()

    def _show_focus(self) -> None:
        """Scroll no farther than what has the keyboard needs."""
        self._scroll.verticalScrollBar().setValue(0)
        focused = self.focusWidget()
        if focused is not None and self._scroll.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no game while the window is hidden; what was shown is read again."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._overview = None
            for table in (self.days, self.games):
                table.setRowCount(0)

    def _on_history_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    # Building

    def _sections(self) -> dict[str, StatisticsSection]:
        head = QHBoxLayout()
        head.addWidget(self.before)
        head.addWidget(self.after)
        choice = QHBoxLayout()
        choice.addWidget(self.choice)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choice.setAccessibleName(_("Size and grade"))
        return {
            "year": StatisticsSection(_("The year"), self.year, self.days, head),
            "times": StatisticsSection(_("Times"), self.times, self.games, choice),
            "expected": StatisticsSection(_("Expected times"), self.comparison),
            "hints": StatisticsSection(_("Hints you asked for"), self.bars, self.degrees),
            "lines": StatisticsSection(_("Sizes and grades"), self.lines),
        }

    def _build(self) -> None:
        self.setObjectName("statistics")
        self.setWindowTitle(_("Statistics"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        open_at(self, *_SIZE)
        inner = QWidget()
        inner.setObjectName("figures")
        body = QVBoxLayout(inner)
        body.setContentsMargins(22, 18, 22, 18)
        body.setSpacing(20)
        body.addWidget(self.tiles)
        for section in self.sections.values():
            body.addWidget(section)
        note = PlainLabel(_("All of this stays on this computer."))
        note.setObjectName("subtitle")
        note.setWordWrap(True)
        body.addWidget(note)
        body.addStretch(1)
        self._scroll = scroll = PlainScrollArea()
        scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._foot())

    def _foot(self) -> QBoxLayout:
        """Return the buttons, one below the other where they do not fit beside each other."""
        foot = QHBoxLayout()
        foot.setContentsMargins(22, 10, 22, 14)
        self.as_tables.setCheckable(True)
        self.as_tables.setObjectName("as_tables")
        save, take = QPushButton(_("&Export CSV…")), QPushButton(_("&Import…"))
        erase, close = QPushButton(_("E&rase…")), QPushButton(_("&Close"))
        erase.setObjectName("erase")
        take.setToolTip(_("Add the games that a Shikaku web site has exported to a file"))
        save.clicked.connect(self.export.save)
        take.clicked.connect(self.taking.take)
        erase.clicked.connect(self.export.erase)
        close.clicked.connect(self.close)
        buttons = (self.as_tables, save, take, erase, close)
        for button in buttons:
            button.setAutoDefault(False)
        foot.addWidget(ButtonLines(*buttons, spacing=8))
        return foot

    def _connect(self) -> None:
        self._history_service.changed.connect(self._on_history_changed)
        self._history_service.pace.estimated.connect(self._on_history_changed)
        self.as_tables.toggled.connect(self._switch)
        self.choice.currentIndexChanged.connect(self._show_times)
        self.year.pointed.connect(self._show_day)
        self.times.pointed.connect(self._show_game)
        self.export.message.connect(self.tiles.say)
        self.taking.message.connect(self.tiles.say)

    # Showing

    def _show(self, found: store.StatisticsOverview) -> None:
        self._overview = found
        self.tiles.show_figures(found)
        self._year = min(max(self._year, min(found.years)), max(found.years))
        self._show_year()
        self._show_choice(found)
        self.comparison.setText(comparison_text(found.comparison))
        self.sections["expected"].say(_("Expected times are estimates."))
        rows = hints_by_degree(found.hints)
        self.bars.show_numbers(rows)
        self.sections["hints"].say(_("Each hint is counted once, at its highest level."))
        self.degrees.fill(
            (_("Highest level"), _("Hints")), [(name, str(used)) for name, used in rows]
        )
        figure_tables.fill_lines(self.lines, found.lines)
        if self._opened:
            self._opened = False
            QTimer.singleShot(0, self, self._show_focus)

    def _show_choice(self, found: store.StatisticsOverview) -> None:
        kept = self.choice.currentText()
        self.choice.blockSignals(True)
        self.choice.clear()
        for line in found.lines:
            if line.times.count:
                self.choice.addItem(figure_tables.line_name(line), line)
        self.choice.setCurrentIndex(max(self.choice.findText(kept), 0))
        self.choice.blockSignals(False)
        self.choice.setVisible(self.choice.count() > 0)
        self._show_times()

    def _show_times(self) -> None:
        line = self.choice.currentData()
        found = self._overview
        games = () if found is None or line is None else found.timed_in(line)
        self.times.show_times([game.seconds for game in games])
        figure_tables.fill_times(self.games, games)
        self._say_times()

    def _say_times(self) -> None:
        """Say the main times, and beside the plot also what it marks."""
        line = self.choice.currentData()
        if line is None:
            self.sections["times"].say("")
            return
        with_trend = _("Best {best} · median {median} · trend: {trend}.")
        without = _("Best {best} · median {median}.")
        figures = (without if line.times.trend is None else with_trend).format(
            best=clock_text(line.times.best or 0),
            median=clock_text(line.times.median or 0),
            trend=figure_tables.trend_text(line.times.trend),
        )
        marked = [figures, _("The best time is circled.")]
        if self.times.has_median:
            dashed = _("Dashed line: median of the last {count} games.")
            marked.append(dashed.format(count=store.TREND_GAMES))
        text = " ".join(marked)
        self.sections["times"].say(figures if self.as_tables.isChecked() else text)
        self.times.setAccessibleDescription(text)

    def _show_year(self) -> None:
        if self._overview is None:
            return
        days = self._overview.years[self._year]
        today = self._history_service.now().date()
        day = today if today.year == self._year else max(days, default=date(self._year, 1, 1))
        self.year.show_year(self._year, days, day)
        figure_tables.fill_days(self.days, days)
        self.before.setEnabled(self._year > min(self._overview.years))
        self.after.setEnabled(self._year < max(self._overview.years))
        self.sections["year"].name(str(self._year))
        self._show_day(day)

    def _turn(self, step: int) -> None:
        if self._overview is not None and self._year + step in self._overview.years:
            self._year += step
            self._show_year()

    def _show_day(self, day: date) -> None:
        days = {} if self._overview is None else self._overview.years[self._year]
        text = capitalized(figure_tables.day_summary(day, days.get(day, store.DayFigures())))
        self.sections["year"].say(text)
        self.year.setAccessibleDescription(text)

    def _show_game(self, number: int) -> None:
        line, found = self.choice.currentData(), self._overview
        if line is not None and found is not None:
            game = found.timed_in(line)[number]
            day, time = figure_tables.day_text(game.day), clock_text(game.seconds)
            text = f"{day}  {puzzle_name(game)}  {time}"
            self.sections["times"].say(text)
            self.times.setAccessibleDescription(text)

    def _switch(self, tables: bool) -> None:
        text = _("Show as C&harts") if tables else _("Show as &Tables")
        self.as_tables.setText(text)
        for section in self.sections.values():
            section.show_table(tables)
        self._say_times()


def comparison_text(comparison: store.TimeComparison) -> str:
    """Say the player's usual times, and how they compare, or how many games are missing."""
    locale = QLocale()
    parts = [usual_time_text(puzzle) for puzzle in comparison.strength.often[:_OFTEN]]
    if comparison.puzzles < store.COMPARED_LEAST:
        parts.append(
            _(
                "Your times are compared with the expected ones once you have solved {least} "
                "different puzzles "
                "without having a hint draw. So far: {count}."
            ).format(
                least=locale.toString(store.COMPARED_LEAST),
                count=locale.toString(comparison.puzzles),
            )
        )
    if comparison.rank_correlation is not None:
        found = locale.toString(comparison.rank_correlation, "f", 2)
        parts.append(
            _(
                "Rank correlation between expected times and yours: {correlation}. It is 1 "
                "if both rank the puzzles "
                "alike, and near 0 if they are unrelated."
            ).format(correlation=found)
        )
    return "\n".join(parts)


def usual_time_text(puzzle: store.UsualPuzzle) -> str:
    """Say how long the player usually takes for puzzles of a size and grade."""
    return _("You usually solve a puzzle of {size}, {grade}, in {time}.").format(
        size=dimensions(puzzle.rows, puzzle.cols),
        grade=grade_text(puzzle.grade),
        time=message_text(usual_time_message(puzzle.time)),
    )
