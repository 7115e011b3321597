"""Grids as people write them: spreadsheets, Markdown, one character a cell, JSON, chats."""

import io
from collections.abc import Sequence
from typing import Any

import pytest

from shikaku_gui.formats import (
    WRITABLE_FORMATS,
    FormatError,
    SavedGame,
    character_grid,
    loads,
    loads_all,
)
from shikaku_gui.model import Cell, Puzzle, Rect

LINK = "https://puzz.link/p?shikaku/2/2/4i"


pandas: Any = pytest.importorskip("pandas")


def areas(puzzle: Puzzle) -> list[list[int | None]]:
    return [
        [puzzle.clues.get(Cell(row, col), 0) for col in range(puzzle.cols)]
        for row in range(puzzle.rows)
    ]


TABLES: list[tuple[str, list[list[int | None]]]] = [
    ("4\t\t\t", [[4, 0, 0, 0]]),
    ("\t\t3\n3\t\t\n", [[0, 0, 3], [3, 0, 0]]),
    ("4,,\n,,2\n", [[4, 0, 0], [0, 0, 2]]),
    ('"4";"";""\r\n;;\r\n;5;\r\n', [[4, 0, 0], [0, 0, 0], [0, 5, 0]]),
    ("4.0,,NaN\n,-,2.\n", [[4, 0, 0], [0, 0, 2]]),
    ("?,.\n_,0\n", [[None, 0], [0, 0]]),
    ("2,2\n,4\n,\n", [[0, 4], [0, 0]]),
    ("2,2\n,\n,2\n", [[2, 2], [0, 0], [0, 2]]),
    ("1,3\n,3,\n", [[0, 3, 0]]),
    ("1,3,\n,3,\n", [[0, 3, 0]]),
    ("1,3,\n,2,\n", [[1, 3, 0], [0, 2, 0]]),
    ("1,3,?\n,2,\n", [[1, 3, None], [0, 2, 0]]),
    (",1,3\n,,3\n", [[0, 1, 3], [0, 0, 3]]),
    ("2 1\n17\n17\n", [[17], [17]]),
    ("4\t\t\n\t2", [[4, 0, 0], [0, 2, 0]]),
    ("3\t4\n\n4 . . 4\n. . . .\n4 . . .", [[4, 0, 0, 4], [0, 0, 0, 0], [4, 0, 0, 0]]),
    ('"2"\n""\n', [[2], [0]]),
    ("| 4 | |\n|---|---|\n| | 2 |\n", [[4, 0], [0, 2]]),
    ("| 4 | |\n|:-:|---|\n|  |  |\n", [[4, 0], [0, 0]]),
    ("| 1 | 2 |\n|---|---|\n| 4 | |\n| | |\n", [[4, 0], [0, 0]]),
    ("| 1 | 2 |\n|---|---|\n| 3 | |\n| | |\n", [[1, 2], [3, 0], [0, 0]]),
    ("| A | B |\n|---|---|\n| 4 | |\n|||", [[4, 0], [0, 0]]),
    ("| | |\n|---|---|\n| 2 | |\n", [[2, 0]]),
    ("| | |\n|---|---|\n| ? | |\n", [[None, 0]]),
    ("| 2 | |\n|---|---|\n", [[2, 0]]),
    ("2 |\n", [[2, 0]]),
    ("4.\n..", [[4, 0], [0, 0]]),
    ("4-_0#", [[4, 0, 0, 0, 0]]),
    ("2 3\n6..\n...", [[6, 0, 0], [0, 0, 0]]),
    ("2\n3\n6..\n...", [[6, 0, 0], [0, 0, 0]]),
    ("a....\n.?...", [[10, 0, 0, 0, 0], [0, None, 0, 0, 0]]),
    ("A0\n00\n00\n00\n20", [[10, 0], [0, 0], [0, 0], [0, 0], [2, 0]]),
    ("10\n03", [[1, 0], [0, 3]]),
    ('[[4,0],[null,""]]', [[4, 0], [0, 0]]),
    ('["4.", ".."]', [[4, 0], [0, 0]]),
    ('["4 .", "? 2"]', [[4, 0], [None, 2]]),
    ('{"rows": 2, "cols": 2, "clues": [[0, 0, 4]]}', [[4, 0], [0, 0]]),
    ('{"height": 2, "width": 2, "clues": [[4.0, 0], ["?", -1]]}', [[4, 0], [None, None]]),
    ('{"r": 2, "c": 2, "numbers": [{"y": 0, "x": 1, "n": "3"}]}', [[0, 3], [0, 0]]),
    ('{"rows": 2, "cols": 2, "cells": [4, 0, null, "."]}', [[4, 0], [0, 0]]),
    (
        '{"rows": 3, "cols": 3, "clues": [[0, 0, 9], [1, 1, 1], [2, 2, 2]]}',
        [[0, 0, 9], [1, 1, 1], [2, 2, 2]],
    ),
    ('{"board": {"rows": 1, "cols": 2, "clues": [[0, 1, 2]]}}', [[0, 2]]),
    (f'{{"url": "{LINK}"}}', [[4, 0], [0, 0]]),
    (f"<{LINK}>", [[4, 0], [0, 0]]),
    (f"[a puzzle]({LINK})", [[4, 0], [0, 0]]),
    (f"Hi, try {LINK}, it is fun", [[4, 0], [0, 0]]),
    (f"{LINK} is fun", [[4, 0], [0, 0]]),
    (f"# puzzles\n- {LINK}", [[4, 0], [0, 0]]),
]


@pytest.mark.parametrize(("text", "grid"), TABLES, ids=range(len(TABLES)))
def test_what_people_write(text: str, grid: list[list[int | None]]) -> None:
    assert areas(loads(text).puzzle) == grid


SEVERAL: list[tuple[str, int]] = [
    ("4,\n,\n\n4,\n,\n", 2),
    ("\t2\n\n\n\n2\t\n", 2),
    ("4.\n..\n\n4.\n..\n", 2),
    ("[[[4,0],[0,0]],[[2,0]]]", 2),
    ('["2x2:4c", "2x2:4c", "2x2:4c"]', 3),
    ('{"puzzles": [{"rows": 1, "cols": 2, "clues": [[2, 0]]}, {"link": "2x2:4c"}]}', 2),
    ("[[2,0]]\n[[4,0],[0,0]]\n", 2),
    (f"one: {LINK}\nand\nhttps://example.com/x\nother: <{LINK}>.", 2),
    (f"1. [first]({LINK})\n2. [second]({LINK}) and {LINK}", 3),
]


@pytest.mark.parametrize(("text", "count"), SEVERAL, ids=range(len(SEVERAL)))
def test_several_of_them(text: str, count: int) -> None:
    assert len(loads_all(text)) == count


def test_a_line_of_a_dataset_is_read_with_its_solution() -> None:
    text = (
        '{"recipe": "x", "rows": 1, "cols": 3, "clues": [[2, 0, 1]], '
        '"solution": [[0, 0, 1, 2], [0, 2, 1, 1]], "grade": "easy", "score": 1}\n'
    )
    game = loads(text)
    assert game.solution == (Rect(0, 0, 1, 2), Rect(0, 2, 1, 1))
    assert game.puzzle.grade == "easy"
    assert loads(text.replace("[0, 2, 1, 1]", "[0, 2, 9, 1]")).solution is None


@pytest.mark.parametrize(
    ("labels", "solution"),
    [
        ('[["a", "a", "b"]]', (Rect(0, 0, 1, 2), Rect(0, 2, 1, 1))),
        ('[["a", "b", "b"]]', None),
        ('[["a"]]', None),
        ('"aab"', None),
    ],
)
def test_a_solution_of_labels(labels: str, solution: Sequence[Rect] | None) -> None:
    text = f'{{"clues": [[2, 0, 1]], "title": "T", "name": "N", "solution": {labels}}}'
    assert loads(text).solution == solution
    assert loads(text).puzzle.title == "T"


@pytest.mark.parametrize("text", ["", "2 2", "3 3\n\n"])
def test_characters_without_rows_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="expected the rows of a grid"):
        character_grid.loads(text)


def test_an_index_out_of_range_is_an_error() -> None:
    with pytest.raises(FormatError, match="from 0 to 1"):
        loads("[[[1]],[[1]]]", index=2)
    with pytest.raises(FormatError, match="puzzle 0, the only one"):
        loads("[[1]]", index=1)


@pytest.mark.parametrize(
    "row", [[2, 2], [2, 3, 0], [2, 3, 2], [0, 2, 3], [2, 3, None]], ids=["2", "3", "all", "0", "?"]
)
def test_a_first_row_that_could_be_a_size_is_read_back(row: list[int | None]) -> None:
    clues = {Cell(0, col): area for col, area in enumerate(row) if area != 0}
    puzzle = Puzzle(3, len(row), clues)
    for known in WRITABLE_FORMATS.values():
        if not known.refuses(puzzle):
            assert areas(loads(known.to_text(SavedGame(puzzle))).puzzle) == areas(puzzle)


@pytest.mark.parametrize("cols", [1, 2, 5])
def test_pandas_reads_our_tables(cols: int) -> None:
    puzzle = Puzzle(3, cols, {Cell(0, 0): 2, Cell(2, cols - 1): 7})
    text = WRITABLE_FORMATS["csv"].to_text(SavedGame(puzzle))
    frame = pandas.read_csv(io.StringIO(text), header=None)
    assert frame.fillna(0).astype(int).to_numpy().tolist() == areas(puzzle)
    assert loads(frame.to_csv(header=False, index=False)).puzzle == puzzle


def test_what_pandas_writes_by_default_is_read() -> None:
    frame = pandas.DataFrame([[None, 4, None, None], [None, None, 4, None], [4, None, None, None]])
    for text in (frame.to_csv(), frame.to_csv(index=False), frame.to_csv(sep="\t")):
        game = loads(text)
        assert areas(game.puzzle) == [[0, 4, 0, 0], [0, 0, 4, 0], [4, 0, 0, 0]]
        assert "without the headings above" in str(game.read_as)
