from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.generation.resplitting import _splits


def test_two_rectangles_are_split_elsewhere_between_their_clues() -> None:
    across = Layout(1, 6, {Cell(0, 0): Rect(0, 0, 1, 3), Cell(0, 5): Rect(0, 3, 1, 3)})
    assert list(_splits(across, Cell(0, 0), Cell(0, 5))) == [
        (Rect(0, 0, 1, 2), Rect(0, 2, 1, 4)),
        (Rect(0, 0, 1, 4), Rect(0, 4, 1, 2)),
    ]
    upright = Layout(6, 1, {Cell(0, 0): Rect(0, 0, 3, 1), Cell(5, 0): Rect(3, 0, 3, 1)})
    assert list(_splits(upright, Cell(0, 0), Cell(5, 0))) == [
        (Rect(0, 0, 2, 1), Rect(2, 0, 4, 1)),
        (Rect(0, 0, 4, 1), Rect(4, 0, 2, 1)),
    ]
