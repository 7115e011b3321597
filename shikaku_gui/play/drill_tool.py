"""The tools of drills and lessons."""

from enum import Enum


class DrillTool(Enum):
    """The meaning of a rectangle that is dragged, or of a cell that is clicked."""

    POINT = "point"
    DRAW = "draw"
    PENCIL = "pencil"
    CROSS_OUT = "cross out"
