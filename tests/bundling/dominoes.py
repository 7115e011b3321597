"""A puzzle that no deduction gets anywhere with."""

from shikaku_gui.model import Cell, Puzzle


def dominoes(side: int) -> Puzzle:
    """Return a square puzzle with the clue 2 in every other cell; it has many solutions."""
    cells = (Cell(row, col) for row in range(side) for col in range(side))
    return Puzzle(side, side, {cell: 2 for cell in cells if (cell.row + cell.col) % 2 == 0})
