"""The hard cores: well formed, and they need what the list says."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.hard_cores import (
    ORIENTATIONS,
    HardCore,
    all_cores,
    all_pairs,
    fitting_cores,
)
from shikaku_gui.solver.position_path import PositionPath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


def hard_steps(core: HardCore) -> Counter[Technique]:
    """Solve a core, and its twin, between walls; return the steps from *hard* on."""
    return steps_of(core, core.rects) + (steps_of(core, core.twin) if core.twin else Counter())


def steps_of(core: HardCore, rects: Iterable[tuple[Cell, Rect]]) -> Counter[Technique]:
    puzzle = Puzzle(core.height, core.width, {cell: rect.area for cell, rect in rects})
    covered = {cell for _, rect in rects for cell in rect.cells()}
    walls = [Rect(*cell, 1, 1) for cell in puzzle.grid.cells() if cell not in covered]
    path = PositionPath(PlacementSets.of(Board(puzzle, walls)))
    counts: Counter[Technique] = Counter()
    for step in path.steps():
        technique = step.finding.technique
        if TECHNIQUES[technique].level in (Difficulty.HARD, Difficulty.EXPERT):
            counts[technique] += 1
    assert path.position.solved
    return counts


def test_they_are_well_formed() -> None:
    for core in all_cores():
        cells = [cell for _, rect in core.rects for cell in rect.cells()]
        assert len(cells) == len(set(cells)) == core.area
        assert all(rect.covers(clue) and rect.area > 1 for clue, rect in core.rects)
        assert all(rect.within(core.height, core.width) for _, rect in core.rects)
        assert core.steps
    assert len(set(all_cores_as_sets())) == len(all_cores())


def test_twins_have_the_same_clues_and_other_rectangles() -> None:
    for core in all_pairs():
        assert {clue for clue, _ in core.rects} == {clue for clue, _ in core.twin}
        cells = [cell for _, rect in core.twin for cell in rect.cells()]
        assert sorted(cells) == sorted(cell for _, rect in core.rects for cell in rect.cells())
        assert all(rect.covers(clue) and rect.area > 1 for clue, rect in core.twin)
        assert len({*core.rects} & {*core.twin}) <= 0.2 * len(core.rects)
        assert core.steps
    assert not any(core.twin for core in all_cores())


def all_cores_as_sets() -> list[frozenset[object]]:
    return [frozenset(core.rects) for core in all_cores()]


@pytest.mark.parametrize("technique", ["stranded-cell", "sealed-pocket", "pair", "what-if"])
def test_a_few_need_what_the_list_says(technique: str) -> None:
    named = [core for core in all_cores() if Technique(technique) in core.steps]
    pairs = [core for core in all_pairs() if Technique(technique) in core.steps]
    for core in [*Random(technique).sample(named, 3), *Random(technique).sample(pairs, 2)]:
        assert hard_steps(core) == core.steps


@pytest.mark.slow
def test_all_need_what_the_list_says() -> None:
    for core in [*all_cores(), *all_pairs()]:
        assert hard_steps(core) == core.steps


def test_turning_gives_all_orientations() -> None:
    core = next(core for core in all_cores() if core.height != core.width)
    turned = [core.turned(orientation) for orientation in range(ORIENTATIONS)]
    assert len({each.rects for each in turned}) == ORIENTATIONS
    for each in turned:
        assert all(rect.covers(clue) for clue, rect in each.rects)
        assert all(rect.within(each.height, each.width) for _, rect in each.rects)
        assert sorted(rect.area for _, rect in each.rects) == sorted(
            rect.area for _, rect in core.rects
        )


def test_a_twin_is_turned_like_its_core() -> None:
    core = next(core for core in all_pairs() if core.height != core.width)
    for orientation in range(ORIENTATIONS):
        turned = core.turned(orientation)
        assert {clue for clue, _ in turned.rects} == {clue for clue, _ in turned.twin}
        assert all(rect.covers(clue) for clue, rect in turned.twin)


def test_what_does_not_fit_is_left_out() -> None:
    for core in fitting_cores(Technique.POCKET, Technique.PAIR, (10, 10), 6.5, pairs=False):
        assert Technique.POCKET in core.steps
        assert Technique.WHAT_IF not in core.steps
        assert 2 * core.area <= 100
    assert not fitting_cores(Technique.POCKET, Technique.PAIR, (3, 9), 6.5, pairs=False)
    assert not fitting_cores(Technique.POCKET, Technique.PAIR, (10, 10), 60.0, pairs=True)
