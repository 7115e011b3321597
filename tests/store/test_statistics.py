"""Figures over games, as tables."""

from datetime import date, timedelta

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Puzzle
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import GameResult, PastGame, record
from shikaku_gui.store.puzzle_identity import SizeClass
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.statistics import (
    DayFigures,
    Times,
    all_games,
    calendar,
    hints_of,
    lines,
    times_of,
)
from tests.store.samples import LARGE, NOON, THREE, TWO, half_played, solved

# Puzzle, seconds, outcome, hints, days after the first.
PLAYED: list[tuple[Puzzle, float, GameResult, HintsUsed, int]] = [
    (TWO, 60, GameResult.SOLVED, HintsUsed(nudge=1), 0),
    (TWO, 50, GameResult.SOLVED, HintsUsed(where=2), 0),
    (TWO, 20, GameResult.SOLVED, HintsUsed(draw=3), 1),
    (TWO, 40, GameResult.SHOWN, HintsUsed(), 1),
    (THREE, 70, GameResult.ABANDONED, HintsUsed(why=1), 2),
    (LARGE, 500, GameResult.SOLVED, HintsUsed(), 60),
]


@pytest.fixture
def games(database: Database) -> tuple[PastGame, ...]:
    for puzzle, seconds, outcome, hints, day in PLAYED:
        game = SavedGame(puzzle, seconds=seconds, hints=hints)
        record(database, game, SessionMetadata(), outcome, NOON + timedelta(days=day))
    return all_games(database)


def test_lines_by_size_and_grade(games: tuple[PastGame, ...]) -> None:
    assert [
        (line.size, line.grade, line.played, line.solved, line.times, line.hints)
        for line in lines(games)
    ] == [
        (SizeClass.TINY, "easy", 1, 0, Times(), HintsUsed(why=1)),
        (SizeClass.TINY, "gentle", 4, 3, Times(2, 50, 55), HintsUsed(1, 2, 0, 3)),
        (SizeClass.MEDIUM, "hard", 1, 1, Times(1, 500, 500), HintsUsed()),
    ]


def test_hints_by_degree(games: tuple[PastGame, ...]) -> None:
    assert hints_of(games) == HintsUsed(1, 2, 1, 3)
    assert hints_of(()) == HintsUsed()


def test_a_years_calendar(games: tuple[PastGame, ...]) -> None:
    assert calendar(games, 2026) == {
        date(2026, 11, 21): DayFigures(2, 110),
        date(2026, 11, 22): DayFigures(1, 60),
        date(2026, 11, 23): DayFigures(0, 70),
    }
    assert calendar(games, 2027) == {date(2027, 1, 20): DayFigures(1, 500)}
    assert calendar(games, 2025) == {}


@pytest.mark.parametrize(
    ("seconds", "times"),
    [
        ([], Times()),
        ([9], Times(1, 9, 9)),
        ([9, 7], Times(2, 7, 8)),
        ([8, 8, 8, 4, 4], Times(5, 4, 8)),
        ([8, 8, 8, 4, 4, 4], Times(6, 4, 6, -0.5)),
        ([4, 4, 4, 8, 8, 8], Times(6, 4, 6, 1.0)),
        ([99] * 15 + [10] * 10 + [20] * 10, Times(35, 10, 20, 1.0)),
        ([0] * 6, Times(6, 0, 0)),
    ],
)
def test_times(seconds: list[float], times: Times) -> None:
    assert times_of(seconds) == times


def test_the_order_is_that_of_play_not_of_writing(database: Database) -> None:
    for seconds, day in [(4, 9), (4, 8), (4, 7), (8, 1), (8, 2), (8, 3)]:
        moment = NOON + timedelta(days=day)
        record(database, solved(seconds), SessionMetadata(), GameResult.SOLVED, moment)
    (line,) = lines(all_games(database))
    assert line.times.trend == -0.5


def test_no_games_no_lines(database: Database) -> None:
    assert lines(all_games(database)) == ()
    record(database, half_played(), SessionMetadata(), GameResult.ABANDONED, NOON)
    (line,) = lines(all_games(database))
    assert (line.played, line.solved, line.times) == (1, 0, Times())
