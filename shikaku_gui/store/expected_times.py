"""The player's times compared with the expected times of the puzzles.

The estimate of each puzzle in the history is kept in the database, because it takes long to
make. Of a puzzle that was played several times, only the first game counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import StatisticsError, correlation, median
from typing import NamedTuple

from shikaku_gui.formats import FormatError, loads
from shikaku_gui.solver import ESTIMATE_VERSION
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import PastGame

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


class Estimate(NamedTuple):
    """The expected time in seconds of a puzzle, by its id; None if there is no estimate."""

    puzzle: str
    seconds: float | None


@dataclass(frozen=True, slots=True)
class TimeComparison:
    """How the player's times compare with the expected ones.

    ``puzzles`` were compared. ``factor`` is the median of the player's time divided by the
    expected one, ``rank_correlation`` Spearman's, from -1 to 1. Both are None while fewer than
    ``COMPARED_LEAST`` puzzles were compared, the latter also if all are alike.
    """

    puzzles: int = 0
    factor: float | None = None
    rank_correlation: float | None = None


def next_estimate(database: Database) -> Estimate | None:
    """Estimate the time of a puzzle in the history; None if all are known.

    It takes up to a few seconds, and writes nothing.

    Raises:
        StoreError: the database cannot be read.
    """
    from shikaku_gui.solver import Control, CutShortError, grade  # not only to read statistics

    rows = database.read(_NEXT, (_MOST_CELLS, ESTIMATE_VERSION))
    if not rows:
        return None
    puzzle, text = rows[0]
    control = Control(_MOST_SECONDS)
    try:
        graded = grade(loads(text).puzzle, stop=lambda: control.over)
    except (CutShortError, FormatError):
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


def load_estimates(database: Database) -> dict[str, float]:
    """Return the expected times in seconds by puzzle id.

    Raises:
        StoreError: it cannot be read.
    """
    sql = "SELECT puzzle, seconds FROM estimates WHERE version = ? AND seconds > 0"
    return dict(database.read(sql, (ESTIMATE_VERSION,)))


def compare_times(timed: Iterable[PastGame], expected: Mapping[str, float]) -> TimeComparison:
    """Compare the games whose time counts, in the order of play, with the expected times."""
    first: dict[str, float] = {}
    for game in timed:
        if game.puzzle in expected and game.seconds > 0:
            first.setdefault(game.puzzle, game.seconds)
    if len(first) < COMPARED_LEAST:
        return TimeComparison(len(first))
    estimates = [expected[puzzle] for puzzle in first]
    actual = list(first.values())
    factor = median(took / about for took, about in zip(actual, estimates, strict=True))
    return TimeComparison(len(first), factor, rank_correlation(estimates, actual))


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
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]
