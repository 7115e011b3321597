import random
from collections.abc import Callable

import pytest

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver import Level
from shikaku_gui.solver.candidates import Placements, placements, placements_left
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import ContradictionError
from tests.solver import reference
from tests.solver.brute import all_solutions, any_puzzle, random_puzzle

REFERENCES: dict[Level, Callable[[Puzzle, reference.Live], reference.Live | None]] = {
    Level.BASIC: reference.settle,
    Level.SUBSETS: reference.by_subsets,
    Level.SHAVING: reference.by_shaving,
}


def _deduced(puzzle: Puzzle, live: Placements, level: Level) -> list[set[Rect]] | None:
    try:
        return list(map(set, deduce(puzzle, live, level).placements))
    except ContradictionError:
        return None


@pytest.mark.parametrize(
    ("count", "longest"), [(25, 4), pytest.param(300, 5, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("level", Level)
def test_the_fixpoint_is_that_of_the_slow_and_obvious_way(
    level: Level, count: int, longest: int
) -> None:
    rng = random.Random(level.value)
    kinds = set()
    for _ in range(count):
        puzzle = any_puzzle(rng, rng.randint(1, longest), rng.randint(1, longest))
        live = placements(puzzle)
        found = _deduced(puzzle, live, level)
        assert found == REFERENCES[level](puzzle, list(map(set, live)))
        kinds.add(found is None or max(map(len, found)) > 1)
    assert kinds == {True, False}


@pytest.mark.parametrize("level", Level)
def test_no_placement_of_any_solution_is_removed(level: Level) -> None:
    rng = random.Random(level.value)
    several = 0
    for _ in range(100):
        puzzle = any_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6))
        solutions = all_solutions(puzzle)
        if not solutions:
            continue
        several += len(solutions) > 1
        left = deduce(puzzle, placements(puzzle), level).placements
        for solution in solutions:
            assert all(rect in mine for rect, mine in zip(solution, left, strict=True))
    assert several > 20


def test_what_is_drawn_on_a_board_is_taken_into_account() -> None:
    rng = random.Random(4)
    for _ in range(60):
        puzzle = random_puzzle(rng, 5, 5)
        solutions = all_solutions(puzzle)
        assert solutions
        solution = min(solutions)
        board = Board(puzzle, rng.sample(solution, k=len(solution) // 2))
        left = deduce(puzzle, placements_left(board)).placements
        assert all(rect in mine for rect, mine in zip(solution, left, strict=True))
        for rect in board.rects:
            assert (rect,) in left


def test_deducing_can_be_stopped() -> None:
    puzzle = random_puzzle(random.Random(1), 5, 5)
    with pytest.raises(CutShortError):
        deduce(puzzle, placements(puzzle), control=Control(stop=lambda: True))
