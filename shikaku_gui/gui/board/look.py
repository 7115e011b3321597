"""How a board is drawn: colours, typeface, the strength of lines and letters."""

from dataclasses import dataclass, field

from PySide6.QtGui import QFont

from shikaku_gui.gui.base.notation import Notation, chosen_notation
from shikaku_gui.gui.base.theme import Colours

LEGIBLE = 6
"""The least height of letters in logical pixels."""


@dataclass(frozen=True)
class Ink:
    """The strength of lines and letters; the defaults suit the window.

    ``grid`` is the width of the lines between cells in parts of a cell, 0 for dotted ones
    of one device pixel. ``edge`` is the width of the board's border in widths of a
    rectangle's outline. ``letters`` is the height of a clue in parts of its cell, and
    ``legible`` the least height of a text in logical pixels. With ``shapes`` letters are
    drawn as paths: for pictures shown on systems without the typeface.
    """

    grid: float = 0.0
    edge: float = 1.0
    letters: float = 0.5
    legible: float = LEGIBLE
    shapes: bool = False


WINDOW_INK = Ink()


@dataclass(frozen=True)
class Look:
    """How to draw: colours, typeface and ink, and how cells are named."""

    colours: Colours
    font: QFont
    ink: Ink = WINDOW_INK
    notation: Notation = field(default_factory=chosen_notation)
