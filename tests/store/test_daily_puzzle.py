"""The puzzle of the day, with a generator that the test hands in."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import Difficulty, Status, generate, solve
from shikaku_gui.store.daily_puzzle import EDITION, FIRST_DAY, LAST_DAY, Plan, fetch, make, plan_for
from tests.store.samples import TODAY

GRADES = ("gentle", "easy", "medium", "hard", "expert")


@dataclass
class Factory:
    """Makes puzzles that show what was asked for, and remembers the questions."""

    asked: list[tuple[int, int, str, int]] = field(default_factory=list)
    stops: list[Callable[[], bool] | None] = field(default_factory=list)

    def __call__(
        self, rows: int, cols: int, *, grade: str, seed: int, stop: Callable[[], bool] | None
    ) -> Puzzle:
        self.asked.append((rows, cols, grade, seed))
        self.stops.append(stop)
        return Puzzle(rows, cols, {Cell(seed % rows, 0): rows * cols}, grade=grade)


def test_the_plan_is_the_same_everywhere_and_for_ever() -> None:
    assert EDITION == 1
    assert plan_for(LAST_DAY).day == LAST_DAY
    assert plan_for(date(2026, 11, 21)) == Plan(date(2026, 11, 21), 15, 15, 2, 3745945748)


def test_a_week_grows_harder_and_larger() -> None:
    monday = date(2026, 11, 16)
    week = [plan_for(monday + timedelta(days=at)) for at in range(7)]
    levels = [plan.level for plan in week]
    areas = [plan.rows * plan.cols for plan in week]
    assert levels == sorted(levels)
    assert areas == sorted(areas)
    again = [plan_for(plan.day + timedelta(days=7)) for plan in week]
    assert [(plan.rows, plan.cols, plan.level) for plan in again] == [
        (plan.rows, plan.cols, plan.level) for plan in week
    ]


def test_no_two_days_share_a_seed_for_years() -> None:
    seeds = {plan_for(FIRST_DAY + timedelta(days=at)).seed for at in range(3_000)}
    assert len(seeds) == 3_000


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(days=1), date.min, date.max])
def test_other_days_have_none(day: date) -> None:
    with pytest.raises(ValueError, match="daily puzzles from 2025-01-01"):
        plan_for(day)


def test_a_puzzle_is_made_as_planned_and_titled_with_its_date() -> None:
    factory = Factory()
    puzzle = make(TODAY, factory, GRADES)
    plan = plan_for(TODAY)
    assert factory.asked == [(plan.rows, plan.cols, GRADES[plan.level], plan.seed)]
    assert (puzzle.title, puzzle.grade) == ("Daily puzzle 2026-11-21", GRADES[plan.level])


def test_the_solvers_generator_makes_it_the_same_twice() -> None:
    grades = [difficulty.value for difficulty in Difficulty]
    day = date(2026, 11, 20)
    puzzle = make(day, generate, grades)
    assert make(day, generate, grades) == puzzle
    plan = plan_for(day)
    assert (puzzle.rows, puzzle.cols, puzzle.grade) == (plan.rows, plan.cols, grades[plan.level])
    assert solve(puzzle).status is Status.UNIQUE


def test_fewer_grades_are_no_hindrance() -> None:
    factory = Factory()
    make(TODAY, factory, ("the only one",))
    assert factory.asked[0][2] == "the only one"


def test_it_is_made_once_and_then_found(tmp_path: Path) -> None:
    factory = Factory()
    first = fetch(TODAY, tmp_path / "daily", factory, GRADES)
    assert fetch(TODAY, tmp_path / "daily", factory, GRADES) == first
    assert len(factory.asked) == 1


def test_the_stop_reaches_the_generator(tmp_path: Path) -> None:
    def stop() -> bool:
        return False

    factory = Factory()
    fetch(TODAY, tmp_path, factory, GRADES, stop)
    assert factory.stops == [stop]


def test_a_spoilt_file_is_made_again(tmp_path: Path) -> None:
    factory = Factory()
    first = fetch(TODAY, tmp_path, factory, GRADES)
    (file,) = tmp_path.iterdir()
    file.write_text("{")
    assert fetch(TODAY, tmp_path, factory, GRADES) == first
    assert fetch(TODAY, tmp_path, factory, GRADES) == first
    assert len(factory.asked) == 2


def test_without_a_folder_it_is_made_each_time(tmp_path: Path) -> None:
    factory = Factory()
    (tmp_path / "daily").write_text("a file in the way")
    first = fetch(TODAY, tmp_path / "daily", factory, GRADES)
    assert fetch(TODAY, tmp_path / "daily", factory, GRADES) == first
    assert len(factory.asked) == 2
