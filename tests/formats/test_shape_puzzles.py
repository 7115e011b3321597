"""Puzzles with shapes in the JSON of other programs."""

import json
from typing import Any

import pytest

from shikaku_gui.formats import FormatError, loads, recognise
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from tests.formats.samples import SHAPE_PUZZLE

PUZZLE = Puzzle(
    3,
    3,
    {Cell(0, 0): 4, Cell(0, 2): None, Cell(2, 0): None, Cell(2, 2): None},
    shapes={Cell(0, 0): Shape.SQUARE, Cell(0, 2): Shape.TALL, Cell(2, 0): Shape.WIDE},
)
SOLUTION = (Rect(0, 0, 2, 2), Rect(0, 2, 2, 1), Rect(2, 0, 1, 2), Rect(2, 2, 1, 1))
REGIONS = ([0, 1, 3, 4], [2, 5], [6, 7], [8])
NUMBERS = (4, None, None, None)
SHAPES = ("SQUARE", "VERTICAL_RECT", "HORIZONTAL_RECT", "UNKNOWN")
CELLS = (0, 2, 6, 8)


def game_itself(**more: Any) -> dict[str, Any]:
    """The puzzle as the page of the game has it."""
    clues = [
        {"$type": "proto", "cellIdx": cell, "shapeConstraint": f"PatchesShapeConstraint_{shape}"}
        | ({"numberConstraint": number} if number else {})
        for cell, number, shape in zip(CELLS, NUMBERS, SHAPES, strict=True)
    ]
    solution = [{"cellIdxes": cells} for cells in REGIONS]
    return {"gridRows": 3, "gridCols": 3, "clueCells": clues, "solution": solution} | more


def archive_of_regions(**more: Any) -> dict[str, Any]:
    """The puzzle as an archive has it whose regions are the solution."""
    regions = [
        {
            "id": at,
            "color": "#E40101",
            "clueNumber": number,
            "clueShape": shape,
            "clueCellIndex": cell,
            "cells": [
                {"index": index, "row": index // 3, "col": index % 3, "borders": ["top"]}
                for index in region
            ],
        }
        for at, (cell, number, shape, region) in enumerate(
            zip(CELLS, NUMBERS, SHAPES, REGIONS, strict=True)
        )
    ]
    return {"puzzle_number": 38, "grid": {"rows": 3, "cols": 3, "regions": regions} | more}


def archive_of_clues(**more: Any) -> dict[str, Any]:
    """The puzzle as an archive has it that lists clues alone."""
    kinds = ("square", "V_rect", "H_rect", "free")
    clues = [
        {"x": cell % 3, "y": cell // 3, "type": kind, "size": number}
        for cell, number, kind in zip(CELLS, NUMBERS, kinds, strict=True)
    ]
    return {"game": "patches", "number": 118, "grid_size": [3, 3], "clues": clues} | more


@pytest.mark.parametrize(
    ("value", "solution"),
    [
        (game_itself(), SOLUTION),
        ({"game": {"puzzle": {"patchesGamePuzzle": game_itself()}}}, SOLUTION),
        (game_itself(solution=[]), None),
        (archive_of_regions(), SOLUTION),
        (archive_of_clues(), None),
    ],
    ids=["game", "in its page", "without solution", "regions", "clues"],
)
def test_read(value: object, solution: tuple[Rect, ...] | None) -> None:
    text = json.dumps(value)
    assert recognise(text).name == "shape-puzzles"
    game = loads(text)
    assert game.puzzle == PUZZLE
    assert (game.solution, game.wrong_solution) == (solution, False)


@pytest.mark.parametrize(
    "cells",
    [
        [[0, 1]],
        [[0, 4]],
        [["0"]],
        [[True]],
        [[0, 0]],
        [[-1]],
        [[9]],
        [[]],
        [[0, 1, 2], *REGIONS[2:]],
    ],
    ids=str,
)
def test_a_wrong_solution_is_left_out(cells: list[list[object]]) -> None:
    value = game_itself(solution=[{"cellIdxes": each} for each in cells])
    game = loads(json.dumps(value))
    assert (game.puzzle, game.solution, game.wrong_solution) == (PUZZLE, None, True)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (game_itself(clueCells=[{"cellIdx": 9}]), "the number of a cell from 0 to 8, found '9'"),
        (archive_of_clues(clues=[{"x": 3, "y": 0, "type": "free"}]), "a column from 0 to 2"),
        (archive_of_clues(clues=[{"x": 0, "y": -1, "type": "free"}]), "a row from 0 to 2"),
        (archive_of_clues(grid_size=[3]), "a size from 1 to 2000"),
        (archive_of_clues(clues=[{"x": 0, "y": 0, "type": 5}]), "a text, found '5'"),
        (archive_of_clues(clues=[{"x": 0, "y": 0, "type": "free", "size": -2}]), "an area from 0"),
        (archive_of_clues(clues={"type": 1}), "a list, found an object"),
    ],
    ids=range(7),
)
def test_refused(value: object, expected: str) -> None:
    with pytest.raises(FormatError, match=expected) as caught:
        loads(json.dumps(value))
    assert caught.value.column is not None


@pytest.mark.parametrize(
    "text",
    [
        '{"grid_size": [1, 2], "grid": [[2, 0]]}',
        '[{"rows": 1, "cols": 2, "clues": [[0, 0, 2]], "regions": []}]',
        f"[{SHAPE_PUZZLE}]",
    ],
)
def test_other_json_is_not_taken_for_it(text: str) -> None:
    assert recognise(text).name == "json"
