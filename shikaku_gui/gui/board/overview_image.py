"""The image of the minimap with one pixel per cell, updated incrementally."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.displayed_board import DisplayedBoard, DisplayedGame
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import DrawnRect


class OverviewImage(Protocol):
    """The contents of a minimap."""

    def image(self, colours: Colours) -> QImage:
        """Return the current board with one pixel per cell."""

    def kept_free(self) -> Sequence[Rect]:
        """Return the cells that the minimap should not hide."""


class Pixels:
    """Caches an image of a board's rectangles with one pixel per cell."""

    def __init__(self) -> None:
        self._image = QImage()
        self._board: Board | None = None
        self._subject: object = None
        self._state: Hashable = None

    def image(self, shown: DisplayedBoard, colours: Colours) -> QImage:
        """Return the image of the current board."""
        subject, state, board = shown.subject, (shown.state, colours), shown.board
        if self._board is None or subject is not self._subject or state != self._state:
            size = QSize(board.puzzle.cols, board.puzzle.rows)
            self._image = QImage(size, QImage.Format.Format_RGB32)
            self._image.fill(colours.paper)
            self._paint((), shown.drawn(), colours)
        elif board is not self._board:
            gone, new = board.changes(self._board)
            added = [item for rect in new for item in shown.drawn(rect)]
            self._paint(gone, added, colours)
        self._board, self._subject, self._state = board, subject, state
        return self._image

    def _paint(self, gone: Iterable[Rect], drawn: Iterable[DrawnRect], colours: Colours) -> None:
        painter = QPainter(self._image)
        for rect in gone:
            painter.fillRect(pixels(rect), colours.paper)
        for item in drawn:
            tint = colours.tints[item.tint] if item.broken is None else colours.wrong
            painter.fillRect(pixels(item.rect), tint)
        painter.end()


class GameOverview:
    """The minimap of the current game."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._pixels = Pixels()

    def image(self, colours: Colours) -> QImage:
        """Return the current board with one pixel per cell."""
        return self._pixels.image(DisplayedGame(self._controller.session, trials=False), colours)

    def kept_free(self) -> Sequence[Rect]:
        """Return the marks of a hint, and the cursor's cell."""
        session = self._controller.session
        rects = [mark.rect for mark in self._controller.board_marks.marks]
        return [*rects, Rect(*session.cursor, 1, 1)] if session.cursor_shown else rects


def pixels(rect: Rect) -> QRect:
    """Return the pixels of a rectangle."""
    return QRect(rect.col, rect.row, rect.width, rect.height)
