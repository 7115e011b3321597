"""What a rectangle that is dragged or sized by keys becomes."""

from enum import Enum


class Tool(Enum):
    """The meaning of a dragged rectangle, and of a click: what the tools beside a board are."""

    DRAW = "draw"
    PENCIL = "pencil"
    CROSS_OUT = "cross out"
    POINT = "point"


BOARD_TOOLS = (Tool.DRAW, Tool.PENCIL, Tool.CROSS_OUT)
"""The tools of every board; only drills that ask for a cell have one to point with."""
