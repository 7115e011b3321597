"""The level table: the published figures, and that nothing of a solution is removed."""

import json
import random
from pathlib import Path

import pytest

from shikaku_gui.formats import load
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import Placements, placements
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.formulations.reasoning_levels import level_steps
from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.solving import solve
from tests.solver.brute import all_solutions, any_puzzle

SLOW = pytest.mark.slow

LITERATURE = Path(__file__).resolve().parents[2] / "data" / "literature"
FIGURES = json.loads((LITERATURE / "figures.json").read_text("utf-8"))

LEFT = {
    "gams-6x6": (23, 0, 0, 0, 0, 0),
    "janko-011": (86, 0, 0, 0, 0, 0),
    "janko-050": (312, 306, 97, 67, 66, 0),
    "kuleuven-7x7": (24, 0, 0, 0, 0, 0),
    "nikoli-web-1": (0, 0, 0, 0, 0, 0),
    "nikoli-web-6": (153, 0, 0, 0, 0, 0),
}
"""The variables left after each level; the paper publishes the first of the last two."""


def literature(name: str) -> Puzzle:
    return load(LITERATURE / f"{name}.txt").puzzle


@pytest.mark.parametrize("name", FIGURES)
def test_published_figures(name: str) -> None:
    puzzle = literature(name)
    figures = solve(puzzle).figures
    known = {
        "rooms": figures.rooms,
        "fixed": figures.fixed,
        "alternatives": figures.alternatives,
        "cover": figures.cover,
        "ini_variables_left": next(level_steps(puzzle, placements(puzzle))).left,
    }
    published = {key: FIGURES[name][key] for key in known if key in FIGURES[name]}
    assert published == {key: known[key] for key in published}
    assert "rooms" in published


@pytest.mark.parametrize("name", LEFT)
def test_variables_left_after_each_level(name: str) -> None:
    puzzle = literature(name)
    listed = placements(puzzle)
    steps = list(level_steps(puzzle, listed))
    assert [step.level for step in steps] == list(ReasoningLevel)
    assert tuple(step.left for step in steps) == LEFT[name]
    before = listed
    for step in steps:
        assert sorted(step.removed) == sorted(set(flat(before)) - set(flat(step.placements)))
        before = step.placements


def flat(listed: Placements) -> list[Rect]:
    return [rect for mine in listed for rect in mine]


@pytest.mark.parametrize("numbers", [range(80), pytest.param(range(80, 600), marks=SLOW)])
def test_no_level_removes_what_a_solution_has(numbers: range) -> None:
    contradictions = 0
    for number in numbers:
        rng = random.Random(number)
        puzzle = any_puzzle(rng, rng.randint(2, 5), rng.randint(2, 5))
        listed = placements(puzzle)
        solutions = all_solutions(puzzle) if all(listed) else None
        for step in level_steps(puzzle, listed) if all(listed) else ():
            if step.contradiction:
                assert not solutions
                contradictions += 1
            for solution in solutions or ():
                assert all(map(tuple.__contains__, step.placements, solution))
    assert contradictions > 2


@pytest.mark.parametrize("numbers", [range(15), pytest.param(range(15, 300), marks=SLOW)])
def test_the_levels_to_red_are_the_basic_deductions(numbers: range) -> None:
    for number in numbers:
        rng = random.Random(number)
        puzzle = any_puzzle(rng, rng.randint(4, 8), rng.randint(4, 8))
        listed = placements(puzzle)
        if not all(listed):
            continue
        steps = {step.level: step for step in level_steps(puzzle, listed)}
        try:
            basic = deduce(puzzle, listed, Level.BASIC).placements
        except ContradictionError:
            assert any(step.contradiction for step in steps.values())
            continue
        red = steps[ReasoningLevel.RED]
        assert not red.contradiction
        assert [set(mine) for mine in red.placements] == [set(mine) for mine in basic]


def test_counting_removes_what_no_level_below_sees() -> None:
    janko = literature("janko-050")
    steps = {step.level: step for step in level_steps(janko, placements(janko))}
    assert len(steps[ReasoningLevel.GCC].removed) == 20


def test_a_limit_ends_the_table() -> None:
    puzzle = Puzzle(20, 20, {Cell(r, c): 2 for r in range(20) for c in range(20) if (r + c) % 2})
    with pytest.raises(CutShortError):
        list(level_steps(puzzle, placements(puzzle), Control(stop=lambda: True)))
