"""The places of cells and the changes that a screen reader gets from every board."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QAccessible

from shikaku_gui.gui.accessibility.board_table import ReadableBoard, follow_cursor
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.translation import spoken_text
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import cell_at
from shikaku_gui.texts import Message


class ReadingState(Protocol):
    """The state at the last announcement."""

    @property
    def cursor(self) -> Cell | None:
        """The keyboard cursor's cell, None while it is hidden."""


StateT = TypeVar("StateT", bound=ReadingState)


class BoardReading(ABC, Generic[StateT]):
    """Describes the cells of a board on request, and announces changes."""

    def __init__(self, board: ReadableBoard) -> None:
        self._board = board
        self._last_state: StateT | None = None

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
        """The visible cells."""
        return self._board.camera.sight

    def area(self, cell: Cell) -> QRectF:
        """Return a cell's rectangle in the widget."""
        return self._board.camera.grid.area(Rect(*cell, 1, 1))

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the visible cell at a position, None if there is none."""
        camera = self._board.camera
        if not camera.pane.contains(position):
            return None
        return cell_at(self.puzzle, camera.grid.point(position.x(), position.y()))

    def enter(self) -> None:
        """Announce the cursor, after Qt has announced the focus of the board."""
        if QAccessible.isActive():
            QTimer.singleShot(0, self._board, lambda: follow_cursor(self._board))

    def look(self) -> None:
        """Announce what has changed since the last call."""
        if not QAccessible.isActive():
            self._last_state = None
            return
        now = self._current_state()
        self._update_names(self._last_state, now)
        before = self._initial_state(now) if self._last_state is None else self._last_state
        self._last_state = now
        if now.cursor != before.cursor:
            follow_cursor(self._board)
        text = sentences(self._changes(before, now))
        if text:
            announce(self._board, text)

    def _start_tracking(self) -> None:
        """Announce changes from now on; called when a reader first asks for a cell."""
        if self._last_state is None:
            self._last_state = self._current_state()

    @abstractmethod
    def _current_state(self) -> StateT:
        """Return the current state."""

    @abstractmethod
    def _initial_state(self, now: StateT) -> StateT:
        """Return the state to compare with before anything was announced."""

    @abstractmethod
    def _update_names(self, before: StateT | None, now: StateT) -> None:
        """Notify readers of changed cell names."""

    @abstractmethod
    def _changes(self, before: StateT, now: StateT) -> Iterator[Message]:
        """Describe the changes."""


def sentences(messages: Iterable[Message]) -> str:
    """Join spoken sentences in the user's language."""
    return " ".join(map(spoken_text, messages))
