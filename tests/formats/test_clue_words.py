"""Clues as words, with the letters of shapes, in the texts that have them."""

import pytest

from shikaku_gui.formats import FormatError, SavedGame, dumps, format_named, loads, recognise
from shikaku_gui.formats.clue_words import clue_word, shapes_in_rows, split_shape
from shikaku_gui.model import Cell, Puzzle, Shape

PUZZLE = Puzzle(
    2,
    3,
    {Cell(0, 0): 4, Cell(0, 2): None, Cell(1, 1): None},
    shapes={Cell(0, 0): Shape.SQUARE, Cell(0, 2): Shape.TALL},
)
DRAWING = """\
┌────┬────┬────┐
│ 4s │    │ ?t │
├────┼────┼────┤
│    │  ? │    │
└────┴────┴────┘
"""

TEXTS = {
    "grid": ["4s . ?t\n. ? .", "2 3\n4s . ?t\n. ? .", "2\n3\n4s - ?t\n0 ? _\n"],
    "csv": [
        "4s,,?t\n,?,\n",
        "4s;.;?t\n.;?;.\n",
        "| 4s |  | ?t |\n|---|---|---|\n|  | ? |  |\n",
    ],
    "json": [
        '[["4s", 0, "?t"], [0, "?", 0]]',
        '{"rows": 2, "cols": 3, "clues": [[0, 0, "4s"], [0, 2, "?t"], [1, 1, "?"]]}',
        '{"size": [2, 3], "clues": [{"row": 0, "col": 0, "value": 4, "shape": "square"},'
        '{"row": 0, "col": 2, "value": null, "shape": "tall"},'
        '{"row": 1, "col": 1, "value": "?", "shape": null}]}',
        '["4s . ?t", ". ? ."]',
        '{"title": "", "grid": "4s . ?t\\n. ? ."}',
    ],
    "drawing": [DRAWING],
}
CASES = [(name, text) for name, texts in TEXTS.items() for text in texts]


@pytest.mark.parametrize(("name", "text"), CASES)
def test_read(name: str, text: str) -> None:
    assert recognise(text).name == name
    assert loads(text).puzzle == PUZZLE


def test_a_flat_list_keeps_its_shapes() -> None:
    puzzle = loads('{"rows": 1, "cols": 3, "cells": [0, "3w", null]}').puzzle
    assert puzzle == Puzzle(1, 3, {Cell(0, 1): 3}, shapes={Cell(0, 1): Shape.WIDE})


@pytest.mark.parametrize("text", ["?s", "?s .\n. .\n", "?w, \n, \n", "?t;\n;\n"])
def test_a_first_clue_without_an_area_is_no_query_of_an_address(text: str) -> None:
    assert list(loads(text).puzzle.shapes) == [Cell(0, 0)]


def test_a_collection_keeps_the_shapes_of_its_grids() -> None:
    puzzle = loads('{"A": {"problem": "2 3\\n4s . ?t\\n. ? ."}}').puzzle
    assert (puzzle.title, puzzle.clues, puzzle.shapes) == ("A", PUZZLE.clues, PUZZLE.shapes)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("grid", "2 3\n4s . ?t\n. ? .\n"),
        ("csv", "4s,,?t\n,?,\n"),
        ("jsonl", '{"rows": 2, "cols": 3, "grid": [["4s", 0, "?t"], [0, "?", 0]]}\n'),
    ],
)
def test_written(name: str, text: str) -> None:
    assert dumps(SavedGame(PUZZLE), format_named(name)) == text


def test_a_grid_without_its_headings_keeps_its_shapes() -> None:
    found = loads(",1,2\n1,4w,\n2,,\n").puzzle
    assert found == Puzzle(2, 2, {Cell(0, 0): 4}, shapes={Cell(0, 0): Shape.WIDE})


def test_clues_whose_places_are_x_y_keep_their_shapes() -> None:
    wide = {Cell(0, 2): Shape.WIDE}
    named = '{"rows": 1, "cols": 3, "clues": [{"x": 2, "y": 0, "area": 3, "shape": "wide"}]}'
    assert loads(named).puzzle.shapes == wide
    assert loads('{"rows": 1, "cols": 3, "clues": [[2, 0, "3w"]]}').puzzle.shapes == wide


BESIDE = '{"clues": [[-1, 3, 0], [0, 0, -1]], "shapes": %s}'


def test_rows_of_names_beside_the_clues_are_their_shapes() -> None:
    found = loads(BESIDE % '[["tall", "wide", ""], ["", null, ""]]').puzzle
    assert found.clues == {Cell(0, 0): None, Cell(0, 1): 3, Cell(1, 2): None}
    assert found.shapes == {Cell(0, 0): Shape.TALL, Cell(0, 1): Shape.WIDE}
    assert loads(BESIDE % "[]").puzzle.shapes == {}
    assert loads(BESIDE % "4").puzzle.shapes == {}


@pytest.mark.parametrize(
    ("shapes", "column", "expected"),
    [
        ('[["tall", "", ""]]', 47, "2 x 3 cells"),
        ('[["tall", ""], ["", ""]]', 47, "2 x 3 cells"),
        ('[["tall", "", ""], ["", "wide", ""]]', 71, "one shape"),
        ('[["big", "", ""], ["", "", ""]]', 49, "one shape"),
        ('[[["tall"], "", ""], ["", "", ""]]', 49, "one shape"),
    ],
    ids=range(5),
)
def test_wrong_rows_of_names(shapes: str, column: int, expected: str) -> None:
    with pytest.raises(FormatError, match=expected) as caught:
        loads(BESIDE % shapes)
    assert (caught.value.line, caught.value.column) == (1, column)


def test_a_letter_and_a_name_are_two_shapes() -> None:
    with pytest.raises(FormatError, match="one shape"):
        loads('{"clues": [["2w", 0]], "shapes": [["wide", ""]]}')


def test_a_solution_with_a_wrong_shape_is_none() -> None:
    read = loads('{"grid": [["2t", 0], ["2", 0]], "solution": [[0, 0, 1, 2], [1, 0, 1, 2]]}')
    assert (read.solution, read.wrong_solution) == (None, True)


@pytest.mark.parametrize("area", [None, 1, 12])
@pytest.mark.parametrize("shape", [None, *Shape])
def test_a_word_is_taken_apart_as_it_was_made(area: int | None, shape: Shape | None) -> None:
    word = clue_word(area, shape)
    assert split_shape(word) == (clue_word(area), shape)
    expected = {} if shape is None else {Cell(1, 2): shape}
    assert shapes_in_rows([[], [".", "-", word]]) == expected
