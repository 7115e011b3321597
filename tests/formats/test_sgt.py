"""Game IDs of Rectangles."""

import pytest

from shikaku_gui.formats import FormatError, format_named, loads
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import CLUES, PUZZLE

IDS = [
    "4x3:a4a2b2b4b",
    "4x3:a4a2b2b4b\n",
    " 04x003:a4a2b2b4b",
    "4x3e0.5a:a4a2b2b4b",
    "4x3:_a4_a2__b2b4aa_",
    "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/rect.html#4x3:a4a2b2b4b",
    "sgtpuzzles:rect:4x3:a4a2b2b4b",
]


@pytest.mark.parametrize("text", IDS)
def test_ids(text: str) -> None:
    puzzle = loads(text).puzzle
    assert (puzzle.rows, puzzle.cols, puzzle.clues) == (3, 4, CLUES)


def test_one_number_is_a_square() -> None:
    assert loads("2:2_2b").puzzle == Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 2})


def test_a_grid_without_its_size_is_a_square() -> None:
    assert loads("l25l").puzzle == Puzzle(5, 5, {Cell(2, 2): 25})
    with pytest.raises(FormatError, match="a size such as 10x8"):
        loads("l24m")
    with pytest.raises(FormatError, match="a size such as 10x8"):
        loads("b4a2")


@pytest.mark.parametrize(
    ("clues", "text"),
    [
        ({}, "54x1:zzb"),
        ({53: 7}, "54x1:zza7"),
        ({26: 7, 27: 8}, "54x1:z7_8z"),
        ({0: 7, 1: 8, 3: 9}, "54x1:7_8a9zx"),
    ],
)
def test_written(clues: dict[int, int], text: str) -> None:
    puzzle = Puzzle(1, 54, {Cell(0, col): area for col, area in clues.items()})
    assert format_named("sgt").to_text(loads(text)) == text
    assert loads(text).puzzle == puzzle


def test_sample_is_written() -> None:
    assert format_named("sgt").dumps is not None
    assert loads("4x3:a4a2b2b4b").puzzle == PUZZLE


@pytest.mark.parametrize("text", ["3X3:i", "3 x3:i", "3x3e-1:i", "-3x3:i", "3x3x3:i"])
def test_sizes_that_program_misreads_are_refused(text: str) -> None:
    with pytest.raises(FormatError):
        loads(text)
