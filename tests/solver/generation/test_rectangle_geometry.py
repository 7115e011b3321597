from shikaku_gui.model import Rect
from shikaku_gui.solver.generation.rectangle_geometry import bounds, contains, shifted, widened


def test_rectangles_are_moved_widened_and_joined() -> None:
    rect = Rect(2, 3, 1, 2)
    assert widened(rect, 1) == Rect(1, 2, 3, 4)
    assert shifted(rect, 1, -2) == Rect(3, 1, 1, 2)
    assert bounds([rect, Rect(0, 4, 1, 3)]) == Rect(0, 3, 3, 4)
    assert contains(widened(rect, 1), rect)
    assert not contains(rect, widened(rect, 1))
