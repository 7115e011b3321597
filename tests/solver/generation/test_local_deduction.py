"""Tests that changes of a large layout alone are deduced like the whole layout."""

from random import Random

import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.generation import local_deduction
from shikaku_gui.solver.generation.ambiguities import AmbiguityFinder
from shikaku_gui.solver.generation.character import BALANCED
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.local_deduction import LocalDeduction
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.generation.uniqueness import make_unique
from shikaku_gui.solver.masks.propagation import PlacementMasks
from shikaku_gui.solver.result import Level

_SIDE = 90


@pytest.fixture
def everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let windows be used however much of a grid they cover."""
    monkeypatch.setattr(local_deduction, "_MOST_CHANGES", 1)
    monkeypatch.setattr(local_deduction, "_MOST_COVERED", 9)
    monkeypatch.setattr(local_deduction, "_MARGINS", (10, 16, 24, 32))


def unique_layout(seed: int) -> Layout:
    """Return a layout with one solution."""
    rng = Random(seed)
    context = GenerationContext(_SIDE, _SIDE, BALANCED, Symmetry.NONE, rng, Control())
    layout = context.new_layout()
    assert make_unique(layout, context, Level.BASIC)
    return layout


def placements(parts: list[PlacementMasks], clues: list[Cell]) -> dict[Cell, set[Rect]]:
    """Return the placements left to each undecided clue."""
    return {
        clues[number]: set(mine)
        for part in parts
        for number, mine in zip(part.clues, part.placements(), strict=True)
    }


def whole(layout: Layout) -> dict[Cell, set[Rect]]:
    """Deduce the whole layout; return the placements left to each undecided clue."""
    parts, large, cells = AmbiguityFinder.of_whole(layout, Control()).undecided(layout)
    assert not large
    return placements(parts, cells)


def change(layout: Layout, rng: Random) -> None:
    """Move some clues, and join or split some rectangles."""
    for _ in range(rng.randrange(1, 4)):
        clue = rng.choice(list(layout.rects))
        layout.move(clue, rng.choice(layout.free_cells(clue) or [clue]))
    clue = rng.choice(list(layout.rects))
    row, col, height, width = layout.rects[clue]
    if rng.random() < 0.5 and height > 3:
        del layout.rects[clue]
        layout.rects[Cell(row, col)] = Rect(row, col, 2, width)
        layout.rects[Cell(row + height - 1, col)] = Rect(row + 2, col, height - 2, width)


@pytest.mark.usefixtures("everywhere")
def test_that_changes_leave_what_the_whole_deduction_leaves() -> None:
    told = undecided = 0
    for seed in range(2):
        layout, rng = unique_layout(seed), Random(seed)
        last = LocalDeduction(layout, [], Control())
        for _ in range(12):
            change(layout, rng)
            found, expected = last.update(layout), whole(layout)
            if found is None:
                last = LocalDeduction(layout, expected, Control())
            else:
                assert placements(*found) == expected
                told += 1
                undecided += bool(expected)
    assert told > 12
    assert undecided > 6


def test_that_many_changes_are_left_to_the_whole_deduction() -> None:
    layout = unique_layout(1)
    last = LocalDeduction(layout, [], Control())
    for clue in list(layout.rects):
        layout.move(clue, (layout.free_cells(clue) or [clue])[0])
    assert last.update(layout) is None


@pytest.mark.usefixtures("everywhere")
def test_that_a_stop_is_noticed() -> None:
    layout = unique_layout(1)
    looks = iter(range(10))
    control = Control(stop=lambda: next(looks, None) is None)
    last = LocalDeduction(layout, [], control)
    change(layout, Random(1))
    with pytest.raises(CutShortError):
        last.update(layout)
