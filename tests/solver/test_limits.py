"""Limits and stops at random moments, on small boards of the kinds that lead into every phase.

A clock on the wall is not looked at: what counts is how often the limits are checked, what is done
between two checks, and what is done once a check has said that it is over.
"""

import gc
import random
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from types import FrameType

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, is_solved
from shikaku_gui.solver import Phase, SolveResult, Status, control, generate, solve
from tests.solver.brute import mutilated_boards

Make = Callable[[], Puzzle]


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


ROWS: dict[str, tuple[Make, int, Phase]] = {
    "two ? in corners": (lambda: corners(30), 2, Phase.DEDUCTION),
    "two ? in corners, three solutions": (lambda: corners(10), 3, Phase.SEARCH),
    "8 ? on 10x10": (lambda: scattered(10, 8), 3, Phase.SEARCH),
    "20 ? on 20x20": (lambda: scattered(20, 20), 2, Phase.CHECK),
    "half hidden": (lambda: half_hidden(10), 3, Phase.SEARCH),
    "6x6 blocks": (lambda: blocks(18, 6, 6), 2, Phase.DEDUCTION),
    "4x4 blocks in arrays": (lambda: blocks(64, 4, 4), 2, Phase.DEDUCTION),
    "no solution": (lambda: mutilated_boards(4), 2, Phase.CONFLICT),
}
"""What is asked: the puzzle, how many solutions, and a phase that is reached."""

MOST_CALLS = 10_000
"""Calls of functions between two checks: some milliseconds' worth."""

MOST_CHECKS_AFTER = 5


@pytest.fixture(params=ROWS)
def row(request: pytest.FixtureRequest) -> tuple[Puzzle, int, Phase]:
    make, solutions, phase = ROWS[request.param]
    return make(), solutions, phase


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


def test_every_row_reaches_its_phase_and_checks_the_limits_on_the_way(
    row: tuple[Puzzle, int, Phase],
) -> None:
    puzzle, solutions, phase = row
    stop = Stopping()
    sys.setprofile(stop.count)
    try:
        result = solve(puzzle, max_solutions=solutions, stop=stop)
    finally:
        sys.setprofile(None)
    assert phase in result.figures.seconds
    assert max(stop.most_calls, stop.calls) < MOST_CALLS
    claims_only_what_is_known(puzzle, result)


@pytest.mark.parametrize("seed", range(2))
def test_a_stop_at_a_random_moment_ends_every_row(
    row: tuple[Puzzle, int, Phase], seed: int
) -> None:
    puzzle, solutions, _ = row
    whole = Stopping()
    full = solve(puzzle, max_solutions=solutions, stop=whole)
    stop = Stopping(random.Random(seed).randint(1, whole.checks))
    threads = threading.active_count()
    result = solve(puzzle, max_solutions=solutions, stop=stop)
    assert threading.active_count() == threads
    assert stop.after <= MOST_CHECKS_AFTER
    claims_only_what_is_known(puzzle, result)
    if result.status is not Status.LIMIT:
        assert result.status is full.status


@pytest.mark.parametrize("seed", range(2))
def test_a_limit_at_a_random_moment_ends_every_row(
    row: tuple[Puzzle, int, Phase], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, solutions, _ = row
    ticks: Iterator[int] = count()
    monkeypatch.setattr(control, "monotonic", lambda: next(ticks))
    full = solve(puzzle, max_solutions=solutions, time_limit=10**9)
    limit = random.Random(seed).randint(0, next(ticks))
    ticks = count()
    result = solve(puzzle, max_solutions=solutions, time_limit=limit)
    assert next(ticks) <= limit + 1 + MOST_CHECKS_AFTER
    claims_only_what_is_known(puzzle, result)
    if result.status is not Status.LIMIT:
        assert result.status is full.status


def test_what_was_stopped_leaves_nothing_in_memory() -> None:
    puzzle = half_hidden(10)

    def stopped() -> None:
        for moment in range(2, 40, 2):
            solve(puzzle, max_solutions=3, stop=Stopping(moment))

    stopped()
    gc.collect()
    before = len(gc.get_objects())
    stopped()
    gc.collect()
    assert len(gc.get_objects()) - before < 50
