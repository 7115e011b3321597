"""The tools of drills and lessons."""

from enum import Enum


class DrillTool(Enum):
    """What a rectangle that is dragged, or a cell that is clicked, stands for."""

    POINT = "point"
    DRAW = "draw"
    PENCIL = "pencil"
    CROSS_OUT = "cross out"
