"""The record of a puzzle in a dataset: one JSON object on a line.

The same recipe gives the same bytes in every process and on every machine.
"""

import json
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.solver import (
    RECIPE_VERSION,
    NotFoundError,
    Recipe,
    Technique,
    checked_steps,
    from_recipe,
    grade,
    solve,
)
from shikaku_gui.store import canonical_form, canonical_id, puzzle_id


class MadeRecord(NamedTuple):
    """The line of a record, and the seconds of processor time that it took."""

    line: bytes
    seconds: float


def make_record(recipe: Recipe, *, steps: bool = False) -> MadeRecord:
    """Make the puzzle of a recipe, solve and grade it; called in any of the processes.

    With ``steps`` the record has the path to the solution, each step with its premises.
    Where there is no such puzzle, the line has the reason as ``error``.
    """
    started = process_time()
    record: dict[str, object] = {"recipe": str(recipe)}
    try:
        puzzle = from_recipe(recipe)
        record |= _facts(puzzle)
        if steps:
            record["path"] = checked_steps(puzzle)
    except NotFoundError as error:
        record["error"] = str(error)
    line = json.dumps(record, separators=(",", ":")).encode("ascii") + b"\n"
    return MadeRecord(line, process_time() - started)


def record_start(recipe: Recipe) -> bytes:
    """Return the beginning of the line of a recipe's record."""
    return b'{"recipe":%s' % json.dumps(str(recipe)).encode("ascii")


class Grid(NamedTuple):
    """The clues of a record by rows: 0 for an empty cell, -1 for a clue without an area.

    ``shapes`` has the names of their shapes by rows, no text where there is none; it has no rows
    where no clue gives a shape.
    """

    clues: Sequence[Sequence[int]]
    shapes: Sequence[Sequence[str]]


def puzzle_of(grid: Grid) -> Puzzle:
    """Return the puzzle of a record."""
    clues = {
        Cell(row, col): None if area < 0 else area
        for row, areas in enumerate(grid.clues)
        for col, area in enumerate(areas)
        if area
    }
    shapes = {
        Cell(row, col): Shape(name)
        for row, names in enumerate(grid.shapes)
        for col, name in enumerate(names)
        if name
    }
    return Puzzle(len(grid.clues), len(grid.clues[0]), clues, shapes=shapes)


def grid_of(puzzle: Puzzle) -> Grid:
    """Return the clues of a puzzle as a record has them."""
    clues = [[0] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        clues[row][col] = -1 if area is None else area
    shapes = [[""] * puzzle.cols for _ in range(puzzle.rows if puzzle.shapes else 0)]
    for (row, col), shape in puzzle.shapes.items():
        shapes[row][col] = shape.value
    return Grid(clues, shapes)


def _facts(puzzle: Puzzle) -> dict[str, object]:
    graded = grade(puzzle)
    (solution,) = solve(puzzle).solutions
    return {
        "generator_version": RECIPE_VERSION,
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        **grid_of(puzzle)._asdict(),
        "solution": [list(rect) for rect in solution],
        "grade": graded.grade,
        "score": graded.score,
        "hardest": graded.hardest,
        "steps": graded.steps,
        "techniques": {each.value: graded.techniques.get(each.value, 0) for each in Technique},
        "human_solvable": graded.human_solvable,
        "puzzle_id": puzzle_id(puzzle),
        "canonical_id": canonical_id(puzzle),
        "canonical_form": canonical_form(puzzle),
    }
