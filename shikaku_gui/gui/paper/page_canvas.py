"""Texts on printed pages: their sizes, and a painter for them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.board.look import Look

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SEPARATOR = "  \u00b7  "
"""Between facts in one line."""

WRITING_LINE = 2.1
"""The height of a line to write on, in heights of its letters."""

_TALL = 1e6
_LITTLE_LESS = 0.99
_RULE = 0.6


@dataclass(frozen=True)
class TypeSizes:
    """The sizes of letters in points."""

    title: float
    heading: float
    lead: float
    body: float
    small: float


TYPE_SIZES = TypeSizes(title=36, heading=20, lead=13, body=10.5, small=8.5)

LARGE_TYPE_SIZES = TypeSizes(title=44, heading=28, lead=22, body=18, small=16)
"""For large print: nothing is below 16 points."""


def page_font(size: float, *, bold: bool = False) -> QFont:
    """Return the typeface of pages in a size in points, for painters in points."""
    font = QFont(fonts.picture_font())
    font.setPixelSize(max(round(size), 1))
    font.setBold(bold)
    return font


def text_height(text: str, width: float, size: float, *, bold: bool = False) -> float:
    """Return the height in points of a text that is broken into lines of a width."""
    metrics = QFontMetricsF(page_font(size, bold=bold))
    return metrics.boundingRect(QRectF(0, 0, width, _TALL), Qt.TextFlag.TextWordWrap, text).height()


@dataclass(frozen=True)
class PageCanvas:
    """A painter in points, of ``ratio`` device pixels each, and how texts look."""

    painter: QPainter
    ratio: float
    look: Look

    def line(
        self,
        area: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        calm: bool = False,
        align: Qt.AlignmentFlag = LEFT,
        least: float | None = None,
    ) -> None:
        """Draw a line of text into an area, cut to its width with an ellipsis.

        Before it is cut its letters get smaller, down to the size ``least`` if there is one.
        """
        font = page_font(size, bold=bold)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if least is not None and wide > area.width():
            font = page_font(max(least, size * area.width() / wide * _LITTLE_LESS), bold=bold)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        self._pen(font, calm=calm)
        self.painter.drawText(area, align | Qt.TextFlag.TextDontClip, shown)

    def paragraph(
        self,
        area: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        calm: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Draw a text into an area from its top, broken into lines, and return its height."""
        self._pen(page_font(size, bold=bold), calm=calm)
        flags = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        self.painter.drawText(area, flags | align, text)
        return text_height(text, area.width(), size, bold=bold)

    def rule(self, left: QPointF, right: QPointF, *, dashed: bool = False) -> None:
        """Draw a thin line."""
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self.painter.setPen(QPen(self.look.colours.grid, _RULE, style))
        self.painter.drawLine(left, right)

    def writing_line(self, area: QRectF, label: str, size: float) -> None:
        """Draw a line to write on, behind its label, at the bottom of an area."""
        metrics = QFontMetricsF(page_font(size))
        self.line(
            area,
            label,
            size,
            calm=True,
            align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom,
        )
        base = area.bottom() - metrics.descent()
        start = area.left() + metrics.horizontalAdvance(label) + 0.4 * size
        self.rule(QPointF(start, base), QPointF(area.right(), base))

    def _pen(self, font: QFont, *, calm: bool) -> None:
        self.painter.setFont(font)
        colours = self.look.colours
        self.painter.setPen(colours.text_calm if calm else colours.text)
