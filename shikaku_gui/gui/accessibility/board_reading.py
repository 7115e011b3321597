"""What all boards tell a screen reader alike: where cells are, and what is new, at once."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QAccessible

from shikaku_gui.gui.accessibility.board_table import ReadableBoard, follow_cursor
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import Message, cell_at


class Heard(Protocol):
    """How all was when something was last said."""

    @property
    def cursor(self) -> Cell | None:
        """The cell of the keyboard's cursor, None while it is not shown."""


HeardT = TypeVar("HeardT", bound=Heard)


class BoardReading(ABC, Generic[HeardT]):
    """Tells of a board, cell by cell when asked, and of what changes at once."""

    def __init__(self, board: ReadableBoard) -> None:
        self._board = board
        self._heard: HeardT | None = None

    @property
    @abstractmethod
    def puzzle(self) -> Puzzle:
        """The puzzle of the board."""

    @property
    def whole(self) -> Rect:
        """All cells of the board."""
        return self.puzzle.grid

    @property
    def sight(self) -> Rect:
        """The cells that can be seen."""
        return self._board.camera.sight

    def area(self, cell: Cell) -> QRectF:
        """Return the place of a cell."""
        return self._board.camera.grid.area(Rect(*cell, 1, 1))

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell that is seen at a place, None where none is."""
        camera = self._board.camera
        if not camera.pane.contains(position):
            return None
        return cell_at(self.puzzle, camera.grid.point(position.x(), position.y()))

    def enter(self) -> None:
        """Tell where the cursor is, once Qt has told that the board has the keyboard."""
        if QAccessible.isActive():
            QTimer.singleShot(0, self._board, lambda: follow_cursor(self._board))

    def look(self) -> None:
        """Tell what has changed since the last time."""
        if not QAccessible.isActive():
            self._heard = None
            return
        now = self._hear()
        self._renew(self._heard, now)
        before = self._unheard(now) if self._heard is None else self._heard
        self._heard = now
        if now.cursor != before.cursor:
            follow_cursor(self._board)
        text = sentences(self._news(before, now))
        if text:
            announce(self._board, text)

    def _begin_to_listen(self) -> None:
        """Note that somebody asks: from now on changes are told."""
        if self._heard is None:
            self._heard = self._hear()

    @abstractmethod
    def _hear(self) -> HeardT:
        """Return how all is now."""

    @abstractmethod
    def _unheard(self, now: HeardT) -> HeardT:
        """Return what counts as heard by somebody who has heard nothing yet."""

    @abstractmethod
    def _renew(self, before: HeardT | None, now: HeardT) -> None:
        """Tell which cells are called something else now."""

    @abstractmethod
    def _news(self, before: HeardT, now: HeardT) -> Iterator[Message]:
        """Say what has changed."""


def phrase(parts: Iterable[Message]) -> str:
    """Return the parts of one phrase, in the user's language."""
    return ", ".join(map(message_text, parts))


def sentences(messages: Iterable[Message]) -> str:
    """Return whole sentences, in the user's language."""
    return " ".join(map(message_text, messages))
