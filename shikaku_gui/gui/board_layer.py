"""The board as it stands, kept as a picture: only what a move has changed is drawn anew."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from shikaku_gui.gui.board_painter import BoardPainter, Look
from shikaku_gui.gui.grid import Grid
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import view
from shikaku_gui.play.session import Session


@dataclass(frozen=True)
class _State:
    """What a picture shows: where it differs from what is wanted, it must be drawn anew."""

    session: Session
    tinting: int
    size: QSize
    grid: Grid
    look: Look
    rulers: bool
    shows_broken: bool
    wrong: frozenset[Rect]


class BoardLayer:
    """Keeps the picture of a session's board, without what comes and goes above it."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._state: _State | None = None
        self._board: Board | None = None

    def pixmap(
        self, session: Session, size: QSize, grid: Grid, look: Look, *, rulers: bool
    ) -> QPixmap:
        """Return the picture; ``size`` is that of the widget in logical pixels."""
        state = _State(
            session,
            session.tints.version,
            QSize(size),
            grid,
            look,
            rulers,
            session.shows_broken,
            session.wrong,
        )
        if self._board is None or state != self._state:
            self._draw_all(state)
        elif self._board is not session.board:
            self._draw_changes(state, self._board)
        self._state, self._board = state, session.board
        return self._pixmap

    def _draw_all(self, state: _State) -> None:
        self._pixmap = QPixmap(state.size * state.grid.ratio)
        self._pixmap.setDevicePixelRatio(state.grid.ratio)
        self._pixmap.fill(state.look.colours.window)
        painter = QPainter(self._pixmap)
        board = BoardPainter(painter, state.grid, state.look, state.session.puzzle)
        if state.rulers:
            board.rulers()
        board.board(view.drawn(state.session))
        painter.end()

    def _draw_changes(self, state: _State, before: Board) -> None:
        gone, new = state.session.board.changes(before)
        if not gone and not new:
            return
        part = grown(bounds([*gone, *new]), state.grid.rows, state.grid.cols)
        painter = QPainter(self._pixmap)
        board = BoardPainter(painter, state.grid, state.look, state.session.puzzle)
        clip = with_border(state.grid, part, 2 * board.line_width)
        painter.setClipRect(clip)
        painter.fillRect(clip, state.look.colours.window)
        near = grown(part, state.grid.rows, state.grid.cols)
        board.board(view.drawn(state.session, near), part)
        painter.end()


def with_border(grid: Grid, part: Rect, room: float) -> QRectF:
    """Return the place of a part, with room for outlines where it ends at the board's edge."""
    return grid.area(part).adjusted(
        -room if part.col == 0 else 0.0,
        -room if part.row == 0 else 0.0,
        room if part.right == grid.cols else 0.0,
        room if part.bottom == grid.rows else 0.0,
    )


def bounds(rects: list[Rect]) -> Rect:
    """Return the smallest rectangle that holds all of them."""
    row, col = min(rect.row for rect in rects), min(rect.col for rect in rects)
    bottom, right = max(rect.bottom for rect in rects), max(rect.right for rect in rects)
    return Rect(row, col, bottom - row, right - col)


def grown(rect: Rect, rows: int, cols: int) -> Rect:
    """Return the rectangle with one more cell on each side, as far as the grid goes."""
    row, col = max(rect.row - 1, 0), max(rect.col - 1, 0)
    bottom, right = min(rect.bottom + 1, rows), min(rect.right + 1, cols)
    return Rect(row, col, bottom - row, right - col)
