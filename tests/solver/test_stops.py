"""Limits and stops at random moments while puzzles are generated, and on large boards.

On small grids the checks are counted, and the calls of functions between two of them. The slow
tests take every board of ``benchmarks/bench_cliffs.py`` at its size. There the processor time of
this thread between two checks is bounded, and that from a stop to the end. The bounds are some
twenty times what was measured, so that only work without any check exceeds them.
"""

import gc
import random
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from time import thread_time

import pytest

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver import (
    CutShortError,
    Difficulty,
    NotFoundError,
    Recipe,
    Status,
    Symmetry,
    Technique,
    control,
    from_recipe,
    next_hint,
    solve,
)
from shikaku_gui.solver.background_import import load_arrays
from shikaku_gui.solver.control import Control
from tests.solver.stopping import (
    MOST_CHECKS_AFTER,
    Stopping,
    blocks,
    claims_only_what_is_known,
    corners,
    half_hidden,
    scattered,
)

SMALL = {
    "without a grade": Recipe(20, 20, 1),
    "in arrays": Recipe(90, 90, 1),
    "in windows, mirror": Recipe(66, 66, 1, symmetry=Symmetry.MIRROR),
    "gentle": Recipe(15, 15, 1, Difficulty.GENTLE),
    "gentle, rotation": Recipe(12, 12, 1, Difficulty.GENTLE, symmetry=Symmetry.ROTATION),
    "medium": Recipe(15, 15, 1, Difficulty.MEDIUM),
    "hard": Recipe(10, 10, 6, Difficulty.HARD),
    "expert, rotation": Recipe(10, 10, 2, Difficulty.EXPERT, symmetry=Symmetry.ROTATION),
    "needs a pair": Recipe(8, 8, 1, needs=Technique.PAIR),
}


MOST_CALLS = 20_000
"""Calls of functions between two checks: some milliseconds' worth."""


MOST_CALLS_LARGE = 200_000
"""The same on large boards, where single steps take longer: twice what was counted."""


MOST_CALLS_OF_HINTS = 100_000
"""The same in the search for hints: listing a clue's placements is one step."""


@pytest.fixture(autouse=True)
def _imported() -> None:
    """Import what a stop does not wait for: that would be one more thread."""
    load_arrays(Control())


def most_calls(recipe: Recipe) -> int:
    """Generate a puzzle; return the most calls of functions between two checks."""
    stop = Stopping()
    sys.setprofile(stop.count)
    try:
        from_recipe(recipe, stop=stop)
    finally:
        sys.setprofile(None)
    return max(stop.most_calls, stop.calls)


@pytest.mark.parametrize("recipe", SMALL.values(), ids=SMALL)
def test_generating_checks_the_limits_on_the_way(recipe: Recipe) -> None:
    from_recipe(recipe)  # Reads the hard cores.
    assert most_calls(recipe) < MOST_CALLS


def is_stopped(recipe: Recipe, stop: Stopping) -> None:
    """Assert that a stop ends the generation of a puzzle, and that little is done afterwards."""
    with pytest.raises(NotFoundError, match="before the limit") as caught:
        from_recipe(recipe, stop=stop)
    assert caught.value.stopped
    assert stop.after <= MOST_CHECKS_AFTER


@pytest.mark.parametrize("recipe", SMALL.values(), ids=SMALL)
def test_a_stop_at_a_random_moment_ends_the_generation(recipe: Recipe) -> None:
    whole, rng = Stopping(), random.Random(1)
    finished = from_recipe(recipe, stop=whole)
    threads = threading.active_count()
    for at in (rng.randint(1, whole.checks), whole.checks):
        is_stopped(recipe, Stopping(at))
        assert threading.active_count() == threads
    assert from_recipe(recipe, stop=Stopping(whole.checks + 1)) == finished


@pytest.mark.parametrize("recipe", SMALL.values(), ids=SMALL)
def test_a_limit_at_a_random_moment_ends_the_generation(
    recipe: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: Iterator[int] = count()
    monkeypatch.setattr(control, "monotonic", lambda: next(ticks))
    from_recipe(recipe, time_limit=10**9)
    limit = random.Random(1).randint(0, next(ticks) - 2)
    ticks = count()
    with pytest.raises(NotFoundError, match="before the limit") as caught:
        from_recipe(recipe, time_limit=limit)
    assert caught.value.stopped
    assert next(ticks) <= limit + 1 + MOST_CHECKS_AFTER


def two_drawn(puzzle: Puzzle) -> Board:
    """Return a board with a cell of its own for two clues."""
    return Board(puzzle, [Rect(*cell, 1, 1) for cell in list(puzzle.clues)[:2]])


HINTED: dict[str, Callable[[], Board]] = {
    "10 ? on 20x20": lambda: Board(scattered(20, 10)),
    "4 ? on 10x10, two drawn": lambda: two_drawn(scattered(10, 4)),
    "half hidden": lambda: Board(half_hidden(12)),
}


@pytest.mark.parametrize("board", HINTED.values(), ids=HINTED)
def test_a_stop_ends_the_search_for_a_hint(board: Callable[[], Board]) -> None:
    whole = Stopping()
    sys.setprofile(whole.count)
    try:
        found = next_hint(board(), stop=whole)
    finally:
        sys.setprofile(None)
    assert max(whole.most_calls, whole.calls) < MOST_CALLS_OF_HINTS
    for at in (1, random.Random(1).randint(2, 40)):  # How often CP-SAT asks depends on the time.
        stop = Stopping(at)
        with pytest.raises(CutShortError):
            next_hint(board(), stop=stop)
        assert stop.after <= MOST_CHECKS_AFTER
    assert next_hint(board(), stop=Stopping()) == found


def test_a_stopped_generation_leaves_nothing_in_memory() -> None:
    def stopped() -> None:
        for at in range(1, 400, 40):
            with suppress(NotFoundError):
                from_recipe(SMALL["in arrays"], stop=Stopping(at))

    stopped()
    gc.collect()
    before = len(gc.get_objects())
    gc.disable()
    try:
        stopped()
        # There is no cycle for the collector to find, so what is made is freed before the end.
        assert not gc.collect()
    finally:
        gc.enable()
    assert len(gc.get_objects()) - before < 50


MOST_SECONDS = 1.0
"""Seconds of processor time between two checks and after a stop; measured was less than a tenth."""


class TimedStop(Stopping):
    """A stop that also measures the processor time of this thread, between checks and after it."""

    def __init__(self, at: int | None = None) -> None:
        super().__init__(at)
        self.longest, self._last = 0.0, thread_time()

    def __call__(self) -> bool:
        self.longest = max(self.longest, self.since)
        over = super().__call__()
        if self.after < 2:
            self._last = thread_time()
        return over

    @property
    def since(self) -> float:
        """The processor time since the last check, or since the first that was over."""
        return thread_time() - self._last


def two_wrong() -> Puzzle:
    """Return 24x24 of 2x3 blocks with an area too small by one, and another too large."""
    puzzle = blocks(24, 2, 3)
    less, more = random.Random(1).sample(list(puzzle.clues), 2)
    return Puzzle(24, 24, {**puzzle.clues, less: 5, more: 7})


BOARDS: dict[str, Callable[[], Puzzle]] = {
    **{f"two ? in corners, {side}": partial(corners, side) for side in (30, 60, 100, 200)},
    "10 ? on 20x20": lambda: scattered(20, 10),
    "20 ? on 20x20": lambda: scattered(20, 20),
    "100 ? on 30x30": lambda: scattered(30, 100),
    "100 ? on 40x40": lambda: scattered(40, 100),
    "half hidden, 20x20": lambda: half_hidden(20),
    "half hidden, 30x30": lambda: half_hidden(30),
    "6x6 blocks": lambda: blocks(48, 6, 6),
    "3x4 blocks": lambda: blocks(96, 3, 4),
    "4x4 blocks": lambda: blocks(96, 4, 4),
    "two areas wrong": two_wrong,
}


@pytest.mark.slow
@pytest.mark.parametrize("most_solutions", [2, 3])
@pytest.mark.parametrize("board", BOARDS)
def test_large_boards_are_stopped_in_every_phase(board: str, most_solutions: int) -> None:
    puzzle, rng = BOARDS[board](), random.Random(1)
    whole = TimedStop()
    solve(puzzle, max_solutions=most_solutions, time_limit=2, stop=whole)
    assert max(whole.longest, whole.since) < MOST_SECONDS
    for _ in range(4):
        stop = TimedStop(rng.randint(1, whole.checks))
        result = solve(puzzle, max_solutions=most_solutions, time_limit=2, stop=stop)
        assert max(stop.longest, stop.since) < MOST_SECONDS
        assert stop.after <= MOST_CHECKS_AFTER
        claims_only_what_is_known(puzzle, result)
        assert result.status in _EXPECTED[board == "two areas wrong"]


OPEN_BOARDS = [name for name in BOARDS if "?" in name]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "drawn"),
    [*((name, Board) for name in BOARDS), *((name, two_drawn) for name in OPEN_BOARDS)],
)
def test_hints_for_large_boards_are_stopped_in_every_phase(
    board: str, drawn: Callable[[Puzzle], Board]
) -> None:
    on, rng = drawn(BOARDS[board]()), random.Random(1)
    whole = TimedStop()
    next_hint(on, stop=whole)
    assert max(whole.longest, whole.since) < MOST_SECONDS
    for _ in range(4):
        stop = TimedStop(rng.randint(1, whole.checks))
        with suppress(CutShortError):
            next_hint(on, stop=stop)
        assert max(stop.longest, stop.since) < MOST_SECONDS
        assert stop.after <= MOST_CHECKS_AFTER


_EXPECTED = {
    False: {Status.LIMIT, Status.MULTIPLE, Status.UNIQUE},
    True: {Status.LIMIT, Status.INFEASIBLE},
}

LARGE = {
    "10x10, hard": Recipe(10, 10, 3, Difficulty.HARD),
    "10x10, expert": Recipe(10, 10, 3, Difficulty.EXPERT, symmetry=Symmetry.ROTATION),
    "60x60, gentle": Recipe(60, 60, 1, Difficulty.GENTLE),
    "100x100, gentle": Recipe(100, 100, 1, Difficulty.GENTLE, symmetry=Symmetry.ROTATION),
    "100x100, hard": Recipe(100, 100, 1, Difficulty.HARD),
    "100x100, expert": Recipe(100, 100, 1, Difficulty.EXPERT),
    "200x200": Recipe(200, 200, 1),
    "200x200, rotation": Recipe(200, 200, 1, symmetry=Symmetry.ROTATION),
    "200x200, gentle": Recipe(200, 200, 1, Difficulty.GENTLE),
    "400x400, mirror": Recipe(400, 400, 1, symmetry=Symmetry.MIRROR),
    "1000x1000": Recipe(1000, 1000, 1),
}


@pytest.mark.slow
@pytest.mark.parametrize("recipe", LARGE.values(), ids=LARGE)
def test_large_generations_check_the_limits_on_the_way(recipe: Recipe) -> None:
    assert most_calls(recipe) < MOST_CALLS_LARGE


@pytest.mark.slow
@pytest.mark.parametrize("recipe", LARGE.values(), ids=LARGE)
def test_large_generations_are_stopped_wherever_they_are(recipe: Recipe) -> None:
    whole, rng = TimedStop(), random.Random(1)
    from_recipe(recipe, stop=whole)
    assert max(whole.longest, whole.since) < MOST_SECONDS
    for _ in range(4):
        stop = TimedStop(rng.randint(1, whole.checks))
        is_stopped(recipe, stop)
        assert max(stop.longest, stop.since) < MOST_SECONDS
