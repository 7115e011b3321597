"""Puzzles that need a technique, and have several steps of their level."""

from itertools import chain

import pytest

from shikaku_gui.model import Board, Puzzle
from shikaku_gui.solver import Difficulty, Recipe, Symmetry, Technique, from_recipe, grade, solve
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.hard_cores import all_cores
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.needed_steps import exhausted, needs_technique, steps_left
from shikaku_gui.solver.generation.planting import least_steps, steps_of_level
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

NAMED = [
    Technique.ONLY_RECTANGLE,
    Technique.ONLY_CLUE,
    Technique.SHARED_CELLS,
    Technique.STRANDED_CELL,
    Technique.POCKET,
    Technique.PAIR,
    pytest.param(Technique.COUNTING, marks=pytest.mark.slow),
    Technique.WHAT_IF,
]


def layout_of(puzzle: Puzzle) -> Layout:
    (solution,) = solve(puzzle).solutions
    return Layout(puzzle.rows, puzzle.cols, dict(zip(puzzle.clues, solution, strict=True)))


def stuck_without(puzzle: Puzzle, technique: Technique) -> bool:
    finders = [
        each.find
        for other, each in DIRECT_TECHNIQUES.items()
        if other is not technique
        and TECHNIQUES[other].level.rank <= TECHNIQUES[technique].level.rank
    ]
    if technique is Technique.STRANDED_CELL:  # Subsets exclude the same.
        finders.remove(DIRECT_TECHNIQUES[Technique.SUBSET].find)
    if technique is Technique.SHARED_CELLS:
        finders.remove(DIRECT_TECHNIQUES[Technique.NO_ROOM].find)
    return not exhausted(PlacementSets.of(Board(puzzle)), finders, Control()).solved


@pytest.mark.parametrize("technique", NAMED)
def test_what_is_asked_for_is_needed(technique: Technique) -> None:
    puzzle = from_recipe(Recipe(9, 9, 1, needs=technique))
    found = grade(puzzle)
    assert found.grade == puzzle.grade
    assert TECHNIQUES[technique].level.value == found.grade
    assert technique.value in found.techniques
    assert stuck_without(puzzle, technique)
    assert Recipe.of(puzzle) == Recipe(9, 9, 1, needs=technique)


def test_a_harder_puzzle_may_need_an_easier_technique() -> None:
    puzzle = from_recipe(Recipe(10, 10, 1, Difficulty.EXPERT, needs=Technique.PAIR))
    found = grade(puzzle)
    assert found.grade == "expert"
    assert "pair" in found.techniques


def test_what_is_not_needed_is_told() -> None:
    puzzle = from_recipe(Recipe(8, 8, 1, Difficulty.EASY))
    layout = layout_of(puzzle)
    assert needs_technique(layout.puzzle(Control()), Technique.ONLY_CLUE, Control())
    assert not needs_technique(layout.puzzle(Control()), Technique.POCKET, Control())
    assert not needs_technique(layout.puzzle(Control()), Technique.WHAT_IF, Control())
    assert steps_left(layout, Technique.PAIR, Control()) == {}


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.ROTATION])
def test_hard_puzzles_have_several_hard_steps(symmetry: Symmetry) -> None:
    for seed in range(4):
        puzzle = from_recipe(Recipe(10, 10, seed, Difficulty.HARD, symmetry=symmetry))
        found = grade(puzzle)
        assert (found.grade, found.one_hard_moment) == ("hard", False)


def test_steps_are_those_of_the_grading() -> None:
    for seed in range(4):
        puzzle = from_recipe(Recipe(8, 8, seed, Difficulty.HARD))
        counts = steps_left(layout_of(puzzle), Technique.PAIR, Control())
        assert counts is not None
        given = {Technique(name): n for name, n in grade(puzzle).techniques.items()}
        level = Difficulty.HARD  # Which techniques are used depends on the order of the steps.
        assert steps_of_level(counts, level) == steps_of_level(given, level) >= 2


def test_an_expert_puzzle_is_beyond_the_hard_techniques() -> None:
    puzzle = from_recipe(Recipe(8, 8, 1, Difficulty.EXPERT))
    assert steps_left(layout_of(puzzle), Technique.PAIR, Control()) is None
    assert steps_left(layout_of(puzzle), Technique.WHAT_IF, Control())


@pytest.mark.parametrize(
    ("side", "least"), [(2, 1), (5, 1), (7, 2), (10, 3), (15, 4), (20, 6), (100, 30)]
)
def test_larger_grids_have_more_steps(side: int, least: int) -> None:
    assert least_steps(side, side, 0) == least


def test_all_techniques_of_cores_are_hard_ones() -> None:
    found = set(chain.from_iterable(core.steps for core in all_cores()))
    levels = {TECHNIQUES[technique].level for technique in found}
    assert levels == {Difficulty.HARD, Difficulty.EXPERT}


@pytest.mark.parametrize("seed", [4, 32, 64, 144])
def test_hard_puzzles_have_three_hard_steps_in_the_order_of_a_person(seed: int) -> None:
    used = grade(from_recipe(Recipe(10, 10, seed, Difficulty.HARD))).techniques
    steps = {Technique(name): number for name, number in used.items()}
    assert steps_of_level(steps, Difficulty.HARD) >= 3
