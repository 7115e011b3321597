"""The calendar of daily puzzles, as the database remembers it."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import GameResult, instant_of, instant_text, record
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.streaks import Moment, Standing, standings

_BETWEEN_STARTS = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class SolvedDay:
    """A day whose puzzle was solved, and how: time in seconds, hints, the game's number.

    Time, hints and game are those of the first solution; ``game`` is None, and the others
    are empty, where that game was removed from the history since.
    """

    day: date
    standing: Standing
    game: int | None
    seconds: float
    hints: HintsUsed


def finish_game(
    database: Database,
    game: SavedGame,
    sitting: SessionMetadata,
    outcome: GameResult,
    now: datetime,
) -> int:
    """Write a game that ended into the history, and into the calendar if it is a daily one.

    Only what the player solved is a solved day. May be called again for the same game.
    Returns the game's number in the history.

    Raises:
        ValueError: ``now`` has no time zone.
        StoreError: it cannot be written.
    """
    number = record(database, game, sitting, outcome, now)
    if sitting.day is not None and outcome is GameResult.SOLVED:
        database.change(
            "INSERT INTO moments (instant, day, game) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (instant_text(now), sitting.day.isoformat(), number),
        )
    return number


def note_start(database: Database, now: datetime) -> None:
    """Write down that the program was started now, which tells of a clock set back later.

    Raises:
        StoreError: it cannot be written.
    """
    known = moments(database)
    if not known or abs(now - known[-1].instant) >= _BETWEEN_STARTS:
        database.change("INSERT INTO moments (instant) VALUES (?)", (instant_text(now),))


def moments(database: Database) -> tuple[Moment, ...]:
    """Return all that was written down, in that order."""
    rows = database.read("SELECT instant, day FROM moments ORDER BY number")
    return tuple(
        Moment(instant_of(instant), None if day is None else date.fromisoformat(day))
        for instant, day in rows
    )


def solved_days(database: Database) -> dict[date, SolvedDay]:
    """Return the solved days in their order."""
    judged = standings(moments(database))
    rows = database.read(
        "SELECT moments.day, games.id, seconds, nudge, place, why, draw "
        "FROM moments LEFT JOIN games ON games.id = game "
        "WHERE moments.day IS NOT NULL ORDER BY moments.day"
    )
    found: dict[date, SolvedDay] = {}
    for text, game, seconds, *hints in rows:
        day = date.fromisoformat(text)
        used = HintsUsed(*(number or 0 for number in hints))
        found[day] = SolvedDay(day, judged[day], game, seconds or 0.0, used)
    return found
