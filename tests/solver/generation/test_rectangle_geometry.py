from shikaku_gui.model import Rect
from shikaku_gui.solver.generation.rectangle_geometry import bounds, shifted


def test_rectangles_are_moved_and_joined() -> None:
    rect = Rect(2, 3, 1, 2)
    assert shifted(rect, 1, -2) == Rect(3, 1, 1, 2)
    assert bounds([rect, Rect(0, 4, 1, 3)]) == Rect(0, 3, 3, 4)
