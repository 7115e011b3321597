"""The sign of a clue that gives a shape: the outline of such a rectangle behind its number.

The board, pictures, printed pages and web pages draw it from these figures.
"""

from typing import NamedTuple

from shikaku_gui.model import Shape


class SignSize(NamedTuple):
    """The height and the width of a sign in parts of its cell."""

    height: float
    width: float


SHAPE_SIGNS = {
    Shape.SQUARE: SignSize(0.7, 0.7),
    Shape.WIDE: SignSize(0.58, 0.86),
    Shape.TALL: SignSize(0.86, 0.58),
}

DOTS = {
    None: SignSize(1 / 3, 1 / 3),
    Shape.SQUARE: SignSize(0.45, 0.45),
    Shape.WIDE: SignSize(0.22, 0.6),
    Shape.TALL: SignSize(0.6, 0.22),
}
"""What stands for a clue where its cell is too small for a number, by its shape."""

SIGN_LINE = 0.045
"""The width of the outline in parts of a cell; it is at least one pixel wide."""

SIGN_STRENGTH = 0.6
"""How opaque the outline is; it has the colour of the number."""
