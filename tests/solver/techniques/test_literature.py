"""The techniques cut down to the levels of the literature reach what was published.

Figures: Simonis, slides to *Shikaku as a Constraint Problem* (2009).
"""

from random import Random

import pytest

from shikaku_gui.model import Board
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.masks.deduction import deduce
from shikaku_gui.solver.masks.propagation import ContradictionError
from shikaku_gui.solver.result import Level
from shikaku_gui.solver.techniques import only_clue, only_rectangle, shared_cells, subset
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord
from tests.reference_data import published, published_figures
from tests.solver.brute import any_puzzle


def by_bare_equations(position: PlacementSets) -> PlacementSets:
    """Go on with placements that are alone for their clue or for a cell, as level Ini does."""
    while True:
        found = [
            finding
            for deduction in (only_rectangle.RECORD, only_clue.RECORD)
            for finding in deduction.find(position)
            if finding.place is not None or position.at(finding.data[1]).bit_count() == 1
        ]
        if not found:
            return position
        position = found[0].after(position)


@pytest.mark.parametrize(
    ("name", "alternatives", "left"), [("nikoli-web-6", 210, 153), ("nikoli-web-1", 81, 0)]
)
def test_level_ini_leaves_as_many_variables_as_published(
    name: str, alternatives: int, left: int
) -> None:
    position = PlacementSets.of(Board(published(name)))
    assert len(position.table.rects) == alternatives
    end = by_bare_equations(position)
    assert sum(end.of_clue(clue).bit_count() for clue in end.open) == left
    assert published_figures(name)["ini_variables_left"] == left


def exhausted(position: PlacementSets, *deductions: TechniqueRecord) -> PlacementSets:
    """Exclude all that some techniques find, without drawing anything."""
    while not position.broken:
        finding = next(
            (found for deduction in deductions for found in deduction.find(position)), None
        )
        if finding is None:
            break
        position = position.after(finding.removed)
    return position


@pytest.mark.parametrize(
    ("level", "deductions"),
    [
        (Level.BASIC, (only_clue.RECORD, shared_cells.RECORD)),
        (Level.SUBSETS, (only_clue.RECORD, shared_cells.RECORD, subset.RECORD)),
    ],
)
def test_the_engine_and_the_techniques_reach_the_same(
    level: Level, deductions: tuple[TechniqueRecord, ...]
) -> None:
    rng = Random(1)
    for _ in range(300):
        puzzle = any_puzzle(rng, rng.randint(1, 7), rng.randint(1, 7))
        listed = placements(puzzle)
        position = exhausted(PlacementSets.of(Board(puzzle)), *deductions)
        try:
            left = deduce(puzzle, listed, level).placements
        except ContradictionError:
            assert position.broken
        else:
            assert left == tuple(map(position.rects_of, range(len(puzzle.clues))))
