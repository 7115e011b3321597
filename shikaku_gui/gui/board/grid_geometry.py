"""The geometry of the cells of a board, aligned to device pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF

from shikaku_gui.gui.board.viewport import LARGEST
from shikaku_gui.model import Rect
from shikaku_gui.play import Point

_EVEN_FROM = 10.0
"""From this size in device pixels all cells are equally large; below, space is used up."""


@dataclass(frozen=True)
class GridGeometry:
    """The top-left corner of a board and the side of a cell, in logical pixels.

    Edges of cells are rounded to device pixels; ``ratio`` is their number per logical pixel,
    or 0 for vector pictures, where nothing is rounded.
    """

    rows: int
    cols: int
    left: float
    top: float
    cell: float
    ratio: float = 1.0

    @classmethod
    def fit(cls, rows: int, cols: int, area: QRectF, ratio: float = 1.0) -> GridGeometry:
        """Return the largest grid that fits into the area, centred."""
        cell = even_side(max(min(area.width() / cols, area.height() / rows, LARGEST), 0.01), ratio)
        left = area.left() + (area.width() - cols * cell) / 2
        top = area.top() + (area.height() - rows * cell) / 2
        return cls(rows, cols, 0.0, 0.0, cell, ratio).moved_to(QPointF(left, top))

    def moved_to(self, corner: QPointF) -> GridGeometry:
        """Return the grid with another top-left corner, on the nearest device pixel."""
        left, top = _snapped(corner.x(), self.ratio), _snapped(corner.y(), self.ratio)
        return replace(self, left=left, top=top)

    @property
    def pixel(self) -> float:
        """The width of a device pixel, 0 for vector pictures."""
        return 1 / self.ratio if self.ratio else 0.0

    def x(self, col: float) -> float:
        """Return the left edge of a column."""
        # Rounded relative to the corner, so that panning does not change widths.
        return self._corner[0] + _snapped(col * self.cell, self.ratio)

    def y(self, row: float) -> float:
        """Return the upper edge of a row."""
        return self._corner[1] + _snapped(row * self.cell, self.ratio)

    @cached_property
    def _corner(self) -> tuple[float, float]:
        return _snapped(self.left, self.ratio), _snapped(self.top, self.ratio)

    def area(self, rect: Rect) -> QRectF:
        """Return the area of a rectangle."""
        # Inlined, since it is called thousands of times per frame.
        (left, top), (row, col, height, width) = self._corner, rect
        cell, ratio = self.cell, self.ratio
        edges = [col * cell, row * cell, (col + width) * cell, (row + height) * cell]
        if ratio:
            edges = [round(edge * ratio) / ratio for edge in edges]
        x, y, right, bottom = edges
        return QRectF(left + x, top + y, right - x, bottom - y)

    def inside(self, area: QRectF, height: float, width: float) -> QRectF:
        """Return the part in the middle of an area, its sides being shares of those, on pixels."""
        across = _snapped((1 - width) / 2 * area.width(), self.ratio)
        down = _snapped((1 - height) / 2 * area.height(), self.ratio)
        return area.adjusted(across, down, -across, -down)

    @property
    def whole(self) -> QRectF:
        """The area of the whole board."""
        return self.area(Rect(0, 0, self.rows, self.cols))

    def point(self, x: float, y: float) -> Point:
        """Return the point of the board at a position."""
        return Point((y - self.top) / self.cell, (x - self.left) / self.cell)

    def cells(self, area: QRectF) -> Rect | None:
        """Return the cells that an area intersects, None if there are none."""
        row = max(floor((area.top() - self.top) / self.cell), 0)
        col = max(floor((area.left() - self.left) / self.cell), 0)
        bottom = min(ceil((area.bottom() - self.top) / self.cell), self.rows)
        right = min(ceil((area.right() - self.left) / self.cell), self.cols)
        if bottom <= row or right <= col:
            return None
        return Rect(row, col, bottom - row, right - col)

    def width(self, share: float, least: int = 1, most: int = 4) -> float:
        """Return the width of a line, a share of a cell, in whole device pixels."""
        ratio = self.ratio or 1.0
        return max(least, min(round(share * self.cell * ratio), round(most * ratio))) / ratio


def common_part(one: Rect, other: Rect) -> Rect | None:
    """Return the cells that two rectangles share, None if there are none.

    >>> common_part(Rect(0, 0, 3, 3), Rect(2, 1, 5, 5))
    Rect(row=2, col=1, height=1, width=2)
    """
    if not one.overlaps(other):
        return None
    row, col = max(one.row, other.row), max(one.col, other.col)
    bottom, right = min(one.bottom, other.bottom), min(one.right, other.right)
    return Rect(row, col, bottom - row, right - col)


def even_side(cell: float, ratio: float) -> float:
    """Return a side of a cell at which all cells are equally large, unless it is tiny."""
    if ratio and cell * ratio >= _EVEN_FROM:
        return floor(cell * ratio) / ratio
    return cell


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio if ratio else value
