"""Recipes give the same puzzles in every release, to the byte.

Each line of ``tests/data/recipes.txt`` is a recipe and the digest of its puzzle. The lines
above the blank line belong to the everyday run, the others to the slow run. Those without a
version are of version 1. When a change of the generator is meant to give other puzzles, increase
``RECIPE_VERSION``, let the earlier versions give what they gave, and add lines.
"""

import hashlib
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    CHARACTER_LENGTHS,
    CHARACTER_SIZES,
    Difficulty,
    Recipe,
    Symmetry,
    from_recipe,
)
from shikaku_gui.solver.generation.symmetry import Images

FILE = Path(__file__).parents[2] / "data" / "recipes.txt"
PREFIX = "shikaku:1/"
EVERYDAY, REST = FILE.read_text("ascii").split("\n\n")
LINES = EVERYDAY.splitlines(), REST.splitlines()
RECIPES = [Recipe.parse(PREFIX + line.split()[0]) for lines in LINES for line in lines]


def digest(puzzle: Puzzle) -> str:
    """Return a short digest of a puzzle's grid and clues."""
    clues = " ".join(f"{row},{col}:{area}" for (row, col), area in puzzle.clues.items())
    text = f"{puzzle.rows}x{puzzle.cols} {clues}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    "line", [*LINES[0], *(pytest.param(line, marks=pytest.mark.slow) for line in LINES[1])]
)
def test_a_recipe_gives_the_same_puzzle_in_every_release(line: str) -> None:
    text, expected = line.split()
    assert digest(from_recipe(Recipe.parse(PREFIX + text))) == expected


@pytest.mark.parametrize(
    ("recipe", "expected"),
    [
        ("shikaku:2/60x60/any/balanced/rotation/1", "f4e64715ec9cb15a"),
        ("shikaku:2/55x70/any/small/mirror/2", "a36ae97480c8487c"),
        ("shikaku:2/61x51/easy/balanced/rotation/3", "f3008485348f2bc6"),
    ],
)
def test_large_symmetric_grids_have_version_2(recipe: str, expected: str) -> None:
    parsed = Recipe.parse(recipe)
    assert Recipe(parsed.rows, parsed.cols, 9, symmetry=parsed.symmetry).version == 2
    puzzle = from_recipe(parsed)
    assert digest(puzzle) == expected
    image = Images(parsed.symmetry, parsed.rows, parsed.cols).cell
    assert {image(cell) for cell in puzzle.clues} == set(puzzle.clues)


@pytest.mark.parametrize(
    ("recipe", "expected"),
    [
        ("shikaku:3/10x10/hard/balanced/none/1", "eebff1ba48c49605"),
        ("shikaku:3/10x10/hard/balanced/rotation/2", "cf6c43bceb707c76"),
        ("shikaku:3/8x12/expert/small/none/3", "b2930f5218effdc8"),
        ("shikaku:3/5x5/hard/balanced/none/4", "5cb1f9cbdefdb594"),
        ("shikaku:3/9x9/hard:sealed-pocket/balanced/mirror/5", "395d420554cd4469"),
        ("shikaku:3/9x9/medium:shared-cells/large/none/6", "1ee647577a2d4330"),
        ("shikaku:3/55x55/hard/balanced/none/7", "e7b909e90c9f58ba"),
    ],
)
def test_hard_puzzles_and_techniques_have_version_3(recipe: str, expected: str) -> None:
    parsed = Recipe.parse(recipe)
    assert replace(parsed, version=0) == parsed
    assert digest(from_recipe(parsed)) == expected


@pytest.mark.parametrize(
    ("recipe", "expected"),
    [
        ("shikaku:4/10x10/gentle/balanced/none/1", "b5274189b0d675d9"),
        ("shikaku:4/9x12/gentle/large:long/rotation/2", "f89614b09f929ef3"),
        ("shikaku:4/8x8/gentle/small/mirror/3", "5fea13edfa9c262f"),
        ("shikaku:4/1x7/gentle/balanced/none/4", "13f80942ccb0c1be"),
        ("shikaku:4/9x9/gentle:only-clue/balanced/none/5", "c6bb26ce1e078d8b"),
        ("shikaku:4/30x30/gentle/few-large:square/none/6", "5d48c7a4c7f243db"),
        ("shikaku:4/40x45/gentle/balanced/rotation/7", "8fd9ec13b6a0c7e6"),
        ("shikaku:4/60x55/gentle/balanced/none/7", "37cd7de8a4579ccf"),
    ],
)
def test_gentle_puzzles_have_version_4(recipe: str, expected: str) -> None:
    parsed = Recipe.parse(recipe)
    assert replace(parsed, version=0) == parsed
    assert digest(from_recipe(parsed)) == expected


def test_there_are_a_thousand_different_ones() -> None:
    assert len(set(RECIPES)) == len(RECIPES) == 1000


def test_all_settings_occur() -> None:
    grades = [None, *Difficulty]
    assert {(recipe.grade, recipe.symmetry) for recipe in RECIPES} == set(product(grades, Symmetry))
    characters = {(recipe.character.area, recipe.character.length) for recipe in RECIPES}
    assert characters >= set(product(CHARACTER_SIZES.values(), CHARACTER_LENGTHS.values()))


@pytest.mark.parametrize(
    ("least", "most"),
    [(1, 15**2), (15**2 + 1, 2_999), (3_000, 65**2), (65**2 + 1, 20_000), (40_000, 40_000)],
)
def test_grids_of_all_sizes_occur(least: int, most: int) -> None:
    sizes = [recipe.rows * recipe.cols for recipe in RECIPES]
    assert sum(least <= size <= most for size in sizes) >= 3


def main() -> None:
    """Write new digests."""
    parts = []
    for lines in LINES:
        names = [line.split()[0] for line in lines]
        parts.append(
            "".join(
                f"{name} {digest(from_recipe(Recipe.parse(PREFIX + name)))}\n" for name in names
            )
        )
    FILE.write_text("\n".join(parts), "ascii")


if __name__ == "__main__":
    main()
