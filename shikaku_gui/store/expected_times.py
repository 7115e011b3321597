"""The player's times compared with the expected times of the puzzles.

The estimate of each puzzle in the history is kept in the database, because it takes long to
make. Where a puzzle was played several times, only the first game counts.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import StatisticsError, correlation
from typing import NamedTuple

from shikaku_gui import solver
from shikaku_gui.formats import FormatError, HintsUsed, loads
from shikaku_gui.solver import ESTIMATE_VERSION, Control, CutShortError, Stop
from shikaku_gui.store.database import Database
from shikaku_gui.store.strength import Strength, TimedGame, measure_strength

COMPARED_LEAST = 10
"""Fewer puzzles say nothing about the player or the estimates."""

_MOST_CELLS = 900
"""Larger puzzles are not graded for this."""

_MOST_SECONDS = 2.0
"""The time after which the grading of a puzzle is given up."""

_NEXT = """
SELECT puzzle, text FROM games JOIN saves ON game = id
WHERE outcome = 'solved' AND draw = 0 AND rows * cols <= ?
  AND puzzle NOT IN (SELECT puzzle FROM estimates WHERE version = ?)
ORDER BY id LIMIT 1
"""

_COMPARED = """
SELECT games.puzzle, rows, cols, grade, games.seconds, estimates.seconds, nudge, place, why, draw
FROM games JOIN estimates ON estimates.puzzle = games.puzzle
WHERE outcome = 'solved' AND draw = 0 AND version = ?
  AND games.seconds > 0 AND estimates.seconds > 0
ORDER BY finished, id
"""


class Estimate(NamedTuple):
    """The expected time in seconds of a puzzle, by its id; None if there is no estimate."""

    puzzle: str
    seconds: float | None


@dataclass(frozen=True, slots=True)
class TimeComparison:
    """How the player's times compare with the expected ones.

    ``puzzles`` were compared. ``rank_correlation`` is Spearman's, from -1 to 1; None while fewer
    than ``COMPARED_LEAST`` puzzles were compared, or if all are alike.
    """

    puzzles: int = 0
    strength: Strength = field(default_factory=Strength)
    rank_correlation: float | None = None


def next_estimate(database: Database, stop: Stop | None = None) -> Estimate | None:
    """Estimate the time of a puzzle in the history; None if all are known.

    It takes up to a few seconds, and writes nothing.

    Raises:
        CutShortError: it was stopped.
        StoreError: the database cannot be read.
    """
    rows = database.read(_NEXT, (_MOST_CELLS, ESTIMATE_VERSION))
    if not rows:
        return None
    puzzle, text = rows[0]
    control = Control(_MOST_SECONDS, stop)
    try:
        graded = solver.grade(loads(text).puzzle, stop=control.is_over)
    except (CutShortError, FormatError):
        if stop is not None and stop():
            raise CutShortError from None
        return Estimate(puzzle, None)
    return Estimate(puzzle, graded.expected_seconds if graded.human_solvable else None)


def record_estimate(database: Database, estimate: Estimate) -> None:
    """Keep the estimate of a puzzle, unless its games were erased meanwhile.

    Raises:
        StoreError: it cannot be written.
    """
    database.change(
        "INSERT OR REPLACE INTO estimates (puzzle, version, seconds) "
        "SELECT ?, ?, ? WHERE EXISTS (SELECT * FROM games WHERE puzzle = ?)",
        (estimate.puzzle, ESTIMATE_VERSION, estimate.seconds, estimate.puzzle),
    )


def load_comparison(database: Database) -> TimeComparison:
    """Compare the games whose time counts with the estimates kept so far.

    Raises:
        StoreError: it cannot be read.
    """
    first: dict[str, TimedGame] = {}
    for row in database.read(_COMPARED, (ESTIMATE_VERSION,)):
        puzzle, rows, cols, grade, took, expected, *hints = row
        game = TimedGame(rows, cols, grade, took, expected, HintsUsed(*hints))
        first.setdefault(puzzle, game)
    games = list(first.values())
    strength = measure_strength(games)
    if len(games) < COMPARED_LEAST:
        return TimeComparison(len(games), strength)
    ranks = rank_correlation([g.expected for g in games], [g.seconds for g in games])
    return TimeComparison(len(games), strength, ranks)


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Spearman's rank correlation; None if all values of a list are equal.

    >>> rank_correlation([1, 2, 3], [10, 30, 20])
    0.5
    """
    try:
        return correlation(_ranks(first), _ranks(second))
    except StatisticsError:
        return None


def _ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    ordered = sorted(values)
    return [
        (bisect_left(ordered, value) + bisect_right(ordered, value) - 1) / 2 for value in values
    ]
