"""How cells are named in texts and at the edges of a board: R4C5, or E4."""

import re
from enum import Enum


class Notation(Enum):
    """The ways to name a cell; the values are stored in the settings."""

    ROW_AND_COLUMN = "R4C5"
    LETTER = "E4"


_CELL = re.compile(r"\bR(\d+)C(\d+)\b", re.ASCII)
_LETTERS = 26
_chosen = Notation.ROW_AND_COLUMN


def choose_notation(notation: Notation) -> None:
    """Name cells in this way from now on, in all windows."""
    global _chosen
    _chosen = notation


def chosen_notation() -> Notation:
    """Return how cells are named now."""
    return _chosen


def name_cells(text: str) -> str:
    """Return a text with its cells named in the chosen way."""
    if _chosen is Notation.ROW_AND_COLUMN:
        return text
    return _CELL.sub(lambda found: f"{letters(int(found[2]) - 1)}{found[1]}", text)


def column_name(col: int) -> str:
    """Return the name of a column, shown above it."""
    return str(col + 1) if _chosen is Notation.ROW_AND_COLUMN else letters(col)


def letters(col: int) -> str:
    """Return the letters of a column, as spreadsheets count.

    >>> letters(0), letters(25), letters(26), letters(27 * 26)
    ('A', 'Z', 'AA', 'AAA')
    """
    found = ""
    while col >= 0:
        found = chr(ord("A") + col % _LETTERS) + found
        col = col // _LETTERS - 1
    return found
