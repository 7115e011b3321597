"""Boards that can be read cell by cell, and the texts in which each describes itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.translation import spoken_text
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.minimap import Minimap
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import Message


class DescribedState(Protocol):
    """The state at the last announcement."""

    @property
    def cursor(self) -> Cell | None:
        """The keyboard cursor's cell, None while it is hidden."""


StateT = TypeVar("StateT", bound=DescribedState)


class BoardDescription(ABC, Generic[StateT]):
    """Describes the cells of a board on request, and announces changes."""

    def __init__(self, board: ReadableBoard) -> None:
        self._board = board
        self._last_state: StateT | None = None

    @property
    @abstractmethod
    def puzzle(self) -> Puzzle:
        """The puzzle of the board."""

    @property
    @abstractmethod
    def cursor(self) -> Cell | None:
        """The keyboard cursor's cell, None while it is hidden."""

    @property
    @abstractmethod
    def chosen(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the cursor's cell."""

    @abstractmethod
    def name(self, cell: Cell) -> str:
        """Return where a cell is and what it contains."""

    @abstractmethod
    def details(self, cell: Cell) -> str:
        """Return details of a cell, empty if there are none."""

    def announce_cursor(self) -> None:
        """Announce the cursor, after Qt has announced the focus of the board."""
        if QAccessible.isActive():
            QTimer.singleShot(0, self._board, self._follow_cursor)

    def announce_changes(self) -> None:
        """Announce what has changed since the last call."""
        if not QAccessible.isActive():
            self._last_state = None
            return
        now = self._current_state()
        self._update_names(self._last_state, now)
        before = self._initial_state(now) if self._last_state is None else self._last_state
        self._last_state = now
        if now.cursor != before.cursor:
            self._follow_cursor()
        text = sentences(self._changes(before, now))
        if text:
            announce(self._board, text)

    def _start_tracking(self) -> None:
        """Announce changes from now on; called when a reader first asks for a cell."""
        if self._last_state is None:
            self._last_state = self._current_state()

    def _follow_cursor(self) -> None:
        """Notify readers that the focus has moved within the board."""
        if self.cursor is not None and self._board.hasFocus():
            cell = QAccessible.queryAccessibleInterface(self._board).focusChild()
            QAccessible.updateAccessibility(QAccessibleEvent(cell, QAccessible.Event.Focus))

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


class ReadableBoard(QWidget):
    """A widget with a board that can be moved, zoomed, and read cell by cell.

    ``description`` must be set first, since a screen reader may ask early. ``camera`` knows where
    the cells are. ``sight_changed`` is emitted when another part of it may be visible.
    """

    sight_changed = Signal()
    description: BoardDescription[Any]
    camera: Camera
    minimap: Minimap

    @property
    def grid(self) -> GridGeometry:
        """The geometry of the cells in the widget."""
        return self.camera.grid

    def click(self, cell: Cell) -> None:
        """Click a cell with the pointer, where a player speaks instead of pointing."""
        self.camera.reveal(Rect(*cell, 1, 1))
        place = self.grid.area(Rect(*cell, 1, 1)).center()
        on_screen, left = QPointF(self.mapToGlobal(place)), Qt.MouseButton.LeftButton
        for kind, held in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            modifiers = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, place, on_screen, left, held, modifiers)
            QApplication.sendEvent(self, event)

    def show_overview(self, shown: bool) -> None:
        """Show or hide the minimap of a board that is not visible as a whole."""
        self.minimap.wanted = shown
        self.minimap.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the minimap to the new size."""
        super().resizeEvent(event)
        self.minimap.refresh()
        self.sight_changed.emit()


def sentences(messages: Iterable[Message]) -> str:
    """Join spoken sentences in the user's language."""
    return " ".join(map(spoken_text, messages))
