"""How long a person is expected to take for a puzzle: an estimate from the steps to its solution.

That a puzzle is slow where few steps are possible at once was found for Sudoku: Radek Pelánek,
"Difficulty Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011. The seconds here
are assumptions, not fitted to measured players; ``docs/difficulty.md`` has the formula.
"""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

ESTIMATE_VERSION = 1
"""Kept with stored estimates, and raised when anything here or in the weights changes."""

DRAW_SECONDS = 3.0
"""The time to draw a rectangle."""

LOOK_SECONDS = 1.5
"""The time to look at one clue, for each unit of a step's weight."""

CLUES_IN_VIEW = 30
"""The most clues that are looked through for a step; on a large grid a person stays in a part."""

TYPICAL_SECONDS: Mapping[str, float] = {
    "gentle": 150.0,
    "easy": 180.0,
    "medium": 270.0,
    "hard": 350.0,
    "expert": 1750.0,
}
"""The median estimate for 100 cells by level, of the 174 bundled puzzles of up to 400 cells."""

AREA_EXPONENT = 1.14
"""How the estimates of these puzzles grow with the number of cells."""

MOST_TYPICAL_CELLS = 900
"""For larger puzzles, nothing is said from level and size alone."""


class StepLoad(NamedTuple):
    """The circumstances that the time for a step depends on.

    ``weight`` is what the step adds to the score, ``draws`` whether it draws a rectangle;
    ``clues_left`` is the number of clues without one, ``clues_open`` of how many clues a step
    of the same technique tells something.
    """

    weight: int
    draws: bool
    clues_left: int
    clues_open: int


def expected_seconds(steps: Iterable[StepLoad]) -> float:
    """Return the estimated time in seconds for the steps to a solution.

    >>> expected_seconds([StepLoad(1, True, clues_left=3, clues_open=3)])
    4.5
    >>> expected_seconds([StepLoad(8, False, clues_left=11, clues_open=1)])
    72.0
    """
    return sum(map(_step_seconds, steps))


def typical_seconds(cells: int, level: str) -> float | None:
    """Return what is usually estimated for puzzles of a level and a number of cells.

    None is returned for an unknown level, and for sizes that nothing is known about.

    >>> typical_seconds(100, "hard")
    350.0
    """
    if level not in TYPICAL_SECONDS or not 0 < cells <= MOST_TYPICAL_CELLS:
        return None
    return TYPICAL_SECONDS[level] * math.pow(cells / 100, AREA_EXPONENT)


def _step_seconds(step: StepLoad) -> float:
    """Return the time to look through clues up to the first open one, and to draw.

    With ``k`` open ones among ``n`` in random order, that is (n + 1) / (k + 1) clues on average.
    """
    left = min(step.clues_left, CLUES_IN_VIEW)
    looks = (left + 1) / (min(step.clues_open, left) + 1)
    return DRAW_SECONDS * step.draws + LOOK_SECONDS * step.weight * looks
