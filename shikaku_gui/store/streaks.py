"""Which solved days count: the rules for streaks, as described in docs/data.md.

They use instants in UTC and the order in which they were logged, never the time zone of
the machine.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum

EARLIEST_ZONE = timedelta(hours=14)
"""How far ahead of UTC the zone is where a date begins first."""

LATEST_ZONE = timedelta(hours=12)
"""How far behind UTC the zone is where a date ends last."""

CLOCK_SLACK = timedelta(hours=14)
"""How far a clock may go back and still be trusted: as far as a wrong time zone sets it."""

LATELY_DAYS = 30
"""How many days back it is counted how many were solved."""

DAYS_OF_PROOF = 7
"""On how many days an earlier clock must go forward to be trusted."""


@dataclass(frozen=True, slots=True)
class LoggedInstant:
    """A logged instant: a start of the program, or a daily puzzle solved.

    ``day`` is the date of the solved puzzle, None for a start.
    """

    instant: datetime
    day: date | None = None


class DayStanding(Enum):
    """Whether a solved day counts for the streak, was solved late, or the clock is doubted."""

    COUNTS = "counts"
    LATE = "late"
    DOUBTED = "doubted"


@dataclass(frozen=True, slots=True)
class Streak:
    """The current and the longest streak, in days.

    ``lately`` is how many of the last ``LATELY_DAYS`` days count, those missed between them aside.
    """

    current: int = 0
    longest: int = 0
    lately: int = 0


def day_window(day: date) -> tuple[datetime, datetime]:
    """Return the first and the last instant at which it is that date anywhere on Earth."""
    begin = datetime.combine(day, time(), UTC)
    return begin - EARLIEST_ZONE, begin + timedelta(days=1) + LATEST_ZONE


def day_standings(moments: Iterable[LoggedInstant]) -> dict[date, DayStanding]:
    """Return the standing of each solved day.

    A day counts if the solution of any of its puzzles does; otherwise its first solution
    decides. The instants are given in the order in which they were logged.
    """
    ordered = list(moments)
    trusted = _clock_trust(ordered)
    found: dict[date, DayStanding] = {}
    for moment, sure in zip(ordered, trusted, strict=True):
        if moment.day is not None:
            standing = _standing(moment.instant, moment.day, sure=sure)
            if standing is DayStanding.COUNTS or moment.day not in found:
                found[moment.day] = standing
    return found


def count_streak(solved: dict[date, DayStanding], now: datetime) -> Streak:
    """Count the streaks; the current one lasts while its next day can still be solved.

    Doubted days neither count nor break a streak. Days that have not begun anywhere yet,
    solved with a clock that is ahead, count once they have.
    """
    days = sorted(
        day
        for day, standing in solved.items()
        if standing is not DayStanding.LATE and day_window(day)[0] <= now
    )
    longest = length = 0
    last: date | None = None
    for day in days:
        if last is None or day - last > timedelta(days=1):
            length = 0
        length += solved[day] is DayStanding.COUNTS
        longest = max(longest, length)
        last = day
    alive = last is not None and now <= day_window(last + timedelta(days=1))[1]
    lately = sum(
        solved[day] is DayStanding.COUNTS and day > now.date() - timedelta(days=LATELY_DAYS)
        for day in days
    )
    return Streak(length if alive else 0, longest, min(lately, LATELY_DAYS))


def _standing(instant: datetime, day: date, *, sure: bool) -> DayStanding:
    if not sure:
        return DayStanding.DOUBTED
    begin, end = day_window(day)
    return DayStanding.COUNTS if begin <= instant <= end else DayStanding.LATE


def _clock_trust(moments: Sequence[LoggedInstant]) -> list[bool]:
    """Tell for each instant whether its clock is trusted.

    A clock behind the latest instant is doubted until it has gone forward over
    ``DAYS_OF_PROOF`` days: then the later clock was wrong.
    """
    trusted = [True] * len(moments)
    latest: datetime | None = None
    doubted: list[int] = []
    for at, moment in enumerate(moments):
        if latest is None or not _behind(moment, latest):
            latest, doubted = max(latest or moment.instant, moment.instant), []
            continue
        trusted[at] = False
        if doubted and _behind(moment, moments[doubted[-1]].instant):
            doubted = []
        doubted.append(at)
        if len({moments[index].instant.date() for index in doubted}) >= DAYS_OF_PROOF:
            trusted[doubted[0] : at + 1] = [True] * (at + 1 - doubted[0])
            latest, doubted = moment.instant, []
    return trusted


def _behind(moment: LoggedInstant, instant: datetime) -> bool:
    return instant - moment.instant > CLOCK_SLACK
