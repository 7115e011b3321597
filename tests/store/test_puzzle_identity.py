"""The identity of puzzles and the classes of sizes."""

from dataclasses import replace

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store.puzzle_identity import SizeClass, puzzle_id
from tests.store.samples import TWO


def test_the_words_around_a_puzzle_play_no_part() -> None:
    other = replace(TWO, title="Another", author="Someone", source="A book", grade="hard")
    assert puzzle_id(other) == puzzle_id(TWO)


def test_it_stays_the_same_from_one_version_to_the_next() -> None:
    assert puzzle_id(TWO) == "a76414a7e763cb4df001b28b3d9e766b"


@pytest.mark.parametrize(
    "other",
    [
        Puzzle(2, 3, TWO.clues),
        Puzzle(3, 2, TWO.clues),
        Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): None}),
        Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 0): 2}),
        Puzzle(2, 2, {Cell(0, 0): 2}),
    ],
)
def test_another_size_or_clue_is_another_puzzle(other: Puzzle) -> None:
    assert puzzle_id(other) != puzzle_id(TWO)


@pytest.mark.parametrize(
    ("rows", "cols", "size"),
    [
        (1, 1, SizeClass.TINY),
        (6, 6, SizeClass.TINY),
        (1, 37, SizeClass.SMALL),
        (10, 10, SizeClass.SMALL),
        (15, 15, SizeClass.MEDIUM),
        (20, 30, SizeClass.LARGE),
        (25, 25, SizeClass.GIANT),
    ],
)
def test_size_classes(rows: int, cols: int, size: SizeClass) -> None:
    assert SizeClass.of(rows, cols) is size
