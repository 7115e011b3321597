"""The page of the daily puzzles: the calendar, the streak, and the chosen day and kind."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import store
from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import set_bold, size_of_texts
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import capitalized, day_text, dimensions, firm_numbers
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.month_calendar import MonthCalendar, month_text
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.gui.widgets.tab_order import in_order
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle

_WIDEST = 480
_WIDE = 460
_GAP = 20
_TICK = 14
_CLOCK_MILLISECONDS = 30_000
"""How often the date is checked while the page is visible."""


_Read: TypeAlias = tuple[Mapping[date, store.SolvedDay], store.Streak, Collection[store.Daily]]
"""The solved days, the streak, and the puzzles of stored games that are not finished."""


class DailyPage(QWidget):
    """``puzzle_ready`` is emitted with a puzzle to play and which daily puzzle it is,
    ``updated`` when streak and solved days were read."""

    puzzle_ready = Signal(object, object)
    updated = Signal()

    def __init__(
        self,
        autosave: AutosaveController,
        folder: Path,
        jobs: Jobs,
        settings: Settings,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.streak = store.Streak()
        self._autosave = autosave
        self._history_service = autosave.history_service
        self._begun: Collection[store.Daily] = ()
        self._folder = folder
        self._jobs = jobs
        self._settings = settings
        self._theme = theme
        self._clock = QTimer(self, interval=_CLOCK_MILLISECONDS)
        self._clock.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._clock.timeout.connect(self.check_date)
        self.month = MonthCalendar(theme, self.today)
        self.head = PlainLabel()
        self.title = PlainLabel()
        self.kinds = SegmentedButtons(
            _("Kind"), [(kind, entry_texts.daily_kind_text(kind)) for kind in store.DailyKind]
        )
        self.kinds.choose(settings.daily_kind)
        self.facts = PlainLabel()
        self.result = PlainLabel()
        self.streak_line = PlainLabel()
        self.play_button = QPushButton()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._build()
        self.month.chosen.connect(lambda _day: self._refresh())
        self.month.played.connect(self.play)
        self.kinds.changed.connect(self._on_kind_chosen)
        theme.changed.connect(self._refresh)
        self.play_button.clicked.connect(self._play_or_cancel)
        self._history_service.changed.connect(self.refresh)
        self._refresh()

    @property
    def today(self) -> date:
        """The date that the player's clock shows, or the nearest that has a puzzle."""
        return store.nearest_daily_date(self._history_service.now().date())

    @property
    def daily(self) -> store.Daily:
        """The chosen puzzle."""
        return store.Daily(self.month.day, self.kinds.value)

    def watch_date(self, watching: bool) -> None:
        """Check the date on the player's clock now and then, or no longer."""
        if watching:
            self._clock.start()
            self.check_date()
        else:
            self._clock.stop()

    def check_date(self) -> None:
        """Read everything again if the date has changed since it was read."""
        if self.month.today != self.today:
            self.refresh()

    def refresh(self) -> None:
        """Read which days were solved, and which puzzles were begun."""
        now = self._history_service.now()

        games = self._autosave.store

        def read(database: store.Database) -> _Read:
            solved = store.solved_days(database)
            standings = {day: how.standing for day, how in solved.items()}
            return solved, store.count_streak(standings, now), games.dailies_in_progress()

        self._history_service.ask(read, self._on_days_read)

    def play(self, day: date) -> None:
        """Generate the puzzle of a day in the chosen kind on the worker thread, then play it."""
        folder, daily = self._folder, store.Daily(day, self.kinds.value)
        self._jobs.submit(
            lambda stop: store.load_daily_puzzle(daily, folder, stop),
            lambda puzzle: self._on_puzzle_loaded(puzzle, daily),
            self._on_load_failed,
            replaces=self,
        )
        self._refresh()

    def cancel(self) -> None:
        """Stop generating a puzzle."""
        self._jobs.cancel(self)
        self._refresh()

    def today_text(self) -> str:
        """Return the size and grade of today's puzzle, or how many were solved."""
        solved = self.month.solved_on(self.today)
        if solved is None:
            return plan_text(store.Daily(self.today, self.kinds.value))
        if len(solved.kinds) == len(store.DailyKind):
            return _("Solved today")
        #: Numbers of puzzles.
        text = _("Solved today: {solved} of {total}").format(
            solved=str(len(solved.kinds)), total=str(len(store.DailyKind))
        )
        return firm_numbers(text)

    def current_streak_text(self) -> str:
        """Return the current streak."""
        days = self.streak.current
        return ngettext("Streak: 1 day", "Streak: {count} days", days).format(count=days)

    def streak_text(self) -> str:
        """Return the current streak, and the longest and the days of late if these are more."""
        days, longest = self.streak.current, self.streak.longest
        now = self.current_streak_text()
        if longest > days:
            most = ngettext("longest: 1 day", "longest: {count} days", longest)
            now += entry_texts.DOT + most.format(count=longest)
        if self.streak.lately > days:
            now += entry_texts.DOT + entry_texts.lately_text(self.streak)
        return now

    def _build(self) -> None:
        self.title.setObjectName("title")
        for label in (self.head, self.title):
            set_bold(label, 1.2)
        self.head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.head, self.title, self.facts, self.result, self.streak_line):
            label.setWordWrap(True)
        self.facts.setObjectName("subtitle")
        self.play_button.setProperty("leading", True)
        before, after = _("Previous month"), _("Next month")
        turning = QHBoxLayout()
        turning.addWidget(step_button("\N{LEFTWARDS ARROW}", before, lambda: self.month.turn(-1)))
        turning.addWidget(self.head, 1)
        turning.addWidget(step_button("\N{RIGHTWARDS ARROW}", after, lambda: self.month.turn(1)))
        left = self._left
        left.addLayout(turning)
        left.addWidget(self.month, 1)
        right = self._right
        right.setSpacing(8)
        for part in (self.title, self.kinds, self.facts, self.result):
            right.addWidget(part)
        right.addWidget(self.play_button)
        for control in (self.kinds, self.play_button):
            control.setMaximumWidth(_WIDEST)
        right.addSpacing(18)
        right.addWidget(self.streak_line)
        right.addWidget(self._rules())
        right.addStretch(1)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(_GAP)
        self._parts.addLayout(left, 5)
        self._parts.addLayout(right, 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the calendar below the day if the page is narrow."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        needed = sum(column.minimumSize().width() for column in (self._left, self._right))
        wide = self.width() >= max(_WIDE, needed + _GAP)
        wanted = directions.LeftToRight if wide else directions.BottomToTop
        if self._parts.direction() is not wanted:
            self._parts.setDirection(wanted)
            columns = (self._left, self._right)
            in_order(*(columns if wide else reversed(columns)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size, with the calendar below the day."""
        widths = [column.minimumSize().width() for column in (self._left, self._right)]
        return QSize(max(widths), super().minimumSizeHint().height())

    def _rules(self) -> QLabel:
        rules = PlainLabel(
            _(
                "Everyone gets the same four puzzles each day."
                " Solving one of them is enough for your streak, as long as it is still that date"
                " somewhere in the world. You can play earlier days at any time."
            )
        )
        rules.setObjectName("subtitle")
        rules.setWordWrap(True)
        return rules

    def _on_days_read(self, updated: _Read) -> None:
        solved, self.streak, self._begun = updated
        self.month.show_solved(solved, self.today)
        self._refresh()
        self.updated.emit()

    def _refresh(self) -> None:
        day = self.month.day
        solved = self.month.solved_on(day)
        self.head.setText(capitalized(month_text(day)))
        self.title.setText(capitalized(day_text(day)))
        self.facts.setText(plan_text(self.daily))
        how = None
        if solved is not None:
            how = solved.kinds.get(self.kinds.value)
            self.result.setText("" if how is None else self._result(how, solved.standing))
        self.result.setVisible(how is not None)
        self._mark_kinds(() if solved is None else solved.kinds)
        self.streak_line.setText(self.streak_text())
        making = self._jobs.is_pending(self)
        self.play_button.setText(_("Cancel") if making else self._play_text(how is not None))
        if making:
            self.facts.setText(_("Making the puzzle…"))

    def _play_text(self, solved: bool) -> str:
        on_board = self._autosave.slot.metadata.daily == self.daily
        if self._autosave.in_progress if on_board else self.daily in self._begun:
            return _("Continue")
        return _("Play Again") if solved else _("Play")

    def _mark_kinds(self, solved: Collection[store.DailyKind]) -> None:
        """Put a tick on the kinds that were solved."""
        colours, ratio = self._theme.colours, self.devicePixelRatioF()
        side = round(_TICK * size_of_texts(self))
        for kind, button in zip(store.DailyKind, self.kinds.buttons, strict=True):
            text, icon = entry_texts.daily_kind_text(kind), QIcon()
            if kind in solved:
                for state, colour in (
                    (QIcon.State.Off, colours.good),
                    (QIcon.State.On, colours.on_fill),
                ):
                    tick = icons.picture("good", colour, side, ratio)
                    icon.addPixmap(tick, QIcon.Mode.Normal, state)
                #: The kind of a daily puzzle, such as "Small" or "Shapes".
                text = _("{kind}, solved").format(kind=text)
            button.setIcon(icon)
            button.setIconSize(QSize(side, side))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setAccessibleName(f"{self.kinds.accessibleName()} {text}")

    def _on_kind_chosen(self) -> None:
        self._settings.daily_kind = self.kinds.value
        self._refresh()
        self.updated.emit()

    def _result(self, solved: store.SolvedDaily, standing: store.DayStanding) -> str:
        hints = sum(solved.hints)
        text = _("Solved in {time}").format(time=clock_text(solved.seconds))
        used = ngettext("1 hint", "{count} hints", hints).format(count=hints)
        text += entry_texts.DOT + (used if hints else _("no hints"))
        late = _("Solved on a later day, so it does not count towards your streak.")
        doubted = _("Solved while the clock was set back, so it does not count.")
        more = {store.DayStanding.LATE: late, store.DayStanding.DOUBTED: doubted}.get(standing, "")
        return f"{text}\n{more}".strip()

    def _play_or_cancel(self) -> None:
        if self._jobs.is_pending(self):
            self.cancel()
        else:
            self.play(self.month.day)

    def _on_puzzle_loaded(self, puzzle: Puzzle, daily: store.Daily) -> None:
        self._refresh()
        self.puzzle_ready.emit(puzzle, daily)

    def _on_load_failed(self, error: BaseException) -> None:
        self._refresh()
        raise error


def plan_text(daily: store.Daily) -> str:
    """Return size and grade of a daily puzzle."""
    plan = store.daily_plan(daily)
    return (
        dimensions(plan.rows, plan.cols)
        + entry_texts.DOT
        + entry_texts.grade_text(store.GRADE_NAMES[plan.level])
    )
