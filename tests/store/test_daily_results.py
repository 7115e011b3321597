"""The calendar of daily puzzles in the database."""

from datetime import date, timedelta

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.daily_puzzle import Daily, DailyKind
from shikaku_gui.store.daily_results import (
    SolvedDaily,
    SolvedDay,
    finish_game,
    logged_instants,
    record_start,
    solved_days,
)
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import GameResult, past_games
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.streaks import DayStanding, LoggedInstant, Streak, count_streak
from tests.store.samples import NOON, TODAY, half_played, solved, utc

SOLVED = GameResult.SOLVED


def test_a_solved_day_says_how(database: Database) -> None:
    hints = HintsUsed(1, 2, 3, 4)
    finish_game(database, solved(75, hints), SessionMetadata(daily=Daily(TODAY)), SOLVED, NOON)
    expected = {DailyKind.MEDIUM: SolvedDaily(75, hints)}
    assert solved_days(database) == {TODAY: SolvedDay(DayStanding.COUNTS, expected)}


def test_the_sizes_of_a_day_are_solved_one_by_one(database: Database) -> None:
    for number, size in enumerate((DailyKind.LARGE, DailyKind.SMALL, DailyKind.LARGE)):
        metadata = SessionMetadata(daily=Daily(TODAY, size))
        finish_game(database, solved(number), metadata, SOLVED, NOON + timedelta(days=3 * number))
    (found,) = solved_days(database).values()
    assert found.standing is DayStanding.COUNTS  # the later ones take nothing away
    assert {size: solved.seconds for size, solved in found.kinds.items()} == {
        DailyKind.LARGE: 0,
        DailyKind.SMALL: 1,
    }


def test_only_what_the_player_solved_is_a_solved_day(database: Database) -> None:
    finish_game(database, solved(), SessionMetadata(daily=Daily(TODAY)), GameResult.SHOWN, NOON)
    finish_game(
        database, half_played(), SessionMetadata(daily=Daily(TODAY)), GameResult.ABANDONED, NOON
    )
    finish_game(database, solved(), SessionMetadata(), SOLVED, NOON)
    assert solved_days(database) == {}
    assert len(past_games(database)) == 3


def test_the_first_solution_counts(database: Database) -> None:
    finish_game(database, solved(99), SessionMetadata(daily=Daily(TODAY)), SOLVED, NOON)
    later = NOON + timedelta(hours=1)
    finish_game(database, solved(11), SessionMetadata(daily=Daily(TODAY)), SOLVED, later)
    (found,) = solved_days(database).values()
    assert found.kinds[DailyKind.MEDIUM].seconds == 99


def test_finishing_twice_changes_nothing(database: Database) -> None:
    metadata = SessionMetadata(daily=Daily(TODAY))
    numbers = {finish_game(database, solved(99), metadata, SOLVED, NOON) for _ in range(2)}
    assert len(numbers) == len(past_games(database)) == len(logged_instants(database)) == 1


def test_a_day_outlives_its_game(database: Database) -> None:
    number = finish_game(database, solved(), SessionMetadata(daily=Daily(TODAY)), SOLVED, NOON)
    database.change("DELETE FROM games WHERE id = ?", (number,))
    empty = {DailyKind.MEDIUM: SolvedDaily(0.0, HintsUsed())}
    assert solved_days(database) == {TODAY: SolvedDay(DayStanding.COUNTS, empty)}


def test_starts_are_noted_once_an_hour_and_whenever_the_clock_goes_back(
    database: Database,
) -> None:
    times = ("10:00", "10:30", "11:00", "11:59", "09:00", "09:30", "12:00")
    for time in times:
        record_start(database, utc(f"2026-11-21 {time}"))
    noted = [utc(f"2026-11-21 {time}") for time in ("10:00", "11:00", "09:00", "12:00")]
    assert logged_instants(database) == tuple(map(LoggedInstant, noted))


def test_a_clock_set_back_for_a_missed_day_wins_nothing(database: Database) -> None:
    missed, before = TODAY - timedelta(days=1), TODAY - timedelta(days=2)

    def solve(day: date, days: int) -> None:
        moment = NOON + timedelta(days=days)
        finish_game(database, solved(), SessionMetadata(daily=Daily(day)), SOLVED, moment)

    solve(before, -2)
    record_start(database, NOON + timedelta(hours=2))
    solve(missed, -1)
    solve(TODAY, 0)
    standing = {day: found.standing for day, found in solved_days(database).items()}
    assert standing == {
        before: DayStanding.COUNTS,
        missed: DayStanding.DOUBTED,
        TODAY: DayStanding.COUNTS,
    }
    assert count_streak(standing, NOON) == Streak(2, 2, 2)
