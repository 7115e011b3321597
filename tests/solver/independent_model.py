"""An answer that shares nothing with the solver: rectangles listed by divisors, then CP-SAT."""

from collections import defaultdict
from collections.abc import Iterator

from ortools.sat.python import cp_model

from shikaku_gui.model import Cell, Puzzle, Rect


def count_up_to_two(puzzle: Puzzle) -> int:
    """Return how many solutions a puzzle has, 2 for more than one, with CP-SAT's proof."""
    model = cp_model.CpModel()
    rest = puzzle.area - sum(area or 1 for area in puzzle.clues.values())
    if rest < 0:
        return 0
    variables: dict[Rect, cp_model.IntVar] = {}
    over: dict[Cell, list[cp_model.IntVar]] = defaultdict(list)
    for cell, area in puzzle.clues.items():
        areas = [area] if area else range(1, rest + 2)
        for rect in (each for size in areas for each in _holding(puzzle, cell, size)):
            variables[rect] = model.new_bool_var(str(rect))
            for covered in rect.cells():
                over[covered].append(variables[rect])
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
