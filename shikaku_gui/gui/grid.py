"""Where the cells of a board lie in a picture, on whole device pixels where there are any."""

from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QRectF

from shikaku_gui.model import Rect
from shikaku_gui.play.drag import Point

_EVEN_FROM = 10.0
"""From this many device pixels a cell, all cells are equally large; below, space counts."""


@dataclass(frozen=True)
class Grid:
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
    ) -> "Grid":
        """Return the largest grid that fits into the area, in its middle.

        A cell is at most ``largest`` logical pixels wide.
        """
        cell = max(min(area.width() / cols, area.height() / rows, largest), 0.01)
        if ratio and cell * ratio >= _EVEN_FROM:
            cell = floor(cell * ratio) / ratio
        left = area.left() + (area.width() - cols * cell) / 2
        top = area.top() + (area.height() - rows * cell) / 2
        return cls(rows, cols, _snapped(left, ratio), _snapped(top, ratio), cell, ratio)

    @property
    def pixel(self) -> float:
        """The width of a device pixel; 0 where there are none."""
        return 1 / self.ratio if self.ratio else 0.0

    def x(self, col: float) -> float:
        """Return the left edge of a column."""
        return _snapped(self.left + col * self.cell, self.ratio)

    def y(self, row: float) -> float:
        """Return the upper edge of a row."""
        return _snapped(self.top + row * self.cell, self.ratio)

    def area(self, rect: Rect) -> QRectF:
        """Return the place of a rectangle."""
        left, top = self.x(rect.col), self.y(rect.row)
        return QRectF(left, top, self.x(rect.right) - left, self.y(rect.bottom) - top)

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


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio if ratio else value
