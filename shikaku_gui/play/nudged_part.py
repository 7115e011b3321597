"""The part of the board that a nudge points at: small, but with several clues to try."""

from collections.abc import Sequence
from functools import partial

from shikaku_gui.model import Board, Cell, Rect

FEWEST, MOST = 4, 8
"""How many open clues such a part has."""

_OFF_CENTRE = 2
"""The part lies around the open clue that is this many clues away from the one that is meant."""


def part_to_search(board: Board, cells: Sequence[Cell]) -> Rect | None:
    """Return a part with a few open clues and some cells in it; None for the whole board.

    The cells are seldom in the middle, so that the part does not give them away.
    """
    cell = cells[0]
    near = sorted(_open_clues_near(board, cell), key=partial(_steps, cell))
    if len(near) <= FEWEST:
        return None
    parts: list[tuple[int, Rect]] = []
    for centre in near[_OFF_CENTRE::-1]:
        around = sorted(near, key=partial(_steps, centre))
        for count in (FEWEST + 1, FEWEST + 2, FEWEST):
            part = _bounds([*cells, *around[:count]])
            inside = sum(map(part.covers, near))
            if FEWEST <= inside <= MOST:
                return None if part == board.puzzle.grid else part
            parts.append((inside, part))
    fewest = min((one for one in parts if one[0] >= FEWEST), default=None)
    return None if fewest is None or fewest[1] == board.puzzle.grid else fewest[1]


def _open_clues_near(board: Board, cell: Cell) -> list[Cell]:
    """Return the clues without a rectangle in a square around a cell that has enough of them."""
    puzzle, margin = board.puzzle, 4
    while True:
        square = Rect(*cell, 1, 1).with_margin(margin)
        window = square.common(puzzle.grid)
        found = [clue for clue in puzzle.clues_in(window) if board.at(clue) is None]
        if len(found) > 2 * MOST or window == puzzle.grid:
            return found
        margin *= 2


def _steps(one: Cell, other: Cell) -> tuple[int, Cell]:
    return abs(one.row - other.row) + abs(one.col - other.col), other


def _bounds(cells: list[Cell]) -> Rect:
    rows, cols = [cell.row for cell in cells], [cell.col for cell in cells]
    return Rect.between(Cell(min(rows), min(cols)), Cell(max(rows), max(cols)))
