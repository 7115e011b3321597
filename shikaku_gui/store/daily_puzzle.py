"""The daily puzzle: generated offline from its date alone, so everyone gets the same one."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from shikaku_gui.formats import FormatError, SavedGame, load, save
from shikaku_gui.model import Puzzle
from shikaku_gui.store.library_entry import GRADE_NAMES

DAILY_EDITION = 1
"""Increased by every change after which the same date gives another puzzle."""

_RECIPE_VERSION = 1
"""The version of the generator that makes the puzzles of this edition."""

FIRST_DAILY_DATE = date(2025, 1, 1)
LAST_DAILY_DATE = date(2999, 12, 31)
"""The days that have a puzzle; a clock outside this range is wrong."""


@dataclass(frozen=True, slots=True)
class DailyPlan:
    """What a day's puzzle is generated from; ``level`` is the grade, 0 for the easiest."""

    day: date
    rows: int
    cols: int
    level: int
    seed: int


_WEEK: tuple[tuple[int, int, int], ...] = (
    (8, 8, 0),
    (10, 10, 0),
    (10, 10, 1),
    (12, 12, 1),
    (12, 12, 2),
    (15, 15, 2),
    (18, 18, 3),
)
"""Rows, columns and level from Monday to Sunday."""


def nearest_daily_date(day: date) -> date:
    """Return the day itself if it has a puzzle, otherwise the first or last one that has."""
    return min(max(day, FIRST_DAILY_DATE), LAST_DAILY_DATE)


def daily_plan(day: date) -> DailyPlan:
    """Return what that day's puzzle is generated from.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.

    >>> daily_plan(date(2026, 11, 21)).rows  # a Saturday
    15
    """
    if not FIRST_DAILY_DATE <= day <= LAST_DAILY_DATE:
        raise ValueError(
            f"there are daily puzzles from {FIRST_DAILY_DATE} to {LAST_DAILY_DATE}, not for {day}"
        )
    digest = hashlib.sha256(f"shikaku daily {DAILY_EDITION} {day.isoformat()}".encode("ascii"))
    return DailyPlan(day, *_WEEK[day.weekday()], seed=int.from_bytes(digest.digest()[:4]))


def make_daily_puzzle(day: date, stop: Callable[[], bool] | None = None) -> Puzzle:
    """Generate that day's puzzle; its title has the date.

    May take seconds. There is no time limit, so that a slow machine makes the same puzzle.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.
    """
    # Slow to load, and not needed for stored puzzles.
    from shikaku_gui.solver import Difficulty, Recipe, from_recipe

    plan = daily_plan(day)
    grade = Difficulty(GRADE_NAMES[plan.level])
    recipe = Recipe(plan.rows, plan.cols, plan.seed, grade, version=_RECIPE_VERSION)
    puzzle = from_recipe(recipe, stop=stop)
    return replace(puzzle, title=f"Daily puzzle {day.isoformat()}")


def load_daily_puzzle(day: date, folder: Path, stop: Callable[[], bool] | None = None) -> Puzzle:
    """Return that day's puzzle from the folder of those generated before, or generate it.

    The folder is a cache: a file that cannot be read is replaced, and a failure to write
    one is ignored.

    Raises:
        ValueError: the day is not one of ``FIRST_DAILY_DATE`` to ``LAST_DAILY_DATE``.
    """
    path = folder / f"{daily_plan(day).day.isoformat()}-{DAILY_EDITION}.shikaku"
    try:
        return load(path).puzzle
    except (OSError, FormatError):
        puzzle = make_daily_puzzle(day, stop)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        save(SavedGame(puzzle), path)
    except OSError:
        return puzzle
    return puzzle
