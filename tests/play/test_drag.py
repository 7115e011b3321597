"""Points and cells."""

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play.drag import Point, cell_at, nearest_cell

PUZZLE = Puzzle(3, 5, {})


@pytest.mark.parametrize(
    ("row", "col", "exact", "nearest"),
    [
        (0.0, 0.0, Cell(0, 0), Cell(0, 0)),
        (2.99, 4.99, Cell(2, 4), Cell(2, 4)),
        (1.0, 0.99, Cell(1, 0), Cell(1, 0)),
        (-0.01, 2.5, None, Cell(0, 2)),
        (3.0, 2.5, None, Cell(2, 2)),
        (1.5, -0.01, None, Cell(1, 0)),
        (1.5, 5.0, None, Cell(1, 4)),
        (-9, 99, None, Cell(0, 4)),
    ],
)
def test_cells_at_points(row: float, col: float, exact: Cell | None, nearest: Cell) -> None:
    assert cell_at(PUZZLE, Point(row, col)) == exact
    assert nearest_cell(PUZZLE, Point(row, col)) == nearest
