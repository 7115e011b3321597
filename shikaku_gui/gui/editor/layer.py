"""The puzzle in the making, kept as a picture: only what a step has changed is drawn anew."""

from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from shikaku_gui.gui.board_layer import bounds, grown, with_border
from shikaku_gui.gui.board_painter import BoardPainter, Look
from shikaku_gui.gui.grid import Grid
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play.tints import Tints
from shikaku_gui.play.view import Drawn


@dataclass(frozen=True)
class Canvas:
    """What a picture is drawn on: where it differs from what is wanted, all is drawn anew."""

    size: QSize
    grid: Grid
    look: Look

    def blank(self) -> QPixmap:
        """Return a picture of that size with nothing on it."""
        picture = QPixmap(self.size * self.grid.ratio)
        picture.setDevicePixelRatio(self.grid.ratio)
        return picture


class PuzzleLayer:
    """Keeps the picture of a board, without what comes and goes above it."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._canvas: Canvas | None = None
        self._board = Board(Puzzle(1, 1, {}))
        self._tints = Tints(self._board)

    def picture(self, board: Board, canvas: Canvas) -> QPixmap:
        """Return the picture of a board; the grid of the canvas has its size."""
        before, self._board = self._board, board
        if canvas != self._canvas or not self._follow(before):
            self._canvas = canvas
            self._draw_all(canvas)
        return self._picture

    def _follow(self, before: Board) -> bool:
        """Draw what has changed since that board; tell whether that was possible."""
        if before is self._board:
            return True
        version = self._tints.version
        self._tints.follow(self._board)
        if self._canvas is None or self._tints.version != version:
            return False
        changed = [*_changed_rects(before, self._board)]
        changed += _changed_clues(before.puzzle, self._board.puzzle)
        if changed:
            self._draw_part(self._canvas, bounds(changed))
        return True

    def _draw_all(self, canvas: Canvas) -> None:
        self._tints = Tints(self._board)
        self._picture = canvas.blank()
        self._picture.fill(canvas.look.colours.window)
        painter = QPainter(self._picture)
        board = BoardPainter(painter, canvas.grid, canvas.look, self._board.puzzle)
        board.rulers()
        board.board(self._drawn(self._board.rects))
        painter.end()

    def _draw_part(self, canvas: Canvas, changed: Rect) -> None:
        grid = canvas.grid
        part = grown(changed, grid.rows, grid.cols)
        near = grown(part, grid.rows, grid.cols)
        painter = QPainter(self._picture)
        board = BoardPainter(painter, grid, canvas.look, self._board.puzzle)
        clip = with_border(grid, part, 2 * board.line_width)
        painter.setClipRect(clip)
        painter.fillRect(clip, canvas.look.colours.window)
        board.board(self._drawn(sorted(self._board.touching(near))), part)
        painter.end()

    def _drawn(self, rects: list[Rect] | tuple[Rect, ...]) -> list[Drawn]:
        return [Drawn(rect, self._tints[rect]) for rect in rects]


def _changed_rects(before: Board, board: Board) -> set[Rect]:
    gone, new = board.changes(before)
    return gone | new


def _changed_clues(before: Puzzle, puzzle: Puzzle) -> list[Rect]:
    """Return the cells in which another clue stands than before, or one where none was."""
    old, new = before.clues, puzzle.clues
    changed = [cell for cell, area in new.items() if old.get(cell, 0) != area]
    return [Rect(*cell, 1, 1) for cell in (*changed, *(cell for cell in old if cell not in new))]
