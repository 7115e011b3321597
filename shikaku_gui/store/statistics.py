"""Statistics of the history: counts, times and their trend, hints, a year's calendar."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from statistics import median

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.daily_results import logged_instants
from shikaku_gui.store.database import Database
from shikaku_gui.store.expected_times import TimeComparison, load_comparison
from shikaku_gui.store.game_history import Completion, GameResult, PastGame, past_games
from shikaku_gui.store.puzzle_identity import SizeClass
from shikaku_gui.store.streaks import Streak, count_streak, day_standings

TREND_GAMES = 10
"""How many of the latest times are compared with as many before them."""

TREND_LEAST = 3
"""The fewest times on either side that give a trend."""


@dataclass(frozen=True, slots=True)
class TimeFigures:
    """Figures of a list of times in seconds, in the order of play.

    ``trend`` compares the median of the latest ``TREND_GAMES`` times with the median of as many
    before: -0.1 means 10 % faster. It is None if there are too few.
    """

    count: int = 0
    best: float | None = None
    median: float | None = None
    trend: float | None = None


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """The figures of one size class and grade; the grade is empty if unknown.

    ``played`` counts all games, ``solved`` those the player solved; ``times`` are of the
    solved ones in which no hint drew a rectangle.
    """

    size: SizeClass
    grade: str
    played: int
    solved: int
    times: TimeFigures
    hints: HintsUsed


@dataclass(frozen=True, slots=True)
class DayFigures:
    """One day of the calendar: games solved, and seconds spent on all games that ended."""

    solved: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class StatisticsOverview:
    """The player's figures so far.

    ``timed`` holds the games whose time counts, in the order of play; ``years`` the days
    of each year, from the first year with a game to the present one. ``comparison`` is that
    of the player's times with the expected ones.
    """

    played: int
    solved: int
    seconds: float
    hints: HintsUsed
    streak: Streak
    lines: tuple[StatisticsLine, ...]
    timed: tuple[PastGame, ...]
    years: Mapping[int, Mapping[date, DayFigures]]
    comparison: TimeComparison = field(default_factory=TimeComparison)

    def timed_in(self, line: StatisticsLine) -> tuple[PastGame, ...]:
        """Return the games whose time counts in a size class and grade."""
        return tuple(
            game for game in self.timed if game.size is line.size and game.grade == line.grade
        )


@dataclass(frozen=True, slots=True)
class GameStanding:
    """How a game compares: ``earlier`` are the times of the same size class and grade before it."""

    earlier: TimeFigures
    streak: Streak


def is_timed(game: PastGame) -> bool:
    """Tell whether the time of a game counts: the player solved it and drew all of it."""
    return game.completion is Completion.SOLVED


def time_figures(seconds: Iterable[float]) -> TimeFigures:
    """Sum up times given in the order of play.

    >>> time_figures([60, 50, 55, 30, 40, 35])
    TimeFigures(count=6, best=30, median=45.0, trend=-0.36363636363636365)
    """
    values = list(seconds)
    if not values:
        return TimeFigures()
    return TimeFigures(len(values), min(values), median(values), _trend(values))


def statistics_lines(games: Iterable[PastGame]) -> tuple[StatisticsLine, ...]:
    """Return the figures by size class, the smallest first, and grade."""
    groups: dict[tuple[SizeClass, str], list[PastGame]] = {}
    for game in sorted(games, key=lambda game: (game.finished, game.id)):
        groups.setdefault((game.size, game.grade), []).append(game)
    sizes = list(SizeClass)
    ordered = sorted(groups, key=lambda key: (sizes.index(key[0]), key[1]))
    return tuple(_line(size, grade, groups[size, grade]) for size, grade in ordered)


def total_hints(games: Iterable[PastGame]) -> HintsUsed:
    """Return how often each level of hint was used in these games."""
    totals = [0] * len(HintsUsed._fields)
    for game in games:
        totals = [total + used for total, used in zip(totals, game.hints, strict=True)]
    return HintsUsed(*totals)


def year_figures(games: Iterable[PastGame], year: int) -> dict[date, DayFigures]:
    """Return the days of a year on which games ended, by the date on the player's clock."""
    solved: Counter[date] = Counter()
    seconds: dict[date, float] = {}
    for game in games:
        if game.day.year == year:
            solved[game.day] += game.result is GameResult.SOLVED
            seconds[game.day] = seconds.get(game.day, 0.0) + game.seconds
    return {day: DayFigures(solved[day], seconds[day]) for day in sorted(seconds)}


def load_statistics(database: Database, now: datetime) -> StatisticsOverview:
    """Read the history and compute all statistics.

    Raises:
        StoreError: the database cannot be read.
    """
    games = past_games(database)[::-1]  # in the order of play
    timed = tuple(filter(is_timed, games))
    first = min((game.day.year for game in games), default=now.year)
    last = max([now.year, *(game.day.year for game in games)])
    return StatisticsOverview(
        played=len(games),
        solved=sum(game.result is GameResult.SOLVED for game in games),
        seconds=sum(game.seconds for game in games),
        hints=total_hints(games),
        streak=_load_streak(database, now),
        lines=statistics_lines(games),
        timed=timed,
        years={year: year_figures(games, year) for year in range(first, last + 1)},
        comparison=load_comparison(database),
    )


def load_standing(
    database: Database, size: SizeClass, grade: str, token: str, now: datetime
) -> GameStanding:
    """Compare the game with that token, recorded or not, with the others of its kind.

    Raises:
        StoreError: the database cannot be read.
    """
    earlier = time_figures(
        game.seconds
        for game in past_games(database)[::-1]
        if is_timed(game) and (game.size, game.grade) == (size, grade) and game.token != token
    )
    return GameStanding(earlier, _load_streak(database, now))


def _load_streak(database: Database, now: datetime) -> Streak:
    return count_streak(day_standings(logged_instants(database)), now)


def _line(size: SizeClass, grade: str, games: list[PastGame]) -> StatisticsLine:
    return StatisticsLine(
        size,
        grade,
        played=len(games),
        solved=sum(game.result is GameResult.SOLVED for game in games),
        times=time_figures(game.seconds for game in games if is_timed(game)),
        hints=total_hints(games),
    )


def _trend(values: list[float]) -> float | None:
    half = min(TREND_GAMES, len(values) // 2)
    if half < TREND_LEAST:
        return None
    before = median(values[-2 * half : -half])
    return median(values[-half:]) / before - 1 if before else None
