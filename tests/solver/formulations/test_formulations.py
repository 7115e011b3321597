"""Every formulation against brute force, against each other, and against the rules."""

import random
from collections.abc import Sequence

import pytest

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.catalogue import FORMULATIONS
from shikaku_gui.solver.formulations.formulation import (
    Formulation,
    RunOutcome,
    Verdict,
    run_checked,
)
from tests.solver.brute import (
    all_layouts,
    all_solutions,
    any_puzzle,
    is_first_image,
)

INCOMPLETE = {"relaxation", "relaxation-pdlp"}
"""They may end without an answer."""

ROUNDING = {"highs", "scip", "cbc"}
"""That there is no other solution is their claim."""


def run(formulation: Formulation, puzzle: Puzzle) -> RunOutcome:
    return run_checked(formulation, puzzle, placements(puzzle), Control(60))


def right_verdict(solutions: Sequence[object] | set[tuple[Rect, ...]]) -> Verdict:
    if not solutions:
        return Verdict.INFEASIBLE
    return Verdict.UNIQUE if len(solutions) == 1 else Verdict.MULTIPLE


def assert_right(formulation: Formulation, puzzle: Puzzle) -> None:
    """Hold what a formulation returns against what brute force finds."""
    known = all_solutions(puzzle, 100_000)
    assert known is not None
    outcome = run(formulation, puzzle)
    right = right_verdict(known)
    if not formulation.unknown_areas and None in puzzle.clues.values():
        assert outcome.verdict in (Verdict.UNSUPPORTED, Verdict.INFEASIBLE)
        return
    assert set(outcome.solutions) <= known
    if formulation.name in INCOMPLETE and outcome.verdict in (Verdict.SOLVED, Verdict.UNDECIDED):
        assert outcome.note
        return
    assert outcome.verdict is right, (formulation.name, puzzle)
    assert outcome.proved or formulation.name in INCOMPLETE | ROUNDING
    assert len(outcome.solutions) == min(2, len(known))


def tiny_puzzles(rows: int, cols: int) -> list[Puzzle]:
    """Return every layout of clues whose areas add up to a grid, one of those that are alike."""
    return [
        Puzzle(rows, cols, dict(layout))
        for layout in all_layouts(rows, cols)
        if is_first_image(rows, cols, layout)
    ]


@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_tiny_boards(formulation: Formulation) -> None:
    for puzzle in random.Random(formulation.name).sample(tiny_puzzles(2, 3), 20):
        assert_right(formulation, puzzle)
    for number in range(12):
        rng = random.Random(number)
        assert_right(formulation, any_puzzle(rng, rng.randint(1, 4), rng.randint(1, 4)))


@pytest.mark.slow
@pytest.mark.parametrize("formulation", FORMULATIONS, ids=lambda each: each.name)
def test_all_tiny_boards(formulation: Formulation) -> None:
    for size in ((1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (3, 3)):
        puzzles = tiny_puzzles(*size)
        for puzzle in random.Random(1).sample(puzzles, min(len(puzzles), 500)):
            assert_right(formulation, puzzle)
    for number in range(300):
        rng = random.Random(number)
        assert_right(formulation, any_puzzle(rng, rng.randint(1, 5), rng.randint(1, 5)))
