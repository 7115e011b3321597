"""Draws how the times of the formulations grow: docs/images/laboratory-growth.png.

    python benchmarks/laboratory_plot.py docs/laboratory-growth.csv hard OUT.png

The rows are those of ``laboratory_figures.py growth``, of one grade. Both axes are logarithmic. A
point is the median of the puzzles of a size that were settled; a cross is a size at which none was,
or not all.
"""

import math
import os
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmark_tools import csv_rows
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from shikaku_gui.gui.base.fonts import picture_font

_PLOT = QRectF(80, 40, 640, 620)
_SIZE = (960, 720)
_LINE_HEIGHT = 17
_COLOURS = ("#1b5e9b", "#c1440e", "#2e7d32", "#7b1fa2", "#8d6e00", "#00838f", "#ad1457")
_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)


class Point(NamedTuple):
    """The side of the grid, and the median seconds; ``settled`` is whether all were settled."""

    side: int
    seconds: float
    settled: bool


class Axes(NamedTuple):
    """The logarithms of the ends of both axes."""

    left: float
    right: float
    bottom: float
    top: float

    def at(self, side: float, seconds: float) -> QPointF:
        """Return where a value lies."""
        across = (math.log10(side) - self.left) / (self.right - self.left)
        up = (math.log10(seconds) - self.bottom) / (self.top - self.bottom)
        return QPointF(_PLOT.left() + across * _PLOT.width(), _PLOT.bottom() - up * _PLOT.height())


def read(path: Path, grade: str) -> dict[str, list[Point]]:
    """Return the points of each formulation on puzzles of a grade, by side."""
    taken: defaultdict[tuple[str, int], list[tuple[float, bool]]] = defaultdict(list)
    for row in csv_rows([path]):
        if row["grade"] == grade:
            settled = row["verdict"] == "unique"
            taken[row["formulation"], int(row["side"])].append((float(row["seconds"]), settled))
    curves: defaultdict[str, list[Point]] = defaultdict(list)
    for (name, side), runs in sorted(taken.items()):
        done = [seconds for seconds, settled in runs if settled]
        seconds = median(done or [seconds for seconds, _ in runs])
        curves[name].append(Point(side, seconds, len(done) == len(runs)))
    return dict(curves)


def draw(curves: dict[str, list[Point]], title: str, painter: QPainter) -> None:
    """Draw the axes, a title, the curves and their names."""
    points = [point for curve in curves.values() for point in curve]
    axes = Axes(
        math.log10(min(point.side for point in points)),
        math.log10(max(point.side for point in points)),
        math.floor(math.log10(min(point.seconds for point in points))),
        math.ceil(math.log10(max(point.seconds for point in points))),
    )
    _draw_axes(painter, axes, sorted({point.side for point in points}))
    painter.drawText(QPointF(_PLOT.left(), 24), title)
    ends = []
    for number, (name, curve) in enumerate(curves.items()):
        pen = QPen(QColor(_COLOURS[number % len(_COLOURS)]), 1.8)
        pen.setStyle(_DASHES[number // len(_COLOURS)])
        painter.setPen(pen)
        places = [axes.at(point.side, point.seconds) for point in curve]
        painter.drawPolyline(places)
        pen.setStyle(Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        for point, place in zip(curve, places, strict=True):
            _draw_point(painter, place, settled=point.settled)
        ends.append((places[-1], name, pen))
    _draw_names(painter, ends)


def _draw_axes(painter: QPainter, axes: Axes, sides: list[int]) -> None:
    for power in range(int(axes.bottom), int(axes.top) + 1):
        start = axes.at(10**axes.left, 10.0**power)
        painter.setPen(QColor("#d5d5d5"))
        painter.drawLine(start, QPointF(_PLOT.right(), start.y()))
        painter.setPen(QColor("#303030"))
        text = f"{10.0**power:g} s" if power >= 0 else f"{10 ** (power + 3):g} ms"
        box = QRectF(0, start.y() - 10, _PLOT.left() - 8, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
    for side in sides:
        place = axes.at(side, 10**axes.bottom)
        painter.setPen(QColor("#d5d5d5"))
        painter.drawLine(place, QPointF(place.x(), _PLOT.top()))
        painter.setPen(QColor("#303030"))
        box = QRectF(place.x() - 40, place.y() + 6, 80, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, f"{side}x{side}")


def _draw_point(painter: QPainter, place: QPointF, *, settled: bool) -> None:
    if settled:
        painter.drawEllipse(place, 2.5, 2.5)
        return
    for dx, dy in ((4, 4), (4, -4)):
        painter.drawLine(place - QPointF(dx, dy), place + QPointF(dx, dy))


def _draw_names(painter: QPainter, ends: list[tuple[QPointF, str, QPen]]) -> None:
    """Write the names beside the plot, by the height of the ends, none over another."""
    ends.sort(key=lambda end: (end[0].y(), end[0].x()))
    heights = [end[0].y() for end in ends]
    for number in range(1, len(heights)):
        heights[number] = max(heights[number], heights[number - 1] + _LINE_HEIGHT)
    excess = max(0.0, heights[-1] - _PLOT.bottom())
    heights[-1] -= excess
    for number in reversed(range(len(heights) - 1)):
        heights[number] = min(heights[number], heights[number + 1] - _LINE_HEIGHT)
    for (place, name, pen), height in zip(ends, heights, strict=True):
        start = QPointF(_PLOT.right() + 40, height)
        thin = QPen(pen)
        thin.setWidthF(0.5)
        painter.setPen(thin)
        painter.drawLine(place, start)
        painter.setPen(pen)
        painter.drawText(start + QPointF(4, 5), name)


def main() -> None:
    """Read the rows and write the picture."""
    source, grade, output = sys.argv[1:]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])  # Qt's fonts need one
    image = QImage(*_SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = picture_font()
    font.setPixelSize(14)
    painter.setFont(font)
    title = f"Processor time, grade {grade}, with proof (cross: not all settled within the limit)"
    draw(read(Path(source), grade), title, painter)
    painter.end()
    image.save(output)
    application.quit()


if __name__ == "__main__":
    main()
