"""The puzzle of the day, with a generator that shows what it was asked for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame, save
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import Recipe, Status, solve
from shikaku_gui.store.daily_puzzle import (
    DAILY_EDITION,
    FIRST_DAILY_DATE,
    LAST_DAILY_DATE,
    Daily,
    DailyKind,
    DailyPlan,
    daily_plan,
    load_daily_puzzle,
    make_daily_puzzle,
    nearest_daily_date,
)
from shikaku_gui.store.library_entry import GRADE_NAMES
from shikaku_gui.store.puzzle_identity import puzzle_id
from tests.store.samples import TODAY


@dataclass
class Factory:
    """Makes puzzles that show what was asked for, and remembers the questions."""

    asked: list[tuple[int, int, str, int]] = field(default_factory=list)
    stops: list[Callable[[], bool] | None] = field(default_factory=list)

    def __call__(self, recipe: Recipe, *, stop: Callable[[], bool] | None) -> Puzzle:
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


@pytest.mark.parametrize(
    ("size", "side", "seed"),
    [
        (DailyKind.SMALL, 8, 1136980941),
        (DailyKind.MEDIUM, 15, 3550449375),
        (DailyKind.LARGE, 25, 203336469),
        (DailyKind.SHAPES, 8, 565778517),
    ],
)
def test_the_plan_is_the_same_everywhere_and_for_ever(
    size: DailyKind, side: int, seed: int
) -> None:
    assert DAILY_EDITION == 4
    assert daily_plan(Daily(date(2026, 11, 21), size)) == DailyPlan(side, side, 2, seed)
    daily_plan(Daily(LAST_DAILY_DATE, size))


def test_a_week_grows_harder_and_larger_and_so_do_the_sizes() -> None:
    days = [date(2026, 11, 16) + timedelta(days=at) for at in range(7)]
    plans = {size: [daily_plan(Daily(day, size)) for day in days] for size in DailyKind}
    for week in plans.values():
        levels, areas = [plan.level for plan in week], [plan.rows * plan.cols for plan in week]
        assert levels == sorted(levels)
        assert areas == sorted(areas)
    for *by_size, shapes in zip(*plans.values(), strict=True):
        rows = [plan.rows for plan in by_size]
        assert rows == sorted(set(rows))
        assert {plan.level for plan in by_size} == {shapes.level}
        assert 6 <= shapes.rows == shapes.cols <= 8


def test_no_two_share_a_seed_for_years() -> None:
    days = [FIRST_DAILY_DATE + timedelta(days=at) for at in range(1_500)]
    assert len({daily_plan(Daily(day, size)).seed for day in days for size in DailyKind}) == 6_000


@pytest.mark.parametrize("day", [FIRST_DAILY_DATE - timedelta(days=1), date.min, date.max])
def test_other_days_have_none(day: date) -> None:
    with pytest.raises(ValueError, match="daily puzzles from 2025-01-01"):
        daily_plan(Daily(day))


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


@pytest.mark.parametrize(
    ("size", "title"),
    [
        (DailyKind.SMALL, "Small daily puzzle 2026-11-21"),
        (DailyKind.MEDIUM, "Daily puzzle 2026-11-21"),
        (DailyKind.LARGE, "Large daily puzzle 2026-11-21"),
        (DailyKind.SHAPES, "Daily shapes puzzle 2026-11-21"),
    ],
)
def test_a_puzzle_is_made_as_planned_and_titled_with_its_date(
    factory: Factory, size: DailyKind, title: str
) -> None:
    puzzle = make_daily_puzzle(Daily(TODAY, size))
    plan = daily_plan(Daily(TODAY, size))
    assert factory.asked == [(plan.rows, plan.cols, GRADE_NAMES[plan.level], plan.seed)]
    assert (puzzle.title, puzzle.grade) == (title, GRADE_NAMES[plan.level])


@pytest.mark.parametrize(
    ("size", "digest"),
    [
        (DailyKind.SMALL, "d6155712f6e0fa87"),
        (DailyKind.MEDIUM, "353060bcd5282031"),
        (DailyKind.LARGE, "7a6a3d1b01195344"),
        (DailyKind.SHAPES, "ad62786ccd7cc713"),
    ],
)
def test_the_puzzles_of_a_day_never_change(size: DailyKind, digest: str) -> None:
    daily = Daily(date(2026, 11, 20), size)
    puzzle = make_daily_puzzle(daily)
    plan = daily_plan(daily)
    grade = GRADE_NAMES[plan.level]
    assert (puzzle.rows, puzzle.cols, puzzle.grade) == (plan.rows, plan.cols, grade)
    assert solve(puzzle).status is Status.UNIQUE
    assert puzzle_id(puzzle)[:16] == digest


def test_each_kind_has_a_file_of_its_own(tmp_path: Path, factory: Factory) -> None:
    made = [load_daily_puzzle(Daily(TODAY, size), tmp_path / "daily") for size in DailyKind]
    again = [load_daily_puzzle(Daily(TODAY, size), tmp_path / "daily") for size in DailyKind]
    assert again == made
    assert len(factory.asked) == 4
    assert sorted(path.name for path in (tmp_path / "daily").iterdir()) == [
        "2026-11-21-4.shikaku",
        "2026-11-21-large-4.shikaku",
        "2026-11-21-shapes-4.shikaku",
        "2026-11-21-small-4.shikaku",
    ]


def test_a_day_opened_in_an_earlier_edition_keeps_its_puzzle(
    tmp_path: Path, factory: Factory
) -> None:
    opened = Puzzle(2, 2, {Cell(0, 0): 4}, title="Small daily puzzle 2026-11-21")
    save(SavedGame(opened), tmp_path / "2026-11-21-small-1.shikaku")
    assert load_daily_puzzle(Daily(TODAY, DailyKind.SMALL), tmp_path) == opened
    assert not factory.asked
    assert load_daily_puzzle(Daily(TODAY), tmp_path) != opened


def test_the_stop_reaches_the_generator(tmp_path: Path, factory: Factory) -> None:
    def stop() -> bool:
        return False

    load_daily_puzzle(Daily(TODAY), tmp_path, stop)
    assert factory.stops == [stop]


def test_a_spoilt_file_is_made_again(tmp_path: Path, factory: Factory) -> None:
    first = load_daily_puzzle(Daily(TODAY), tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text("{")
    assert load_daily_puzzle(Daily(TODAY), tmp_path) == first
    assert load_daily_puzzle(Daily(TODAY), tmp_path) == first
    assert len(factory.asked) == 2


def test_without_a_folder_it_is_made_each_time(tmp_path: Path, factory: Factory) -> None:
    (tmp_path / "daily").write_text("a file in the way")
    first = load_daily_puzzle(Daily(TODAY), tmp_path / "daily")
    assert load_daily_puzzle(Daily(TODAY), tmp_path / "daily") == first
    assert len(factory.asked) == 2
