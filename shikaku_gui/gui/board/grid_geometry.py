"""Where the cells of a board lie in a picture, on whole device pixels where there are any."""

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF

from shikaku_gui.model import Rect
from shikaku_gui.play import Point

_EVEN_FROM = 10.0
"""From this many device pixels a cell, all cells are equally large; below, space counts."""


@dataclass(frozen=True)
class GridGeometry:
    """The place of a board: its top-left corner and the side of a cell, in logical pixels.

    Edges of cells are rounded to device pixels, of which there are ``ratio`` in a logical
    one; with a ratio of 0 nothing is rounded, as for a picture without pixels.
    """

    rows: int
    cols: int
    left: float
    top: float
    cell: float
    ratio: float = 1.0

    @classmethod
    def fit(
        cls, rows: int, cols: int, area: QRectF, ratio: float = 1.0, largest: float = 96.0
    ) -> "GridGeometry":
        """Return the largest grid that fits into the area, in its middle.

        A cell is at most ``largest`` logical pixels wide.
        """
        cell = even(max(min(area.width() / cols, area.height() / rows, largest), 0.01), ratio)
        left = area.left() + (area.width() - cols * cell) / 2
        top = area.top() + (area.height() - rows * cell) / 2
        return cls(rows, cols, 0.0, 0.0, cell, ratio).moved_to(QPointF(left, top))

    def moved_to(self, corner: QPointF) -> "GridGeometry":
        """Return the grid with its top-left corner there, on the nearest device pixel."""
        left, top = _snapped(corner.x(), self.ratio), _snapped(corner.y(), self.ratio)
        return replace(self, left=left, top=top)

    @property
    def pixel(self) -> float:
        """The width of a device pixel; 0 where there are none."""
        return 1 / self.ratio if self.ratio else 0.0

    def x(self, col: float) -> float:
        """Return the left edge of a column."""
        # Snapped apart from the corner: then a board that is moved keeps all its widths.
        return self._corner[0] + _snapped(col * self.cell, self.ratio)

    def y(self, row: float) -> float:
        """Return the upper edge of a row."""
        return self._corner[1] + _snapped(row * self.cell, self.ratio)

    @cached_property
    def _corner(self) -> tuple[float, float]:
        return _snapped(self.left, self.ratio), _snapped(self.top, self.ratio)

    def area(self, rect: Rect) -> QRectF:
        """Return the place of a rectangle."""
        # Written out, as it is asked for thousands of times a frame.
        (left, top), (row, col, height, width) = self._corner, rect
        cell, ratio = self.cell, self.ratio
        edges = [col * cell, row * cell, (col + width) * cell, (row + height) * cell]
        if ratio:
            edges = [round(edge * ratio) / ratio for edge in edges]
        x, y, right, bottom = edges
        return QRectF(left + x, top + y, right - x, bottom - y)

    @property
    def whole(self) -> QRectF:
        """The place of the whole board."""
        return self.area(Rect(0, 0, self.rows, self.cols))

    def point(self, x: float, y: float) -> Point:
        """Return the point on the board at a place in the picture."""
        return Point((y - self.top) / self.cell, (x - self.left) / self.cell)

    def cells(self, area: QRectF) -> Rect | None:
        """Return the cells that an area touches, None where it touches none."""
        row = max(floor((area.top() - self.top) / self.cell), 0)
        col = max(floor((area.left() - self.left) / self.cell), 0)
        bottom = min(ceil((area.bottom() - self.top) / self.cell), self.rows)
        right = min(ceil((area.right() - self.left) / self.cell), self.cols)
        if bottom <= row or right <= col:
            return None
        return Rect(row, col, bottom - row, right - col)

    def width(self, share: float, least: int = 1, most: int = 4) -> float:
        """Return the width of a line: that share of a cell, in whole device pixels."""
        ratio = self.ratio or 1.0
        return max(least, min(round(share * self.cell * ratio), round(most * ratio))) / ratio


def common(one: Rect, other: Rect) -> Rect | None:
    """Return the cells that two rectangles share, None where they share none.

    >>> common(Rect(0, 0, 3, 3), Rect(2, 1, 5, 5))
    Rect(row=2, col=1, height=1, width=2)
    """
    if not one.overlaps(other):
        return None
    row, col = max(one.row, other.row), max(one.col, other.col)
    bottom, right = min(one.bottom, other.bottom), min(one.right, other.right)
    return Rect(row, col, bottom - row, right - col)


def even(cell: float, ratio: float) -> float:
    """Return the side of a cell with which all cells are equally large, if it is not tiny."""
    if ratio and cell * ratio >= _EVEN_FROM:
        return floor(cell * ratio) / ratio
    return cell


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio if ratio else value
