"""Figures over games, as tables."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.store.daily_puzzle import Daily
from shikaku_gui.store.daily_results import finish_game
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import GameResult, PastGame, past_games, record_game
from shikaku_gui.store.puzzle_identity import SizeClass
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.statistics import (
    DayFigures,
    StatisticsOverview,
    TimeFigures,
    load_statistics,
    statistics_lines,
    time_figures,
    total_hints,
    year_figures,
)
from shikaku_gui.store.streaks import Streak
from tests.store.samples import LARGE, NOON, THREE, TODAY, TWO, half_played, solved

# Puzzle, seconds, outcome, hints, days after the first.
PLAYED: list[tuple[Puzzle, float, GameResult, HintsUsed, int]] = [
    (TWO, 60, GameResult.SOLVED, HintsUsed(nudge=1), 0),
    (TWO, 50, GameResult.SOLVED, HintsUsed(where=2), 0),
    (TWO, 20, GameResult.SOLVED, HintsUsed(draw=3), 1),
    (TWO, 40, GameResult.SHOWN, HintsUsed(), 1),
    (THREE, 70, GameResult.ABANDONED, HintsUsed(why=1), 2),
    (LARGE, 500, GameResult.SOLVED, HintsUsed(), 60),
]


NOTHING = StatisticsOverview(0, 0, 0.0, HintsUsed(), Streak(), (), (), {})


@pytest.fixture
def games(database: Database) -> tuple[PastGame, ...]:
    for puzzle, seconds, result, hints, day in PLAYED:
        game = SavedGame(puzzle, seconds=seconds, hints=hints)
        record_game(database, game, SessionMetadata(), result, NOON + timedelta(days=day))
    return past_games(database)[::-1]


def test_lines_by_size_and_grade(games: tuple[PastGame, ...]) -> None:
    assert [
        (line.size, line.grade, line.played, line.solved, line.times, line.hints)
        for line in statistics_lines(games)
    ] == [
        (SizeClass.TINY, "easy", 1, 0, TimeFigures(), HintsUsed(why=1)),
        (SizeClass.TINY, "gentle", 4, 3, TimeFigures(2, 50, 55), HintsUsed(1, 2, 0, 3)),
        (SizeClass.MEDIUM, "hard", 1, 1, TimeFigures(1, 500, 500), HintsUsed()),
    ]


def test_hints_by_degree(games: tuple[PastGame, ...]) -> None:
    assert total_hints(games) == HintsUsed(1, 2, 1, 3)
    assert total_hints(()) == HintsUsed()


def test_a_years_calendar(games: tuple[PastGame, ...]) -> None:
    assert year_figures(games, 2026) == {
        date(2026, 11, 21): DayFigures(2, 110),
        date(2026, 11, 22): DayFigures(1, 60),
        date(2026, 11, 23): DayFigures(0, 70),
    }
    assert year_figures(games, 2027) == {date(2027, 1, 20): DayFigures(1, 500)}
    assert year_figures(games, 2025) == {}


@pytest.mark.parametrize(
    ("seconds", "times"),
    [
        ([], TimeFigures()),
        ([9], TimeFigures(1, 9, 9)),
        ([9, 7], TimeFigures(2, 7, 8)),
        ([8, 8, 8, 4, 4], TimeFigures(5, 4, 8)),
        ([8, 8, 8, 4, 4, 4], TimeFigures(6, 4, 6, -0.5)),
        ([4, 4, 4, 8, 8, 8], TimeFigures(6, 4, 6, 1.0)),
        ([99] * 15 + [10] * 10 + [20] * 10, TimeFigures(35, 10, 20, 1.0)),
        ([0] * 6, TimeFigures(6, 0, 0)),
    ],
)
def test_times(seconds: list[float], times: TimeFigures) -> None:
    assert time_figures(seconds) == times


def test_the_order_is_that_of_play_not_of_writing(database: Database) -> None:
    for seconds, day in [(4, 9), (4, 8), (4, 7), (8, 1), (8, 2), (8, 3)]:
        moment = NOON + timedelta(days=day)
        record_game(database, solved(seconds), SessionMetadata(), GameResult.SOLVED, moment)
    (line,) = statistics_lines(past_games(database)[::-1])
    assert line.times.trend == -0.5


def test_no_games_no_lines(database: Database) -> None:
    assert statistics_lines(past_games(database)[::-1]) == ()
    record_game(database, half_played(), SessionMetadata(), GameResult.ABANDONED, NOON)
    (line,) = statistics_lines(past_games(database)[::-1])
    assert (line.played, line.solved, line.times) == (1, 0, TimeFigures())


def test_nothing_played_yet(database: Database) -> None:
    found = load_statistics(database, NOON)
    assert (found.played, found.solved, found.seconds) == (0, 0, 0)
    assert found.streak == Streak()
    assert dict(found.years) == {2026: {}}


def test_all_figures(database: Database) -> None:
    before = NOON - timedelta(days=400)
    finish_game(database, solved(30), SessionMetadata(), GameResult.SOLVED, before)
    finish_game(
        database, solved(20, HintsUsed(1, 1, 1, 1)), SessionMetadata(), GameResult.SOLVED, NOON
    )
    finish_game(database, half_played(10), SessionMetadata(), GameResult.ABANDONED, NOON)
    daily = replace(SessionMetadata(), daily=Daily(TODAY))
    finish_game(database, solved(40), daily, GameResult.SOLVED, NOON)
    found = load_statistics(database, NOON)
    assert (found.played, found.solved, found.seconds) == (4, 3, 100)
    assert found.hints == HintsUsed(1, 1, 1, 1)
    assert found.streak == Streak(1, 1, 1)
    assert [game.seconds for game in found.timed] == [30, 40]
    assert list(found.years) == [2025, 2026]
    assert found.years[2026][date(2026, 11, 21)].solved == 2
    (line,) = found.lines
    assert found.timed_in(line) == found.timed


def test_times_are_those_of_a_size_and_grade(games: tuple[PastGame, ...]) -> None:
    other_grade = replace(games[0], grade="easy")
    other_size = replace(games[0], rows=40, cols=40)
    found = replace(NOTHING, timed=(other_grade, games[0], other_size, games[1]))
    lines = {(line.size, line.grade): line for line in statistics_lines(games)}
    assert found.timed_in(lines[SizeClass.TINY, "gentle"]) == games[:2]
    assert found.timed_in(lines[SizeClass.TINY, "easy"]) == (other_grade,)
    assert found.timed_in(lines[SizeClass.MEDIUM, "hard"]) == ()
