"""Puzzles with shape clues and hidden areas."""

from dataclasses import replace

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import (
    ClueShare,
    Difficulty,
    Recipe,
    Status,
    Symmetry,
    Technique,
    from_recipe,
    grade,
    solve,
)
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.shape_clues import PathResult

SHARES = {ClueShare.NONE: 0.0, ClueShare.SOME: 1 / 3, ClueShare.MANY: 2 / 3, ClueShare.ALL: 1.0}


def hidden_areas(puzzle: Puzzle) -> int:
    return sum(area is None for area in puzzle.clues.values())


def check(puzzle: Puzzle, recipe: Recipe) -> None:
    """Check that a puzzle is unique, and what its recipe asks for."""
    result = solve(puzzle)
    assert result.status is Status.UNIQUE
    solution = dict(zip(puzzle.clues, result.solutions[0], strict=True))
    assert all(solution[cell].shape is shape for cell, shape in puzzle.shapes.items())
    assert len(puzzle.shapes) == recipe.shapes.of(len(puzzle.clues))
    assert hidden_areas(puzzle) <= recipe.hidden.of(len(puzzle.clues))
    assert (hidden_areas(puzzle) > 0) is (recipe.hidden is not ClueShare.NONE)
    if recipe.grade is not None:
        assert grade(puzzle).grade == puzzle.grade == recipe.grade.value
    assert Recipe.of(puzzle) == recipe


@pytest.mark.parametrize("share", ClueShare)
def test_a_share_of_the_clues_is_rounded_up(share: ClueShare) -> None:
    for clues in range(1, 40):
        assert 0 <= share.of(clues) - SHARES[share] * clues < 1


@pytest.mark.parametrize("shapes", ClueShare)
@pytest.mark.parametrize("hidden", ClueShare)
def test_as_many_clues_give_a_shape_and_no_area_as_asked_for(
    shapes: ClueShare, hidden: ClueShare
) -> None:
    recipe = Recipe(6, 6, 4, shapes=shapes, hidden=hidden)
    check(from_recipe(recipe), recipe)


@pytest.mark.parametrize("level", [Difficulty.GENTLE, Difficulty.EASY, Difficulty.MEDIUM])
@pytest.mark.parametrize("hidden", [ClueShare.NONE, ClueShare.MANY])
def test_the_grade_is_the_one_asked_for(level: Difficulty, hidden: ClueShare) -> None:
    recipe = Recipe(6, 6, 2, level, shapes=ClueShare.SOME, hidden=hidden)
    check(from_recipe(recipe), recipe)


@pytest.mark.slow
@pytest.mark.parametrize("level", Difficulty)
@pytest.mark.parametrize("seed", range(20))
def test_generated_puzzles_have_one_solution(level: Difficulty, seed: int) -> None:
    recipe = Recipe(7, 7, seed, level, shapes=ClueShare.MANY, hidden=ClueShare.SOME)
    check(from_recipe(recipe), recipe)


def test_the_clue_cells_are_symmetric() -> None:
    recipe = replace(Recipe(8, 8, 3), symmetry=Symmetry.ROTATION, shapes=ClueShare.MANY)
    recipe = replace(recipe, hidden=ClueShare.MANY)
    puzzle = from_recipe(recipe)
    check(puzzle, recipe)
    assert {Cell(7 - row, 7 - col) for row, col in puzzle.clues} == set(puzzle.clues)


def test_a_technique_can_be_asked_for() -> None:
    recipe = Recipe(8, 8, 1, needs=Technique.ONLY_CLUE, shapes=ClueShare.SOME)
    puzzle = from_recipe(replace(recipe, hidden=ClueShare.SOME))
    assert "only-clue" in grade(puzzle).techniques


def test_the_same_recipe_gives_the_same_puzzle() -> None:
    recipe = Recipe(6, 6, 9, shapes=ClueShare.MANY, hidden=ClueShare.MANY)
    assert from_recipe(recipe) == from_recipe(Recipe.parse(str(recipe)))


def test_where_the_steps_of_a_level_end_its_clues_are_told() -> None:
    two_ways = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    found = PathResult(two_ways, Difficulty.EXPERT, Control())
    assert [list(part) for part in found.stuck] == [[Cell(0, 0), Cell(1, 1)]]
