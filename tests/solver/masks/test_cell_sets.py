import pytest

from shikaku_gui.model import Rect
from shikaku_gui.solver.masks.cell_sets import MaskGrid, PaddedFrame, union


@pytest.mark.parametrize(
    "frame",
    [
        PaddedFrame(Rect(0, 0, 1, 1)),
        PaddedFrame(Rect(0, 0, 3, 4)),
        PaddedFrame(Rect(5, 7, 4, 2)),
        MaskGrid(1, 1),
        MaskGrid(1, 5),
        MaskGrid(5, 1),
        MaskGrid(4, 6),
    ],
)
def test_every_rectangle_survives_the_way_to_a_mask_and_back(frame: PaddedFrame) -> None:
    cells = list(frame.bounds.cells())
    assert frame.cells(frame.whole) == cells
    for first in cells:
        for last in cells:
            rect = Rect.between(first, last)
            mask = frame.mask(rect)
            assert mask.bit_count() == rect.area
            assert frame.rects([mask]) == [rect]
            assert frame.cells(mask) == list(rect.cells())
            assert mask == union(map(frame.bit, rect.cells()))


def test_rectangles_overlap_where_their_masks_share_bits() -> None:
    frame = PaddedFrame(Rect(0, 0, 3, 3))
    cells = list(frame.bounds.cells())
    rects = {Rect.between(first, last) for first in cells for last in cells}
    for one in rects:
        for other in rects:
            assert bool(frame.mask(one) & frame.mask(other)) == one.overlaps(other)
