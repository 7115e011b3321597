"""A board drawn with box characters, or in plain ASCII where those cannot be shown."""

import sys
from typing import TypeAlias

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Rect

# The character at a corner, by the lines that leave it: 1 up, 2 right, 4 down, 8 left.
# No line can end at a corner.
_CORNERS = {
    0: " ",
    3: "└",
    5: "│",
    6: "┌",
    7: "├",
    9: "┘",
    10: "─",
    11: "┴",
    12: "┐",
    13: "┤",
    14: "┬",
    15: "┼",
}
_Owners: TypeAlias = list[list[Rect | None]]

_OUTSIDE = Rect(-1, -1, 1, 1)
_TO_ASCII = str.maketrans("─│└┌├┘┴┐┤┬┼", "-|+++++++++")


def can_show_box_characters() -> bool:
    """Tell whether standard output can encode the box characters."""
    try:
        # A stream in memory has no encoding and takes any character.
        "".join(_CORNERS.values()).encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def draw_board(board: Board, *, ascii_only: bool = False) -> str:
    """Return the board as text with a frame around each rectangle, with no final newline.

    Every cell is as wide as the widest clue. There are no lines between uncovered cells.
    """
    owners = [
        [board.at(Cell(row, col)) for col in range(board.puzzle.cols)]
        for row in range(board.puzzle.rows)
    ]
    clues, shapes = board.puzzle.clues, board.puzzle.shapes
    labels = {cell: formats.clue_word(area, shapes.get(cell)) for cell, area in clues.items()}
    width = max(map(len, labels.values()), default=1)
    lines: list[str] = []
    for row in range(board.puzzle.rows + 1):
        lines.append(_border(owners, row, width + 2))
        if row < board.puzzle.rows:
            lines.append(_cells(owners, row, labels, width))
    text = "\n".join(lines)
    return text.translate(_TO_ASCII) if ascii_only else text


def _owner(owners: _Owners, row: int, col: int) -> Rect | None:
    inside = 0 <= row < len(owners) and 0 <= col < len(owners[0])
    return owners[row][col] if inside else _OUTSIDE


def _line_above(owners: _Owners, row: int, col: int) -> bool:
    return _owner(owners, row - 1, col) != _owner(owners, row, col)


def _line_left(owners: _Owners, row: int, col: int) -> bool:
    return _owner(owners, row, col - 1) != _owner(owners, row, col)


def _border(owners: _Owners, row: int, width: int) -> str:
    """Draw the lines above a row of cells."""
    parts: list[str] = []
    for col in range(len(owners[0]) + 1):
        lines = (
            1 * _line_left(owners, row - 1, col)
            + 2 * _line_above(owners, row, col)
            + 4 * _line_left(owners, row, col)
            + 8 * _line_above(owners, row, col - 1)
        )
        parts.append(_CORNERS[lines])
        if col < len(owners[0]):
            parts.append((_CORNERS[10] if lines & 2 else " ") * width)
    return "".join(parts)


def _cells(owners: _Owners, row: int, labels: dict[Cell, str], width: int) -> str:
    """Draw a row of cells with the lines between them."""
    parts: list[str] = []
    for col in range(len(owners[0]) + 1):
        parts.append("│" if _line_left(owners, row, col) else " ")
        if col < len(owners[0]):
            parts.append(f" {labels.get(Cell(row, col), ''):>{width}} ")
    return "".join(parts)
