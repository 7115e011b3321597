"""The grades that the generator works out quickly are those of the grading."""

import pytest

from shikaku_gui.model import Board
from shikaku_gui.solver import Difficulty, generate, grade
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.generation import target_grade
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.remembered_steps import minds_at_most
from shikaku_gui.solver.solving import solve
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


@pytest.mark.parametrize("wanted", [None, "gentle", "easy", "medium"])
def test_the_rank_of_what_the_basic_deductions_decide(wanted: str | None) -> None:
    for seed in range(8):
        puzzle = generate(9, 9, grade=wanted, seed=seed)
        start = PlacementSets.of(Board(puzzle))
        given = grade(puzzle)
        assert target_grade._rank(start, Control()) == target_grade.RANK[Difficulty(given.grade)]
        if given.grade in ("gentle", "easy"):
            assert minds_at_most(start, given.minded)
            assert not given.minded or not minds_at_most(start, given.minded - 1)


@pytest.mark.parametrize("wanted", [Difficulty.HARD, Difficulty.EXPERT])
def test_hard_and_expert_are_told_apart(wanted: Difficulty) -> None:
    for seed in range(3 if wanted is Difficulty.HARD else 1):
        puzzle = generate(8, 8, grade=wanted, seed=seed)
        (solution,) = solve(puzzle).solutions
        layout = Layout(8, 8, dict(zip(puzzle.clues, solution, strict=True)))
        for level in (Difficulty.HARD, Difficulty.EXPERT):
            found = target_grade._is_hard(layout, level, Control())
            assert found is (level is wanted)


def test_counting_what_is_to_be_remembered_can_be_stopped() -> None:
    start = PlacementSets.of(Board(generate(9, 9, grade="easy", seed=1)))
    with pytest.raises(CutShortError):
        minds_at_most(start, 0, stop=lambda: True)
