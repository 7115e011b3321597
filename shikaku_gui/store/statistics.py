"""Figures over the history: counts, times and their trend, hints, a year's calendar."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from statistics import median

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import GameResult, PastGame, past_games
from shikaku_gui.store.puzzle_identity import SizeClass

TREND_GAMES = 10
"""How many of the last times are compared with as many before them."""

TREND_LEAST = 3
"""The fewest times on either side for which there is a trend."""


@dataclass(frozen=True, slots=True)
class Times:
    """What a list of times, in the order of play, comes to; in seconds.

    ``trend`` compares the median of the last ``TREND_GAMES`` times with that of as many
    before: -0.1 means a tenth quicker. None where there are too few.
    """

    count: int = 0
    best: float | None = None
    median: float | None = None
    trend: float | None = None


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """The figures of one size class and grade; the grade is empty where it is unknown.

    ``played`` counts all games, ``solved`` those the player solved; ``times`` are of the
    solved ones in which no hint drew a rectangle.
    """

    size: SizeClass
    grade: str
    played: int
    solved: int
    times: Times
    hints: HintsUsed


@dataclass(frozen=True, slots=True)
class DayFigures:
    """One day of the calendar: games solved, and seconds spent on all games that ended."""

    solved: int = 0
    seconds: float = 0.0


def is_timed(game: PastGame) -> bool:
    """Tell whether the time of a game counts: the player solved it and drew all of it."""
    return game.outcome is GameResult.SOLVED and game.hints.draw == 0


def times_of(seconds: Iterable[float]) -> Times:
    """Sum up times given in the order of play.

    >>> times_of([60, 50, 55, 30, 40, 35])
    Times(count=6, best=30, median=45.0, trend=-0.36363636363636365)
    """
    values = list(seconds)
    if not values:
        return Times()
    return Times(len(values), min(values), median(values), _trend(values))


def lines(games: Iterable[PastGame]) -> tuple[StatisticsLine, ...]:
    """Return the figures by size class, the smallest first, and grade."""
    groups: dict[tuple[SizeClass, str], list[PastGame]] = {}
    for game in sorted(games, key=lambda game: (game.finished, game.id)):
        groups.setdefault((SizeClass.of(game.rows, game.cols), game.grade), []).append(game)
    sizes = list(SizeClass)
    ordered = sorted(groups, key=lambda key: (sizes.index(key[0]), key[1]))
    return tuple(_line(size, grade, groups[size, grade]) for size, grade in ordered)


def hints_of(games: Iterable[PastGame]) -> HintsUsed:
    """Return how often each degree of help was asked for, over all those games."""
    totals = [0] * len(HintsUsed._fields)
    for game in games:
        totals = [total + used for total, used in zip(totals, game.hints, strict=True)]
    return HintsUsed(*totals)


def calendar(games: Iterable[PastGame], year: int) -> dict[date, DayFigures]:
    """Return the days of a year on which games ended, by the date the player's clock showed."""
    solved: Counter[date] = Counter()
    seconds: dict[date, float] = {}
    for game in games:
        if game.day.year == year:
            solved[game.day] += game.outcome is GameResult.SOLVED
            seconds[game.day] = seconds.get(game.day, 0.0) + game.seconds
    return {day: DayFigures(solved[day], seconds[day]) for day in sorted(seconds)}


def all_games(database: Database) -> tuple[PastGame, ...]:
    """Return all games in the order of play, for the functions of this module.

    Raises:
        StoreError: the database cannot be read.
    """
    return past_games(database)[::-1]


def _line(size: SizeClass, grade: str, games: list[PastGame]) -> StatisticsLine:
    return StatisticsLine(
        size,
        grade,
        played=len(games),
        solved=sum(game.outcome is GameResult.SOLVED for game in games),
        times=times_of(game.seconds for game in games if is_timed(game)),
        hints=hints_of(games),
    )


def _trend(values: list[float]) -> float | None:
    half = min(TREND_GAMES, len(values) // 2)
    if half < TREND_LEAST:
        return None
    before = median(values[-2 * half : -half])
    return median(values[-half:]) / before - 1 if before else None
