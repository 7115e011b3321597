"""The statistics in the window: figures, plots and tables, the file, the removal."""

import csv
import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import HintsUsed, SavedGame, loads
from shikaku_gui.gui.base.language import use_language
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import LIGHT, Scheme, Theme, blend
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.statistics.figure_tables import day_summary, line_name, trend_text
from shikaku_gui.gui.statistics.history_export import erase_box
from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow, comparison_text
from shikaku_gui.gui.statistics.times_plot import TimesPlot, ticks
from shikaku_gui.gui.statistics.year_calendar import YearCalendar
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store import (
    DayFigures,
    GameResult,
    LessonProgress,
    SessionMetadata,
    SizeClass,
    StatisticsLine,
    Strength,
    TimeComparison,
    TimeFigures,
    UsualPuzzle,
    UsualTime,
    past_games,
    record_lesson,
)
from shikaku_gui.store.daily_results import finish_game
from tests.gui.screen_reader import ScreenReader
from tests.known import known
from tests.store.test_site_history import HISTORY

SMALL = Puzzle(6, 6, {Cell(0, 0): 36}, title="Small", grade="easy")
LARGE = Puzzle(20, 20, {Cell(0, 0): 400}, title="Large", grade="hard")
TIMES = (100.0, 90.0, 80.0, 70.0, 60.0, 50.0)


def play(window: MainWindow, puzzle: Puzzle, seconds: float, days_ago: int = 0) -> None:
    game = SavedGame(puzzle, seconds=seconds, hints=HintsUsed(2, 1))
    when = window.history_service.now() - timedelta(days=days_ago)
    finish_game(window.history_service.database(), game, SessionMetadata(), GameResult.SOLVED, when)


@pytest.fixture
def shown(window: MainWindow, qtbot: QtBot) -> Callable[[], StatisticsWindow]:
    """Give a function that shows the statistics."""

    def show() -> StatisticsWindow:
        window.acts["statistics"].trigger()
        assert window.statistics.made is not None
        qtbot.waitUntil(window.statistics.made.isVisible)
        QApplication.processEvents()
        return window.statistics.made

    return show


@pytest.fixture
def played(window: MainWindow, shown: Callable[[], StatisticsWindow]) -> StatisticsWindow:
    """Give the statistics of seven games on six days of this year and one before."""
    for number, seconds in enumerate(TIMES):
        play(window, SMALL, seconds, days_ago=len(TIMES) - number)
    play(window, LARGE, 600.0, days_ago=400)
    return shown()


def point(widget: QWidget, place: QPointF) -> None:
    """Let the pointer be there."""
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    everywhere = widget.mapToGlobal(place)
    event = QMouseEvent(QEvent.Type.MouseMove, place, everywhere, none, none, plain)
    QApplication.sendEvent(widget, event)


def rows(table: QTableWidget) -> list[list[str]]:
    """Return the texts of a table."""
    return [
        [known(table.item(row, col)).text() for col in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def test_nothing_yet(shown: Callable[[], StatisticsWindow]) -> None:
    statistics = shown()
    assert {label.text() for label in statistics.tiles.figures.values()} == {"0", "0:00"}
    assert statistics.tiles.figures["Played"].accessibleName() == "Played: 0"
    assert not statistics.choice.isVisible()
    assert not statistics.before.isEnabled()
    assert rows(statistics.lines) == []
    assert not statistics.grab().isNull()


def test_hidden_statistics_hold_no_games(
    played: StatisticsWindow, window: MainWindow, shown: Callable[[], StatisticsWindow]
) -> None:
    played.close()
    window.history_service.has_changed()
    assert rows(played.games) == rows(played.days) == []
    shown()
    assert len(rows(played.games)) == len(TIMES)
    play(window, SMALL, 40.0)
    window.history_service.has_changed()
    assert len(rows(played.games)) == len(TIMES) + 1


def test_the_window_opens_at_the_top_with_the_keyboard_at_the_calendar(
    played: StatisticsWindow, shown: Callable[[], StatisticsWindow], qtbot: QtBot
) -> None:
    assert played.focusWidget() is played.year
    played.resize(800, 560)
    bar = played.findChildren(PlainScrollArea)[0].verticalScrollBar()
    played.lines.setFocus()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    played.close()
    shown()
    assert played.focusWidget() is played.year
    qtbot.waitUntil(lambda: bar.value() == 0)


def test_the_tiles(played: StatisticsWindow) -> None:
    texts = [label.text() for label in played.tiles.figures.values()]
    assert texts == ["7", "7", "17:30", "21", "0", "0"]
    assert all(label.accessibleName() for label in played.tiles.figures.values())


def test_sizes_and_grades(played: StatisticsWindow) -> None:
    small, large = rows(played.lines)
    assert small[1:] == ["Easy", "6", "6", "0:50", "1:15", "33% faster", "18"]
    assert large[1:6] == ["Hard", "1", "1", "10:00", "10:00"]


def test_times_of_one_size_and_grade(played: StatisticsWindow) -> None:
    assert played.choice.count() == 2
    assert rows(played.games)[0][1:] == ["Small", "0:50"]
    played.choice.setCurrentIndex(1)
    assert [row[1:] for row in rows(played.games)] == [["Large", "10:00"]]
    assert played.sections["times"].words == (
        "Best 10:00 \N{MIDDLE DOT} median 10:00. The best time is circled."
    )
    assert not played.times.grab().isNull()


def test_the_marks_of_the_plot_are_explained_beside_it_alone(played: StatisticsWindow) -> None:
    figures = "Best 0:50 \N{MIDDLE DOT} median 1:15 \N{MIDDLE DOT} trend: 33% faster."
    marks = " The best time is circled. Dashed line: median of the last 10 games."
    for words in (figures, figures + marks):
        played.as_tables.toggle()
        assert played.sections["times"].words == words
        assert played.times.accessibleDescription() == figures + marks


def test_the_game_under_the_pointer_is_described(played: StatisticsWindow) -> None:
    point(played.times, played.times.point(0))
    assert played.sections["times"].words.endswith("1:40")
    played.times.setFocus()
    QTest.keyClick(played.times, Qt.Key.Key_Right)
    assert played.sections["times"].words.endswith("1:30")
    assert played.times.accessibleDescription().endswith("1:30")
    for _ in range(9):
        QTest.keyClick(played.times, Qt.Key.Key_Right)
    assert played.times.at == 5


def test_the_year(played: StatisticsWindow, window: MainWindow) -> None:
    today = window.history_service.now().date()
    yesterday = today - timedelta(days=1)
    if yesterday.year == today.year:
        point(played.year, played.year.place(yesterday).center())
        assert "1 solved, 0:50 played" in played.sections["year"].words
        played.year.setFocus()
        QTest.keyClick(played.year, Qt.Key.Key_Down)
        assert played.year.day == today
    played.before.click()
    assert str((today - timedelta(days=400)).year) in played.year.accessibleName() or (
        today.year - (today - timedelta(days=400)).year > 1
    )
    played.after.click()
    assert str(today.year) in played.year.accessibleName()


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 solved", "2 solved"),
        ("de", "1 gelöst", "2 gelöst"),
        ("es", "1 resuelto,", "2 resueltos,"),
        ("fr", "1 résolue,", "2 résolues,"),
        ("pt_BR", "1 resolvido,", "2 resolvidos,"),
    ],
)
@pytest.mark.usefixtures("english_again")
def test_the_figures_of_a_day_agree_with_their_number(
    language: str, one: str, several: str, qapp: QApplication
) -> None:
    use_language(language, qapp)
    day = date(2026, 11, 23)
    assert one in day_summary(day, DayFigures(1, 10))
    assert several in day_summary(day, DayFigures(2, 10))


@pytest.mark.usefixtures("english_again")
def test_a_size_and_a_grade_have_the_comma_of_the_language(
    qapp: QApplication,
) -> None:
    line = StatisticsLine(SizeClass.TINY, "", 1, 1, TimeFigures(), HintsUsed())
    assert ", " in line_name(line)
    use_language("ja", qapp)
    assert "、" in line_name(line)


def test_the_year_runs_from_right_to_left(played: StatisticsWindow) -> None:
    year, day = played.year, date(2026, 3, 4)
    year.show_year(2026, {}, day)
    place = year.place(day)
    year.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert year.place(day).right() == year.width() - place.left()
    assert year.place(day).top() == place.top()
    for key, other in ((Qt.Key.Key_Left, date(2026, 3, 11)), (Qt.Key.Key_Down, date(2026, 3, 12))):
        QTest.keyClick(year, key)
        assert year.day == other
    point(year, year.place(day).center())
    assert year.day == day
    year.setFocus()
    image = year.grab().toImage()
    names = range(round(year.place(date(2026, 1, 1)).right()) + 2, year.width())
    paper = image.pixelColor(1, image.height() - 1)
    edge = image.height() - 1
    assert any(image.pixelColor(x, y) != paper for x in names for y in range(20, edge))


@pytest.mark.parametrize("year", [2024, 2026, 2028])
def test_every_day_has_a_place_of_its_own(played: StatisticsWindow, year: int) -> None:
    first = date(year, 1, 1)
    played.year.show_year(year, {}, first)
    places = {
        (place.left(), place.top())
        for number in range((date(year + 1, 1, 1) - first).days)
        for place in [played.year.place(first + timedelta(days=number))]
    }
    assert len(places) == (date(year + 1, 1, 1) - first).days
    assert max(left for left, _ in places) < played.year.width()


def test_the_same_as_tables(played: StatisticsWindow) -> None:
    assert not played.days.isVisible()
    played.as_tables.click()
    for plot, table in (
        (played.year, played.days),
        (played.times, played.games),
        (played.bars, played.degrees),
    ):
        assert (plot.isVisible(), table.isVisible()) == (False, True)
        assert table.accessibleName()
    names = (button.text() for button in played.findChildren(QPushButton))
    letters = [letter for name in names if (letter := QKeySequence.mnemonic(name).toString())]
    assert len(set(letters)) == len(letters) == 5, letters
    assert rows(played.degrees) == [
        ["Nudge", "14"],
        ["Where", "7"],
        ["Why", "0"],
        ["Draw", "0"],
    ]
    played.as_tables.click()
    assert played.year.isVisible()


def test_it_follows_the_history(played: StatisticsWindow, window: MainWindow) -> None:
    play(window, LARGE, 500.0)
    window.history_service.has_changed()
    assert next(iter(played.tiles.figures.values())).text() == "8"


def test_the_choice_stays(played: StatisticsWindow, window: MainWindow) -> None:
    played.choice.setCurrentIndex(1)
    window.acts["statistics"].trigger()
    assert played.choice.currentIndex() == 1


def test_written_as_a_table(played: StatisticsWindow, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    played.export.ask_save = lambda *_: str(path)
    played.export.save()
    with path.open(newline="", encoding="utf-8") as file:
        assert len(list(csv.reader(file))) == 8
    told = played.tiles.message.text()
    assert told == "Saved 7 games to games.csv."
    database = window.history_service.database()
    record_lesson(database, "rules", LessonProgress(1))
    played.export.save()
    said = "Saved 7 games to games.csv. Also saved: games-lessons.csv."
    assert played.tiles.message.text() == said
    assert (tmp_path / "games-lessons.csv").exists()
    played.export.ask_save = lambda *_: str(tmp_path / "no" / "games.csv")
    played.export.save()
    assert played.tiles.message.text().startswith("Could not save games.csv")


def test_erased_when_it_is_meant(
    played: StatisticsWindow, settings: Settings, tmp_path: Path
) -> None:
    settings.used(tmp_path / "played.shikaku")
    played.export.ask_erase = lambda _parent: False
    played.export.erase()
    assert next(iter(played.tiles.figures.values())).text() == "7"
    assert settings.recent == [tmp_path / "played.shikaku"]
    played.export.ask_erase = lambda _parent: True
    played.export.erase()
    assert next(iter(played.tiles.figures.values())).text() == "0"
    assert rows(played.games) == []
    assert settings.recent == []
    assert played.tiles.message.text() == "The history was erased."
    box = erase_box(played)
    assert box.defaultButton() is box.button(box.StandardButton.Cancel)


OFTEN = Strength(often=(UsualPuzzle(15, 15, "medium", UsualTime(540, 840)),))


@pytest.mark.parametrize(
    ("comparison", "said"),
    [
        (TimeComparison(4), "solved 10 different puzzles without having a hint draw. So far: 4."),
        (TimeComparison(4, OFTEN), "puzzle of 15\N{NO-BREAK SPACE}"),
        (TimeComparison(12, OFTEN), "Medium, in 9 to 14 minutes."),
        (
            TimeComparison(12, rank_correlation=0.715),
            "Rank correlation between expected times and yours: 0.71.",
        ),
    ],
)
def test_expected_times_are_compared(comparison: TimeComparison, said: str) -> None:
    text = comparison_text(comparison)
    assert said in text
    assert ("Rank correlation" in text) is (comparison.rank_correlation is not None)


def test_puzzles_are_estimated_while_the_window_is_shown(
    window: MainWindow, shown: Callable[[], StatisticsWindow], qtbot: QtBot
) -> None:
    play(window, loads("3 2 .\n. . .\n. . 4").puzzle, 30.0)
    play(window, loads("2 . .\n. . .\n. 4 .").puzzle, 30.0)
    statistics = shown()
    qtbot.waitUntil(lambda: statistics.comparison.text().endswith("So far: 1."))


def test_the_colours_follow_the_theme(played: StatisticsWindow, window: MainWindow) -> None:
    light = played.bars.grab().toImage()
    window.theme.choose(Scheme.DARK)
    assert played.bars.grab().toImage() != light


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        (0.5, [0, 1]),
        (4, [0, 1, 2, 3, 4]),
        (59, [0, 15, 30, 45, 60]),
        (600, [0, 120, 240, 360, 480, 600]),
    ],
)
def test_the_scale_has_round_times(most: float, expected: list[int]) -> None:
    assert ticks(most) == expected


@pytest.mark.parametrize("most", [1, 17, 600, 5_000, 100_000, 1_000_000])
def test_the_scale_reaches_the_longest_time(most: float) -> None:
    found = ticks(most)
    assert found[-1] >= most > found[-2]
    assert len(found) <= 7


def test_colours_in_between() -> None:
    assert blend(LIGHT.text, LIGHT.paper, 0.0) == LIGHT.text
    assert blend(LIGHT.text, LIGHT.paper, 1.0) == LIGHT.paper


@pytest.mark.parametrize(
    ("trend", "said"),
    [(None, "\N{EN DASH}"), (0.001, "the same"), (-0.25, "25% faster"), (1.0, "100% slower")],
)
def test_a_trend_in_words(trend: float | None, said: str) -> None:
    assert trend_text(trend) == said


def test_outside_the_calendar_there_is_no_day(played: StatisticsWindow) -> None:
    before = played.year.day
    point(played.year, QPointF(2, 2))
    assert played.year.day == before


def test_names_beside_figures_are_not_read_again(played: StatisticsWindow) -> None:
    figures = played.tiles.figures
    for name, figure in figures.items():
        (label,) = (each for each in played.findChildren(QLabel) if each.text() == name)
        assert label.buddy() is figure


def test_the_figures_are_announced_when_they_change(
    window: MainWindow,
    shown: Callable[[], StatisticsWindow],
    screen_reader: ScreenReader,
    qtbot: QtBot,
) -> None:
    play(window, SMALL, 100.0)
    figures = "Played: 1, Solved: 1, Time played: 1:40, Hints: 3, Daily streak: 0"
    statistics = shown()
    statistics.activateWindow()
    qtbot.waitUntil(statistics.isActiveWindow)
    streaks = "Longest daily streak: 0, Daily puzzles: 0 of the last 30 days"
    assert f"{figures}, {streaks}" in screen_reader.take()
    statistics.tiles.show_figures(known(statistics._overview))
    assert screen_reader.take() == []


@pytest.mark.parametrize("kind", [TimesPlot, YearCalendar])
def test_what_is_empty_shows_that_it_has_the_focus(
    qtbot: QtBot, kind: type[TimesPlot | YearCalendar]
) -> None:
    drawing = kind(Theme(Scheme.LIGHT))
    if isinstance(drawing, YearCalendar):
        drawing.show_year(2026, {}, date(2025, 1, 1))
    qtbot.addWidget(drawing)
    with qtbot.waitExposed(drawing):
        drawing.show()
    drawing.clearFocus()
    calm = drawing.grab().toImage()
    drawing.setFocus()
    assert drawing.grab().toImage() != calm


@pytest.mark.parametrize("kind", [TimesPlot, YearCalendar])
@pytest.mark.parametrize("size", [100, 200])
def test_the_focus_ring_runs_through_no_names(
    qtbot: QtBot, kind: type[TimesPlot | YearCalendar], size: int
) -> None:
    drawing = kind(Theme(Scheme.LIGHT))
    if isinstance(drawing, YearCalendar):
        drawing.show_year(2026, {}, date(2025, 1, 1))
    else:
        drawing.show_times((62.0, 130.0))
    font = drawing.font()
    font.setPointSizeF(font.pointSizeF() * size / 100)
    drawing.setFont(font)
    qtbot.addWidget(drawing)
    with qtbot.waitExposed(drawing):
        drawing.show()
    drawing.clearFocus()
    calm = drawing.grab().toImage()
    wide, high = calm.width(), calm.height()
    edge = [(x, y) for x in range(wide) for y in (0, 1, high - 2, high - 1)]
    edge += [(x, y) for x in (0, 1, wide - 2, wide - 1) for y in range(high)]
    assert len({calm.pixel(*place) for place in edge}) == 1


def test_games_of_a_web_site_are_imported_once(
    played: StatisticsWindow, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "shikaku.json"
    said: list[str] = []
    played.taking.message.connect(said.append)
    played.taking.ask_open = lambda *_: str(path)
    path.write_text(json.dumps(HISTORY), encoding="utf-8")
    (button,) = (each for each in played.findChildren(QPushButton) if each.text() == "&Import…")
    for count in ("one new game", "0 new games"):
        said.clear()
        button.click()
        qtbot.waitUntil(lambda: bool(said))
        assert said == [f"Imported: {count}."]
    games = past_games(window.history_service.database())
    assert len(games) == len(TIMES) + 2
    path.write_text("{", encoding="utf-8")
    said.clear()
    button.click()
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("Nothing was imported. shikaku.json: line 1, column 2: expected")
    assert past_games(window.history_service.database()) == games
    played.taking.ask_open = lambda *_: ""
    button.click()
    assert len(said) == 1
