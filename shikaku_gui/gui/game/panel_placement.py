"""Where the panel is: beside the board or below it, whichever leaves the board larger."""

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics

from shikaku_gui.model import Puzzle

_AROUND_BOARD = 60
"""The pixels above and below a board, its numbers included."""

_LETTERS = (42, 56)
"""The least and the most letters in a line of a panel beside the board."""

_SHARE_BESIDE, _SHARE_BELOW, _MOST_BELOW = 0.23, 0.24, 0.5
_LINES_BELOW = 9
"""The lines of a panel below the board: fewer would show hardly more than the title of a hint."""

_BESIDE_IS_BETTER = 1.15
"""How much larger cells must be for a panel that has to lie below."""


class PanelPlacement(NamedTuple):
    """Where the panel is, and its width beside the board or its height below, in pixels."""

    beside: bool
    extent: int


def arrangement(area: QSize, puzzle: Puzzle, letters: QFontMetrics) -> PanelPlacement:
    """Return where the panel leaves the board larger, in an area of that size."""
    width, height = area.width(), area.height()
    least, most = (letters.averageCharWidth() * count for count in _LETTERS)
    wide = round(min(max(_SHARE_BESIDE * width, least), most))
    spare = height - _AROUND_BOARD - width / puzzle.cols * puzzle.rows
    lines = max(_SHARE_BELOW * height, _LINES_BELOW * letters.lineSpacing())
    flat = round(min(max(lines, spare), _MOST_BELOW * height))
    beside = min((width - wide) / puzzle.cols, height / puzzle.rows)
    below = min(width / puzzle.cols, (height - flat) / puzzle.rows)
    right = _BESIDE_IS_BETTER * beside >= below
    return PanelPlacement(right, wide if right else flat)
