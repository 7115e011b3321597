"""The next puzzle needs one technique more than the player masters, or no more after hints."""

import pytest

from shikaku_gui.play.what_next import technique_to_need
from shikaku_gui.solver import Technique

ONLY, CLUE, SHARED, NO_ROOM, *_, COUNTING, WHAT_IF = Technique


@pytest.mark.parametrize(
    ("mastered", "hints", "wanted"),
    [
        ((), (), ONLY),
        ((), (1, 1), ONLY),
        ((ONLY,), (), CLUE),
        ((ONLY,), (0, 0, 7), CLUE),
        ((ONLY,), (3,), CLUE),
        ((ONLY,), (3, 0, 3), CLUE),
        ((ONLY,), (0, 3, 3), CLUE),
        ((ONLY, CLUE), (0,), SHARED),
        ((ONLY, CLUE), (3, 1), CLUE),
        ((CLUE,), (3, 1, 0), CLUE),
        ((COUNTING, ONLY), (), WHAT_IF),
        ((COUNTING, ONLY), (2, 2), COUNTING),
        (tuple(Technique), (), WHAT_IF),
        (tuple(Technique), (1, 1), WHAT_IF),
    ],
)
def test_the_technique_that_the_next_puzzle_needs(
    mastered: tuple[Technique, ...], hints: tuple[int, ...], wanted: Technique
) -> None:
    assert technique_to_need(mastered, hints) is wanted


@pytest.mark.parametrize(
    ("mastered", "hints", "wanted"),
    [
        ((SHARED,), (), Technique.STRANDED_CELL),
        ((NO_ROOM,), (1, 1), SHARED),
        ((WHAT_IF,), (), COUNTING),
    ],
)
def test_techniques_that_no_puzzle_needs_are_passed_over(
    mastered: tuple[Technique, ...], hints: tuple[int, ...], wanted: Technique
) -> None:
    possible = set(Technique) - {NO_ROOM, Technique.SUBSET, WHAT_IF}
    assert technique_to_need(mastered, hints, possible) is wanted
