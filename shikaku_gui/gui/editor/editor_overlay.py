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
from shikaku_gui.play import EditSession, Tone

_HEAD = pi / 7


class EditorOverlay:
    """Draws over a puzzle that has been painted."""

    def __init__(self, board: BoardPainter, session: EditSession) -> None:
        self._board = board
        self._session = session
        self._painter = board.painter
        self._grid = board.grid
        self._colours = board.colours

    def paint(self, *, focused: bool) -> None:
        """Draw everything over the puzzle except the badge."""
        self._proposal()
        if focused and self._session.preview.rect is None:
            OverlayPainter(self._board).cursor(self._session.cell)
        self._preview()

    def _preview(self) -> None:
        preview = self._session.preview
        if preview.rect is not None:
            area = self._grid.area(preview.rect)
            self._painter.fillRect(area, self._colours.draft_fill)
            self._board.lines(preview.rect)
            self._board.clues(preview.rect)
            width = 1.6 * self._board.line_width
            shapes.dashed_frame(self._painter, area, width, self._colours.draft, (3, 2))
        elif preview.start and preview.end and preview.start != preview.end:
            self._arrow(preview.start, preview.end)

    def badge(self, room: QRectF) -> None:
        """Show the size of the rectangle being drawn, near its end but inside ``room``."""
        rect = self._session.preview.rect
        if rect is None:
            return
        text = f"{dimensions(rect.height, rect.width)} = {rect.area}"
        badge = BadgePainter(self._board.look, [text], Tone.PLAIN)
        area, cell = self._grid.area(rect), self._area(self._session.preview.end or rect.last)
        badge.draw(self._painter, badge_place(area, cell, badge.size, room))

    def _proposal(self) -> None:
        proposal = self._session.proposal
        if proposal is None:
            return
        width = 1.4 * self._board.line_width
        moves = dict(proposal.moves)
        for rect in proposal.solution:
            if any(rect.covers(start) for start in moves):
                area = self._grid.area(rect)
                shapes.dashed_frame(self._painter, area, width, self._colours.draft, (3, 2))
        for start, end in proposal.moves:
            self._arrow(start, end)

    def _arrow(self, start: Cell, end: Cell) -> None:
        """Draw an arrow from a clue to the framed cell that it moves to."""
        colour, width = self._colours.accent, 1.6 * self._board.line_width
        one, other = self._area(start).center(), self._area(end).center()
        shapes.frame(self._painter, self._area(end), width, colour)
        whole = hypot(other.x() - one.x(), other.y() - one.y())
        along = (other - one) / whole if whole else QPointF()
        begin, tip = one + along * (0.34 * self._grid.cell), other - along * (0.1 * self._grid.cell)
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.drawLine(begin, tip)
        self._painter.setBrush(colour)
        self._painter.drawPolygon(_head(along, tip, max(0.2 * self._grid.cell, 5.0)))
        self._painter.restore()

    def _area(self, cell: Cell) -> QRectF:
        return self._grid.area(Rect(*cell, 1, 1))


def _head(along: QPointF, tip: QPointF, size: float) -> QPolygonF:
    """Return the head of an arrow that points along a direction."""
    angle = atan2(along.y(), along.x())
    back = [
        tip - QPointF(size * cos(angle + turn), size * sin(angle + turn))
        for turn in (_HEAD, -_HEAD)
    ]
    return QPolygonF([tip, *back])
