"""How long a person is expected to take for a puzzle: an estimate from the steps to its solution.

That a puzzle is slow where few steps are possible at once was found for Sudoku: Radek Pelánek,
"Difficulty Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011. The seconds here
are assumptions, not fitted to measured players; ``docs/difficulty.md`` has the formula.
"""

from collections.abc import Iterable
from typing import NamedTuple

ESTIMATE_VERSION = 1
"""Kept with stored estimates, and raised when anything here or in the weights changes."""

DRAW_SECONDS = 3.0
"""The time to draw a rectangle."""

LOOK_SECONDS = 1.5
"""The time to look at one clue, for each unit of a step's weight."""

CLUES_IN_VIEW = 30
"""The most clues that are looked through for a step; on a large grid a person stays in a part."""


class StepLoad(NamedTuple):
    """What the time for a step depends on.

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


def _step_seconds(step: StepLoad) -> float:
    """Return the time to look through clues up to the first open one, and to draw.

    With ``k`` open ones among ``n`` in random order, that is (n + 1) / (k + 1) clues on average.
    """
    left = min(step.clues_left, CLUES_IN_VIEW)
    looks = (left + 1) / (min(step.clues_open, left) + 1)
    return DRAW_SECONDS * step.draws + LOOK_SECONDS * step.weight * looks
