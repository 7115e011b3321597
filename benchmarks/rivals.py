"""The solvers that ours is measured against.

Two models of the literature rebuilt, and Simon Tatham's Rectangles where it is installed
(Debian package sgt-puzzles). All but the first prove uniqueness or are told apart.
"""

import shutil
import subprocess
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from ortools.sat.python import cp_model

from shikaku_gui.formats import SavedGame, dumps, format_named
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements

SGT = shutil.which("sgt-rect") or shutil.which("sgt-rect", path="/usr/games")


def thirty_lines(puzzle: Puzzle) -> bool:
    """Solve as the literature's short programs do, in their plain way, default search.

    Every rectangle of a clue's area is held against every clue; every cell's equation
    is summed over all placements that hold it, found by looking at each. One solution,
    no proof that it is the only one.
    """
    model = cp_model.CpModel()
    placed: list[tuple[Cell, Rect, cp_model.IntVar]] = []
    for cell, area in puzzle.clues.items():
        for height in (number for number in range(1, area + 1) if area % number == 0):
            width = area // height
            for top in range(cell.row - height + 1, cell.row + 1):
                for left in range(cell.col - width + 1, cell.col + 1):
                    rect = Rect(top, left, height, width)
                    if rect.within(puzzle.rows, puzzle.cols) and _holds_one(puzzle, rect):
                        placed.append((cell, rect, model.new_bool_var("")))
    for cell in puzzle.clues:
        model.add(sum(variable for clue, _, variable in placed if clue == cell) == 1)
    for row in range(puzzle.rows):
        for col in range(puzzle.cols):
            model.add(
                sum(
                    variable
                    for _, (r, c, h, w), variable in placed
                    if r <= row < r + h and c <= col < c + w
                )
                == 1
            )
    return cp_model.CpSolver().solve(model) == cp_model.OPTIMAL


def _holds_one(puzzle: Puzzle, rect: Rect) -> bool:
    row, col, height, width = rect
    inside = [1 for r, c in puzzle.clues if row <= r < row + height and col <= c < col + width]
    return len(inside) == 1


def careful(puzzle: Puzzle) -> bool:
    """Solve by a careful CP-SAT set partitioning on one worker; no proof of uniqueness."""
    return _careful(puzzle, prove=False)


def careful_with_proof(puzzle: Puzzle) -> bool:
    """Solve as :func:`careful`, then forbid the solution and solve again."""
    return _careful(puzzle, prove=True)


def _careful(puzzle: Puzzle, *, prove: bool) -> bool:
    model = cp_model.CpModel()
    covering: defaultdict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    pairs: list[tuple[Rect, cp_model.IntVar]] = []
    for mine in placements(puzzle):
        variables = [model.new_bool_var("") for _ in mine]
        model.add_exactly_one(variables)
        pairs += zip(mine, variables, strict=True)
    for rect, variable in pairs:
        for cell in rect.cells():
            covering[cell].append(variable)
    for variables in covering.values():
        model.add_exactly_one(variables)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solved = solver.solve(model) == cp_model.OPTIMAL
    if not (solved and prove):
        return solved
    model.add_bool_or(~variable for _, variable in pairs if solver.boolean_value(variable))
    return solver.solve(model) == cp_model.INFEASIBLE


def sgt_seconds(puzzles: Sequence[Puzzle]) -> float:
    """Return how long Tatham's program takes to solve all of them in one process.

    Printing them with solutions, less printing them without.
    """
    assert SGT is not None
    text = "".join(f"{game_id(puzzle)}\n" for puzzle in puzzles)
    seconds = []
    for options in (["--with-solutions"], []):
        start = perf_counter()
        subprocess.run(
            [SGT, "--print", "1x1", *options],
            input=text,
            text=True,
            capture_output=True,
            check=True,
        )
        seconds.append(perf_counter() - start)
    return max(0.0, seconds[0] - seconds[1])


def sgt_puzzles(count: int, rows: int, cols: int) -> list[str]:
    """Return the ids of new puzzles made by Tatham's program."""
    assert SGT is not None
    made = subprocess.run(
        [SGT, "--generate", str(count), f"{cols}x{rows}"],
        text=True,
        capture_output=True,
        check=True,
    )
    return made.stdout.split()


def game_id(puzzle: Puzzle) -> str:
    """Return the puzzle as Tatham's program takes it."""
    return dumps(SavedGame(puzzle), format_named("sgt")).strip()


def corpus(path: Path) -> list[Puzzle]:
    """Read the puzzles of a file of JSON: names, each with its grid as ``problem``."""
    import json

    from shikaku_gui.formats import loads

    return [loads(entry["problem"]).puzzle for entry in json.loads(path.read_text()).values()]
