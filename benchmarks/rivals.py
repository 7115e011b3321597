"""The solvers that ours is measured against.

Models of the literature rebuilt, and Simon Tatham's Rectangles where it is installed
(Debian package sgt-puzzles). Each says whether it proves uniqueness. They list their
placements themselves, in plain Python, but for the one that is given ours.
"""

import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from benchmark_tools import children_seconds, require_sgt
from ortools.sat.python import cp_model

from shikaku_gui.formats import SavedGame, dumps, format_named
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import placements

Shape: TypeAlias = tuple[int, int, int, int]
"""A rectangle: its top row, left column, height and width."""


def thirty_lines(puzzle: Puzzle) -> bool:
    """Solve as the literature's short programs do, in their plain way, default search.

    Every rectangle of a clue's area is held against every clue; every cell's equation
    is summed over all placements that hold it, found by looking at each. One solution,
    no proof that it is the only one.
    """
    model = cp_model.CpModel()
    placed: list[tuple[int, int, int, int, cp_model.IntVar]] = []
    for clue, area in puzzle.clues.items():
        mine = []
        for top, left, height, width in _shapes(puzzle, clue, area):
            bottom, right = top + height, left + width
            if sum(top <= row < bottom and left <= col < right for row, col in puzzle.clues) == 1:
                mine.append(model.new_bool_var(""))
                placed.append((top, left, bottom, right, mine[-1]))
        model.add(sum(mine) == 1)
    for row in range(puzzle.rows):
        for col in range(puzzle.cols):
            model.add(
                sum(
                    variable
                    for top, left, bottom, right, variable in placed
                    if top <= row < bottom and left <= col < right
                )
                == 1
            )
    return cp_model.CpSolver().solve(model) == cp_model.OPTIMAL


def thirty_lines_indexed(puzzle: Puzzle) -> bool:
    """Solve as :func:`thirty_lines`, but note for each cell which placements hold it."""
    model = cp_model.CpModel()
    covering: defaultdict[tuple[int, int], list[cp_model.IntVar]] = defaultdict(list)
    for clue, area in puzzle.clues.items():
        mine = []
        for shape in _shapes(puzzle, clue, area):
            top, left, height, width = shape
            cells = [(top + row, left + col) for row in range(height) for col in range(width)]
            if sum(cell in puzzle.clues for cell in cells) == 1:
                mine.append(model.new_bool_var(""))
                for cell in cells:
                    covering[cell].append(mine[-1])
        model.add(sum(mine) == 1)
    for cell in puzzle.grid.cells():
        model.add(sum(covering[cell]) == 1)
    return cp_model.CpSolver().solve(model) == cp_model.OPTIMAL


def _shapes(puzzle: Puzzle, clue: Cell, area: int | None) -> Iterator[Shape]:
    """Yield the rectangles of a clue's area that hold it and lie on the grid."""
    assert area is not None
    row, col = clue
    for height in range(1, min(area, puzzle.rows) + 1):
        width, rest = divmod(area, height)
        if rest:
            continue
        for top in range(max(0, row - height + 1), min(row, puzzle.rows - height) + 1):
            for left in range(max(0, col - width + 1), min(col, puzzle.cols - width) + 1):
                yield top, left, height, width


def careful(puzzle: Puzzle) -> bool:
    """Solve by a careful CP-SAT set partitioning on one worker; no proof of uniqueness.

    Sums over the grid give at once how many clues a rectangle holds.
    """
    return _careful(puzzle, careful_placements(puzzle), prove=False)


def careful_with_proof(puzzle: Puzzle) -> bool:
    """Solve as :func:`careful`, then forbid the solution and solve again."""
    return _careful(puzzle, careful_placements(puzzle), prove=True)


def careful_given_ours(puzzle: Puzzle) -> bool:
    """Solve as :func:`careful`, but be given the placements by our own fast listing."""
    return _careful(puzzle, placements(puzzle), prove=False)


def careful_placements(puzzle: Puzzle) -> list[list[Shape]]:
    """Return each clue's placements; sums of clues over corners of the grid test them."""
    sums = [[0] * (puzzle.cols + 1) for _ in range(puzzle.rows + 1)]
    for row in range(puzzle.rows):
        for col in range(puzzle.cols):
            before = sums[row][col + 1] + sums[row + 1][col] - sums[row][col]
            sums[row + 1][col + 1] = before + ((row, col) in puzzle.clues)
    return [
        [
            (top, left, height, width)
            for top, left, height, width in _shapes(puzzle, clue, area)
            if sums[top + height][left + width]
            - sums[top][left + width]
            - sums[top + height][left]
            + sums[top][left]
            == 1
        ]
        for clue, area in puzzle.clues.items()
    ]


def _careful(puzzle: Puzzle, listed: Iterable[Sequence[Shape]], *, prove: bool) -> bool:
    model = cp_model.CpModel()
    covering: list[list[cp_model.IntVar]] = [[] for _ in range(puzzle.area)]
    variables: list[cp_model.IntVar] = []
    for mine in listed:
        own = [model.new_bool_var("") for _ in mine]
        model.add_exactly_one(own)
        variables += own
        for (top, left, height, width), variable in zip(mine, own, strict=True):
            for start in range(top * puzzle.cols + left, (top + height) * puzzle.cols, puzzle.cols):
                for cell in range(start, start + width):
                    covering[cell].append(variable)
    for over in covering:
        model.add_exactly_one(over)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solved = solver.solve(model) == cp_model.OPTIMAL
    if not (solved and prove):
        return solved
    model.add_bool_or(~variable for variable in variables if solver.boolean_value(variable))
    return solver.solve(model) == cp_model.INFEASIBLE


def sgt_seconds(puzzles: Sequence[Puzzle]) -> float:
    """Return the processor time Tatham's program takes to solve all of them in one process.

    Printing them with solutions, less printing them without.
    """
    text = "".join(f"{game_id(puzzle)}\n" for puzzle in puzzles)
    seconds = []
    for options in (["--with-solutions"], []):
        before = children_seconds()
        subprocess.run(
            [require_sgt(), "--print", "1x1", *options],
            input=text,
            text=True,
            capture_output=True,
            check=True,
        )
        seconds.append(children_seconds() - before)
    return max(0.0, seconds[0] - seconds[1])


def game_id(puzzle: Puzzle) -> str:
    """Return the puzzle as Tatham's program takes it."""
    return dumps(SavedGame(puzzle), format_named("sgt")).strip()
