"""The linear relaxation: exact bounds, claims without them, and a fractional case."""

import random

import pytest

from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations import relaxation
from shikaku_gui.solver.formulations.catalogue import formulation_named
from shikaku_gui.solver.formulations.formulation import Verdict, run_checked
from shikaku_gui.solver.formulations.relaxation import least_cost
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
