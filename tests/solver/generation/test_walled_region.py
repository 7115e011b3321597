"""Both ways to list a clue's placements."""

from random import Random

import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.generation import walled_region
from shikaku_gui.solver.generation.character import Character
from shikaku_gui.solver.generation.draft import PuzzleDraft
from shikaku_gui.solver.generation.symmetry import Symmetry


@pytest.mark.parametrize("column", [0, 7])
def test_large_areas_have_the_placements_that_stamps_find(
    column: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = PuzzleDraft(20, 30, Character(20), Symmetry.NONE, Random(3)).layout()
    whole = Rect(0, column, 20, 30)
    land = walled_region.WalledRegion(whole, [whole])
    clues = {
        land.spot(Cell(row, col + column)): height * width
        for (row, col), (_, _, height, width) in layout.rects.items()
    }
    taken = land.walls | sum(1 << spot for spot in clues)
    listed: list[list[list[int]]] = []
    for largest in (0, 10**6):
        monkeypatch.setattr(walled_region, "_LARGEST", largest)
        found = [land.placements(spot, area, taken) for spot, area in clues.items()]
        listed.append([sorted(mask << base for mask in masks) for masks, base in found])
    assert listed[0] == listed[1]
    assert all(listed[0])


def test_what_lies_inside_misses_the_walls() -> None:
    land = walled_region.WalledRegion(Rect(0, 0, 8, 7), [Rect(0, 0, 8, 7)])
    found = walled_region.inside(land.spot(Cell(0, 6)), 6, land.rows, land.stride)
    assert {(rect.row, rect.col, rect.height, rect.width) for rect in land.frame.rects(found)} == {
        (0, 1, 1, 6),
        (0, 4, 2, 3),
        (0, 5, 3, 2),
        (0, 6, 6, 1),
    }
