"""The placement of the side panel: beside the board or below it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QWidget

from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.model import Puzzle

_AROUND_BOARD = 60
"""The pixels above and below a board, including row and column numbers."""

_LETTERS = (42, 56)
"""The minimum and maximum width of a panel beside the board, in letters."""

_SHARE_BESIDE, _SHARE_BELOW, _MOST_BELOW = 0.23, 0.24, 0.5
_LINES_BELOW = 9
"""The lines of a panel below the board: enough for the title of a hint and some text."""

_BESIDE_IS_BETTER = 1.15
"""How much larger cells must be to place the panel below."""

_LOW_LINES = 13
"""The height in lines of text below which an area is low."""

LOW_LETTERS = 22
"""The minimum width in letters of a panel beside the board in a low area, which may then grow."""

LOW_TASK_LETTERS = 26
"""That of a panel that cannot grow, with its buttons."""

_BOARD_AND_TOOLS = 1.3
"""The width of a board with its tools beside it, as a multiple of the board's."""

_UNLIMITED = QSize(16777215, 16777215)
"""Qt's largest size, which lets a widget have any."""


class PanelPlacement(NamedTuple):
    """Where the panel is, and its width beside or height below the board, in pixels."""

    beside: bool
    extent: int


def best_placement(
    area: QSize,
    puzzle: Puzzle,
    letters: QFontMetrics,
    widths: tuple[int, int] = _LETTERS,
    low: int | None = None,
) -> PanelPlacement:
    """Return the placement that leaves the board larger.

    ``widths`` are the minimum and maximum width of the panel beside it, in letters. In a low area,
    where one below it would leave neither enough, a panel with a width ``low`` takes what the board
    cannot use, or at least so many letters.
    """
    width, height = area.width(), area.height()
    letter = letter_width(letters)
    least, most = (letter * count for count in widths)
    if low is not None and is_low(area, letters):
        spare_width = width - _BOARD_AND_TOOLS * height / puzzle.rows * puzzle.cols
        least = min(least, max(round(spare_width), letter * low))
    wide = round(min(max(_SHARE_BESIDE * width, least), most))
    spare = height - _AROUND_BOARD - width / puzzle.cols * puzzle.rows
    lines = max(_SHARE_BELOW * height, _LINES_BELOW * letters.lineSpacing())
    flat = round(min(max(lines, spare), _MOST_BELOW * height))
    beside = min((width - wide) / puzzle.cols, height / puzzle.rows)
    below = min(width / puzzle.cols, (height - flat) / puzzle.rows)
    right = _BESIDE_IS_BETTER * beside >= below
    return PanelPlacement(right, wide if right else flat)


def is_low(area: QSize, letters: QFontMetrics) -> bool:
    """Tell whether an area is so low that a quiet panel takes room that the board needs."""
    return area.height() < _LOW_LINES * letters.lineSpacing()


def place_panel(
    panel: QWidget,
    place: Callable[..., None],
    layout: QBoxLayout,
    area: QSize,
    puzzle: Puzzle,
    widths: tuple[int, int] = _LETTERS,
    low: int | None = None,
) -> None:
    """Place a panel beside the board or below it in a layout, whichever leaves the board larger.

    ``place`` arranges what is in the panel; it is called with ``beside``.
    """
    beside, extent = best_placement(area, puzzle, panel.window().fontMetrics(), widths, low)
    directions = QBoxLayout.Direction
    layout.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
    place(beside=beside)
    panel.setFixedSize(_UNLIMITED)
    if beside:
        panel.setFixedWidth(extent)
    else:
        panel.setFixedHeight(extent)
