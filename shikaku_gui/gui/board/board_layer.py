"""The board as it stands, kept as a picture as large as the window.

Only what is new is drawn: the cells that a move has changed, and those that come into sight
where the board is moved. A part of many cells is drawn bit by bit, a frame a bit; until then
what was there before is seen, made larger or smaller where the board was zoomed.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from shikaku_gui.gui.board.board_painter import BoardPainter, Look
from shikaku_gui.gui.board.displayed_board import DisplayedBoard, differing
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.model import Board, Rect

_CELLS_A_FRAME = 1200
"""So many cells are drawn before the window shows what there is."""

_LEAST_BAND = 4
"""At least so many rows of cells are drawn at once: each band draws its neighbours, too."""

_AROUND = 4.0
"""The pixels by which an outline or a sign reaches at most beyond its cells."""


@dataclass(frozen=True)
class _State:
    """What a picture shows: where it differs from what is wanted, it must be drawn anew."""

    subject: object
    look_of_board: Hashable
    size: QSize
    grid: GridGeometry
    look: Look


class BoardLayer:
    """Keeps the picture of a board, without what comes and goes above it."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._state: _State | None = None
        self._board: Board | None = None
        self._stale = QRegion()
        self._blank = True

    @property
    def complete(self) -> bool:
        """Tell whether all of the picture is drawn; if not, ask for it again soon."""
        return self._stale.isEmpty()

    def pixmap(self, shown: DisplayedBoard, size: QSize, grid: GridGeometry, look: Look) -> QPixmap:
        """Return the picture; ``size`` is that of the widget in logical pixels."""
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
        """Take an empty picture, all of which is to be drawn."""
        self._pixmap = QPixmap(state.size * state.grid.ratio)
        self._pixmap.setDevicePixelRatio(state.grid.ratio)
        self._pixmap.fill(state.look.colours.window)
        self._stale, self._blank = QRegion(self._pixmap.rect()), True

    def _change(self, before: _State, state: _State) -> None:
        """Keep of the picture what can be used of it."""
        shift = shift_between(before.grid, state.grid)
        if shift is not None and replace(before, grid=state.grid) == state:
            self._scroll(shift)
            return
        old = self._pixmap
        self._begin(state)
        if before.subject is state.subject and before.look == state.look:
            self._lend(old, before.grid, state)

    def _scroll(self, shift: QPoint) -> None:
        whole = self._pixmap.rect()
        self._pixmap.scroll(shift.x(), shift.y(), whole)
        fresh = QRegion(whole) - QRegion(whole.translated(shift))
        self._stale = (self._stale.translated(shift) + fresh) & whole

    def _lend(self, old: QPixmap, before: GridGeometry, state: _State) -> None:
        """Show the picture from before in the new size, until the new one is drawn."""
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
        changed = differing(before, board)
        if changed:
            part = grown(bounds(changed), state.grid.rows, state.grid.cols)
            room = 2 * state.grid.width(0.05, least=1, most=3)
            area = with_border(state.grid, part, room)
            self._stale += _device(area, state.grid.ratio).intersected(self._pixmap.rect())

    def _draw_stale(self, state: _State, shown: DisplayedBoard) -> None:
        """Draw what is not drawn yet, or as much of it as a frame has time for.

        Where there is nothing to look at meanwhile, that is all of it.
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
    """Draw a part of the picture, in device pixels, and return how many cells it took."""
    ratio = state.grid.ratio
    area = QRectF(QPointF(band.topLeft()) / ratio, QSizeF(band.size()) / ratio)
    painter.setClipRect(area)
    painter.fillRect(area, state.look.colours.window)
    # Outlines reach beyond their cells, so those of the cells around are drawn as well.
    seen = state.grid.cells(area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
    if seen is None:
        return 0
    near = grown(seen, state.grid.rows, state.grid.cols)
    board = BoardPainter(painter, state.grid, state.look, shown.board.puzzle)
    board.board(shown.drawn(near), seen)
    return near.area


def _band(stale: QRect, grid: GridGeometry, cells: int) -> QRect:
    """Return the upper part of what is to be drawn, with about so many cells."""
    side = grid.cell * grid.ratio
    across = stale.width() / side + 2
    height = max(round((cells / across - 2) * side), ceil(_LEAST_BAND * side))
    return QRect(stale.topLeft(), QSize(stale.width(), min(stale.height(), height)))


def shift_between(before: GridGeometry, grid: GridGeometry) -> QPoint | None:
    """Return by how many device pixels a board was moved, None where it differs otherwise."""
    if replace(before, left=grid.left, top=grid.top) != grid:
        return None
    across, down = grid.left - before.left, grid.top - before.top
    return QPoint(round(across * grid.ratio), round(down * grid.ratio))


def _device(area: QRectF, ratio: float) -> QRect:
    """Return the device pixels that an area touches."""
    return QRectF(area.topLeft() * ratio, area.size() * ratio).toAlignedRect()


def with_border(grid: GridGeometry, part: Rect, room: float) -> QRectF:
    """Return the place of a part, with room for outlines where it ends at the board's edge."""
    return grid.area(part).adjusted(
        -room if part.col == 0 else 0.0,
        -room if part.row == 0 else 0.0,
        room if part.right == grid.cols else 0.0,
        room if part.bottom == grid.rows else 0.0,
    )


def bounds(rects: Sequence[Rect]) -> Rect:
    """Return the smallest rectangle that holds all of them."""
    row, col = min(rect.row for rect in rects), min(rect.col for rect in rects)
    bottom, right = max(rect.bottom for rect in rects), max(rect.right for rect in rects)
    return Rect(row, col, bottom - row, right - col)


def grown(rect: Rect, rows: int, cols: int) -> Rect:
    """Return the rectangle with one more cell on each side, as far as the grid goes."""
    row, col = max(rect.row - 1, 0), max(rect.col - 1, 0)
    bottom, right = min(rect.bottom + 1, rows), min(rect.right + 1, cols)
    return Rect(row, col, bottom - row, right - col)
