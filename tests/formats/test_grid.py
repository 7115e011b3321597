"""Plain grids, and telling a size from a row of clues."""

import pytest

from shikaku_gui.formats import SavedGame, format_named, loads
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import CLUES, GRID

GRID_WAYS = [
    GRID,
    "\n\n" + GRID.replace(" ", "   \t") + "\n \n",
    GRID.replace(".", "-"),
    GRID.replace(".", "_"),
    GRID.replace(".", "0"),
    GRID.replace("\n", "\r\n"),
    GRID.replace("\n", "\r"),
    GRID.replace(" ", "\u00a0"),
    "3 4\n" + GRID,
    "3\n4\n" + GRID,
    " 3\t4 \n\n" + GRID,
    GRID.replace("4", "004"),
]


@pytest.mark.parametrize("text", GRID_WAYS, ids=range(len(GRID_WAYS)))
def test_ways_to_write_one_grid(text: str) -> None:
    puzzle = loads(text).puzzle
    assert (puzzle.rows, puzzle.cols, puzzle.clues) == (3, 4, CLUES)


# Text, rows, columns, clues row by row with 0 for none.
SIZES = [
    ("1", 1, 1, [1]),
    ("?", 1, 1, [None]),
    ("? .", 1, 2, [None, 0]),
    ("1\n1", 2, 1, [1, 1]),
    ("1\n1\n1", 1, 1, [1]),
    ("2\n1\n.\n2", 2, 1, [0, 2]),
    ("3\n1\n.\n.\n.", 3, 1, [0, 0, 0]),
    ("1 2\n2 .", 1, 2, [2, 0]),
    ("2 2\n. .\n2 2", 2, 2, [0, 0, 2, 2]),
    ("2 2\n. .\n. 2", 3, 2, [2, 2, 0, 0, 0, 2]),
    ("2 2\n. .\n. 3", 2, 2, [0, 0, 0, 3]),
    ("2 2\n. .\n. .\n4 .", 4, 2, [2, 2, 0, 0, 0, 0, 4, 0]),
    ("1 3\n. . 3", 1, 3, [0, 0, 3]),
    ("2\n2\n2 2\n- -", 2, 2, [2, 2, 0, 0]),
    ("0\n2\n", 2, 1, [0, 2]),
    ("1 1", 1, 2, [1, 1]),
]


@pytest.mark.parametrize(("text", "rows", "cols", "areas"), SIZES)
def test_size_or_clues(text: str, rows: int, cols: int, areas: list[int | None]) -> None:
    puzzle = loads(text).puzzle
    clues = {Cell(*divmod(at, cols)): area for at, area in enumerate(areas) if area != 0}
    assert (puzzle.rows, puzzle.cols, puzzle.clues) == (rows, cols, clues)


def test_two_columns_are_written_so_that_no_clue_looks_like_a_size() -> None:
    text = format_named("grid").to_text(loads("2 2\n. .\n. 2"))
    assert text == "3\n2\n2 2\n- -\n- 2\n"
    assert loads(text) == loads("2 2\n. .\n. 2")


def test_unsolvable_grids_are_read() -> None:
    assert loads("9 9 9").puzzle.clues == {Cell(0, 0): 9, Cell(0, 1): 9, Cell(0, 2): 9}


@pytest.mark.parametrize(
    "areas", [(1, 1, 2, 1, 2, 4), (2, 1, 2, 1, 2, 4), (2, 1, 1, 1, 2, 2), (3, 1, 2), (4, 4, 4)]
)
def test_three_columns_full_of_clues_are_written_so_that_they_are_no_list(
    areas: tuple[int, ...],
) -> None:
    clues = {Cell(*divmod(at, 3)): area for at, area in enumerate(areas)}
    puzzle = Puzzle(len(areas) // 3, 3, clues)
    read = loads(format_named("grid").to_text(SavedGame(puzzle))).puzzle
    assert (read.rows, read.cols, read.clues) == (puzzle.rows, puzzle.cols, puzzle.clues)
