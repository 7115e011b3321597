"""The bundled collections: enough of them, each puzzle as it says it is."""

from collections import Counter
from pathlib import Path

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Difficulty, Recipe, Status, from_recipe, grade, solve

COLLECTIONS = resources.collections()
FILES = [path for files in COLLECTIONS.values() for path in files]


def load(path: Path) -> Puzzle:
    return formats.load(path).puzzle


def test_there_are_enough_in_every_grade() -> None:
    puzzles = list(map(load, FILES))
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert len(puzzles) >= 150
    assert set(grades) == {level.value for level in Difficulty}
    assert min(grades.values()) >= 20
    sizes = {(puzzle.rows, puzzle.cols) for puzzle in puzzles}
    assert {(5, 5), (31, 45), (100, 100)} <= sizes
    assert len({puzzle.title for puzzle in puzzles}) == len(puzzles)
    assert sum(path.stat().st_size for path in FILES) < 500_000


def test_the_first_ones_are_gentle_and_small() -> None:
    first = next(iter(COLLECTIONS.values()))
    for puzzle in map(load, first):
        assert (puzzle.grade, max(puzzle.rows, puzzle.cols) <= 8) == ("gentle", True)


@pytest.mark.parametrize("name", COLLECTIONS)
def test_every_puzzle_has_one_solution(name: str) -> None:
    for path in COLLECTIONS[name]:
        assert solve(load(path)).status is Status.UNIQUE, path


def test_many_have_a_recipe() -> None:
    assert sum(Recipe.of(load(path)) is not None for path in FILES) == 112


def test_the_shapes_are_of_all_four_kinds() -> None:
    kinds = Counter(
        (cell in puzzle.shapes, area is not None)
        for puzzle in map(load, COLLECTIONS["8-shapes"])
        for cell, area in puzzle.clues.items()
    )
    assert len(COLLECTIONS["8-shapes"]) == 30
    assert min(kinds.values()) >= 15
    assert len(kinds) == 4


@pytest.mark.parametrize("path", FILES[:: len(FILES) // 12], ids=str)
def test_the_recipe_makes_the_puzzle_again(path: Path) -> None:
    check_recipe(load(path))


@pytest.mark.slow
@pytest.mark.parametrize("name", COLLECTIONS)
def test_every_puzzle_is_what_it_says(name: str) -> None:
    for puzzle in map(load, COLLECTIONS[name]):
        check_recipe(puzzle)
        assert grade(puzzle).grade == puzzle.grade, puzzle.title


def check_recipe(puzzle: Puzzle) -> None:
    recipe = Recipe.of(puzzle)
    if recipe is not None:
        made = from_recipe(recipe)
        assert (made.clues, made.shapes) == (puzzle.clues, puzzle.shapes)
        assert recipe.grade is None or recipe.grade.value == puzzle.grade
