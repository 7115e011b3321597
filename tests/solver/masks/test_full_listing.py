import random

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.full_listing import clue_masks
from tests.solver.brute import any_puzzle, any_shaped_puzzle


def test_placements_are_all_rectangles_that_obey_the_rules() -> None:
    rng = random.Random(11)
    for number in range(90):
        make = any_shaped_puzzle if number >= 60 else any_puzzle
        puzzle = make(rng, rng.randint(1, 7), rng.randint(1, 7))
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
                and puzzle.shapes.get(clue) in (None, rect.shape)
            }
            assert set(frame.rects(masks)) == wanted
            assert len(masks) == len(wanted)


def test_listing_can_be_stopped() -> None:
    puzzle = Puzzle(2, 2, {Cell(0, 0): 4})
    with pytest.raises(CutShortError):
        clue_masks(puzzle, PaddedFrame(puzzle.grid), 4, Control(time_limit=0))
