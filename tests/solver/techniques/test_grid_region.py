"""The ninths and quarters of a grid."""

import pytest

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.techniques.grid_region import GridRegion, ninth, quarter

GRID = Puzzle(9, 6, {})


@pytest.mark.parametrize(
    ("cell", "region"),
    [
        (Cell(0, 0), GridRegion.TOP_LEFT),
        (Cell(2, 2), GridRegion.TOP),
        (Cell(3, 5), GridRegion.RIGHT),
        (Cell(4, 3), GridRegion.MIDDLE),
        (Cell(8, 5), GridRegion.BOTTOM_RIGHT),
    ],
)
def test_ninths(cell: Cell, region: GridRegion) -> None:
    assert ninth(GRID, cell) is region


@pytest.mark.parametrize(
    ("rect", "region"),
    [
        (Rect(0, 0, 9, 3), GridRegion.UPPER_LEFT_QUARTER),
        (Rect(0, 3, 2, 3), GridRegion.UPPER_RIGHT_QUARTER),
        (Rect(5, 0, 2, 2), GridRegion.LOWER_LEFT_QUARTER),
        (Rect(4, 2, 2, 4), GridRegion.LOWER_RIGHT_QUARTER),
    ],
)
def test_quarters(rect: Rect, region: GridRegion) -> None:
    assert quarter(GRID, rect) is region
