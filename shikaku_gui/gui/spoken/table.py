"""A board as a screen reader finds it: a table whose cells are made when they are asked for.

Qt asks the factory for the interface of a widget once and keeps it. A cell that was asked for
is kept in two places, by Qt under its number and by the table; to give one up, Qt is told to
delete it, which leaves nothing but an empty shell here. Without a screen reader nobody asks,
and none of this is ever made.
"""

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableModelChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.viewport.camera import Camera
from shikaku_gui.model import Cell, Rect

MOST_CELLS = 10_000
"""How many cells are kept at once; where more are asked for, those asked for first go."""

# Qt takes None for nothing, which the types of its methods do not tell.
_NO_OBJECT = cast(QObject, None)
_NO_INTERFACE = cast(QAccessibleInterface, None)

_Event = QAccessible.Event
_tables: set["BoardTable"] = set()
"""Keeps the tables as long as Qt has them: it deletes each together with its widget."""


class Reading(Protocol):
    """What there is to be read of a board; places are in pixels of its widget."""

    @property
    def whole(self) -> Rect:
        """All cells of the board."""

    @property
    def sight(self) -> Rect:
        """The cells that can be seen."""

    @property
    def cursor(self) -> Cell | None:
        """The cell of the keyboard's cursor, None while it is not shown."""

    @property
    def chosen(self) -> Rect | None:
        """The cells of the rectangle that is being drawn, or that of the cursor."""

    def area(self, cell: Cell) -> QRectF:
        """Return the place of a cell."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell that is seen at a place, None where none is."""

    def name(self, cell: Cell) -> str:
        """Say where a cell is and what is in it."""

    def description(self, cell: Cell) -> str:
        """Say more of a cell; empty where there is no more."""


class ReadableBoard(QWidget):
    """A widget with a board that can be read cell by cell.

    ``reading`` is to be set before anything else: a screen reader asks early. ``camera`` knows
    where the cells are.
    """

    reading: Reading
    camera: Camera


class BoardCell(QAccessibleInterface):
    """A cell of a table; ``told`` is the name that was given last, None before that."""

    def __init__(self, table: "BoardTable", cell: Cell) -> None:
        super().__init__()
        self._table = table
        self._at = cell
        self.told: str | None = None

    @property
    def at(self) -> Cell:
        """Where on the board it is."""
        return self._at

    def isValid(self) -> bool:
        """Tell whether the cell is still to be asked for what it is."""
        return self._table.has(self)

    def object(self) -> QObject:
        """Return nothing: a cell is no object of Qt."""
        return _NO_OBJECT

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing: there is nothing in a cell."""
        return _NO_INTERFACE

    def childCount(self) -> int:
        """Return how much is in a cell: nothing."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: there is nothing in a cell."""
        return _NO_INTERFACE

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return that nothing is in a cell."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return what it is."""
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        """Return its place on the screen, also where it is out of sight."""
        board = self._table.board
        area = board.reading.area(self._at).toAlignedRect()
        return QRect(board.mapToGlobal(area.topLeft()), area.size())

    def state(self) -> QAccessible.State:
        """Tell whether it has the cursor, is chosen, and can be seen."""
        board, state = self._table.board, QAccessible.State()
        reading, cell = board.reading, Rect(*self._at, 1, 1)
        chosen = reading.chosen
        state.focusable = state.selectable = True
        state.focused = board.hasFocus() and self._at == reading.cursor
        state.selected = chosen is not None and chosen.overlaps(cell)
        state.invisible = not board.isVisible()
        state.offscreen = not reading.sight.overlaps(cell)
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Say what the cell is and, as its description, more of it."""
        reading = self._table.board.reading
        if which is QAccessible.Text.Name:
            self.told = reading.name(self._at)
            return self.told
        return reading.description(self._at) if which is QAccessible.Text.Description else ""

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Do nothing: names are what the board says."""


class BoardTable(QAccessibleWidget):
    """The table of a board; behind its cells come the widgets that lie on the board."""

    def __init__(self, board: ReadableBoard) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._cells: dict[Cell, BoardCell] = {}
        board.destroyed.connect(self.drop)

    @property
    def board(self) -> ReadableBoard:
        """The widget that shows the board."""
        return cast("ReadableBoard", self.widget())

    def cell(self, at: Cell) -> BoardCell:
        """Return a cell, the same one each time as long as it is kept."""
        cell = self._cells.pop(at, None) or BoardCell(self, at)
        self._cells[at] = cell
        if len(self._cells) > MOST_CELLS:
            _delete(self._cells.pop(next(iter(self._cells))))
        return cell

    def has(self, cell: BoardCell) -> bool:
        """Tell whether a cell is one that is kept."""
        return self._cells.get(cell.at) is cell

    def start_anew(self) -> None:
        """Give up all cells and tell that there are others now."""
        self.drop()
        reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
        QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self.board, reset))

    def drop(self) -> None:
        """Give up all cells."""
        cells, self._cells = self._cells, {}
        for cell in cells.values():
            _delete(cell)

    def renew(self, may_differ: Callable[[Cell], bool]) -> None:
        """Tell which of some cells are called something else than when they were last asked."""
        for cell in list(self._cells.values()):
            told = cell.told
            if told is None or not may_differ(cell.at):
                continue
            if cell.text(QAccessible.Text.Name) != told:
                QAccessible.updateAccessibility(QAccessibleEvent(cell, _Event.NameChanged))

    def childCount(self) -> int:
        """Return how many cells and widgets are on the board."""
        return self.board.reading.whole.area + super().childCount()

    def child(self, index: int) -> QAccessibleInterface:
        """Return the cell, or the widget, of that number; cells are counted row by row."""
        whole = self.board.reading.whole
        if 0 <= index < whole.area:
            return self.cell(Cell(*divmod(index, whole.width)))
        return super().child(index - whole.area)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a cell or a widget, -1 for any other."""
        whole = self.board.reading.whole
        if isinstance(child, BoardCell):
            return child.at.row * whole.width + child.at.col if self.has(child) else -1
        index = super().indexOfChild(child)
        return index if index < 0 else index + whole.area

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the widget or the cell that is seen at a place on the screen."""
        position = self.board.mapFromGlobal(QPoint(x, y))
        widget = self.board.childAt(position)
        if widget is not None:
            return QAccessible.queryAccessibleInterface(widget)
        at = self.board.reading.cell_at(QPointF(position))
        return _NO_INTERFACE if at is None else self.cell(at)

    def focusChild(self) -> QAccessibleInterface:
        """Return the cell with the cursor, while the keyboard is the board's."""
        cursor = self.board.reading.cursor
        if cursor is None or not self.board.hasFocus():
            return super().focusChild()
        return self.cell(cursor)


def install() -> None:
    """Let Qt find boards as tables; to be called once, before a board is made."""
    QAccessible.installFactory(_interface)


def table_of(board: ReadableBoard) -> BoardTable | None:
    """Return the table of a board, None where boards are no tables."""
    table = QAccessible.queryAccessibleInterface(board)
    return table if isinstance(table, BoardTable) else None


def follow_cursor(board: ReadableBoard) -> None:
    """Tell that the cursor is in another cell."""
    cursor, whole = board.reading.cursor, board.reading.whole
    if cursor is not None and board.hasFocus():
        event = QAccessibleEvent(board, _Event.Focus)
        event.setChild(cursor.row * whole.width + cursor.col)
        QAccessible.updateAccessibility(event)


def _interface(_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """Make the interface of a board; Qt makes those of all else."""
    if not isinstance(widget, ReadableBoard):
        return None
    _tables.difference_update([gone for gone in _tables if not Shiboken.isValid(gone)])
    table = BoardTable(widget)
    _tables.add(table)
    return table


def _delete(cell: BoardCell) -> None:
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))
