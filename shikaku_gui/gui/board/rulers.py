"""Numbers of rows and columns around a board."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from shikaku_gui.gui.base.notation import column_name
from shikaku_gui.gui.board.board_painter import BoardPainter

_RULER_SHARE, _LARGE_SHARE = 0.34, 0.12
# Rulers are not mirrored where the layout runs from right to left.
_PLACED = Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextDontClip
_ABOVE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | _PLACED
_BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | _PLACED


class RulerLetters(NamedTuple):
    """The height of the numbers in pixels: the least one, and that on cells with room for it."""

    least: int = 9
    usual: int = 13


USUAL_RULER = RulerLetters()


def draw_rulers(
    board: BoardPainter, pane: QRectF | None = None, letters: RulerLetters = USUAL_RULER
) -> None:
    """Number the columns above the board and the rows left of it, as messages do.

    If the board extends beyond the pane, they stay at the pane's edge.
    """
    size = ruler_letters(board.grid.cell, letters)
    if not size:
        return
    pane = pane or board.grid.whole
    left, top = max(board.grid.x(0), pane.left()), max(board.grid.y(0), pane.top())
    _clear_strips(board, pane, left - board.line_width, top - board.line_width)
    font = board.font(size, bold=False)
    board.painter.setFont(font)
    board.painter.setPen(board.colours.ruler)
    gap, height = 0.4 * size + board.line_width, QFontMetricsF(font).height()
    half, cell, sight = board.grid.cell / 2, board.grid.cell, board.sight
    for col in numbered_lines(board.grid.cols, cell, size):
        x = board.grid.x(col)
        if sight.col <= col < sight.right and x + half >= left:
            board.text(QRectF(x, top - gap - height, cell, height), _ABOVE, column_name(col))
    for row in numbered_lines(board.grid.rows, cell, size):
        y = board.grid.y(row)
        if sight.row <= row < sight.bottom and y + half >= top:
            board.text(QRectF(0, y, left - gap, cell), _BESIDE, str(row + 1))


def _clear_strips(board: BoardPainter, pane: QRectF, left: float, top: float) -> None:
    """Clear the parts of the board under the rulers."""
    whole, colour = board.grid.whole, board.colours.window
    if whole.left() < pane.left():
        board.painter.fillRect(QRectF(0, 0, left, pane.bottom()), colour)
    if whole.top() < pane.top():
        board.painter.fillRect(QRectF(0, 0, pane.right(), top), colour)


def ruler_letters(cell: float, letters: RulerLetters) -> int:
    """Return the height of the rulers' letters in pixels, 0 if cells are too small."""
    wanted = max(min(round(_RULER_SHARE * cell), letters.usual), round(_LARGE_SHARE * cell))
    return 0 if cell < 2.5 else max(wanted, letters.least)


def ruler_margin(cell: float, wanted: RulerLetters) -> float:
    """Return the space in pixels for the rulers above and left of a board."""
    letters = ruler_letters(cell, wanted)
    return 2.4 * letters if letters else 0.0


def numbered_lines(count: int, cell: float, letters: int) -> list[int]:
    """Return the rows or columns whose numbers are shown: all, or about every fifth.

    >>> numbered_lines(12, 8.0, 9)
    [0, 4, 9]
    """
    room = max(1.9, 0.85 * len(str(count))) * letters
    step = next(step for step in (1, 5, 10, 20, 50, 100, 500) if step * cell >= room)
    return [0, *range(step - 1, count, step)] if step > 1 else list(range(count))
