"""Cells and rectangles of a grid, and the shapes of rectangles.

Rows and columns count from 0, top-left first. Both types are named tuples, which are hashed
and compared in C; a big board has a million of them.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple


class Shape(Enum):
    """The shape of a rectangle: each has exactly one. A single cell is a square."""

    SQUARE = "square"
    WIDE = "wide"
    TALL = "tall"

    @classmethod
    def of(cls, height: int, width: int) -> "Shape":
        """Return the shape of a rectangle of that size.

        >>> Shape.of(2, 2), Shape.of(1, 4)
        (<Shape.SQUARE: 'square'>, <Shape.WIDE: 'wide'>)
        """
        if height == width:
            return cls.SQUARE
        return cls.WIDE if height < width else cls.TALL

    @property
    def least_area(self) -> int:
        """The fewest cells of a rectangle of this shape."""
        return 1 if self is Shape.SQUARE else 2

    @property
    def turned(self) -> "Shape":
        """The shape after a quarter turn."""
        return {Shape.WIDE: Shape.TALL, Shape.TALL: Shape.WIDE}.get(self, self)


class Cell(NamedTuple):
    """One cell of the grid."""

    row: int
    col: int

    def __str__(self) -> str:
        """Return the name shown to people, such as ``R1C1``.

        >>> str(Cell(0, 2))
        'R1C3'
        """
        return f"R{self.row + 1}C{self.col + 1}"


class Rect(NamedTuple):
    """A rectangle of cells: its top-left cell and its height and width in cells."""

    row: int
    col: int
    height: int
    width: int

    @classmethod
    def between(cls, one: Cell, other: Cell) -> "Rect":
        """Return the smallest rectangle that holds both cells.

        >>> Rect.between(Cell(3, 1), Cell(2, 4))
        Rect(row=2, col=1, height=2, width=4)
        """
        row, col = min(one.row, other.row), min(one.col, other.col)
        return cls(row, col, abs(one.row - other.row) + 1, abs(one.col - other.col) + 1)

    @property
    def area(self) -> int:
        """The number of cells."""
        return self.height * self.width

    @property
    def shape(self) -> Shape:
        """The shape: square, wide or tall."""
        return Shape.of(self.height, self.width)

    @property
    def bottom(self) -> int:
        """The first row below the rectangle."""
        return self.row + self.height

    @property
    def right(self) -> int:
        """The first column right of the rectangle."""
        return self.col + self.width

    @property
    def first(self) -> Cell:
        """The top-left cell."""
        return Cell(self.row, self.col)

    @property
    def last(self) -> Cell:
        """The bottom-right cell."""
        return Cell(self.bottom - 1, self.right - 1)

    def cells(self) -> Iterator[Cell]:
        """Yield the cells in row-major order."""
        for row in range(self.row, self.bottom):
            for col in range(self.col, self.right):
                yield Cell(row, col)

    def covers(self, cell: Cell) -> bool:
        """Tell whether the cell lies in the rectangle."""
        row, col = cell
        return self.row <= row < self.bottom and self.col <= col < self.right

    def overlaps(self, other: "Rect") -> bool:
        """Tell whether the two rectangles share a cell."""
        return (
            self.row < other.bottom
            and other.row < self.bottom
            and self.col < other.right
            and other.col < self.right
        )

    def contains(self, other: "Rect") -> bool:
        """Tell whether all cells of another rectangle lie in this one."""
        row, col, height, width = other
        return (
            self.row <= row
            and self.col <= col
            and row + height <= self.row + self.height
            and col + width <= self.col + self.width
        )

    def common(self, other: "Rect") -> "Rect":
        """Return the cells shared with another rectangle; there must be some.

        >>> Rect(0, 0, 3, 3).common(Rect(2, 1, 5, 5))
        Rect(row=2, col=1, height=1, width=2)
        """
        row, col = max(self.row, other.row), max(self.col, other.col)
        bottom, right = min(self.bottom, other.bottom), min(self.right, other.right)
        return Rect(row, col, bottom - row, right - col)

    def with_margin(self, by: int) -> "Rect":
        """Return the rectangle with ``by`` more cells on each side, which may leave the grid.

        >>> Rect(0, 1, 1, 2).with_margin(1)
        Rect(row=-1, col=0, height=3, width=4)
        """
        return Rect(self.row - by, self.col - by, self.height + 2 * by, self.width + 2 * by)

    def within(self, rows: int, cols: int) -> bool:
        """Tell whether the rectangle has cells and all of them lie on a grid of that size."""
        return (
            self.row >= 0
            and self.col >= 0
            and self.height > 0
            and self.width > 0
            and self.bottom <= rows
            and self.right <= cols
        )

    def __str__(self) -> str:
        """Return the name shown to people: the corner cells, such as ``R1C1-R2C3``.

        >>> str(Rect(0, 0, 2, 3)), str(Rect(4, 4, 1, 1))
        ('R1C1-R2C3', 'R5C5')
        """
        return str(self.first) if self.area == 1 else f"{self.first}-{self.last}"
