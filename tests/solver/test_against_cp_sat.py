"""The solver with each of its engines against a model of its own for CP-SAT, and proofs of none."""

import random
from pathlib import Path

import pytest

from shikaku_gui import proof_checker
from shikaku_gui.model import Board, Puzzle, is_solved, problems
from shikaku_gui.solver import Recipe, SolveResult, Status, from_recipe, prove, solve, solving
from tests.proof_mutations import write
from tests.solver.brute import any_puzzle, garbled, random_puzzle
from tests.solver.independent_model import count_up_to_two

STATUSES = (Status.INFEASIBLE, Status.UNIQUE, Status.MULTIPLE)


def by_each_engine(puzzle: Puzzle) -> list[SolveResult]:
    """Return what the solver finds with masks, and with arrays."""
    results = []
    for masks in (True, False):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(solving, "masks_suffice", lambda _, masks=masks: masks)
            results.append(solve(puzzle))
    return results


def hold(puzzle: Puzzle) -> Status:
    """Hold what both engines find against CP-SAT; return the status."""
    right = STATUSES[count_up_to_two(puzzle)]
    for result in by_each_engine(puzzle):
        assert result.status is right, puzzle
        assert len(set(result.solutions)) == STATUSES.index(right)
        assert all(is_solved(Board(puzzle, found)) for found in result.solutions)
    return right


def large_puzzle(rng: random.Random) -> Puzzle:
    """Return a puzzle of 30x30 to 60x60: at random, of the generator, or with areas exchanged."""
    rows, cols = rng.randint(30, 60), rng.randint(30, 60)
    if rng.random() < 0.4:
        return from_recipe(Recipe(rows, cols, seed=rng.randrange(10**6)))
    puzzle = random_puzzle(rng, rows, cols, most=rng.choice([6, 12, 20]))
    return garbled(rng, puzzle) if rng.random() < 0.5 else puzzle


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 81))]
)
def test_small_boards(seed: int) -> None:
    rng = random.Random(f"small {seed}")
    count = 100 if seed else 15
    seen = {hold(any_puzzle(rng, rng.randint(2, 15), rng.randint(2, 15))) for _ in range(count)}
    assert seen == set(STATUSES)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_large_boards(seed: int) -> None:
    rng = random.Random(f"large {seed}")
    assert {hold(large_puzzle(rng)) for _ in range(50)} == set(STATUSES)


@pytest.mark.parametrize("count", [15, pytest.param(500, marks=pytest.mark.slow)])
def test_boards_whose_areas_fit_are_proved_to_have_no_solution(count: int, tmp_path: Path) -> None:
    rng = random.Random("none")
    proved = 0
    while proved < count:
        puzzle = garbled(rng, random_puzzle(rng, rng.randint(3, 15), rng.randint(3, 15)))
        if problems(puzzle) or count_up_to_two(puzzle):
            continue
        certificate = prove(puzzle)
        assert certificate.status is Status.INFEASIBLE
        assert proof_checker.verify(write(certificate.files, tmp_path)).solutions == 0
        proved += 1
