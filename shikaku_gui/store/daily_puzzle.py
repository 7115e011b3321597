"""The daily puzzles: generated offline from date and kind alone, so everyone gets the same."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from pathlib import Path

from shikaku_gui import solver
from shikaku_gui.formats import FormatError, SavedGame, load, save
from shikaku_gui.model import Puzzle
from shikaku_gui.store.library_entry import GRADE_NAMES

DAILY_EDITION = 4
"""Increased by every change after which the same date gives another puzzle."""

FIRST_DAILY_DATE = date(2025, 1, 1)
LAST_DAILY_DATE = date(2999, 12, 31)
"""The days that have a puzzle; a clock outside this range is wrong."""


class DailyKind(Enum):
    """The kinds of a day's puzzles: three sizes, and one with shape clues and hidden areas."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    SHAPES = "shapes"


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily puzzle: its day and its kind."""

    day: date
    kind: DailyKind = DailyKind.MEDIUM


@dataclass(frozen=True, slots=True)
class DailyPlan:
    """The settings of a daily puzzle; ``level`` is the grade, 0 for the easiest."""

    rows: int
    cols: int
    level: int
    seed: int


_SIDES = {
    DailyKind.SMALL: (5, 6, 6, 7, 7, 8, 9),
    DailyKind.MEDIUM: (8, 10, 10, 12, 12, 15, 18),
    DailyKind.LARGE: (15, 18, 18, 20, 20, 25, 30),
    DailyKind.SHAPES: (6, 6, 6, 7, 7, 8, 8),
}
"""Rows and columns from Monday to Sunday."""

_LEVELS = (0, 0, 1, 1, 2, 2, 3)
"""The level of all kinds from Monday to Sunday."""

_TITLES = {
    DailyKind.SMALL: "Small daily puzzle",
    DailyKind.MEDIUM: "Daily puzzle",
    DailyKind.LARGE: "Large daily puzzle",
    DailyKind.SHAPES: "Daily shapes puzzle",
}
"""The window translates titles that begin with these."""


def nearest_daily_date(day: date) -> date:
    """Return the day itself if it has a puzzle, otherwise the first or last one that has."""
    return min(max(day, FIRST_DAILY_DATE), LAST_DAILY_DATE)


def daily_plan(daily: Daily) -> DailyPlan:
    """Return what a daily puzzle is generated from.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.

    >>> daily_plan(Daily(date(2026, 11, 21))).rows  # a Saturday
    15
    """
    day, side = daily.day, _SIDES[daily.kind][daily.day.weekday()]
    if not FIRST_DAILY_DATE <= day <= LAST_DAILY_DATE:
        raise ValueError(
            f"there are daily puzzles from {FIRST_DAILY_DATE} to {LAST_DAILY_DATE}, not for {day}"
        )
    text = f"shikaku daily {DAILY_EDITION} {_key(daily)}"
    digest = hashlib.sha256(text.encode("ascii")).digest()
    return DailyPlan(side, side, _LEVELS[day.weekday()], seed=int.from_bytes(digest[:4]))


def make_daily_puzzle(daily: Daily, stop: Callable[[], bool] | None = None) -> Puzzle:
    """Generate a daily puzzle; its title has the date.

    May take seconds. There is no time limit, so that a slow machine makes the same puzzle.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.
    """
    plan = daily_plan(daily)
    grade = solver.Difficulty(GRADE_NAMES[plan.level])
    recipe = solver.Recipe(plan.rows, plan.cols, plan.seed, grade)
    if daily.kind is DailyKind.SHAPES:
        recipe = replace(recipe, shapes=solver.ClueShare.MANY, hidden=solver.ClueShare.MANY)
    puzzle = solver.from_recipe(recipe, stop=stop)
    return replace(puzzle, title=f"{_TITLES[daily.kind]} {daily.day.isoformat()}")


def load_daily_puzzle(daily: Daily, folder: Path, stop: Callable[[], bool] | None = None) -> Puzzle:
    """Return a daily puzzle from the folder of those generated before, or generate it.

    A puzzle generated in an earlier edition stays that of its day. The folder is a cache: a file
    that cannot be read is replaced, and a failure to write one is ignored.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.
    """
    for edition in range(DAILY_EDITION, 0, -1):
        with suppress(OSError, FormatError):
            return load(_path(folder, daily, edition)).puzzle
    puzzle = make_daily_puzzle(daily, stop)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        save(SavedGame(puzzle), _path(folder, daily, DAILY_EDITION))
    return puzzle


def _path(folder: Path, daily: Daily, edition: int) -> Path:
    return folder / f"{_key(daily)}-{edition}.shikaku"


def _key(daily: Daily) -> str:
    """Return what names a daily puzzle in its seed and its file.

    A medium one has the date alone, as it had when there was no other size.
    """
    day = daily.day.isoformat()
    return day if daily.kind is DailyKind.MEDIUM else f"{day}-{daily.kind.value}"
