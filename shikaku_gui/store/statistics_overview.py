"""All figures of the statistics page, read and counted in one go beside the window."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.daily_results import moments
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import GameResult, PastGame
from shikaku_gui.store.puzzle_identity import SizeClass
from shikaku_gui.store.statistics import (
    DayFigures,
    StatisticsLine,
    all_games,
    calendar,
    hints_of,
    is_timed,
    lines,
)
from shikaku_gui.store.streaks import Streak, standings, streak


@dataclass(frozen=True)
class StatisticsOverview:
    """What the player has done so far.

    ``timed`` holds the games whose time counts, in the order of play; ``years`` the days
    of each year, from the first year with a game to the present one.
    """

    played: int
    solved: int
    seconds: float
    hints: HintsUsed
    streak: Streak
    lines: tuple[StatisticsLine, ...]
    timed: tuple[PastGame, ...]
    years: Mapping[int, Mapping[date, DayFigures]]

    def timed_in(self, line: StatisticsLine) -> tuple[PastGame, ...]:
        """Return the games whose time counts in a size class and grade."""
        return tuple(
            game
            for game in self.timed
            if SizeClass.of(game.rows, game.cols) is line.size and game.grade == line.grade
        )


def overview(database: Database, now: datetime) -> StatisticsOverview:
    """Read and count everything.

    Raises:
        StoreError: the database cannot be read.
    """
    games = all_games(database)
    first = min((game.day.year for game in games), default=now.year)
    last = max([now.year, *(game.day.year for game in games)])
    return StatisticsOverview(
        played=len(games),
        solved=sum(game.outcome is GameResult.SOLVED for game in games),
        seconds=sum(game.seconds for game in games),
        hints=hints_of(games),
        streak=streak(standings(moments(database)), now),
        lines=lines(games),
        timed=tuple(filter(is_timed, games)),
        years={year: calendar(games, year) for year in range(first, last + 1)},
    )
