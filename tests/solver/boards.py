"""Boards to ask for hints: a puzzle with one solution, and what is drawn on it."""

from shikaku_gui import formats
from shikaku_gui.model import Board, Rect

UNIQUE = """\
3 2 . 2 3 . .
. . . . . 2 .
. . . . . 5 2
. 6 . 3 3 . .
2 2 . . . . 4
. . 3 2 . . .
5 . . . . . .
"""


def board_of(grid: str, *drawn: tuple[int, int, int, int]) -> Board:
    """Return the board of a puzzle, given as text, with rectangles drawn."""
    return Board(formats.loads(grid).puzzle, (Rect(*rect) for rect in drawn))
