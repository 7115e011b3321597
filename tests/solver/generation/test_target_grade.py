"""The grades that the generator works out quickly are those of the grading."""

import pytest

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Difficulty, Technique, generate, grade
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.generation import target_grade
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.solving import solve
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES


def steps_of(puzzle: Puzzle) -> EasySteps:
    placements = EasyPlacements(puzzle.grid, Control())
    placements.change(puzzle)
    return EasySteps(placements)


@pytest.mark.parametrize("wanted", [None, "gentle", "easy", "medium"])
def test_the_grade_of_what_the_basic_deductions_decide(wanted: str | None) -> None:
    for seed in range(8):
        puzzle = generate(9, 9, grade=wanted, seed=seed)
        given = grade(puzzle)
        found = target_grade._grade(steps_of(puzzle))
        assert found is Difficulty(given.grade)
        if wanted == "gentle":
            assert steps_of(puzzle).solve(drawing_only=True)


@pytest.mark.parametrize("wanted", [Difficulty.HARD, Difficulty.EXPERT])
def test_hard_and_expert_are_told_apart(wanted: Difficulty) -> None:
    for seed in range(3 if wanted is Difficulty.HARD else 1):
        puzzle = generate(8, 8, grade=wanted, seed=seed)
        (solution,) = solve(puzzle).solutions
        layout = Layout(8, 8, dict(zip(puzzle.clues, solution, strict=True)))
        for level in (Difficulty.HARD, Difficulty.EXPERT):
            found = target_grade._has_hard_grade(layout, level, Control())
            assert found is (level is wanted)


@pytest.mark.parametrize(
    ("steps", "varied", "expected"),
    [
        ({Technique.PAIR: 2}, True, True),
        ({Technique.PAIR: 3}, True, False),
        ({Technique.PAIR: 3}, False, True),
        ({Technique.PAIR: 2, Technique.SUBSET: 1}, True, False),
        ({Technique.PAIR: 3, Technique.SUBSET: 2}, True, True),
    ],
)
def test_at_most_three_of_five_hard_steps_are_of_one_technique(
    steps: dict[Technique, int], varied: bool, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {TECHNIQUES[technique].level for technique in steps} == {Difficulty.HARD}
    monkeypatch.setattr(target_grade, "steps_left", lambda *_: steps)
    layout = Layout(1, 1, {})
    found = target_grade._has_steps(layout, Difficulty.HARD, 1, Control(), varied=varied)
    assert found is expected
