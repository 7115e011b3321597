import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.masks.area_masks import rectangle_masks_of
from shikaku_gui.solver.masks.cell_sets import PaddedFrame


def _rects_around(cell: Cell, area: int, rows: int, cols: int) -> set[Rect]:
    """Return all rectangles of an area on a grid that hold a cell."""
    cells = list(Rect(0, 0, rows, cols).cells())
    rects = {Rect.between(first, last) for first in cells for last in cells}
    return {rect for rect in rects if rect.area == area and cell in set(rect.cells())}


@pytest.mark.parametrize("area", [1, 2, 4, 6, 12])
def test_the_masks_are_all_rectangles_around_their_cell(area: int) -> None:
    rows, cols = 23, 12  # Wide enough for all of them around the middle but the longest.
    masks = rectangle_masks_of(area, rows, cols)
    frame = PaddedFrame(Rect(0, 0, rows, cols))
    cell = Cell(11, 6)
    base = 11 * frame.stride + 6 - masks.anchor_bit
    fitting = set(map(frame.mask, _rects_around(cell, area, rows, cols)))
    found = {mask << base if base >= 0 else mask >> -base for mask in masks.without(0)}
    assert fitting <= found
    assert all(mask.bit_count() == area and mask & frame.bit(cell) for mask in found)


def test_an_area_without_shapes_has_no_masks() -> None:
    assert rectangle_masks_of(7, 3, 3).without(0) == ()


def test_the_rectangles_that_miss_what_is_taken_are_remembered() -> None:
    masks = rectangle_masks_of(4, 9, 9)
    right = masks.anchor << 1
    assert right & masks.near
    left = masks.without(right)
    assert left == tuple(mask for mask in masks.without(0) if not mask & right)
    assert masks.by_taken[right] is left
    assert 0 < len(left) < len(masks.without(0))
