"""Fills drawn rectangles with their tints: inside their outlines, with round corners."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QRectF, Qt
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
    drawn: Iterable[tuple[DrawnRect, QRectF]],
    outline: float,
) -> None:
    """Fill rectangles, each with its area, around which outlines of a width will be drawn."""
    is_round = grid.cell >= _ROUND_FROM
    ratio = grid.ratio or 1.0
    inset = ceil((outline / 2 + _GAP) * ratio) / ratio  # whole pixels, for a crisp edge
    radius = min(_CORNER, _CORNER_SHARE * grid.cell)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_round)
    painter.setPen(Qt.PenStyle.NoPen)
    for item, area in drawn:
        tint = colours.tints[item.tint] if item.broken is None else colours.wrong_fill
        if is_round:
            painter.setBrush(tint)
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
        else:
            painter.fillRect(area, tint)
    painter.restore()
