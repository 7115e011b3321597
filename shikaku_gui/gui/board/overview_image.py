"""The image of the minimap with one pixel per cell, updated incrementally."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from shikaku_gui.gui.base.theme import Colours, blend
from shikaku_gui.gui.board.displayed_board import DisplayedBoard, DisplayedGame
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play import DrawnRect

_MOST_DOTTED = 10_000
"""The most cells of a board whose clues are dots; those of larger boards would run together."""

_DOT_INK = 0.4


class OverviewImage(Protocol):
    """The contents of a minimap."""

    def image(self, colours: Colours) -> QImage:
        """Return the current board with one pixel per cell."""

    def kept_free(self) -> Sequence[Rect]:
        """Return the cells that the minimap should not hide."""


class Pixels:
    """Caches an image of a board with one pixel per cell: its rectangles, and clues as dots."""

    def __init__(self) -> None:
        self._image = QImage()
        self._board: Board | None = None
        self._subject: object = None
        self._state: Hashable = None

    def image(self, shown: DisplayedBoard, colours: Colours) -> QImage:
        """Return the image of the current board."""
        subject, state, board = shown.subject, (shown.state, colours), shown.board
        before, puzzle = self._board, board.puzzle
        same = before is not None and (subject, state) == (self._subject, self._state)
        dots_changed = before is not None and puzzle is not before.puzzle and _is_dotted(puzzle)
        if before is None or not same or dots_changed:
            self._image = QImage(QSize(puzzle.cols, puzzle.rows), QImage.Format.Format_RGB32)
            self._paint(puzzle, (puzzle.grid,), shown.drawn(), colours)
        elif board is not before:
            gone, new = board.changes(before)
            added = [item for rect in new for item in shown.drawn(rect)]
            self._paint(puzzle, gone, added, colours)
        self._board, self._subject, self._state = board, subject, state
        return self._image

    def _paint(
        self, puzzle: Puzzle, gone: Iterable[Rect], drawn: Iterable[DrawnRect], colours: Colours
    ) -> None:
        painter = QPainter(self._image)
        painter.setPen(blend(colours.paper, colours.text, _DOT_INK))
        for rect in gone:
            painter.fillRect(pixels(rect), colours.paper)
            for clue in puzzle.clues_in(rect) if _is_dotted(puzzle) else ():
                painter.drawPoint(QPoint(clue.col, clue.row))
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


def _is_dotted(puzzle: Puzzle) -> bool:
    return puzzle.rows * puzzle.cols <= _MOST_DOTTED


def pixels(rect: Rect) -> QRect:
    """Return the pixels of a rectangle."""
    return QRect(rect.col, rect.row, rect.width, rect.height)
