"""Readings of texts that could be meant in several ways: what adds up is taken."""

import json
import pickle

import pytest

from shikaku_gui.formats import (
    FormatError,
    SavedGame,
    SeveralReadingsError,
    format_named,
    loads,
    loads_set,
)
from shikaku_gui.formats.evidence import Reading, choose
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import make_message

CORNERS = {(0, 0): 4, (1, 3): 4}


def _clues(game: SavedGame) -> dict[tuple[int, int], int | None]:
    return {(cell.row, cell.col): area for cell, area in game.puzzle.clues.items()}


# Text, rows, columns, clues, and how it was read where that is not documented.
READ = [
    ('{"rows": 2, "cols": 4, "clues": [[0, 0, 4], [1, 3, 4]]}', 2, 4, CORNERS, ""),
    ('{"rows": 2, "cols": 4, "clues": [[0, 0, 4], [3, 1, 4]]}', 2, 4, CORNERS, "x, y, area from 0"),
    ('{"rows": 2, "cols": 4, "clues": [[1, 1, 4], [2, 4, 4]]}', 2, 4, CORNERS, "area from 1"),
    ('{"rows": 2, "cols": 4, "clues": [[1, 1, 4], [4, 2, 4]]}', 2, 4, CORNERS, "x, y, area from 1"),
    ('{"size": [2, 4], "clues": [[0, 0, 4], [1, 3, 4]]}', 2, 4, CORNERS, ""),
    ('{"size": "2x4", "clues": [[0, 0, 4], [1, 3, 4]]}', 2, 4, CORNERS, ""),
    ('{"size": 2, "clues": [[0, 0, 4]]}', 2, 2, {(0, 0): 4}, ""),
    ('{"size": 2, "cells": [4, 0, 0, 0]}', 2, 2, {(0, 0): 4}, ""),
    ('{"size": 2, "puzzle": [[0, 0, 2], [0, 1, 2]]}', 2, 2, {(0, 0): 2, (0, 1): 2}, "from 0"),
    (
        '{"rows": 3, "cols": 3, "clues": [[0, 0, 4], [1, 2, 2], [2, 0, 3]]}',
        *(3, 3, {(0, 0): 4, (1, 2): 2, (2, 0): 3}, ""),
    ),
    (
        '{"squares": [[0, 0, 2, 2], [0, 2, 2, 2]], "clues": [[0, 0, 4], [1, 3, 4]]}',
        *(2, 4, CORNERS, "2 rows, 4 columns"),
    ),
    (
        '{"squares": [[0, 0, 1, 2], [1, 0, 3, 2]], "clues": [[0, 1, 2], [3, 0, 6]]}',
        *(4, 2, {(0, 1): 2, (3, 0): 6}, "row, column, area from 0"),
    ),
    (
        '{"squares": [[0, 1, 1, 2], [1, 1, 3, 2]], "clues": [[0, 1, 2], [3, 0, 6]]}',
        *(2, 4, {(1, 0): 2, (0, 3): 6}, "x, y, area from 0"),
    ),
    (
        '{"size": 3, "squares": [[0, 2, 2, 3], [2, 2, 1, 3]], "clues": [[0, 1, 6], [2, 0, 3]]}',
        *(3, 3, {(1, 0): 6, (0, 2): 3}, "x, y, area from 0"),
    ),
    (
        '{"size": 3, "squares": [[0, 0, 2, 3], [2, 0, 1, 3]], "clues": [[1, 0, 6], [2, 0, 3]]}',
        *(3, 3, {(1, 0): 6, (2, 0): 3}, ""),
    ),
    (
        '{"rows": 2, "cols": 3, "squares": [[0, 0, 2, 2], [2, 0, 1, 2]],'
        ' "clues": [{"x": 0, "y": 1, "area": 4}, {"x": 2, "y": 0, "area": 2}]}',
        *(2, 3, {(1, 0): 4, (0, 2): 2}, ""),
    ),
    (
        '{"gridRows": 1, "gridCols": 2, "clues": [{"row": 0, "col": 1, "value": 2}]}',
        1,
        2,
        {(0, 1): 2},
        "",
    ),
    ('{"rows": 1, "cols": 2, "grid": [[2], [0]]}', 2, 1, {(0, 0): 2}, "2 rows, 1 column"),
    ('{"level": 1, "tablero": [[0, 2], [2, 0]]}', 2, 2, {(0, 1): 2, (1, 0): 2}, ""),
    ("[[4, -1], [-1, -1]]", 2, 2, {(0, 0): 4}, "-1 is a blank"),
    ("[[2, -1], [0, 0]]", 2, 2, {(0, 0): 2, (0, 1): None}, ""),
    ("4 -1\n-1 -1\n", 2, 2, {(0, 0): 4}, "-1 is a blank"),
    ("3\n3 . .\n. 6 .\n. . .\n", 3, 3, {(0, 0): 3, (1, 1): 6}, ""),
    ("3 2\n3 . .\n. 3 .\n", 2, 3, {(0, 0): 3, (1, 1): 3}, "3 columns, 2 rows"),
    ("3\n2\n3 - -\n- 3 -\n", 2, 3, {(0, 0): 3, (1, 1): 3}, "3 columns, 2 rows"),
    ("-- 2\n-- --\n-- 4\n", 3, 2, {(0, 1): 2, (2, 1): 4}, ""),
    ("2 4 2\n0 0 4\n1 3 4\n", 2, 4, CORNERS, "area from 0"),
    ("2 4 2\n1 1 4\n4 2 4\n", 2, 4, CORNERS, "x, y, area from 1"),
    ("2 4\n0 0 4\n1 3 4\n", 2, 4, CORNERS, "area from 0"),
    ("2\n4\n0 0 4\n1 3 4\n", 2, 4, CORNERS, "area from 0"),
    ("2\n0 0 2\n0 1 2\n", 2, 2, {(0, 0): 2, (0, 1): 2}, "area from 0"),
]


@pytest.mark.parametrize(("text", "rows", "cols", "clues", "how"), READ, ids=range(len(READ)))
def test_what_adds_up_is_read(
    text: str, rows: int, cols: int, clues: dict[tuple[int, int], int], how: str
) -> None:
    game = loads(text)
    assert (game.puzzle.rows, game.puzzle.cols, _clues(game)) == (rows, cols, clues)
    assert how in str(game.read_as) if how else game.read_as is None


GRID = {(0, 1): 2, (1, 0): 2}

TABLES = [
    (",0,1\n0,,2\n1,2,\n", 2, 2, GRID, "without the headings above, without the first column"),
    ("0,1\n,2\n2,\n", 2, 2, GRID, "without the headings above"),
    ("0,,2.0\n1,2.0,\n", 2, 2, GRID, "without the first column"),
    ("a,b\n,2\n2,\n", 2, 2, GRID, "without the headings above"),
    ("Name;\n;2\n2;\n", 2, 2, GRID, "without the headings above"),
    ("A title\n,2\n2,\n", 2, 2, GRID, "without the headings above"),
    (",2,,\n2,,,\n,,,\n", 2, 2, GRID, "without the blank edges"),
    (",,,\n,,2,\n,2,,\n,,,\n", 2, 2, GRID, "without the blank edges"),
    ("-1,2\n2,-1\n", 2, 2, GRID, "with -1 as a blank cell"),
    ("|  | 0 | 1 |\n|---|---|---|\n| 0 | | 2 |\n| 1 | 2 | |\n", 2, 2, GRID, "headings above"),
    ("2,3,\n,9,\n2,,\n", 2, 3, {(0, 1): 9, (1, 0): 2}, ""),
    (",9\n9,\n,\n", 3, 2, {(0, 1): 9, (1, 0): 9}, ""),
]


@pytest.mark.parametrize(("text", "rows", "cols", "clues", "how"), TABLES, ids=range(len(TABLES)))
def test_what_stands_around_a_table_is_left_out_where_only_then_it_adds_up(
    text: str, rows: int, cols: int, clues: dict[tuple[int, int], int], how: str
) -> None:
    test_what_adds_up_is_read(text, rows, cols, clues, how)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (",0,1,2\n0,,2,\n1,2,,\n2,,9,\n", "a first row and a first column of running numbers"),
        ("1,2,3\n,2,\n2,,\n", "a first row of running numbers"),
        ("Title\n,9\n2,\n", "'Title'"),
        ("-1,9\n2,-1\n", "'-1'"),
    ],
)
def test_headings_of_a_table_that_does_not_add_up_are_named(text: str, found: str) -> None:
    with pytest.raises(FormatError, match=found):
        loads(text)


def test_numbers_from_0_above_a_table_that_adds_up_with_them_are_not_taken_for_clues() -> None:
    with pytest.raises(SeveralReadingsError, match="the whole table; or 2 rows, 3 columns"):
        loads("0,1,2\n3,,\n,,3\n")
    assert loads(",1,2\n3,,\n,,3\n").puzzle.rows == 3


def test_a_table_whose_edges_could_be_left_out_is_written_with_its_size() -> None:
    for cols in (1, 2, 3, 4):
        puzzle = Puzzle(4, cols, {Cell(0, 0): cols, Cell(1, 0): cols})
        assert loads(format_named("csv").to_text(SavedGame(puzzle))).puzzle == puzzle


def test_the_title_above_a_table_is_that_of_the_puzzle() -> None:
    assert loads("Puzzle 1,\n,2\n2,\n").puzzle.title == "Puzzle 1"


def test_the_rectangles_that_give_the_size_are_the_solution() -> None:
    text = '{"squares": [[0, 0, 2, 2], [0, 2, 2, 2]], "clues": [[0, 0, 4], [1, 3, 4]]}'
    assert loads(text).solution == (Rect(0, 0, 2, 2), Rect(0, 2, 2, 2))


@pytest.mark.parametrize(
    "text",
    [
        '{"clues": [[0, 0, 4], [1, 3, 4]]}',
        '{"clues": [{"row": 0, "col": 0, "area": 4}]}',
        "[[0, 0, 4], [1, 3, 4]]",
        '{"squares": [[0, 0, 2, 2], [0, 3, 2, 2]], "clues": [[0, 0, 4], [1, 3, 4]]}',
        '{"squares": [[0, 0, 2, 2], [0, 2, 2, 2]], "clues": [[0, 0, 4], [1, 0, 4]]}',
    ],
)
def test_a_list_of_clues_without_a_size_is_no_grid(text: str) -> None:
    with pytest.raises(FormatError, match="rows and columns beside a list of clues, found no size"):
        loads(text)


@pytest.mark.parametrize(
    ("squares", "clues"),
    [
        ("[[0, 0, 2, 2], [0, 2, 2, 1]]", "[[0, 1, 4], [1, 2, 2]]"),
        ("[[0, 0, 2, 2], [2, 0, 1, 2]]", "[[1, 0, 4], [2, 1, 2]]"),
        ("[[0, 1, 2, 2], [2, 1, 1, 2]]", "[[1, 0, 4], [2, 1, 2]]"),
    ],
    ids=["row, col, height, width", "x, y, width, height", "the lower left corner"],
)
def test_a_solution_is_kept_in_whatever_order_it_is_given(squares: str, clues: str) -> None:
    game = loads(f'{{"rows": 2, "cols": 3, "squares": {squares}, "clues": {clues}}}')
    assert _clues(game) == {(0, 1): 4, (1, 2): 2}
    assert game.solution == (Rect(0, 0, 2, 2), Rect(0, 2, 2, 1))


@pytest.mark.parametrize(
    "text",
    [
        '{"tablero": [[0, 2], [3, 0]]}',
        '{"tablero": [[0, 2], [2, 0]], "pesos": [[0, 1], [3, 0]]}',
        '{"tablero": [[0, 2], [2]]}',
        '{"solution": [[0, 2], [2, 0]]}',
    ],
)
def test_lists_of_unknown_names_that_are_no_puzzle_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="an object with rows, cols and clues, found none"):
        loads(text)


@pytest.mark.parametrize(
    "solution", ["", ', "solution": [[0, 0, 2, 2], [2, 0, 2, 1], [2, 1, 2, 1], [0, 2, 4, 1]]']
)
def test_rows_of_the_size_given_are_no_clues_with_places(solution: str) -> None:
    rows = "[[1, 0, 4], [3, 0, 2], [2, 1, 2], [1, 2, 4]]"
    assert len(loads(f'{{"rows": 4, "cols": 3, "grid": {rows}{solution}}}').puzzle.clues) == 10


def test_levels_are_puzzles() -> None:
    level = '{"gridRows": 1, "gridCols": 2, "clues": [{"row": 0, "col": 1, "value": 2}]}'
    assert len(loads_set(f'{{"levels": [{level}, {level}]}}').names) == 2


def _reading(areas: list[int], rank: int = 0) -> Reading:
    puzzle = Puzzle(1, len(areas), {Cell(0, col): area for col, area in enumerate(areas) if area})
    how = make_message("row {areas}", areas=str(areas))
    return Reading(lambda: SavedGame(puzzle), how, rank, told=rank > 0)


def test_two_readings_that_add_up_are_named() -> None:
    with pytest.raises(SeveralReadingsError, match=r"row \[2, 0\]; or row \[0, 2\]") as caught:
        choose([_reading([2, 0]), _reading([2, 2]), _reading([0, 2])])
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert copy.names == caught.value.names == ("row [2, 0]", "row [0, 2]")
    assert copy.games == caught.value.games
    assert str(copy) == str(caught.value)


def test_a_reading_that_is_documented_goes_before_others() -> None:
    game = choose([_reading([0, 2], 1), _reading([2, 0])], doubtful=True)
    assert (_clues(game), game.read_as) == ({(0, 0): 2}, None)
    assert [_clues(other) for other in game.other_readings] == [{(0, 1): 2}]


def test_the_first_reading_is_taken_where_none_adds_up() -> None:
    assert _clues(choose([_reading([3, 0]), _reading([9, 9], 1)])) == {(0, 0): 3}


UNDECIDED = '{"rows": 3, "cols": 5, "clues": [[3, 2, 6], [1, 1, 9]]}'


def test_each_reading_of_a_text_can_be_chosen() -> None:
    with pytest.raises(SeveralReadingsError) as caught:
        loads(UNDECIDED)
    puzzles = loads_set(UNDECIDED)
    assert puzzles.names == caught.value.names
    assert len(puzzles.names) == 3
    assert [puzzles.game(at) for at in range(3)] == list(caught.value.games)
    assert _clues(loads(UNDECIDED, index=1)) == {(2, 3): 6, (1, 1): 9}


COLLECTED = {"puzzle": "sikaku", "author": "A", "rows": 2, "cols": 2} | {
    "problem": [["2", "2"], ["-", "-"]],
    "solution": [["0", "1"], ["0", "1"]],
}


@pytest.mark.parametrize(
    "value",
    [
        COLLECTED,
        {"file": "/Sikaku/1", "data": COLLECTED},
        {"data": {"one": COLLECTED}},
        {"count": 1, "data": {"one": COLLECTED, "license": "none"}},
        [COLLECTED],
    ],
)
def test_an_object_with_a_problem_is_one_puzzle(value: object) -> None:
    puzzles = loads_set(json.dumps(value))
    assert len(puzzles.names) == 1
    game = puzzles.game(0)
    assert _clues(game) == {(0, 0): 2, (0, 1): 2}
    assert game.puzzle.author == "A"
    assert game.solution == (Rect(0, 0, 2, 1), Rect(0, 1, 2, 1))


def test_lines_of_such_objects_are_puzzles() -> None:
    text = (json.dumps({"file": "x", "data": COLLECTED}) + "\n") * 3
    assert [len(loads(text, index=at).puzzle.clues) for at in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    "text",
    [
        "[[4, None], [None, None]]",
        "board = [[4, None], [None, None]]",
        "# a puzzle\nboard: Grid = [\n    [4, 0],  # a row\n    [0, 0],\n]\n",
        "GRID = ((4, 0), (0, 0))",
        "grid = np.array([[4, 0], [0, 0]], dtype=int)",
        "['4 .', '. .']",
        "{{4, 0}, {0, 0}}",
        "int board[2][2] = {\n  {4, 0}, // a row\n  {0, 0},\n};\n",
        "const int g[2][2]={{4,0},/* [ */{0,0}};",
        "puzzle = {'rows': 2, 'cols': 2, 'clues': [(0, 0, 4)],}",
        '{"rows": 2, "cols": 2, "clues": [[0, 0, 4]],}',
        "let grid = [[4, null], [null, null]];",
    ],
)
def test_lists_of_programs_are_read(text: str) -> None:
    game = loads(text)
    assert (game.puzzle.rows, game.puzzle.cols, _clues(game)) == (2, 2, {(0, 0): 4})


def test_a_wrong_cell_in_code_is_placed() -> None:
    with pytest.raises(FormatError, match="line 2, column 9: expected a clue's area"):
        loads("board = [\n    [4, 'x'],\n]\n")


@pytest.mark.parametrize("text", ["a = (", "a = [[4]] + [[3]]", "x = 3", "a = [[4}]"])
def test_other_code_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        loads(text)
