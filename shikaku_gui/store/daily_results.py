"""The calendar of solved daily puzzles in the database."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.store.daily_puzzle import DailyKind
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import GameResult, record_game
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.stored_values import instant_text, noon_of, parse_day, parse_instant
from shikaku_gui.store.streaks import DayStanding, LoggedInstant, day_standings

_BETWEEN_STARTS = timedelta(hours=1)
_KINDS = {kind.value: kind for kind in DailyKind}


class SolvedDaily(NamedTuple):
    """How a daily puzzle was solved: time in seconds and hints.

    Both belong to the first solution, and are 0 if that game is no longer in the history.
    """

    seconds: float
    hints: HintsUsed


@dataclass(frozen=True)
class SolvedDay:
    """A day of which at least one puzzle was solved; ``kinds`` tells which, and how."""

    standing: DayStanding
    kinds: Mapping[DailyKind, SolvedDaily]


def finish_game(
    database: Database,
    game: SavedGame,
    metadata: SessionMetadata,
    result: GameResult,
    now: datetime,
) -> int:
    """Record a game that ended in the history, and in the calendar if it is a daily one.

    Only a game that the player solved makes a solved day. May be called again for a game.
    Returns the game's number in the history.

    Raises:
        ValueError: ``now`` has no time zone.
        StoreError: it cannot be written.
    """
    number = record_game(database, game, metadata, result, now)
    daily = metadata.daily
    if daily is not None and result is GameResult.SOLVED:
        database.change(
            "INSERT INTO moments (instant, day, size, game) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (instant_text(now), daily.day.isoformat(), daily.kind.value, number),
        )
    return number


def record_start(database: Database, now: datetime) -> None:
    """Log that the program was started now, so that a clock set back later is noticed.

    Raises:
        StoreError: it cannot be written.
    """
    known = logged_instants(database)
    if not known or abs(now - known[-1].instant) >= _BETWEEN_STARTS:
        database.change("INSERT INTO moments (instant) VALUES (?)", (instant_text(now),))


def logged_instants(database: Database) -> tuple[LoggedInstant, ...]:
    """Return all logged instants in the order in which they were logged.

    A damaged row is used as far as it can be read; one without any date is left out.
    """
    rows = database.read("SELECT instant, day FROM moments ORDER BY number")
    found = []
    for written, day_text in rows:
        day = parse_day(day_text)
        instant = parse_instant(written) or (None if day is None else noon_of(day))
        if instant is not None:
            found.append(LoggedInstant(instant, day))
    return tuple(found)


def solved_days(database: Database) -> dict[date, SolvedDay]:
    """Return the solved days in order."""
    judged = day_standings(logged_instants(database))
    rows = database.read(
        "SELECT moments.day, size, seconds, nudge, place, why, draw "
        "FROM moments LEFT JOIN games ON games.id = game "
        "WHERE moments.day IS NOT NULL ORDER BY moments.day"
    )
    found: dict[date, dict[DailyKind, SolvedDaily]] = {}
    for text, kind, seconds, *hints in rows:
        day = parse_day(text)
        if day is not None:
            used = HintsUsed(*(number or 0 for number in hints))
            solved = found.setdefault(day, {})
            solved[_KINDS.get(kind, DailyKind.MEDIUM)] = SolvedDaily(seconds or 0.0, used)
    return {day: SolvedDay(judged[day], kinds) for day, kinds in found.items()}
