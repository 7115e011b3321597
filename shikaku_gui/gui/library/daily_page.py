"""The page of the daily puzzle: the calendar, the streak, and the chosen day."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import day_text, dimensions
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.month_calendar import MonthCalendar, month_text
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.model import Puzzle
from shikaku_gui.store import (
    GRADE_NAMES,
    Database,
    DayStanding,
    SolvedDay,
    Streak,
    count_streak,
    daily_plan,
    load_daily_puzzle,
    nearest_daily_date,
    solved_days,
)

_WIDE = 460


class DailyPage(QWidget):
    """``puzzle_ready`` is emitted with a puzzle to play and its day, ``updated`` when streak
    and solved days were read."""

    puzzle_ready = Signal(object, object)
    updated = Signal()

    def __init__(
        self,
        history_service: HistoryService,
        folder: Path,
        runner: Runner,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.streak = Streak()
        self._history_service = history_service
        self._folder = folder
        self._runner = runner
        self._job: int | None = None
        self.month = MonthCalendar(theme, self.today)
        self.head = PlainLabel()
        self.title = PlainLabel()
        self.facts = PlainLabel()
        self.result = PlainLabel()
        self.streak_line = PlainLabel()
        self.play_button = QPushButton()
        self._build()
        self.month.chosen.connect(self._show)
        self.month.played.connect(self.play)
        self.play_button.clicked.connect(self._play_or_cancel)
        history_service.changed.connect(self.refresh)
        self._show(self.month.day)

    @property
    def today(self) -> date:
        """The date that the player's clock shows, or the nearest that has a puzzle."""
        return nearest_daily_date(self._history_service.now().date())

    def refresh(self) -> None:
        """Read which days were solved."""
        now = self._history_service.now()

        def read(database: Database) -> tuple[Mapping[date, SolvedDay], Streak]:
            solved = solved_days(database)
            return solved, count_streak({day: how.standing for day, how in solved.items()}, now)

        self._history_service.ask(read, self._show_days)

    def play(self, day: date) -> None:
        """Generate the puzzle of a day on the worker thread, then play it."""
        self.cancel()
        folder = self._folder
        job = self._runner.run(
            lambda stop: load_daily_puzzle(day, folder, stop),
            lambda puzzle: self._made(puzzle, day),
            self._failed,
        )
        self._job = job if self._runner.is_pending(job) else None
        self._show(self.month.day)

    def cancel(self) -> None:
        """Stop generating a puzzle."""
        if self._job is not None:
            self._runner.cancel(self._job)
            self._job = None
            self._show(self.month.day)

    def today_text(self) -> str:
        """Return the size and grade of today's puzzle, or that it was solved."""
        if self.month.solved_on(self.today) is not None:
            return self.tr("Solved today")
        return plan_text(self.today)

    def streak_text(self) -> str:
        """Return the current streak, and the longest if that is longer."""
        days, longest = self.streak.current, self.streak.longest
        now = self.tr("Streak: 1 day") if days == 1 else self.tr("Streak: %n days", "", days)
        if longest > days:
            one, many = self.tr("longest: 1 day"), self.tr("longest: %n days", "", longest)
            now += entry_texts.DOT + (one if longest == 1 else many)
        return now

    def _build(self) -> None:
        self.title.setObjectName("title")
        for label in (self.head, self.title):
            font = label.font()
            font.setBold(True)
            font.setPointSizeF(1.2 * font.pointSizeF())
            label.setFont(font)
        for label in (self.title, self.facts, self.result, self.streak_line):
            label.setWordWrap(True)
        self.facts.setObjectName("subtitle")
        self.play_button.setProperty("leading", True)
        self.play_button.setAutoDefault(True)
        before, after = self.tr("Previous month"), self.tr("Next month")
        turning = QHBoxLayout()
        turning.addWidget(step_button("\N{LEFTWARDS ARROW}", before, lambda: self.month.turn(-1)))
        turning.addWidget(self.head, 1, Qt.AlignmentFlag.AlignCenter)
        turning.addWidget(step_button("\N{RIGHTWARDS ARROW}", after, lambda: self.month.turn(1)))
        left = QVBoxLayout()
        left.addLayout(turning)
        left.addWidget(self.month, 1)
        right = QVBoxLayout()
        right.setSpacing(8)
        for part in (self.title, self.facts, self.result):
            right.addWidget(part)
        right.addWidget(self.play_button)
        right.addSpacing(18)
        right.addWidget(self.streak_line)
        right.addWidget(self._rules())
        right.addStretch(1)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(20)
        self._parts.addLayout(left, 5)
        self._parts.addLayout(right, 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the calendar below the day if the page is narrow."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.width() >= _WIDE
        self._parts.setDirection(directions.LeftToRight if wide else directions.BottomToTop)

    def _rules(self) -> QLabel:
        rules = PlainLabel(
            self.tr(
                "Everyone gets the same puzzle each day."
                " It counts towards your streak as long as it is still that date somewhere in"
                " the world. You can play earlier days at any time."
            )
        )
        rules.setObjectName("subtitle")
        rules.setWordWrap(True)
        return rules

    def _show_days(self, updated: tuple[Mapping[date, SolvedDay], Streak]) -> None:
        solved, self.streak = updated
        self.month.show_solved(solved, self.today)
        self._show(self.month.day)
        self.updated.emit()

    def _show(self, day: date) -> None:
        solved = self.month.solved_on(day)
        self.head.setText(month_text(day))
        self.title.setText(day_text(day))
        self.facts.setText(plan_text(day))
        self.result.setText("" if solved is None else self._result(solved))
        self.result.setVisible(solved is not None)
        self.streak_line.setText(self.streak_text())
        again = self.tr("Play Again") if solved is not None else self.tr("Play")
        self.play_button.setText(self.tr("Cancel") if self._job is not None else again)
        if self._job is not None:
            self.facts.setText(self.tr("Making the puzzle…"))

    def _result(self, solved: SolvedDay) -> str:
        hints = sum(solved.hints)
        text = self.tr("Solved in %1").replace("%1", clock_text(solved.seconds))
        many = self.tr("1 hint") if hints == 1 else self.tr("%n hints", "", hints)
        text += entry_texts.DOT + (many if hints else self.tr("no hints"))
        late = self.tr("Solved on a later day, so it does not count towards your streak.")
        doubted = self.tr("Solved while the clock was set back, so it does not count.")
        more = {DayStanding.LATE: late, DayStanding.DOUBTED: doubted}.get(solved.standing, "")
        return f"{text}\n{more}".strip()

    def _play_or_cancel(self) -> None:
        if self._job is not None:
            self.cancel()
        else:
            self.play(self.month.day)

    def _made(self, puzzle: Puzzle, day: date) -> None:
        self._job = None
        self._show(self.month.day)
        self.puzzle_ready.emit(puzzle, day)

    def _failed(self, error: BaseException) -> None:
        self._job = None
        self._show(self.month.day)
        raise error


def plan_text(day: date) -> str:
    """Return size and grade of a day's puzzle."""
    plan = daily_plan(day)
    return (
        dimensions(plan.rows, plan.cols)
        + entry_texts.DOT
        + entry_texts.grade_text(GRADE_NAMES[plan.level])
    )
