"""The record of a puzzle in a dataset: one JSON object on a line.

The same recipe gives the same bytes in every process and on every machine.
"""

import json
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import (
    RECIPE_VERSION,
    NotFoundError,
    Recipe,
    Technique,
    from_recipe,
    grade,
    solve,
)
from shikaku_gui.store import canonical_form, canonical_id, puzzle_id


class MadeRecord(NamedTuple):
    """The line of a record, and the seconds of processor time that it took."""

    line: bytes
    seconds: float


def make_record(recipe: Recipe) -> MadeRecord:
    """Make the puzzle of a recipe, solve and grade it; called in any of the processes.

    Where there is no such puzzle, the line has the reason as ``error``.
    """
    started = process_time()
    record: dict[str, object] = {"recipe": str(recipe)}
    try:
        record |= _facts(from_recipe(recipe))
    except NotFoundError as error:
        record["error"] = str(error)
    line = json.dumps(record, separators=(",", ":")).encode("ascii") + b"\n"
    return MadeRecord(line, process_time() - started)


def record_start(recipe: Recipe) -> bytes:
    """Return the beginning of the line of a recipe's record."""
    return b'{"recipe":%s' % json.dumps(str(recipe)).encode("ascii")


def puzzle_of(rows: Sequence[Sequence[int]]) -> Puzzle:
    """Return the puzzle with these clues, given by rows with 0 for a cell without a clue."""
    clues = {
        Cell(row, col): area
        for row, areas in enumerate(rows)
        for col, area in enumerate(areas)
        if area
    }
    return Puzzle(len(rows), len(rows[0]), clues)


def _facts(puzzle: Puzzle) -> dict[str, object]:
    graded = grade(puzzle)
    (solution,) = solve(puzzle).solutions
    grid = [[0] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        grid[row][col] = area or 0
    return {
        "generator_version": RECIPE_VERSION,
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        "clues": grid,
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
