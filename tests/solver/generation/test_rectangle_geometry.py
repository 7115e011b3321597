from shikaku_gui.model import Rect
from shikaku_gui.solver.generation.rectangle_geometry import bounds, common, shifted, with_margin


def test_rectangles_are_moved_widened_joined_and_cut() -> None:
    rect = Rect(2, 3, 1, 2)
    assert with_margin(rect, 1) == Rect(1, 2, 3, 4)
    assert shifted(rect, 1, -2) == Rect(3, 1, 1, 2)
    assert bounds([rect, Rect(0, 4, 1, 3)]) == Rect(0, 3, 3, 4)
    assert common(with_margin(rect, 1), Rect(0, 4, 9, 9)) == Rect(1, 4, 3, 2)
