"""Shapes that distinguish states without colour: frames, hatching, ticks and warnings."""

from collections.abc import Iterable
from enum import Enum, auto
from math import ceil, floor

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF


class FillPattern(Enum):
    """A fill that is distinguishable in black and white."""

    NONE = auto()
    RISING = auto()
    FALLING = auto()
    DOTTED = auto()
    LEVEL = auto()
    UPRIGHT = auto()
    SQUARED = auto()


def frame(painter: QPainter, area: QRectF, width: float, colour: QColor) -> None:
    """Draw a frame centred on the edges of the area, with square corners."""
    frames(painter, (area,), width, colour)


def frames(painter: QPainter, areas: Iterable[QRectF], width: float, colour: QColor) -> None:
    """Draw frames of one width and colour, as :func:`frame` does."""
    half = width / 2
    brush = QBrush(colour)
    for area in areas:
        path = QPainterPath()  # its fill rule is by default that overlaps are left out
        path.addRect(area.adjusted(-half, -half, half, half))
        inner = area.adjusted(half, half, -half, -half)
        if inner.isValid():
            path.addRect(inner)
        painter.fillPath(path, brush)


def dashed_frame(
    painter: QPainter, area: QRectF, width: float, colour: QColor, dash: tuple[float, float]
) -> None:
    """Draw a dashed frame; ``dash`` is the stroke and the gap in line widths."""
    pen = QPen(colour, width)
    pen.setDashPattern(list(dash))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.save()
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)
    painter.restore()


def fill(
    painter: QPainter, area: QRectF, pattern: FillPattern, colour: QColor, gap: float, width: float
) -> None:
    """Fill an area with a pattern; ``gap`` is the distance between lines.

    The pattern continues across adjoining areas.
    """
    if pattern is FillPattern.NONE:
        return
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if pattern is FillPattern.DOTTED:
        pen = QPen(colour, 1.8 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPoints(_dots(area, gap))
    elif pattern in (FillPattern.LEVEL, FillPattern.UPRIGHT, FillPattern.SQUARED):
        painter.setPen(QPen(colour, width))
        painter.drawLines(_straight_lines(area, pattern, gap))
    else:
        painter.setPen(QPen(colour, width))
        painter.drawLines(_diagonals(area, gap, rising=pattern is FillPattern.RISING))
    painter.restore()


def _diagonals(area: QRectF, gap: float, *, rising: bool) -> list[QLineF]:
    """Return diagonals across the area, aligned with the diagonals of all other areas."""
    step = gap * 2**0.5
    height = area.height()
    offset = area.bottom() if rising else -area.top()
    first = floor((area.left() + offset - height) / step)
    last = ceil((area.right() + offset) / step)
    lines = []
    for number in range(first, last + 1):
        x = number * step - offset
        if rising:
            lines.append(QLineF(x, area.bottom(), x + height, area.top()))
        else:
            lines.append(QLineF(x, area.top(), x + height, area.bottom()))
    return lines


def _straight_lines(area: QRectF, pattern: FillPattern, gap: float) -> list[QLineF]:
    """Return level or upright lines across the area, or both, aligned with other areas."""
    lines: list[QLineF] = []
    if pattern is not FillPattern.UPRIGHT:
        rows = range(ceil(area.top() / gap - 0.5), floor(area.bottom() / gap - 0.5) + 1)
        heights = [(row + 0.5) * gap for row in rows]
        lines += [QLineF(area.left(), y, area.right(), y) for y in heights]
    if pattern is not FillPattern.LEVEL:
        cols = range(ceil(area.left() / gap - 0.5), floor(area.right() / gap - 0.5) + 1)
        places = [(col + 0.5) * gap for col in cols]
        lines += [QLineF(x, area.top(), x, area.bottom()) for x in places]
    return lines


def _dots(area: QRectF, gap: float) -> QPolygonF:
    dots = QPolygonF()
    for row in range(floor(area.top() / gap), ceil(area.bottom() / gap) + 1):
        shift = gap / 2 if row % 2 else 0.0
        for col in range(floor(area.left() / gap), ceil(area.right() / gap) + 1):
            dots.append(QPointF(col * gap + shift, row * gap))
    return dots


def warning(painter: QPainter, place: QRectF, colour: QColor, paper: QColor) -> None:
    """Draw a triangle with an exclamation mark into a square place."""
    side, left, top = place.width(), place.left(), place.top()

    def at(x: float, y: float) -> QPointF:
        return QPointF(left + x * side, top + y * side)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 0.14 * side)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([at(0.5, 0.12), at(0.92, 0.86), at(0.08, 0.86)]))
    painter.setPen(QPen(paper, 0.12 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(at(0.5, 0.38), at(0.5, 0.58)))
    painter.drawPoint(at(0.5, 0.77))
    painter.restore()


def tick(painter: QPainter, place: QRectF, colour: QColor, paper: QColor) -> None:
    """Draw a tick in a filled circle into a square place."""
    side, left, top = place.width(), place.left(), place.top()
    points = ((0.27, 0.53), (0.44, 0.7), (0.74, 0.34))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(place)
    pen = QPen(paper, 0.13 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(left + x * side, top + y * side) for x, y in points]))
    painter.restore()


def letter(painter: QPainter, place: QRectF, text: str, colour: QColor, paper: QColor) -> None:
    """Draw a letter in a filled round tag into a square place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(place, 0.25 * place.width(), 0.25 * place.width())
    font = painter.font()
    font.setBold(True)
    font.setPixelSize(max(round(0.74 * place.height()), 1))
    painter.setFont(font)
    painter.setPen(paper)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def bulb(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Draw a small, faint light bulb into a square place."""
    side, left, top = place.width(), place.left(), place.top()
    faint = QColor(colour)
    faint.setAlphaF(0.75)
    pen = QPen(faint, max(0.1 * side, 1.0), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(left + 0.2 * side, top + 0.06 * side, 0.6 * side, 0.6 * side))
    for height, half in ((0.78, 0.16), (0.94, 0.09)):
        y = top + height * side
        painter.drawLine(QLineF(left + (0.5 - half) * side, y, left + (0.5 + half) * side, y))
    painter.restore()


def cross(painter: QPainter, area: QRectF, width: float, colour: QColor) -> None:
    """Draw a cross from corner to corner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, width))
    painter.drawLine(QLineF(area.topLeft(), area.bottomRight()))
    painter.drawLine(QLineF(area.bottomLeft(), area.topRight()))
    painter.restore()


def chevron(painter: QPainter, middle: QPointF, half: float, colour: QColor) -> None:
    """Draw a chevron around a point, pointing down, or up if ``half`` is negative.

    ``half`` is half its width and all of its height.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    ends = ((-half, -half / 2), (0.0, half / 2), (half, -half / 2))
    painter.drawPolyline(QPolygonF([middle + QPointF(*end) for end in ends]))
    painter.restore()
