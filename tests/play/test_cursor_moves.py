"""Where the keys for clues lead."""

import random

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play.cursor_moves import clue_towards

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def nearest(puzzle: Puzzle, cursor: Cell, rows: int, cols: int) -> Cell | None:
    """Look at all clues."""
    ways = []
    for clue in puzzle.clues:
        down, right = clue.row - cursor.row, clue.col - cursor.col
        ahead, beside = (down * rows, abs(right)) if rows else (right * cols, abs(down))
        if ahead > 0 and beside <= ahead:
            ways.append((ahead + beside, beside, clue))
    return min(ways)[2] if ways else None


@pytest.mark.parametrize("density", [0.01, 0.1, 0.5])
def test_the_nearest_clue_in_a_direction_is_found(density: float) -> None:
    dice = random.Random(density)
    for _ in range(50):
        rows, cols = dice.randint(1, 20), dice.randint(1, 20)
        cells = [Cell(row, col) for row in range(rows) for col in range(cols)]
        puzzle = Puzzle(rows, cols, {cell: 1 for cell in cells if dice.random() < density})
        cursor = dice.choice(cells)
        for step in STEPS:
            assert clue_towards(puzzle, cursor, *step) == nearest(puzzle, cursor, *step)
