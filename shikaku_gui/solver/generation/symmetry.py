"""Symmetry of the clue cells."""

from enum import StrEnum

from shikaku_gui.model import Cell, Rect


class Symmetry(StrEnum):
    """The symmetry of the clue cells: ``ROTATION`` by half a turn, ``MIRROR`` of left and right."""

    NONE = "none"
    ROTATION = "rotation"
    MIRROR = "mirror"


class Images:
    """The images of a grid's cells and rectangles under a symmetry."""

    def __init__(self, symmetry: Symmetry, rows: int, cols: int) -> None:
        self.symmetry = symmetry
        self._rows = rows
        self._cols = cols
        self._turns = symmetry is Symmetry.ROTATION

    def cell(self, cell: Cell) -> Cell:
        """Return the image of a cell."""
        row = self._rows - 1 - cell.row if self._turns else cell.row
        return Cell(row, self._cols - 1 - cell.col)

    def rect(self, rect: Rect) -> Rect:
        """Return the image of a rectangle."""
        row = self._rows - rect.bottom if self._turns else rect.row
        return Rect(row, self._cols - rect.right, rect.height, rect.width)

    def fixed_cells(self, rect: Rect) -> list[Cell]:
        """Return the cells of a rectangle that are their own images."""
        if self._cols % 2 == 0 or (self._turns and self._rows % 2 == 0):
            return []
        middle = self._cols // 2
        rows = [self._rows // 2] if self._turns else range(rect.row, rect.bottom)
        return [Cell(row, middle) for row in rows if rect.covers(Cell(row, middle))]
