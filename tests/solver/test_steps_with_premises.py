"""The steps to a solution with their premises: right, and without any that could be left out."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shikaku_gui import formats, resources, step_checker
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.solver import Recipe, Technique, from_recipe, solve
from shikaku_gui.solver.steps_with_premises import checked_steps

WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"

PUZZLES = {
    "what if": formats.loads(WHAT_IF).puzzle,
    "counting": from_recipe(Recipe(8, 8, 4, needs=Technique.COUNTING)),
    "pocket": from_recipe(Recipe(8, 8, 1, needs=Technique.POCKET)),
    "pair": from_recipe(Recipe(8, 8, 1, needs=Technique.PAIR)),
    "unknown": Puzzle(2, 3, {Cell(0, 0): None, Cell(1, 2): 4}),
    "shapes": Puzzle(2, 2, {Cell(0, 0): None, Cell(1, 1): 2}, shapes={Cell(0, 0): Shape.WIDE}),
}


def record_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return what the checker takes, as it is read from a file."""
    areas = [[0] * puzzle.cols for _ in range(puzzle.rows)]
    shapes = [[""] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        areas[row][col] = area or -1
        shape = puzzle.shapes.get(Cell(row, col))
        shapes[row][col] = "" if shape is None else shape.value
    (solution,) = solve(puzzle).solutions
    record = {
        "clues": areas,
        "shapes": shapes,
        "solution": list(map(list, solution)),
        "path": checked_steps(puzzle),
    }
    loaded: dict[str, Any] = json.loads(json.dumps(record))
    return loaded


def steps_of(path: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the steps and those of their chains."""
    for step in path:
        yield step
        yield from steps_of(step.get("chain", []))


@pytest.mark.parametrize("name", PUZZLES)
def test_the_checker_accepts_the_steps_to_the_solution(name: str) -> None:
    record = record_of(PUZZLES[name])
    assert step_checker.verify(record) == (len(record["path"]), True)


@pytest.mark.parametrize("name", [name for name in PUZZLES if name != "shapes"])
def test_no_premise_can_be_left_out(name: str) -> None:
    record = record_of(PUZZLES[name])
    seen: Counter[str] = Counter()
    for number, step in enumerate(steps_of(record["path"])):
        for kind in ("clues", "cells"):
            for at in range(len(step[kind])):
                changed = copy.deepcopy(record)
                del list(steps_of(changed["path"]))[number][kind][at]
                with pytest.raises(ValueError, match="not excluded by the premises"):
                    step_checker.verify(changed)
                seen[kind] += 1
    assert seen["clues"] + seen["cells"]


@pytest.mark.slow
def test_every_bundled_puzzle() -> None:
    for path in resources.bundled():
        record = record_of(formats.load(path).puzzle)
        assert step_checker.verify(record).solved, path


def test_a_puzzle_that_the_techniques_do_not_solve_has_the_steps_before() -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    assert checked_steps(puzzle) == []
    assert Rect(0, 0, 1, 2) in solve(puzzle).solutions[0] + solve(puzzle).solutions[1]
