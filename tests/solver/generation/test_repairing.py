"""Repairs: what another repair has overtaken stays as it is."""

from random import Random

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import Ambiguity
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.repairing import _neighbour, repair
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import PlacementMasks


def repaired(seen: Rect, now: Rect, clue: Cell) -> dict[Cell, Rect]:
    """Return the layout of one clue after a repair that saw a rectangle where now another is."""
    frame = PaddedFrame(seen)
    placements = [frame.mask(seen), frame.mask(Rect(*seen.first, 1, 1))]
    ambiguity = Ambiguity([clue], PlacementMasks(frame, [0], [placements], placements[0]))
    layout = Layout(4, 4, {clue: now})
    context = GenerationContext(4, 4, Character(), Symmetry.NONE, Random(1), Control())
    repair(layout, ambiguity, context, 0)
    return layout.rects


def test_a_clue_is_moved_in_its_rectangle() -> None:
    rect = Rect(1, 1, 1, 2)
    assert repaired(rect, rect, Cell(1, 1)) == {Cell(1, 2): rect}


def test_a_rectangle_that_has_left_what_was_seen_is_not_repaired() -> None:
    now = Rect(0, 1, 2, 1)
    assert repaired(Rect(1, 1, 1, 2), now, Cell(1, 1)) == {Cell(1, 1): now}


def test_a_neighbour_touches_one_of_the_rectangles() -> None:
    rects = {Cell(0, col): Rect(0, col, 1, 1) for col in range(7)}
    layout = Layout(1, 7, rects)
    ends, control = (Cell(0, 0), Cell(0, 5)), Control()
    found = {_neighbour(layout, ends, Random(seed), control)[0] for seed in range(40)}
    assert found == {Cell(0, 1), Cell(0, 4), Cell(0, 6)}
