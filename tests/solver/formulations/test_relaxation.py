"""The linear relaxation: exact bounds, claims without them, and a fractional case."""

import random
from collections import defaultdict

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.model import Cell
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations import relaxation
from shikaku_gui.solver.formulations.catalogue import formulation_named
from shikaku_gui.solver.formulations.formulation import Verdict, run_checked
from shikaku_gui.solver.formulations.linear_model import LinearModel
from shikaku_gui.solver.formulations.reasoning_levels import level_steps
from shikaku_gui.solver.formulations.relaxation import fractional, least_cost
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel
from shikaku_gui.solver.result import Status
from shikaku_gui.solver.solving import solve
from tests.solver.brute import all_solutions, garbled, random_puzzle


def test_no_partition_costs_less_than_the_bound() -> None:
    for number in range(40):
        rng = random.Random(number)
        puzzle = random_puzzle(rng, 4, 4)
        listed = placements(puzzle)
        costs = [[rng.randint(-5, 5) for _ in mine] for mine in listed]
        duals = [rng.randint(-3, 3) for _ in range(puzzle.area)]
        bound = least_cost(puzzle, listed, costs, duals)
        solutions = all_solutions(puzzle)
        assert solutions
        for solution in solutions:
            taken = zip(listed, costs, solution, strict=True)
            assert sum(own[mine.index(rect)] for mine, own, rect in taken) >= bound


@pytest.mark.parametrize("solver", ["relaxation", "relaxation-pdlp"])
def test_without_the_bound_a_verdict_is_a_claim(
    solver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    proved: set[Verdict] = set()
    for number in range(30):
        rng = random.Random(number)
        puzzle = garbled(rng, random_puzzle(rng, 5, 5)) if number % 2 else random_puzzle(rng, 5, 5)
        listed = placements(puzzle)
        outcome = run_checked(formulation_named(solver), puzzle, listed, Control())
        if outcome.verdict in (Verdict.UNIQUE, Verdict.INFEASIBLE) and outcome.variables:
            assert outcome.proved
            proved.add(outcome.verdict)
            with monkeypatch.context() as patch:
                patch.setattr(relaxation, "least_cost", lambda *_given: -(10**12))
                claim = run_checked(formulation_named(solver), puzzle, listed, Control())
            assert (claim.verdict, claim.proved) == (outcome.verdict, False)
    assert proved == {Verdict.UNIQUE, Verdict.INFEASIBLE}


# Found by a search through puzzles of the generator: each has one solution, and points of the
# relaxation besides, whose values are 0, 1/2 and 1.
NOT_INTEGRAL = {
    "7x7, hard": (
        ". . 6 . . 4 .\n. . . 2 . . .\n. 10 . . 5 . .\n. . 4 . . . .\n"
        ". . . . . . 12\n. . . . . . .\n. . 6 . . . .\n"
    ),
    "8x8, expert": (
        ". 4 . . . 4 2 .\n. . 6 . . . 6 .\n. 4 . . . . . .\n. . . 3 . . . .\n"
        ". . 4 . . . . 6\n4 . . . . . . .\n. 3 . 6 . . . .\n. . . . 6 . 6 .\n"
    ),
}


@pytest.mark.parametrize("text", NOT_INTEGRAL.values(), ids=NOT_INTEGRAL)
def test_a_puzzle_with_one_solution_whose_relaxation_is_not_integral(text: str) -> None:
    puzzle = loads(text).puzzle
    listed = placements(puzzle)
    assert solve(puzzle).status is Status.UNIQUE
    outcome = run_checked(formulation_named("relaxation"), puzzle, listed, Control())
    assert outcome.verdict in (Verdict.UNDECIDED, Verdict.SOLVED)
    assert fractional(outcome.values) > 0
    # The values are multiples of a half, so these sums are exact: it is a point of the relaxation.
    assert {value * 2 for mine in outcome.values for value in mine} == {0, 1, 2}
    covered: defaultdict[Cell, float] = defaultdict(float)
    for mine, own in zip(listed, outcome.values, strict=True):
        assert sum(own) == 1
        for rect, value in zip(mine, own, strict=True):
            for cell in rect.cells():
                covered[cell] += value
    assert set(covered.values()) == {1}
    assert len(covered) == puzzle.area


@pytest.mark.parametrize("text", NOT_INTEGRAL.values(), ids=NOT_INTEGRAL)
def test_it_becomes_integral_with_singleton_consistency_only(text: str) -> None:
    puzzle = loads(text).puzzle
    single = {
        step.level: run_checked(
            formulation_named("relaxation"), puzzle, step.placements, Control()
        ).verdict
        is Verdict.UNIQUE
        for step in level_steps(puzzle, placements(puzzle))
    }
    assert single == {level: level is ReasoningLevel.SAC for level in ReasoningLevel}


def test_what_the_levels_to_sub_remove_is_zero_in_the_relaxation() -> None:
    removed = 0
    for number in range(40):
        rng = random.Random(number)
        puzzle = random_puzzle(rng, 6, 6, most=rng.choice([6, 12]), unknown=rng.choice([0, 0.1]))
        listed = placements(puzzle)
        outcome = run_checked(formulation_named("relaxation"), puzzle, listed, Control())
        values = {
            rect: value
            for mine, own in zip(listed, outcome.values, strict=True)
            for rect, value in zip(mine, own, strict=True)
        }
        for step in level_steps(puzzle, listed):
            if step.level is not ReasoningLevel.SAC:
                removed += len(step.removed)
                assert not any(values[rect] for rect in step.removed)
    assert removed > 400


def test_a_solver_that_contradicts_itself_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([True, False])
    solve_once = LinearModel.solve

    def solve_then_fail(self: LinearModel, control: Control) -> bool:
        return solve_once(self, control) and next(answers)

    monkeypatch.setattr(LinearModel, "solve", solve_then_fail)
    puzzle = loads("3 2 .\n. . .\n. . 4").puzzle
    outcome = run_checked(formulation_named("relaxation"), puzzle, placements(puzzle), Control())
    assert outcome.verdict is Verdict.SOLVED
    assert "contradicts" in str(outcome.note)


def test_an_infeasible_program_without_dual_values_is_a_claim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LinearModel, "solve", lambda _self, _control: False)
    puzzle = loads("3 2 .\n. . .\n. . 4").puzzle
    outcome = run_checked(formulation_named("relaxation"), puzzle, placements(puzzle), Control())
    assert (outcome.verdict, outcome.proved) == (Verdict.INFEASIBLE, False)


@pytest.mark.parametrize("name", ["scip", "relaxation"])
def test_only_an_integer_program_may_end_before_the_best_point(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ortools.linear_solver import pywraplp

    solve_once = pywraplp.Solver.Solve

    def end_early(self: pywraplp.Solver) -> int:
        status: int = solve_once(self)
        return int(pywraplp.Solver.FEASIBLE) if status == pywraplp.Solver.OPTIMAL else status

    monkeypatch.setattr(pywraplp.Solver, "Solve", end_early)
    puzzle = loads("3 2 .\n. . .\n. . 4").puzzle
    outcome = run_checked(formulation_named(name), puzzle, placements(puzzle), Control())
    expected = {"scip": Verdict.UNIQUE, "relaxation": Verdict.TIME_LIMIT}
    assert outcome.verdict is expected[name]


@pytest.mark.parametrize("name", ["scip", "relaxation"])
def test_a_solver_that_fails_is_reported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ortools.linear_solver import pywraplp

    monkeypatch.setattr(pywraplp.Solver, "Solve", lambda _self: pywraplp.Solver.ABNORMAL)
    puzzle = loads("3 2 .\n. . .\n. . 4").puzzle
    outcome = run_checked(formulation_named(name), puzzle, placements(puzzle), Control())
    assert (outcome.verdict, outcome.proved) == (Verdict.UNDECIDED, False)
    assert "failed" in str(outcome.note)
