"""Stops that come at a check, and boards of the kinds on which solving goes through every phase."""

import random
from types import FrameType

from shikaku_gui.model import Board, Cell, Puzzle, is_solved
from shikaku_gui.solver import SolveResult, Status, generate

MOST_CALLS = 10_000
"""Calls of functions between two checks: some milliseconds' worth."""

MOST_CHECKS_AFTER = 5


class Stopping:
    """A stop that comes at a check, and counts the checks and the calls between them."""

    def __init__(self, at: int | None = None) -> None:
        self.checks = self.after = self.calls = self.most_calls = 0
        self._at = at

    def __call__(self) -> bool:
        self.most_calls = max(self.most_calls, self.calls)
        self.calls = 0
        self.checks += 1
        over = self._at is not None and self.checks >= self._at
        self.after += over
        return over

    def count(self, _frame: FrameType, event: str, _argument: object) -> None:
        self.calls += event in ("call", "c_call")


def claims_only_what_is_known(puzzle: Puzzle, result: SolveResult) -> None:
    """Assert that solutions are solutions, and that a limit claims no more than it found."""
    assert all(is_solved(Board(puzzle, found)) for found in result.solutions)
    assert len(set(result.solutions)) == len(result.solutions)
    if result.status is Status.LIMIT:
        assert not result.complete
        assert len(result.solutions) < 2
        assert not result.problems


def scattered(side: int, unknown: int) -> Puzzle:
    """Return a square grid with only "?" clues, in random cells."""
    cells = [Cell(*divmod(number, side)) for number in range(side * side)]
    return Puzzle(side, side, dict.fromkeys(random.Random(1).sample(cells, unknown)))


def corners(side: int) -> Puzzle:
    """Return a square grid with a "?" in two opposite corners."""
    return Puzzle(side, side, {Cell(0, 0): None, Cell(side - 1, side - 1): None})


def blocks(side: int, height: int, width: int) -> Puzzle:
    """Return a tiled grid; each block has its clue in a random cell."""
    rng = random.Random(1)
    clues: dict[Cell, int | None] = {
        Cell(row + rng.randrange(height), col + rng.randrange(width)): height * width
        for row in range(0, side, height)
        for col in range(0, side, width)
    }
    return Puzzle(side, side, clues)


def half_hidden(side: int) -> Puzzle:
    """Return a generated puzzle with "?" for half of its areas."""
    made = generate(side, side, seed=3)
    hidden = random.Random(1).sample(list(made.clues), len(made.clues) // 2)
    return Puzzle(side, side, {**made.clues, **dict.fromkeys(hidden)})
