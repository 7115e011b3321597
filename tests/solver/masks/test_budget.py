import random

import pytest

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver import Level, Status, solve, solving
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.deduction import deduce, exhaust_shaving, exhaust_subsets
from shikaku_gui.solver.masks.subsets import by_subsets
from tests.solver.brute import all_solutions, random_puzzle
from tests.solver.masks.test_propagation import position, words
from tests.solver.masks.test_shaving import STALLED


def test_a_budget_ends_with_its_work_and_grows_with_what_is_found() -> None:
    control = Control()
    budget = Budget(control, 10)
    control.work += 10
    assert not budget.spent
    control.work += 1
    assert budget.spent
    budget.earn(1)
    assert not budget.spent
    control.work += 10_000
    assert budget.spent


def test_without_work_nothing_is_deduced_and_nothing_lost() -> None:
    control = Control()
    start = position(5, ["x....", "xxx.."], [".xxxx", "..xxx", "...xx"])
    before = words(start)
    assert not by_subsets(start, control, Budget(control, 0))
    assert exhaust_shaving([start], {}, control, Budget(control, -1)) == [start]
    assert words(start) == before
    assert exhaust_subsets([start], {}, control)[0].undecided < sum(map(len, before))


def test_what_a_removal_earns_goes_into_further_suppositions() -> None:
    control = Control()
    start = position(6, *STALLED)
    start.settle()
    decided: dict[int, Rect] = {}
    assert not exhaust_shaving([start], decided, control, Budget(control, 0))
    assert len(decided) == len(STALLED)


def test_work_is_the_same_each_time() -> None:
    def work() -> int:
        control = Control()
        deduce(puzzle, placements(puzzle), control=control)
        return control.work

    puzzle = random_puzzle(random.Random(7), 12, 12)
    assert work() == work() > 0


@pytest.mark.parametrize("work", [-1, 30, 300])
def test_whatever_the_budget_the_answer_is_the_same(
    work: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solving, "_WORK", work)
    rng = random.Random(work)
    undecided = 0
    for _ in range(40):
        puzzle: Puzzle = random_puzzle(rng, rng.randint(3, 6), rng.randint(3, 6))
        solutions = all_solutions(puzzle)
        assert solutions is not None
        result = solve(puzzle)
        assert result.status is (Status.UNIQUE if len(solutions) == 1 else Status.MULTIPLE)
        assert {frozenset(found) for found in result.solutions} <= set(map(frozenset, solutions))
        undecided += bool(result.figures.left.get(Level.SHAVING))
    assert undecided
