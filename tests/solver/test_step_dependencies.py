"""The steps to the solution, and what each relies on."""

from collections.abc import Sequence
from random import Random

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Board, Puzzle, apply, is_solved
from shikaku_gui.solver import Answer, DependentStep, Technique, dependent_steps, verify
from tests.solver.boards import UNIQUE
from tests.solver.brute import random_puzzle

COLLECTIONS = {
    name: files for name, files in resources.collections().items() if "giants" not in name
}


def path_of(puzzle: Puzzle) -> tuple[DependentStep, ...]:
    return dependent_steps(Answer.of(puzzle))


def with_steps(puzzle: Puzzle, steps: Sequence[DependentStep]) -> Board:
    """Return the board on which some steps have been made."""
    board = Board(puzzle)
    for step in steps:
        assert step.hint.move is not None
        board = apply(board, step.hint.move)
    return board


def assert_each_relies_on_its_needs(puzzle: Puzzle, steps: Sequence[DependentStep]) -> None:
    answer = Answer.of(puzzle)
    for number, step in enumerate(steps):
        assert all(need < number for need in step.needs)
        board = with_steps(puzzle, [steps[need] for need in step.needs])
        assert verify(step.hint, board, answer), (number, step.hint)


def random_paths(count: int) -> list[tuple[Puzzle, tuple[DependentStep, ...]]]:
    """Return random puzzles with one solution that techniques reach, and the paths there."""
    rng = Random(7)
    found: list[tuple[Puzzle, tuple[DependentStep, ...]]] = []
    while len(found) < count:
        puzzle = random_puzzle(rng, 7, 7, unknown=rng.choice([0, 0.2]))
        steps = path_of(puzzle)
        if steps and is_solved(with_steps(puzzle, steps)):
            found.append((puzzle, steps))
    return found


def test_a_step_holds_on_a_board_with_no_more_than_it_relies_on() -> None:
    for puzzle, steps in random_paths(25):
        assert_each_relies_on_its_needs(puzzle, steps)


def test_so_do_hard_steps() -> None:
    puzzle = formats.load(resources.puzzles() / "6-expert" / "09.shikaku").puzzle
    assert_each_relies_on_its_needs(puzzle, path_of(puzzle))


@pytest.mark.slow
@pytest.mark.parametrize("name", COLLECTIONS)
def test_so_do_all_steps_of_the_collections(name: str) -> None:
    for path in COLLECTIONS[name]:
        puzzle = formats.load(path).puzzle
        assert_each_relies_on_its_needs(puzzle, path_of(puzzle))


def test_every_exclusion_leads_to_a_rectangle() -> None:
    for _, steps in random_paths(25):
        needed = {need for step in steps for need in step.needs}
        exclusions = {at for at, step in enumerate(steps) if step.hint.conclusion.place is None}
        assert exclusions <= needed


def test_a_hint_names_only_rectangles_that_it_relies_on() -> None:
    steps = path_of(formats.loads(UNIQUE).puzzle)
    named = 0
    for step in steps:
        if step.hint.technique is Technique.ONLY_RECTANGLE:
            relied = {steps[need].hint.conclusion.place for need in step.needs}
            assert set(step.hint.premises) <= relied
            named += len(step.hint.premises)
    assert named


@pytest.mark.parametrize(
    "grid", ["2 .\n. 2", "2 1\n1 .", "\n".join(["1 " * 61] * 61)], ids=["several", "none", "large"]
)
def test_there_are_none_without_one_solution_or_on_a_large_grid(grid: str) -> None:
    assert path_of(formats.loads(grid).puzzle) == ()
