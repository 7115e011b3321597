"""The badge at the pointer with the size of the rectangle being drawn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shikaku_gui.gui.board.look import Look
from shikaku_gui.play import Tone

_PAD_X, _PAD_Y = 9.0, 5.0
_GAP = 7.0
_ROUND = 6.0


class BadgePainter:
    """Measures and draws one badge: its first line is bold, its second in a tone."""

    def __init__(self, look: Look, lines: Sequence[str], tone: Tone) -> None:
        self._look = look
        self._lines = lines
        self._tone = tone
        self._fonts = [self._font(bold=number == 0) for number in range(len(lines))]

    @property
    def size(self) -> QSizeF:
        """The size of the badge in logical pixels."""
        metrics = list(map(QFontMetricsF, self._fonts))
        pairs = zip(metrics, self._lines, strict=True)
        width = max(metric.horizontalAdvance(line) for metric, line in pairs)
        height = sum(metric.height() for metric in metrics)
        return QSizeF(width + 2 * _PAD_X, height + 2 * _PAD_Y)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw the badge at a place of its size."""
        colours, plain = self._look.colours, self._look.colours.badge_text
        inks = {Tone.GOOD: colours.badge_good, Tone.WRONG: colours.badge_wrong}
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.badge)
        painter.drawRoundedRect(place, _ROUND, _ROUND)
        top = place.top() + _PAD_Y
        for number, (line, font) in enumerate(zip(self._lines, self._fonts, strict=True)):
            row = QRectF(place.left(), top, place.width(), QFontMetricsF(font).height())
            painter.setFont(font)
            painter.setPen(inks.get(self._tone, plain) if number == 1 else plain)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
            top = row.bottom()
        painter.restore()

    def _font(self, *, bold: bool) -> QFont:
        font = QFont(self._look.font)
        font.setBold(bold)
        return font


def badge_place(
    rect: QRectF,
    end: QRectF,
    size: QSizeF,
    view: QRectF,
    covered: Callable[[QRectF], int] = lambda _place: 0,
) -> QRectF:
    """Return the place of a badge: outside the rectangle's corner at the pointer, in the view.

    ``end`` is the cell under the pointer. If there is no room beyond the corner, the badge
    goes beside the rectangle; failing that, it is moved into the view. Of several places it
    takes the first that covers the fewest clues, which ``covered`` counts; where each of these
    covers some, anywhere along the sides.
    """
    below = end.center().y() >= rect.center().y()
    after = end.center().x() >= rect.center().x()
    x_before, x_after = rect.left() - _GAP - size.width(), rect.right() + _GAP
    y_above, y_below = rect.top() - _GAP - size.height(), rect.bottom() + _GAP
    x_out, x_back = (x_after, x_before) if after else (x_before, x_after)
    y_out, y_back = (y_below, y_above) if below else (y_above, y_below)
    x_in = rect.right() - size.width() if after else rect.left()
    y_in = rect.bottom() - size.height() if below else rect.top()
    places = ((x_out, y_out), (x_out, y_in), (x_in, y_out), (x_back, y_in), (x_in, y_back))
    inside = [place for corner in places if view.contains(place := QRectF(QPointF(*corner), size))]
    if inside and all(map(covered, inside)):
        # Along the sides by cells, the nearest to the pointer first.
        along = [rect.left() + step for step in _steps(rect.width(), end.width())]
        down = [rect.top() + step for step in _steps(rect.height(), end.height())]
        more = [(x, y) for x in along for y in (y_out, y_back)]
        more += [(x, y) for x in (x_out, x_back) for y in (*down, y_out, y_back)]
        others = [QRectF(QPointF(*corner), size) for corner in more]
        others.sort(key=lambda place: (place.center() - end.center()).manhattanLength())
        inside += filter(view.contains, others)
    if inside:
        return min(inside, key=covered)
    x = max(min(x_out, view.right() - size.width()), view.left())
    y = max(min(y_out, view.bottom() - size.height()), view.top())
    return QRectF(QPointF(x, y), size)


def _steps(length: float, cell: float) -> list[float]:
    """Return where the cells of a side begin."""
    return [number * cell for number in range(round(length / cell))]
