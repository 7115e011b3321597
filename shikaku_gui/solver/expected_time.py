"""How long a person is expected to take for a puzzle: an estimate from the steps to its solution.

That a puzzle is slow where few steps are possible at once was found for Sudoku: Radek Pelánek,
"Difficulty Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011. The weights and the
clues in view were fitted to what people draw; the seconds are assumptions.
``docs/difficulty.md`` has the formula.
"""

import math
from collections.abc import Mapping

ESTIMATE_VERSION = 2
"""Kept with stored estimates, and raised when anything here or in the weights changes."""

DRAW_SECONDS = 3.0
"""The time to draw a rectangle."""

LOOK_SECONDS = 0.7
"""The time to look at one clue, for each unit of a step's weight."""

CLUES_IN_VIEW = 15
"""The most clues that are looked through for a step, as a person stays in a part of the grid."""

TYPICAL_SECONDS: Mapping[str, float] = {
    "gentle": 110.0,
    "easy": 185.0,
    "medium": 290.0,
    "hard": 370.0,
    "expert": 2600.0,
}
"""The median estimate for 100 cells by level, of the 174 bundled puzzles of up to 400 cells."""

AREA_EXPONENT = 1.07
"""How the estimates of these puzzles grow with the number of cells."""

MOST_TYPICAL_CELLS = 900
"""For larger puzzles, nothing is said from level and size alone."""


def clues_looked_at(clues_left: int, close: int) -> float:
    """Return how many clues are looked at, on average, up to the first that leads on.

    ``clues_left`` is the number of clues without a rectangle, and ``close`` how many of those
    near the last step lead on. With ``k`` of them among ``n`` in random order, it is
    (n + 1) / (k + 1).

    >>> clues_looked_at(clues_left=5, close=2)
    2.0
    """
    in_view = min(clues_left, CLUES_IN_VIEW)
    return (in_view + 1) / (min(close, in_view) + 1)


def expected_seconds(looks: float, drawn: int) -> float:
    """Return the estimated time in seconds for the looks of a puzzle and its rectangles."""
    return LOOK_SECONDS * looks + DRAW_SECONDS * drawn


def typical_seconds(cells: int, level: str) -> float | None:
    """Return what is usually estimated for puzzles of a level and a number of cells.

    None is returned for an unknown level, and for sizes that nothing is known about.

    >>> typical_seconds(100, "hard")
    370.0
    """
    if level not in TYPICAL_SECONDS or not 0 < cells <= MOST_TYPICAL_CELLS:
        return None
    return TYPICAL_SECONDS[level] * math.pow(cells / 100, AREA_EXPONENT)
