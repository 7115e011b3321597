"""Recipes give the same puzzles in every release, to the byte.

Each line of ``tests/data/recipes.txt`` is a recipe, without its version, and the digest of its
puzzle. When a change of the generator is meant to give other puzzles, increase ``RECIPE_VERSION``,
let the earlier versions give what they gave, and add lines.
"""

import hashlib
from itertools import product
from pathlib import Path

import pytest

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    CHARACTER_LENGTHS,
    CHARACTER_SIZES,
    RECIPE_VERSION,
    Difficulty,
    Recipe,
    Symmetry,
    from_recipe,
)
from shikaku_gui.solver.generation.recipe import Approach
from shikaku_gui.solver.generation.symmetry import Images

FILE = Path(__file__).parents[2] / "data" / "recipes.txt"
PREFIX = f"shikaku:v{RECIPE_VERSION}/"
LINES = FILE.read_text("ascii").splitlines()
RECIPES = [Recipe.parse(PREFIX + line.split()[0]) for line in LINES]


def digest(puzzle: Puzzle) -> str:
    """Return a short digest of a puzzle's grid and clues."""
    clues = " ".join(f"{row},{col}:{area}" for (row, col), area in puzzle.clues.items())
    text = f"{puzzle.rows}x{puzzle.cols} {clues}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("line", LINES)
def test_a_recipe_gives_the_same_puzzle_in_every_release(line: str) -> None:
    text, expected = line.split()
    recipe = Recipe.parse(PREFIX + text)
    puzzle = from_recipe(recipe)
    assert digest(puzzle) == expected
    if recipe.symmetry is not Symmetry.NONE:
        image = Images(recipe.symmetry, recipe.rows, recipe.cols).cell
        assert {image(cell) for cell in puzzle.clues} == set(puzzle.clues)


def test_all_approaches_occur() -> None:
    assert len(set(RECIPES)) == len(RECIPES)
    assert {recipe.approach for recipe in RECIPES} == set(Approach)


def test_all_settings_occur() -> None:
    grades = [None, *Difficulty]
    assert {(recipe.grade, recipe.symmetry) for recipe in RECIPES} == set(product(grades, Symmetry))
    characters = {(recipe.character.area, recipe.character.length) for recipe in RECIPES}
    assert characters >= set(product(CHARACTER_SIZES.values(), CHARACTER_LENGTHS.values()))


@pytest.mark.parametrize(("least", "most"), [(1, 15**2), (15**2 + 1, 2_999), (3_000, 65**2)])
def test_grids_of_all_sizes_occur(least: int, most: int) -> None:
    sizes = [recipe.rows * recipe.cols for recipe in RECIPES]
    assert sum(least <= size <= most for size in sizes) >= 3


def main() -> None:
    """Write new digests."""
    texts = [str(recipe).removeprefix(PREFIX) for recipe in RECIPES]
    lines = [f"{text} {digest(from_recipe(Recipe.parse(PREFIX + text)))}\n" for text in texts]
    FILE.write_text("".join(lines), "ascii")


if __name__ == "__main__":
    main()
