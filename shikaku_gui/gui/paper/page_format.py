"""The format of pages: their size, margins, gutter and bleed, in points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

from shikaku_gui.gui.paper.pdf_file import POINTS
from shikaku_gui.play import BookOptions, paper_size

_MILLIMETRES_PER_INCH = 25.4


@dataclass(frozen=True)
class PageFormat:
    """The trimmed size of a page and what lies around and on it, in points."""

    width: float
    height: float
    margin: float
    gutter: float = 0.0
    bleed: float = 0.0

    @classmethod
    def of(cls, options: BookOptions, *, landscape: bool = False) -> PageFormat:
        """Return the format that the options ask for."""
        width, height = map(_points, paper_size(options.paper))
        if (width > height) is not landscape:
            width, height = height, width
        return cls(
            width, height, _points(options.margin), _points(options.gutter), _points(options.bleed)
        )

    @property
    def sheet(self) -> QRectF:
        """The trimmed page, its corner at the origin."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def with_bleed(self) -> QRectF:
        """The page before it is trimmed."""
        return self.sheet.adjusted(-self.bleed, -self.bleed, self.bleed, self.bleed)

    @property
    def inner_size(self) -> QSizeF:
        """The size of the area within the margins, the same on all pages."""
        margins = 2 * self.margin
        return QSizeF(self.width - margins - self.gutter, self.height - margins)

    def inner_left(self, index: int) -> float:
        """Return where the area within the margins begins on a page, counted from 0.

        The first page is a right-hand one, so that its gutter is on the left.
        """
        return self.margin + (0.0 if is_left_hand(index) else self.gutter)

    def layout(self) -> QPageLayout:
        """Return the page with its bleed as Qt's printers take it; the margins are ours."""
        size = self.with_bleed.size()
        upright = size.height() >= size.width()
        page = QPageSize(
            size if upright else size.transposed(),
            QPageSize.Unit.Point,
            "",
            QPageSize.SizeMatchPolicy.FuzzyMatch,
        )
        orientation = QPageLayout.Orientation
        layout = QPageLayout(
            page,
            orientation.Portrait if upright else orientation.Landscape,
            QMarginsF(),
            QPageLayout.Unit.Point,
        )
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout


def is_left_hand(index: int) -> bool:
    """Tell whether a page, counted from 0, lies on the left of a spread."""
    return index % 2 == 1


def _points(millimetres: float) -> float:
    return millimetres / _MILLIMETRES_PER_INCH * POINTS
