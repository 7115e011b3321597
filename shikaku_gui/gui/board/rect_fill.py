"""Fills drawn rectangles with their tints: inside their outlines, with round corners."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.play import DrawnRect

_GAP = 1.0
"""The width in pixels of the paper between an outline and the fill inside."""

_CORNER, _CORNER_SHARE = 6.0, 0.16
"""The radius of corners in pixels, and in small cells the share of a cell that it has at most."""

_ROUND_FROM = 12.0
"""The side of a cell in pixels below which fills reach the outlines, with square corners."""


def fill_rects(
    painter: QPainter,
    grid: GridGeometry,
    colours: Colours,
    drawn: Iterable[DrawnRect],
    outline: float,
) -> None:
    """Fill rectangles whose outlines, of a given width, will be drawn around them."""
    is_round = grid.cell >= _ROUND_FROM
    ratio = grid.ratio or 1.0
    inset = ceil((outline / 2 + _GAP) * ratio) / ratio  # whole pixels, for a crisp edge
    radius = min(_CORNER, _CORNER_SHARE * grid.cell)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_round)
    painter.setPen(Qt.PenStyle.NoPen)
    for item in drawn:
        tint = colours.tints[item.tint] if item.broken is None else colours.wrong_fill
        area = grid.area(item.rect)
        if is_round:
            painter.setBrush(tint)
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
        else:
            painter.fillRect(area, tint)
    painter.restore()
