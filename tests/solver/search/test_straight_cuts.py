import random

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect, is_solved
from shikaku_gui.solver import Phase, Status, solve
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.straight_cuts import (
    another_nearby,
    solution_by_cuts,
    solutions_by_cuts,
)
from tests.solver.brute import all_solutions, any_puzzle, any_shaped_puzzle


def unknown(side: int, number: int, seed: int) -> Puzzle:
    """Return a square grid with ``number`` "?" in random cells."""
    rng = random.Random(seed)
    cells = [Cell(*divmod(place, side)) for place in rng.sample(range(side * side), number)]
    return Puzzle(side, side, dict.fromkeys(cells))


def blocks(side: int, height: int, width: int) -> Puzzle:
    """Return a tiled square grid with the clue of each block in a random cell."""
    rng = random.Random(side)
    clues: dict[Cell, int | None] = {
        Cell(row + rng.randrange(height), col + rng.randrange(width)): height * width
        for row in range(0, side, height)
        for col in range(0, side, width)
    }
    return Puzzle(side, side, clues)


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(200, 200, {Cell(0, 0): None, Cell(199, 199): None}),
        unknown(20, 10, 1),
        unknown(20, 20, 1),
        unknown(30, 100, 1),
        unknown(40, 100, 1),
        unknown(60, 1200, 1),
        blocks(48, 6, 6),
        blocks(48, 3, 4),
        blocks(96, 4, 4),
    ],
    ids=lambda puzzle: f"{puzzle.rows}-{len(puzzle.clues)}",
)
def test_boards_that_can_be_cut_have_two_solutions_at_once(puzzle: Puzzle) -> None:
    result = solve(puzzle)
    assert (result.status, result.figures.searches) == (Status.MULTIPLE, 0)
    first, second = result.solutions
    assert first != second
    assert is_solved(Board(puzzle, first))
    assert is_solved(Board(puzzle, second))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_found_is_a_solution(seed: int) -> None:
    rng = random.Random(seed)
    found = others = 0
    for number in range(200):
        make = any_shaped_puzzle if number >= 150 else any_puzzle
        puzzle = make(rng, rng.randint(1, 6), rng.randint(1, 6))
        solutions = all_solutions(puzzle)
        if solutions is None:
            continue
        solution = solution_by_cuts(puzzle, Control())
        if solution is None:
            continue
        found += 1
        assert solution in solutions
        other = another_nearby(puzzle, solution)
        if other is not None:
            others += 1
            assert other in solutions - {solution}
    assert found > others > 10


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_is_kept(seed: int) -> None:
    rng = random.Random(seed)
    found = others = refused = 0
    for number in range(200):
        make = any_shaped_puzzle if number >= 150 else any_puzzle
        puzzle = make(rng, rng.randint(2, 6), rng.randint(2, 6))
        solutions = all_solutions(puzzle)
        if not solutions:
            continue
        some = rng.choice(sorted(solutions))
        drawn = rng.sample(some, rng.randint(1, len(some)))
        wanted = {one for one in solutions if set(drawn) <= set(one)}
        kept = solutions_by_cuts(puzzle, Control(), drawn)
        found += bool(kept)
        others += len(kept) == 2
        assert set(kept) <= wanted
        assert len(set(kept)) == len(kept)
        wrong = Rect(*rng.choice(list(puzzle.clues)), *rng.choice([(1, 1), (1, 2), (2, 2)]))
        legal = puzzle.grid.contains(wrong) and check_rect(puzzle, wrong) is None
        if legal and all(wrong not in one for one in solutions):
            refused += 1
            assert solutions_by_cuts(puzzle, Control(), [wrong]) == []
    assert found > others > 5
    assert refused > 5


def test_a_grid_of_question_marks_can_always_be_cut() -> None:
    for seed in range(20):
        puzzle = unknown(7, 1 + 2 * seed, seed)
        solution = solution_by_cuts(puzzle, Control())
        assert solution is not None
        assert is_solved(Board(puzzle, solution))


def test_a_spiral_cannot_be_cut() -> None:
    clues = {Cell(0, 0): 2, Cell(0, 2): 2, Cell(1, 1): 1, Cell(1, 0): 2, Cell(2, 2): 2}
    puzzle = Puzzle(3, 3, clues)
    assert solution_by_cuts(puzzle, Control()) is None
    assert solve(puzzle).solutions


def test_the_cuts_stop_at_a_limit() -> None:
    with pytest.raises(CutShortError):
        solution_by_cuts(unknown(20, 10, 1), Control(time_limit=0))


def test_a_single_solution_by_cuts_is_kept_at_a_limit() -> None:
    puzzle = blocks(60, 3, 3)
    solution = solution_by_cuts(puzzle, Control())
    assert solution is not None
    assert another_nearby(puzzle, solution) is None
    phases: list[Phase] = []
    result = solve(
        puzzle,
        on_progress=lambda phase, _: phases.append(phase),
        stop=lambda: Phase.SEARCH in phases,
    )
    assert (result.status, result.solutions) == (Status.LIMIT, (solution,))
