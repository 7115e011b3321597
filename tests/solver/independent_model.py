"""Answers that share nothing with the solver: rectangles listed by divisors, clauses, CP-SAT."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import combinations
from typing import TypeAlias

from ortools.sat.python import cp_model

from shikaku_gui.model import Cell, Puzzle, Rect

Clause: TypeAlias = frozenset[tuple[Rect, bool]]


def count_up_to_two(puzzle: Puzzle) -> int:
    """Return how many solutions a puzzle has, 2 for more than one, with CP-SAT's proof."""
    model = cp_model.CpModel()
    variables = {rect: model.new_bool_var(str(rect)) for rect in possible_rects(puzzle)}
    over: dict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    for rect, variable in variables.items():
        for covered in rect.cells():
            over[covered].append(variable)
    for cell in puzzle.grid.cells():
        model.add_exactly_one(over[cell])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    found = 0
    while found < 2:
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        assert status == cp_model.OPTIMAL, solver.status_name(status)
        found += 1
        model.add_bool_or(~var for var in variables.values() if solver.boolean_value(var))
    return found


def possible_rects(puzzle: Puzzle) -> list[Rect]:
    """Return the rectangles that hold just one clue, and as many cells as it says."""
    rest = puzzle.area - sum(area or 1 for area in puzzle.clues.values())
    if rest < 0:
        return []
    unknown = list(puzzle.clues.values()).count(None)
    open_areas = [rest + 1] if unknown == 1 else range(1, rest + 2)
    return [
        rect
        for cell, area in puzzle.clues.items()
        for size in ([area] if area else open_areas)
        for rect in _holding(puzzle, cell, size)
    ]


def clauses_of(puzzle: Puzzle, forbidden: Collection[Rect] = ()) -> set[Clause]:
    """Return clauses that say what a solution is, and that it is not a forbidden one.

    A literal is a rectangle and whether it is chosen.
    """
    rects = possible_rects(puzzle)
    clauses: set[Clause] = set()
    for cell in puzzle.grid.cells():
        over = [rect for rect in rects if rect.covers(cell)]
        clauses.add(frozenset((rect, True) for rect in over))
        clauses |= {frozenset((rect, False) for rect in pair) for pair in combinations(over, 2)}
    if forbidden:
        clauses.add(frozenset((rect, False) for rect in forbidden))
    return clauses


def _holding(puzzle: Puzzle, clue: Cell, area: int) -> Iterator[Rect]:
    """Yield the rectangles of an area that hold this clue and no other."""
    for height in range(1, min(area, puzzle.rows) + 1):
        width, left = divmod(area, height)
        if left or width > puzzle.cols:
            continue
        for row in range(max(0, clue.row - height + 1), min(clue.row, puzzle.rows - height) + 1):
            for col in range(max(0, clue.col - width + 1), min(clue.col, puzzle.cols - width) + 1):
                cells = {
                    Cell(r, c) for r in range(row, row + height) for c in range(col, col + width)
                }
                if len(cells & puzzle.clues.keys()) == 1:
                    yield Rect(row, col, height, width)
