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

import pytest

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Phase, Status, control, solve
from tests.solver.brute import mutilated_boards
from tests.solver.stopping import (
    MOST_CALLS,
    MOST_CHECKS_AFTER,
    Stopping,
    blocks,
    claims_only_what_is_known,
    corners,
    half_hidden,
    scattered,
)

Make = Callable[[], Puzzle]


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
"""The question: the puzzle, the number of solutions, and a phase that is reached."""


@pytest.fixture(params=ROWS)
def row(request: pytest.FixtureRequest) -> tuple[Puzzle, int, Phase]:
    make, solutions, phase = ROWS[request.param]
    return make(), solutions, phase


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
