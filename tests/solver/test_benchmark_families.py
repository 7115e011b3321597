"""The families of puzzles to measure solvers on."""

from random import Random

import pytest

from shikaku_gui.model import Cell, Puzzle, problems
from shikaku_gui.solver import BenchmarkFamily, Control, CutShortError, Level, Status, solve
from shikaku_gui.solver.benchmark_families import (
    benchmark_puzzle,
    grown_tiling,
    least_benchmark_side,
)
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks
from tests.solver.brute import mutilated_boards
from tests.solver.independent_model import count_up_to_two

NUMBERS = {
    BenchmarkFamily.GROWN: {1},
    BenchmarkFamily.CUT: {1},
    BenchmarkFamily.UNKNOWN: {1},
    BenchmarkFamily.DENSITY: {1, 2},
    BenchmarkFamily.EXCHANGED: {0},
    BenchmarkFamily.PARITY: {0},
    BenchmarkFamily.BOTTLENECK: {1},
    BenchmarkFamily.DETOUR: {1},
}
"""How many solutions the puzzles of each have, 2 for more than one."""


@pytest.mark.parametrize("family", BenchmarkFamily)
@pytest.mark.parametrize("side", [6, 9, pytest.param(16, marks=pytest.mark.slow)])
def test_each_family_has_the_answers_it_promises(family: BenchmarkFamily, side: int) -> None:
    side = max(side, least_benchmark_side(family))
    for seed in range(6):
        puzzle = benchmark_puzzle(family, side, seed)
        assert count_up_to_two(puzzle) in NUMBERS[family]
        assert not problems(puzzle) or family is BenchmarkFamily.PARITY
        assert benchmark_puzzle(family, side, seed) == puzzle
        assert max(puzzle.rows, puzzle.cols) <= side


@pytest.mark.parametrize("family", sorted(set(BenchmarkFamily) - {BenchmarkFamily.PARITY}, key=str))
def test_seeds_give_different_puzzles(family: BenchmarkFamily) -> None:
    side = 10 if least_benchmark_side(family) <= 10 else 31
    assert len({str(benchmark_puzzle(family, side, seed).clues) for seed in range(4)}) == 4


def test_areas_are_hidden_only_where_they_are_unknown() -> None:
    for family in BenchmarkFamily:
        hidden = None in benchmark_puzzle(family, 25, 1).clues.values()
        assert hidden is (family is BenchmarkFamily.UNKNOWN)


def test_the_density_falls_from_seed_to_seed() -> None:
    clues = [
        len(benchmark_puzzle(BenchmarkFamily.DENSITY, 30, seed).clues) for seed in (0, 2, 4, 5)
    ]
    assert clues == sorted(clues, reverse=True)


@pytest.mark.parametrize(("side", "seed"), [(21, 1), (21, 2), (25, 3), (30, 4)])
def test_singleton_consistency_does_not_decide_a_bottleneck(side: int, seed: int) -> None:
    result = solve(benchmark_puzzle(BenchmarkFamily.BOTTLENECK, side, seed))
    assert result.status is Status.UNIQUE
    assert result.figures.left[Level.SHAVING] > 0
    assert result.figures.searches == 1


@pytest.mark.parametrize(("seed", "rounds"), [(1, 7), (2, 5), (3, 3)])
def test_the_further_the_detour_the_more_rounds(seed: int, rounds: int) -> None:
    assert rounds_needed(benchmark_puzzle(BenchmarkFamily.DETOUR, 25, seed)) == rounds


def rounds_needed(puzzle: Puzzle) -> int:
    """Count how often all placements must be supposed until singleton consistency decides all."""
    listed = placements(puzzle)
    position = PlacementMasks.of_rects(
        PaddedFrame(puzzle.grid), range(len(listed)), listed, Control()
    )
    position.settle()
    number = 0
    while position.undecided:
        number += 1
        left = [
            [mask for mask in mine if is_possible(position, clue, mask)]
            for clue, mine in enumerate(position.remaining)
        ]
        for clue, mine in enumerate(left):
            position.narrow(clue, mine)
        position.settle()
    return number


def is_possible(position: PlacementMasks, clue: int, mask: int) -> bool:
    """Tell whether no contradiction follows from a placement by the basic rules."""
    try:
        position.supposing(clue, mask).settle()
    except ContradictionError:
        return False
    return True


@pytest.mark.parametrize("side", [5, 9, 17])
def test_parity_is_the_mutilated_board(side: int) -> None:
    puzzle = benchmark_puzzle(BenchmarkFamily.PARITY, side, 1)
    assert puzzle == mutilated_boards((side - 1) // 2)
    assert solve(puzzle).status is Status.INFEASIBLE


def test_a_tiling_covers_each_cell_once() -> None:
    for side, most in ((5, 1), (12, 12), (12, 200)):
        cells = [cell for rect in grown_tiling(side, most, Random(side)) for cell in rect.cells()]
        assert sorted(cells) == sorted(Puzzle(side, side, {Cell(0, 0): 1}).grid.cells())


@pytest.mark.parametrize("family", BenchmarkFamily)
def test_a_side_that_is_too_short_is_refused(family: BenchmarkFamily) -> None:
    with pytest.raises(ValueError, match="too short"):
        benchmark_puzzle(family, least_benchmark_side(family) - 1, 1)


@pytest.mark.parametrize("family", [BenchmarkFamily.GROWN, BenchmarkFamily.EXCHANGED])
def test_a_limit_ends_the_work(family: BenchmarkFamily) -> None:
    with pytest.raises(CutShortError):
        benchmark_puzzle(family, 30, 1, Control(stop=lambda: True))
