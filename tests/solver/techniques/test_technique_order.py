"""The order of the techniques, and which of them are two views of one thing."""

from itertools import count
from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board
from shikaku_gui.solver import CutShortError
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES, easiest
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord
from tests.solver.brute import random_puzzle


def test_there_is_one_deduction_per_technique_in_order_of_difficulty() -> None:
    assert list(TECHNIQUES) == list(Technique)
    assert list(DIRECT_TECHNIQUES) == list(Technique)[:-1]


def test_the_easiest_technique_that_finds_something_is_taken() -> None:
    position = PlacementSets.of(Board(formats.loads("3 2 .\n. . .\n. . 4").puzzle))
    assert {found.technique for found in easiest(position)} == {Technique.ONLY_RECTANGLE}
    assert list(easiest(PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle)))) == []


def test_a_stop_ends_the_search() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    with pytest.raises(CutShortError):
        list(easiest(position, lambda: True))


@pytest.mark.parametrize("technique", DIRECT_TECHNIQUES)
def test_each_technique_asks_for_a_stop_as_it_goes(technique: Technique) -> None:
    position = PlacementSets.of(Board(random_puzzle(Random(3), 9, 9, most=8)))
    deduction = DIRECT_TECHNIQUES[technique]
    asked = count()
    found = list(deduction.find(position, lambda: next(asked) < 0))
    assert found == list(deduction.find(position))
    most = next(asked)
    assert most > 9
    asked = count()
    with pytest.raises(CutShortError):
        list(deduction.find(position, lambda: next(asked) == most // 2))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Technique.SHARED_CELLS, Technique.NO_ROOM),
        (Technique.SUBSET, Technique.STRANDED_CELL),
    ],
    ids=["room", "cover"],
)
def test_pairs_of_techniques_that_exclude_the_same(one: Technique, other: Technique) -> None:
    # Rectangles that contain a cell and overlap a rectangle all contain the cell of
    # that rectangle which is nearest to theirs; so they share it.
    rng = Random(8)
    fired = 0
    for _ in range(400):
        puzzle = random_puzzle(rng, rng.randint(2, 7), rng.randint(2, 7), most=8)
        position = without_easier(PlacementSets.of(Board(puzzle)), one)
        excluded = removed(TECHNIQUES[one], position)
        assert excluded == removed(TECHNIQUES[other], position)
        fired += bool(excluded)
    assert fired > 5


def without_easier(position: PlacementSets, technique: Technique) -> PlacementSets:
    """Go on by the techniques that are easier than one."""
    easier = list(Technique)[: list(Technique).index(min_rank(technique))]
    while not position.solved and not position.broken:
        found = next(easiest(position), None)
        if found is None or found.technique not in easier:
            break
        position = found.after(position)
    return position


def min_rank(technique: Technique) -> Technique:
    """Return the first of the two techniques that are one."""
    return Technique.STRANDED_CELL if technique is Technique.SUBSET else technique


def removed(deduction: TechniqueRecord, position: PlacementSets) -> int:
    ids = 0
    for finding in deduction.find(position):
        ids |= finding.removed
    return ids
