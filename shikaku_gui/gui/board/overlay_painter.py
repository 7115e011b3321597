"""Draws overlays on a board: previews, the cursor, the animation of the finish."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import NEVER_RIGHT, Fit, PossibleMap, RectPreview, Tool

_RING = 34.0
"""The radius of the ring around a finger in pixels: it reaches beyond the tip."""

_WHOLE_CIRCLE, _TOP_OF_CIRCLE = 360 * 16, 90 * 16
"""Angles as Qt's arcs count them."""


class OverlayPainter:
    """Draws overlays on a board that is already drawn."""

    def __init__(self, board: BoardPainter) -> None:
        self.board = board
        self.painter = board.painter
        self.grid = board.grid
        self.colours = board.colours

    def preview(self, preview: RectPreview) -> None:
        """Draw the rectangle being drawn, and over it those that it would replace."""
        if preview.resized is not None:
            self.board.fade(self.grid.area(preview.resized))
        if preview.tool is not Tool.DRAW:
            self._mark(preview)
            return
        colour, wash, pattern = self._style(preview.fit)
        area = self.grid.area(preview.rect)
        self.painter.fillRect(area, wash)
        self.board.lines(preview.rect)
        if pattern is not FillPattern.NONE:
            self.board.hatch(area, pattern, colour)
        self.board.clues(preview.rect)
        for rect in preview.replaced:
            self._replaced(rect, preview.rect)
        width = 1.6 * self.board.line_width
        if preview.fit in (Fit.EMPTY, Fit.GROWING):
            shapes.dashed_frame(self.painter, area, width, colour, (3, 2))
        else:
            shapes.frame(self.painter, area, width, colour)
            self.board.sign(preview.rect, colour, tick=preview.fit is Fit.FITS)

    def _mark(self, preview: RectPreview) -> None:
        """Draw the mark that is being made; one that can be in no rectangle is hatched."""
        rect, refused = preview.grown or preview.rect, preview.fit is not Fit.EMPTY
        colour = self.colours.wrong if refused else self.colours.draft
        if refused:
            self.board.hatch(self.grid.area(rect), FillPattern.RISING, colour)
        if preview.tool is Tool.CROSS_OUT:
            self.board.cross(rect)
            return
        self.board.pencil(rect, colour)
        if refused:
            self.board.sign(rect, colour, tick=False)

    def _style(self, fit: Fit) -> tuple[QColor, QColor, FillPattern]:
        if fit is Fit.FITS:
            return self.colours.good, self.colours.good_fill, FillPattern.NONE
        if fit in NEVER_RIGHT:
            return self.colours.wrong, self.colours.wrong_fill, FillPattern.RISING
        return self.colours.draft, self.colours.draft_fill, FillPattern.NONE

    def _replaced(self, rect: Rect, by: Rect) -> None:
        """Draw a rectangle that would be removed: faded outside the new one, dotted outline."""
        area = self.grid.area(rect)
        self.board.fade(area, self.grid.area(by))
        width = self.board.line_width
        shapes.frame(self.painter, area, width, self.colours.paper)
        shapes.dashed_frame(self.painter, area, width, self.colours.replaced, (1, 1.5))

    def crossed_out(self, rect: Rect, *, wrong: bool = False) -> None:
        """Draw a crossed-out rectangle of a clue; one of the solution has a warning sign."""
        self.board.cross(rect)
        if wrong:
            self.board.sign(rect, self.colours.wrong, tick=False)

    def possible_map(self, shown: PossibleMap) -> None:
        """Draw where the possible rectangles of a clue lie: the stronger, the more cover a cell.

        What all of them cover has a frame.
        """
        box, sight = shown.box, self.board.sight
        veil = QColor(self.colours.draft)
        shared: list[Rect] = []
        for row in range(max(box.row, sight.row), min(box.bottom, sight.bottom)):
            for col in range(max(box.col, sight.col), min(box.right, sight.right)):
                count, cell = shown.covering[row - box.row][col - box.col], Rect(row, col, 1, 1)
                if count:
                    veil.setAlphaF(0.1 + 0.5 * count / shown.count)
                    self.painter.fillRect(self.grid.area(cell), veil)
                if count == shown.count:
                    shared.append(cell)
        self.board.lines(box)
        self.board.clues(Rect(*shown.clue, 1, 1))  # no other clue lies in its rectangles
        if shared:
            area = self.grid.area(Rect.between(shared[0].first, shared[-1].last))
            shapes.frame(self.painter, area, 1.6 * self.board.line_width, self.colours.draft)

    def press_ring(self, place: QPointF, share: float) -> None:
        """Draw the ring around a finger that rests, closed as far as a share (0 to 1)."""
        area = QRectF(0, 0, 2 * _RING, 2 * _RING)
        area.moveCenter(place)
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self.colours.paper, 9.0), (self.colours.draft, 5.0)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self.painter.setPen(pen)
            self.painter.drawArc(area, _TOP_OF_CIRCLE, -round(_WHOLE_CIRCLE * share))
        self.painter.restore()

    def corner(self, cell: Cell) -> None:
        """Mark the first corner of a rectangle drawn by two clicks."""
        area = self.grid.area(Rect(*cell, 1, 1))
        shapes.frame(self.painter, area, 1.6 * self.board.line_width, self.colours.draft)
        side = min(max(0.2 * self.grid.cell, 3.0), 10.0)
        dot = QRectF(0, 0, side, side)
        inset = 2 * self.board.line_width
        dot.moveTopLeft(area.topLeft() + QPointF(inset, inset))
        self.painter.fillRect(dot, self.colours.draft)

    def cursor(self, cell: Cell) -> None:
        """Draw the keyboard cursor: a ring that contrasts with all other lines."""
        area = self.grid.area(Rect(*cell, 1, 1))
        width = self.grid.width(0.08, least=2, most=4)
        shapes.frame(self.painter, area, 2 * width, self.colours.paper)
        shapes.frame(self.painter, area, width, self.colours.cursor)

    def sweep(self, share: float) -> None:
        """Draw a band of light that has crossed a share (0 to 1) of the visible board."""
        whole = self.grid.area(self.board.sight)
        along = QPointF(whole.width(), whole.height())
        middle = whole.topLeft() + along * (1.5 * share - 0.25)
        light = QLinearGradient(middle - along * 0.25, middle + along * 0.25)
        clear, bright = QColor(self.colours.sweep), QColor(self.colours.sweep)
        clear.setAlphaF(0.0)
        bright.setAlphaF(0.55 if not self.colours.dark else 0.25)
        light.setColorAt(0.0, clear)
        light.setColorAt(0.5, bright)
        light.setColorAt(1.0, clear)
        self.painter.fillRect(whole, light)
