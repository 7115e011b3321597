"""The cached image of the board, as large as its widget.

Only cells that a move has changed, or that scrolling reveals, are drawn again. Many cells are
drawn over several frames; meanwhile the previous image is shown, scaled after zooming.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.displayed_board import DisplayedBoard, differences
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.model import Board, Rect

_CELLS_A_FRAME = 1200
"""The cells to draw before a frame is shown."""

_LEAST_BAND = 4
"""The fewest rows to draw at once: each band also redraws its neighbours."""

_AROUND = 4.0
"""The most pixels by which outlines and symbols extend beyond their cells."""


@dataclass(frozen=True)
class _State:
    """All that the image depends on: if it differs, the image must be redrawn."""

    subject: object
    look_of_board: Hashable
    size: QSize
    grid: GridGeometry
    look: Look


class BoardLayer:
    """Caches the image of a board, without overlays."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._state: _State | None = None
        self._board: Board | None = None
        self._stale = QRegion()
        self._blank = True

    @property
    def complete(self) -> bool:
        """Whether the image is fully drawn; if not, request it again soon."""
        return self._stale.isEmpty()

    def pixmap(self, shown: DisplayedBoard, size: QSize, grid: GridGeometry, look: Look) -> QPixmap:
        """Return the image; ``size`` is the size of the widget in logical pixels."""
        state, board = _State(shown.subject, shown.state, QSize(size), grid, look), shown.board
        if self._state is None or self._board is None:
            self._begin(state)
        else:
            if state != self._state:
                self._change(self._state, state)
            if state.subject is self._state.subject and board is not self._board:
                self._note_changes(state, self._board, board)
        self._state, self._board = state, board
        self._draw_stale(state, shown)
        return self._pixmap

    def _begin(self, state: _State) -> None:
        """Start with an empty image."""
        self._pixmap = QPixmap(state.size * state.grid.ratio)
        self._pixmap.setDevicePixelRatio(state.grid.ratio)
        self._pixmap.fill(state.look.colours.window)
        self._stale, self._blank = QRegion(self._pixmap.rect()), True

    def _change(self, before: _State, state: _State) -> None:
        """Keep the parts of the image that are still valid."""
        shift = shift_between(before.grid, state.grid)
        if shift is not None and replace(before, grid=state.grid) == state:
            self._scroll(shift)
            return
        old = self._pixmap
        self._begin(state)
        if before.subject is state.subject and before.look == state.look:
            self._reuse_scaled(old, before.grid, state)

    def _scroll(self, shift: QPoint) -> None:
        whole = self._pixmap.rect()
        self._pixmap.scroll(shift.x(), shift.y(), whole)
        fresh = QRegion(whole) - QRegion(whole.translated(shift))
        self._stale = (self._stale.translated(shift) + fresh) & whole

    def _reuse_scaled(self, old: QPixmap, before: GridGeometry, state: _State) -> None:
        """Show the previous image, scaled, until the new one is drawn."""
        seen = state.grid.cells(QRectF(QPoint(), state.size))
        if seen is None or seen.area <= _CELLS_A_FRAME:
            return
        self._blank = False
        whole, scale = state.grid.whole, state.grid.cell / before.cell
        painter = QPainter(self._pixmap)
        painter.fillRect(whole, state.look.colours.paper)
        painter.setClipRect(whole)
        painter.translate(whole.topLeft())
        painter.scale(scale, scale)
        painter.drawPixmap(-before.whole.topLeft(), old)
        painter.end()

    def _note_changes(self, state: _State, before: Board, board: Board) -> None:
        changed = differences(before, board)
        if changed:
            part = neighbourhood(bounds(changed), state.grid.rows, state.grid.cols)
            room = 2 * state.grid.width(0.05, least=1, most=3)
            area = area_with_border(state.grid, part, room)
            ratio = state.grid.ratio
            device = QRectF(area.topLeft() * ratio, area.size() * ratio).toAlignedRect()
            self._stale += device.intersected(self._pixmap.rect())

    def _draw_stale(self, state: _State, shown: DisplayedBoard) -> None:
        """Draw what is missing, up to a limit of cells per frame.

        There is no limit if there is no previous image to show meanwhile.
        """
        if self._stale.isEmpty():
            return
        painter = QPainter(self._pixmap)
        left = state.grid.rows * state.grid.cols if self._blank else _CELLS_A_FRAME
        while (left > 0 or self._blank) and not self._stale.isEmpty():
            band = _band(self._stale.begin(), state.grid, max(left, 0))
            left -= _draw(painter, state, shown, band)
            self._stale -= band
        self._blank = False
        painter.end()


def _draw(painter: QPainter, state: _State, shown: DisplayedBoard, band: QRect) -> int:
    """Draw a part of the image, in device pixels, and return the number of cells drawn."""
    ratio = state.grid.ratio
    area = QRectF(QPointF(band.topLeft()) / ratio, QSizeF(band.size()) / ratio)
    painter.setClipRect(area)
    painter.fillRect(area, state.look.colours.window)
    # Outlines extend beyond their cells, so the cells around are drawn as well.
    seen = state.grid.cells(area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
    if seen is None:
        return 0
    near = neighbourhood(seen, state.grid.rows, state.grid.cols)
    board = BoardPainter(painter, state.grid, state.look, shown.board.puzzle)
    board.board(shown.drawn(near), seen, shown.pencils(near))
    board.cross_signs(shown.crossed(near))
    return near.area


def _band(stale: QRect, grid: GridGeometry, cells: int) -> QRect:
    """Return the upper part of a region, with about that many cells."""
    side = grid.cell * grid.ratio
    across = stale.width() / side + 2
    height = max(round((cells / across - 2) * side), ceil(_LEAST_BAND * side))
    return QRect(stale.topLeft(), QSize(stale.width(), min(stale.height(), height)))


def shift_between(before: GridGeometry, grid: GridGeometry) -> QPoint | None:
    """Return by how many device pixels a board was scrolled, None for other differences."""
    if replace(before, left=grid.left, top=grid.top) != grid:
        return None
    across, down = grid.left - before.left, grid.top - before.top
    return QPoint(round(across * grid.ratio), round(down * grid.ratio))


def area_with_border(grid: GridGeometry, part: Rect, room: float) -> QRectF:
    """Return the area of some cells, with space for outlines at the board's edge."""
    return grid.area(part).adjusted(
        -room if part.col == 0 else 0.0,
        -room if part.row == 0 else 0.0,
        room if part.right == grid.cols else 0.0,
        room if part.bottom == grid.rows else 0.0,
    )


def bounds(rects: Sequence[Rect]) -> Rect:
    """Return the smallest rectangle that covers all of them."""
    row, col = min(rect.row for rect in rects), min(rect.col for rect in rects)
    bottom, right = max(rect.bottom for rect in rects), max(rect.right for rect in rects)
    return Rect(row, col, bottom - row, right - col)


def neighbourhood(rect: Rect, rows: int, cols: int) -> Rect:
    """Return the rectangle extended by one cell on each side, inside the grid."""
    row, col = max(rect.row - 1, 0), max(rect.col - 1, 0)
    bottom, right = min(rect.bottom + 1, rows), min(rect.right + 1, cols)
    return Rect(row, col, bottom - row, right - col)
