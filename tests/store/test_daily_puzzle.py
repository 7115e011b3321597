"""The puzzle of the day, with a generator that shows what it was asked for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import Recipe, Status, solve
from shikaku_gui.store.daily_puzzle import (
    DAILY_EDITION,
    FIRST_DAILY_DATE,
    LAST_DAILY_DATE,
    DailyPlan,
    daily_plan,
    load_daily_puzzle,
    make_daily_puzzle,
    nearest_daily_date,
)
from shikaku_gui.store.library_entry import GRADE_NAMES
from tests.store.samples import TODAY


@dataclass
class Factory:
    """Makes puzzles that show what was asked for, and remembers the questions."""

    asked: list[tuple[int, int, str, int]] = field(default_factory=list)
    stops: list[Callable[[], bool] | None] = field(default_factory=list)

    def __call__(self, recipe: Recipe, *, stop: Callable[[], bool] | None) -> Puzzle:
        assert recipe.version == 1
        assert recipe.grade is not None
        rows, cols, grade = recipe.rows, recipe.cols, recipe.grade.value
        self.asked.append((rows, cols, grade, recipe.seed))
        self.stops.append(stop)
        return Puzzle(rows, cols, {Cell(recipe.seed % rows, 0): rows * cols}, grade=grade)


@pytest.fixture
def factory(monkeypatch: pytest.MonkeyPatch) -> Factory:
    """Replace the solver's generator."""
    made = Factory()
    monkeypatch.setattr("shikaku_gui.solver.from_recipe", made)
    return made


def test_the_plan_is_the_same_everywhere_and_for_ever() -> None:
    assert DAILY_EDITION == 1
    assert daily_plan(LAST_DAILY_DATE).day == LAST_DAILY_DATE
    assert daily_plan(date(2026, 11, 21)) == DailyPlan(date(2026, 11, 21), 15, 15, 2, 3745945748)


def test_a_week_grows_harder_and_larger() -> None:
    monday = date(2026, 11, 16)
    week = [daily_plan(monday + timedelta(days=at)) for at in range(7)]
    levels = [plan.level for plan in week]
    areas = [plan.rows * plan.cols for plan in week]
    assert levels == sorted(levels)
    assert areas == sorted(areas)
    again = [daily_plan(plan.day + timedelta(days=7)) for plan in week]
    assert [(plan.rows, plan.cols, plan.level) for plan in again] == [
        (plan.rows, plan.cols, plan.level) for plan in week
    ]


def test_no_two_days_share_a_seed_for_years() -> None:
    seeds = {daily_plan(FIRST_DAILY_DATE + timedelta(days=at)).seed for at in range(3_000)}
    assert len(seeds) == 3_000


@pytest.mark.parametrize("day", [FIRST_DAILY_DATE - timedelta(days=1), date.min, date.max])
def test_other_days_have_none(day: date) -> None:
    with pytest.raises(ValueError, match="daily puzzles from 2025-01-01"):
        daily_plan(day)


@pytest.mark.parametrize(
    ("day", "nearest"),
    [
        (date.min, FIRST_DAILY_DATE),
        (date(1970, 1, 1), FIRST_DAILY_DATE),
        (FIRST_DAILY_DATE, FIRST_DAILY_DATE),
        (TODAY, TODAY),
        (date.max, LAST_DAILY_DATE),
    ],
)
def test_every_clock_has_a_daily_puzzle(day: date, nearest: date) -> None:
    assert nearest_daily_date(day) == nearest


def test_a_puzzle_is_made_as_planned_and_titled_with_its_date(factory: Factory) -> None:
    puzzle = make_daily_puzzle(TODAY)
    plan = daily_plan(TODAY)
    assert factory.asked == [(plan.rows, plan.cols, GRADE_NAMES[plan.level], plan.seed)]
    assert (puzzle.title, puzzle.grade) == ("Daily puzzle 2026-11-21", GRADE_NAMES[plan.level])


def test_the_solvers_generator_makes_it_the_same_twice() -> None:
    day = date(2026, 11, 20)
    puzzle = make_daily_puzzle(day)
    assert make_daily_puzzle(day) == puzzle
    plan = daily_plan(day)
    assert (puzzle.rows, puzzle.cols, puzzle.grade) == (
        plan.rows,
        plan.cols,
        GRADE_NAMES[plan.level],
    )
    assert solve(puzzle).status is Status.UNIQUE


def test_it_is_made_once_and_then_found(tmp_path: Path, factory: Factory) -> None:
    first = load_daily_puzzle(TODAY, tmp_path / "daily")
    assert load_daily_puzzle(TODAY, tmp_path / "daily") == first
    assert len(factory.asked) == 1


def test_the_stop_reaches_the_generator(tmp_path: Path, factory: Factory) -> None:
    def stop() -> bool:
        return False

    load_daily_puzzle(TODAY, tmp_path, stop)
    assert factory.stops == [stop]


def test_a_spoilt_file_is_made_again(tmp_path: Path, factory: Factory) -> None:
    first = load_daily_puzzle(TODAY, tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text("{")
    assert load_daily_puzzle(TODAY, tmp_path) == first
    assert load_daily_puzzle(TODAY, tmp_path) == first
    assert len(factory.asked) == 2


def test_without_a_folder_it_is_made_each_time(tmp_path: Path, factory: Factory) -> None:
    (tmp_path / "daily").write_text("a file in the way")
    first = load_daily_puzzle(TODAY, tmp_path / "daily")
    assert load_daily_puzzle(TODAY, tmp_path / "daily") == first
    assert len(factory.asked) == 2
