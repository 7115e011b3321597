"""The identity of puzzles and the classes of sizes."""

from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from shikaku_gui.model import Board, Cell, Puzzle, Shape
from shikaku_gui.play.grid_transforms import GridTurn, turn_grid
from shikaku_gui.store.puzzle_identity import (
    CANONICAL_FORM_VERSION,
    SizeClass,
    canonical_form,
    canonical_id,
    puzzle_id,
)
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
        *(replace(TWO, shapes={Cell(0, 0): shape}) for shape in Shape),
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


SHAPED = Puzzle(
    3,
    2,
    {Cell(0, 1): 2, Cell(1, 1): 4, Cell(2, 0): None},
    shapes={Cell(0, 1): Shape.WIDE, Cell(1, 1): Shape.SQUARE, Cell(2, 0): Shape.TALL},
)
ONE_BY_THREE = Puzzle(1, 3, {Cell(0, 0): 2, Cell(0, 2): None})


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Draw a small puzzle, with a solution or without."""
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    cells = st.builds(Cell, st.integers(0, rows - 1), st.integers(0, cols - 1))
    areas = st.one_of(st.none(), st.integers(1, 3))
    clues = draw(st.dictionaries(cells, areas, max_size=6))
    shaped = draw(st.sets(st.sampled_from(sorted(clues)))) if clues else set()
    shapes = {cell: draw(st.sampled_from(Shape)) for cell in sorted(shaped)}
    return Puzzle(rows, cols, clues, shapes=shapes)


def images(puzzle: Puzzle) -> list[Puzzle]:
    """Give the eight images: four quarter turns, each with its reflection."""
    board = Board(puzzle)
    found: list[Puzzle] = []
    for _ in range(4):
        board = turn_grid(board, GridTurn.RIGHT)
        found += [board.puzzle, turn_grid(board, GridTurn.LEFT_RIGHT).puzzle]
    return found


@settings(max_examples=30)
@given(puzzles())
def test_the_canonical_form_is_that_of_the_least_image(puzzle: Puzzle) -> None:
    letters = {None: "", Shape.SQUARE: "s", Shape.TALL: "t", Shape.WIDE: "w"}

    def key(image: Puzzle) -> tuple[int, list[tuple[int, int, int, str]]]:
        return image.rows, [
            (*cell, area or 0, letters[image.shapes.get(cell)])
            for cell, area in image.clues.items()
        ]

    least = min(images(puzzle), key=key)
    listed = key(least)[1]
    clues = ";".join(f"{row},{col},{area or '?'}{letter}" for row, col, area, letter in listed)
    assert canonical_form(puzzle) == f"{least.rows}x{least.cols}:{clues}"
    assert canonical_id(puzzle) == puzzle_id(least)


@settings(max_examples=30)
@given(puzzles(), puzzles())
def test_exactly_the_images_of_a_puzzle_share_its_canonical_id(one: Puzzle, other: Puzzle) -> None:
    ids = {puzzle_id(image) for image in images(one)}
    assert {canonical_id(image) for image in images(one)} == {canonical_id(one)}
    assert (canonical_id(other) == canonical_id(one)) is (puzzle_id(other) in ids)


@pytest.mark.parametrize(
    ("puzzle", "form", "identity"),
    [
        (TWO, "2x2:0,0,2;1,1,2", "a76414a7e763cb4df001b28b3d9e766b"),
        (ONE_BY_THREE, "1x3:0,0,?;0,2,2", "f28832b742b1cf151bee4812ad756516"),
        (SHAPED, "2x3:0,0,?w;1,1,4s;1,2,2t", "ee6f9ccf1bce6cf78cae85510f3034c7"),
        (Puzzle(3, 2, {}), "2x3:", "dd99e1838b09177ea47d6e4844fea332"),
    ],
)
def test_the_canonical_form_stays_the_same_from_one_version_to_the_next(
    puzzle: Puzzle, form: str, identity: str
) -> None:
    assert CANONICAL_FORM_VERSION == 1
    assert canonical_form(puzzle) == form
    assert canonical_id(puzzle) == identity


def test_the_order_of_the_clues_given_plays_no_part() -> None:
    clues = {Cell(1, 1): 2, Cell(0, 0): 2}
    assert canonical_form(Puzzle(2, 2, clues)) == canonical_form(TWO)
