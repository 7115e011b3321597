"""The daily puzzle: its calendar, its streak, and how it is played."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from shikaku_gui import store
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.translation import day_text, firm_numbers
from shikaku_gui.gui.library.daily_page import DailyPage, plan_text
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle
from shikaku_gui.store import FIRST_DAILY_DATE, Daily, DailyKind
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION

TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=timezone(timedelta(hours=1)))


@pytest.fixture
def window(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Give a window on that day whose daily puzzles are all the small one."""

    def load(daily: Daily, _folder: Path, _stop: Callable[[], bool]) -> Puzzle:
        if daily.day == TODAY:
            return replace(PUZZLE, title=daily.kind.value)
        return Puzzle(3, 3, PUZZLE.clues, title=str(daily.day))

    monkeypatch.setattr(store, "load_daily_puzzle", load)
    window = make_window(size=(1000, 740))
    window.history_service.now = lambda: NOON
    window.acts["library"].trigger()
    return window


def page(window: MainWindow) -> DailyPage:
    assert window.pages.home is not None
    window.pages.home.contents.go_to(LibraryView.DAILY)
    return window.pages.home.daily_page


def solve(window: MainWindow) -> None:
    for rect in SOLUTION:
        window.controller.notify(window.controller.session.play(Place(rect)))


def test_todays_puzzle_is_played_and_counts(window: MainWindow) -> None:
    shown = page(window)
    assert shown.today == TODAY
    assert shown.streak_text() == "Streak: 0 days"
    shown.play_button.click()
    assert window.pages.on_board
    assert window.controller.session.puzzle == replace(PUZZLE, title="medium")
    solve(window)
    note = window.side.card.note
    assert note is not None
    assert "Streak: 1 day" in note.text.splitlines()
    assert shown.streak_text() == "Streak: 1 day"
    assert shown.result.text().startswith("Solved in 0:00")
    assert "no hints" in shown.result.text()
    assert shown.today_text() == firm_numbers("Solved today: 1 of 4")
    assert shown.play_button.text() == "Play Again"


def test_each_kind_is_solved_by_itself_and_the_choice_is_remembered(window: MainWindow) -> None:
    shown = page(window)
    order = (DailyKind.LARGE, DailyKind.SHAPES, DailyKind.SMALL, DailyKind.MEDIUM)
    for solved, kind in enumerate(order):
        shown.kinds.choose(kind)
        assert window.settings.daily_kind is kind
        assert shown.play_button.text() == "Play"
        shown.play_button.click()
        assert window.controller.session.puzzle.title == kind.value
        window.acts["restart"].trigger()
        solve(window)
        window.acts["library"].trigger()
        assert shown.streak_text() == "Streak: 1 day"
        item = shown.month.currentItem()
        assert item is not None
        expected = (
            "solved: Large",
            "solved: Large, Shapes",
            "solved: Small, Large, Shapes",
            "solved: Small, Medium, Large, Shapes",
        )[solved]
        said = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert said == f"Saturday, November 21, 2026, {expected}"
        assert expected in item.toolTip()
    names = [button.accessibleName() for button in shown.kinds.buttons]
    assert names == [f"Kind {name}, solved" for name in ("Small", "Medium", "Large", "Shapes")]
    assert shown.today_text() == "Solved today"


def test_a_puzzle_that_was_begun_is_continued(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = Puzzle(1, 1, {Cell(0, 0): 1})

    def load(daily: Daily, _folder: Path, _stop: Callable[[], bool]) -> Puzzle:
        return small if daily.kind is DailyKind.SMALL else PUZZLE

    monkeypatch.setattr(store, "load_daily_puzzle", load)
    shown = page(window)
    shown.play_button.click()
    window.acts["library"].trigger()
    assert shown.play_button.text() == "Play"  # nothing was drawn
    window.acts["library"].trigger()
    window.controller.notify(window.controller.session.play(Place(SOLUTION[0])))
    window.acts["library"].trigger()
    assert shown.play_button.text() == "Continue"
    shown.kinds.choose(DailyKind.SMALL)
    assert shown.play_button.text() == "Play"
    shown.play_button.click()  # the other game is only stored now
    window.acts["library"].trigger()
    shown.kinds.choose(DailyKind.MEDIUM)
    assert shown.play_button.text() == "Continue"
    shown.play_button.click()
    assert window.controller.session.board.rects == (SOLUTION[0],)
    solve(window)
    window.acts["library"].trigger()
    assert shown.play_button.text() == "Play Again"


def test_the_tile_plays_todays_puzzle_until_one_is_solved(window: MainWindow) -> None:
    home = window.pages.home
    assert home is not None
    tile = home.tiles[1]
    tile.click()
    assert window.pages.on_board
    solve(window)
    window.acts["library"].trigger()
    tile.click()
    assert not window.pages.on_board  # the player chooses a size
    assert home.daily_page.isVisible()


def test_at_midnight_the_calendar_and_the_tile_follow_the_date(window: MainWindow) -> None:
    shown = page(window)
    tomorrow = NOON + timedelta(days=1)
    for moment in (tomorrow, NOON):  # a clock that is set back as well
        window.history_service.now = lambda: moment  # noqa: B023 - used before the next
        shown.check_date()
        assert shown.month.day == shown.month.today == moment.date()
        assert shown.title.text() == day_text(moment.date())
    shown.month.go_to(date(2026, 11, 2))
    window.history_service.now = lambda: tomorrow
    window.acts["library"].trigger()  # to the board and back
    window.acts["library"].trigger()
    assert shown.month.today == tomorrow.date()
    assert shown.month.day == date(2026, 11, 2)  # the player looks at another day


def test_a_day_before_can_be_played_but_does_not_count(window: MainWindow) -> None:
    shown = page(window)
    shown.month.go_to(date(2026, 11, 2))
    QTest.keyClick(shown.month, Qt.Key.Key_Return)
    assert window.controller.session.puzzle.title == "2026-11-02"
    solve(window)
    assert "does not count" in shown.result.text()
    assert shown.streak_text() == "Streak: 0 days"


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([Qt.Key.Key_Left], date(2026, 11, 20)),
        ([Qt.Key.Key_Up], date(2026, 11, 14)),
        ([Qt.Key.Key_Up] * 3, date(2026, 10, 31)),
        ([Qt.Key.Key_PageUp], date(2026, 10, 21)),
        ([Qt.Key.Key_PageUp, Qt.Key.Key_PageDown], TODAY),
        ([Qt.Key.Key_Right], TODAY),
        ([Qt.Key.Key_PageUp] * 30, FIRST_DAILY_DATE),
    ],
)
def test_the_calendar_is_walked_through_with_keys(
    window: MainWindow, keys: list[Qt.Key], expected: date
) -> None:
    month = page(window).month
    for key in keys:
        QTest.keyClick(month, key)
    assert month.day == expected
    item = month.currentItem()
    assert item is not None
    assert item.text() == str(expected.day)


def test_days_to_come_cannot_be_played(window: MainWindow) -> None:
    month = page(window).month
    cells = [month.item(row, col) for row in range(6) for col in range(7)]
    open_days = [cell for cell in cells if cell and cell.flags() & Qt.ItemFlag.ItemIsEnabled]
    last = max(cell.data(Qt.ItemDataRole.UserRole)[0] for cell in open_days)
    assert last == TODAY


@pytest.mark.parametrize("year", [1970, 2020, 2038, 2262])
def test_any_clock_jumping_any_way_has_a_daily_puzzle(window: MainWindow, year: int) -> None:
    shown = page(window)
    window.history_service.now = lambda: NOON.replace(year=year)
    shown.refresh()
    shown.month.go_to(shown.today)
    shown.play(shown.today)
    assert window.pages.on_board
    solve(window)
    assert shown.month.solved_on(shown.today) is not None
    window.history_service.now = lambda: NOON
    window.acts["library"].trigger()
    shown.refresh()
    shown.month.go_to(shown.today)
    assert shown.month.day == TODAY


def test_the_window_opens_with_a_clock_of_long_ago(make_window: MakeWindow) -> None:
    window = make_window(size=(1000, 740))
    window.history_service.now = lambda: NOON.replace(year=1970)
    window.acts["library"].trigger()
    shown = page(window)
    assert shown.month.day == shown.today == FIRST_DAILY_DATE
    cells = [shown.month.item(row, col) for row in range(6) for col in range(7)]
    open_days = [cell for cell in cells if cell and cell.flags() & Qt.ItemFlag.ItemIsEnabled]
    assert [cell.data(Qt.ItemDataRole.UserRole)[0] for cell in open_days] == [FIRST_DAILY_DATE]


def test_the_plan_is_announced() -> None:
    assert plan_text(
        Daily(TODAY)
    ) == "15\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}15" + (
        "  \N{MIDDLE DOT}  Medium"
    )


def test_a_puzzle_being_made_can_be_cancelled(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.gui.waiting import Waiting

    shown = page(window)
    runner = Waiting()
    monkeypatch.setattr(shown, "_jobs", runner)
    shown.play_button.click()
    assert shown.play_button.text() == "Cancel"
    assert "Making the puzzle" in shown.facts.text()
    shown.play_button.click()
    runner.go_on()
    assert not window.pages.on_board
    assert shown.play_button.text() == "Play"


def test_the_calendar_is_painted_with_all_its_marks(window: MainWindow) -> None:
    shown = page(window)
    for day in (TODAY, date(2026, 11, 3)):
        shown.play(day)
        solve(window)
        window.acts["library"].trigger()
    before = shown.month.grab().toImage()
    shown.month.show_solved({}, TODAY)
    assert shown.month.grab().toImage() != before
    window.documents.opener.open_game(SavedGame(PUZZLE))


@pytest.mark.parametrize(
    ("locale", "form", "text"),
    [
        (QLocale.Language.C, QLocale.FormatType.ShortFormat, "2026-11-21"),
        (QLocale.Language.C, QLocale.FormatType.LongFormat, "Saturday, November 21, 2026"),
        (QLocale.Language.German, QLocale.FormatType.ShortFormat, "21.11.26"),
    ],
)
def test_dates_can_be_read_everywhere(
    locale: QLocale.Language, form: QLocale.FormatType, text: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert day_text(date(2026, 11, 21), form) == text
    finally:
        QLocale.setDefault(before)


def test_the_day_and_the_month_begin_with_a_capital_letter_in_every_language(
    window: MainWindow,
) -> None:
    shown, before = page(window), QLocale()
    QLocale.setDefault(QLocale("es_ES"))
    try:
        shown.month.go_to(TODAY)
    finally:
        QLocale.setDefault(before)
    assert shown.title.text() == "Sábado, 21 de noviembre de 2026"
    assert shown.head.text()[0] == "N"
