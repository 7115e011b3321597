"""Lists of clues ``row col area``: in which order the places may be, and from what they count."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell


class ClueOrder(NamedTuple):
    """How a clue in a list has its place: ``swapped`` for x, y, and counted from ``first``."""

    swapped: bool
    first: int
    how: str

    def fits(self, rows: int, cols: int, ones: Sequence[int], others: Sequence[int]) -> bool:
        """Tell whether places, given by their first and second numbers, are all on a grid."""
        of_rows, of_cols = (others, ones) if self.swapped else (ones, others)
        in_rows = self.first <= min(of_rows) and max(of_rows) < rows + self.first
        return in_rows and self.first <= min(of_cols) and max(of_cols) < cols + self.first


ROW_COLUMN = ClueOrder(False, 0, N_("{rows}, {cols}, and clues as row, column, area from 0"))
"""The documented order."""

X_Y = ClueOrder(True, 0, N_("{rows}, {cols}, and clues as x, y, area from 0"))

_OTHERS = (
    ClueOrder(False, 1, N_("{rows}, {cols}, and clues as row, column, area from 1")),
    X_Y,
    ClueOrder(True, 1, N_("{rows}, {cols}, and clues as x, y, area from 1")),
)


def clue_orders(rows: int, cols: int) -> list[ClueOrder]:
    """Return the orders to be tried, the documented one first.

    On a square, x, y would give the same puzzle as row, column, mirrored: nothing tells them apart.
    """
    return [ROW_COLUMN, *(order for order in _OTHERS if rows != cols or not order.swapped)]


_Value = TypeVar("_Value")


def clues_in_order(
    triples: Iterable[tuple[int, int, _Value]], order: ClueOrder
) -> dict[Cell, _Value]:
    """Return what a list has for each clue, by its cell, which may lie off the grid."""
    found: dict[Cell, _Value] = {}
    for one, other, value in triples:
        row, col = (other, one) if order.swapped else (one, other)
        found[Cell(row - order.first, col - order.first)] = value
    return found
