"""Draws over the editor's board: proposed clue moves, the cursor, the gesture in progress."""

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.overlay_painter import OverlayPainter
from shikaku_gui.gui.board.size_badge import BadgePainter, badge_place
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import EditSession, Fit, RectPreview, Tone

_HEAD = pi / 7


class EditorOverlay(OverlayPainter):
    """Draws over a puzzle that has been painted."""

    def __init__(self, board: BoardPainter, session: EditSession) -> None:
        super().__init__(board)
        self._session = session

    def paint(self, *, focused: bool) -> None:
        """Draw everything over the puzzle except the badge."""
        self._proposal()
        if focused and self._session.preview.rect is None:
            self.cursor(self._session.cell)
        preview = self._session.preview
        if preview.rect is not None:
            self.preview(RectPreview(preview.rect, Fit.EMPTY))
        elif preview.start and preview.end and preview.start != preview.end:
            self._arrow(preview.start, preview.end)

    def badge(self, room: QRectF) -> None:
        """Show the size of the rectangle being drawn, near its end but inside ``room``."""
        rect = self._session.preview.rect
        if rect is None:
            return
        text = f"{dimensions(rect.height, rect.width)} = {rect.area}"
        badge = BadgePainter(self.board.look, [text], Tone.PLAIN)
        area, cell = self.grid.area(rect), self._area(self._session.preview.end or rect.last)
        badge.draw(self.painter, badge_place(area, cell, badge.size, room))

    def _proposal(self) -> None:
        proposal = self._session.proposal
        if proposal is None:
            return
        width = 1.4 * self.board.line_width
        changed = [*dict(proposal.moves), *dict(proposal.shapes)]
        for rect in proposal.solution:
            if any(map(rect.covers, changed)):
                area = self.grid.area(rect)
                shapes.dashed_frame(self.painter, area, width, self.colours.draft, (3, 2))
        for start, end in proposal.moves:
            self._arrow(start, end)
        for cell, _shape in proposal.shapes:
            frame_width = 1.6 * self.board.line_width
            shapes.frame(self.painter, self._area(cell), frame_width, self.colours.accent)

    def _arrow(self, start: Cell, end: Cell) -> None:
        """Draw an arrow from a clue to the framed cell that it moves to."""
        colour, width = self.colours.accent, 1.6 * self.board.line_width
        one, other = self._area(start).center(), self._area(end).center()
        shapes.frame(self.painter, self._area(end), width, colour)
        whole = hypot(other.x() - one.x(), other.y() - one.y())
        along = (other - one) / whole if whole else QPointF()
        begin, tip = one + along * (0.34 * self.grid.cell), other - along * (0.1 * self.grid.cell)
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawLine(begin, tip)
        self.painter.setBrush(colour)
        self.painter.drawPolygon(_head(along, tip, max(0.2 * self.grid.cell, 5.0)))
        self.painter.restore()

    def _area(self, cell: Cell) -> QRectF:
        return self.grid.area(Rect(*cell, 1, 1))


def _head(along: QPointF, tip: QPointF, size: float) -> QPolygonF:
    """Return the head of an arrow that points along a direction."""
    angle = atan2(along.y(), along.x())
    back = [
        tip - QPointF(size * cos(angle + turn), size * sin(angle + turn))
        for turn in (_HEAD, -_HEAD)
    ]
    return QPolygonF([tip, *back])
