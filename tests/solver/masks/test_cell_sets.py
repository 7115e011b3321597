import random

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.cell_sets import MaskGrid, PaddedFrame, clue_masks, free_steps, union
from tests.solver.brute import any_puzzle


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


def test_free_cells_end_at_the_next_clue_or_the_edge() -> None:
    puzzle = Puzzle(4, 5, {Cell(0, 1): 2, Cell(2, 1): 3, Cell(2, 4): 4, Cell(3, 3): None})
    assert free_steps(puzzle) == [(0, 1, 1, 3), (1, 1, 1, 2), (2, 1, 2, 0), (3, 0, 3, 1)]


def test_placements_are_all_rectangles_that_obey_the_rules() -> None:
    rng = random.Random(11)
    for _ in range(60):
        puzzle = any_puzzle(rng, rng.randint(1, 7), rng.randint(1, 7))
        frame = PaddedFrame(puzzle.grid)
        largest = rng.randint(1, 12)
        found = clue_masks(puzzle, frame, largest, Control())
        cells = list(puzzle.grid.cells())
        rects = {Rect.between(first, last) for first in cells for last in cells}
        for (clue, area), masks in zip(puzzle.clues.items(), found, strict=True):
            wanted = {
                rect
                for rect in rects
                if puzzle.clues_in(rect) == [clue]
                and (rect.area <= largest if area is None else rect.area == area)
            }
            assert set(frame.rects(masks)) == wanted
            assert len(masks) == len(wanted)


def test_listing_can_be_stopped() -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 4})
    with pytest.raises(CutShortError):
        clue_masks(puzzle, PaddedFrame(puzzle.grid), 4, Control(time_limit=0))
