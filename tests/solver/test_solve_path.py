"""The steps to the next rectangle are each needed, and those to an exclusion exclude it."""

from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver import CutShortError, solve
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.solve_path import (
    LONGEST_CHECKED,
    StepSearch,
    describe_step,
    steps_to_exclusion,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from tests.known import known
from tests.reference_data import published
from tests.solver.brute import random_puzzle


def next_steps(
    start: PlacementSets, last: Rect | None = None, stop: Stop | None = None
) -> list[Step]:
    """Return the steps to the next rectangle, or else to the next what-if; none if stuck."""
    search = StepSearch(start, last, stop)
    return search.to_placement() or search.to_what_if()


def test_no_step_to_a_placement_is_unneeded() -> None:
    position = PlacementSets.of(Board(published("janko-050")))
    lengths = []
    while not position.solved:
        steps = next_steps(position)
        lengths.append(len(steps))
        assert holds(position, steps)
        for index in range(len(steps) - 1 if len(steps) <= LONGEST_CHECKED else 0):
            assert steps[index].finding.place is None
            assert not holds(position, [*steps[:index], *steps[index + 1 :]])
        position = steps[-1].after
    assert max(lengths) > LONGEST_CHECKED
    assert 1 in lengths
    assert any(2 < length <= LONGEST_CHECKED for length in lengths)


def holds(position: PlacementSets, steps: list[Step]) -> bool:
    """Tell whether each step can be found once those before it are made."""
    for _, finding in steps:
        wanted = finding.removed & position.live
        again = [
            one.with_placement(position)
            for one in TECHNIQUES[finding.technique].find(position)
            if one.data == finding.data and not wanted & ~one.removed
        ]
        if not again or (finding.place is not None and again[0].place != finding.place):
            return False
        position = position.after(finding.removed)
    return True


def test_steps_go_to_the_nearest_of_the_easiest_placements() -> None:
    position = PlacementSets.of(Board(formats.loads("3 2 .\n. . .\n. . 4").puzzle))
    for near in (Cell(0, 0), Cell(2, 2)):
        (step,) = next_steps(position, Rect(*near, 1, 1))
        assert step.finding.technique is Technique.ONLY_RECTANGLE
        assert position.table.rects[known(step.finding.place)].covers(near)


def test_what_no_solution_has_is_excluded_in_every_unique_puzzle() -> None:
    rng = Random(7)
    checked = 0
    for _ in range(80):
        puzzle = random_puzzle(rng, rng.randint(3, 6), rng.randint(3, 6), most=8)
        found = solve(puzzle).solutions
        if len(found) != 1:
            continue
        position = PlacementSets.of(Board(puzzle))
        for number, rect in enumerate(position.table.rects):
            steps = steps_to_exclusion(position, number)
            assert bool(steps) is (rect not in found[0])
            for step in steps:
                assert TECHNIQUES[step.finding.technique].check(
                    rects_by_clue(step.position), describe_step(step)
                )
            if steps:
                checked += 1
                assert rect in describe_step(steps[-1]).conclusion.excluded
                assert describe_step(steps[-1]).conclusion.excluded == (rect,)
    assert checked > 100


def test_a_thorough_search_for_a_what_if_is_not_ended_by_its_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = PlacementSets.of(Board(formats.loads("2 . .\n. . 4").puzzle))
    assert StepSearch(position).to_what_if(thorough=False)
    monkeypatch.setattr(what_if, "WORK_TO_FIND", -1)
    assert not StepSearch(position).to_what_if(thorough=False)
    assert StepSearch(position).to_what_if(thorough=True)


def test_a_stop_ends_the_work() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    with pytest.raises(CutShortError):
        next_steps(position, None, lambda: True)
