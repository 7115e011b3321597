"""Draws the lines between the cells of a board: dotted in the window, of a width on paper."""

from math import ceil

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.model import Rect

_GRID_FROM = 4.0
_DOTTED_FROM = 6.0
_DASH = (1, 2)


def draw_lines(painter: QPainter, grid: GridGeometry, look: Look, part: Rect) -> None:
    """Draw the lines between the cells of a part, if they can be seen."""
    # Lines of a given width can be thinner than the painter's unit, as on paper.
    fine = grid.ratio if look.ink.grid else 1.0
    if grid.cell * fine < _GRID_FROM:
        return
    area = grid.area(part)
    left, top = (area.left(), area.top()) if look.ink.grid else _dash_starts(painter, grid, area)
    half = grid.pixel / 2
    lines = [
        QLineF(grid.x(col) + half, top, grid.x(col) + half, area.bottom())
        for col in range(max(part.col, 1), part.right)
    ]
    lines += [
        QLineF(left, grid.y(row) + half, area.right(), grid.y(row) + half)
        for row in range(max(part.row, 1), part.bottom)
    ]
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(_grid_pen(grid, look))
    painter.drawLines(lines)
    painter.restore()


def _dash_starts(painter: QPainter, grid: GridGeometry, area: QRectF) -> tuple[float, float]:
    """Return where the dashes of lines into an area begin, as x and y.

    They are counted from the board's edge, so that adjoining parts match.
    """
    whole, period = grid.whole, sum(_DASH) * grid.pixel
    if not period:
        return area.left(), area.top()
    # Qt misplaces the dashes of lines that begin outside the image.
    seen = area.intersected(QRectF(painter.window()))
    across = ceil((seen.left() - whole.left()) / period) * period
    down = ceil((seen.top() - whole.top()) / period) * period
    return whole.left() + across, whole.top() + down


def _grid_pen(grid: GridGeometry, look: Look) -> QPen:
    colour = QColor(look.colours.grid)
    pen = QPen(colour, look.ink.grid * grid.cell or grid.pixel)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if look.ink.grid:
        return pen
    if grid.cell < _DOTTED_FROM:  # dots would hide those drawn in place of clues
        colour.setAlphaF(0.35)
        pen.setColor(colour)
    else:
        pen.setDashPattern(list(_DASH))
    return pen
