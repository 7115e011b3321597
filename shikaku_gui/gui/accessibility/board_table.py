"""A board as a screen reader finds it: a table whose cells are made when they are asked for.

Qt asks the factory for the interface of a widget once and keeps it. A cell that was asked for
is kept in two places, by Qt under its number and by the table; to give one up, Qt is told to
delete it, which leaves nothing but an empty shell here. Without a screen reader nobody asks,
and none of this is ever made.
"""

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableModelChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.model import Cell, Rect

MOST_CELLS = 10_000
"""How many cells are kept at once; where more are asked for, those asked for first go."""

MOST_CHILDREN = 10_000
"""Boards of more cells have rows between the table and the cells.

Readers may ask for all children of a thing at once, and the window waits for the answer.
"""

# Qt takes None for nothing, which the types of its methods do not tell.
_NO_OBJECT = cast(QObject, None)
_NOTHING = cast(QAccessibleInterface, None)
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


class _Part(QAccessibleInterface):
    """A part of a table that is no object of Qt."""

    def __init__(self, table: "BoardTable") -> None:
        super().__init__()
        self._table = table

    def object(self) -> QObject:
        """Return nothing: it is no object of Qt."""
        return _NO_OBJECT

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Do nothing: names are what the board says."""

    def _place(self, rect: Rect) -> QRect:
        """Return the place of cells on the screen, also where they are out of sight."""
        board = self._table.board
        first, last = (board.reading.area(cell) for cell in (rect.first, rect.last))
        area = first.united(last).toAlignedRect()
        return QRect(board.mapToGlobal(area.topLeft()), area.size())


class BoardRow(_Part):
    """A row of a giant board, between the table and its cells."""

    def __init__(self, table: "BoardTable", number: int) -> None:
        super().__init__(table)
        self._number = number

    @property
    def number(self) -> int:
        """Which row it is, from 0."""
        return self._number

    def isValid(self) -> bool:
        """Tell whether the row is still to be asked for what it is."""
        return self._table.has_row(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def child(self, index: int) -> QAccessibleInterface:
        """Return a cell of the row."""
        inside = 0 <= index < self.childCount()
        return self._table.cell(Cell(self._number, index)) if inside else _NOTHING

    def childCount(self) -> int:
        """Return how many cells are in the row."""
        return self._table.board.reading.whole.width

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the cell that is seen at a place on the screen."""
        cell = self._table.cell_seen_at(x, y)
        return cell if cell is not None and cell.at.row == self._number else _NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the column of a cell, -1 for any other."""
        if isinstance(child, BoardCell) and child.at.row == self._number:
            return child.at.col if self._table.has(child) else -1
        return -1

    def role(self) -> QAccessible.Role:
        """Return what it is."""
        return QAccessible.Role.Row

    def rect(self) -> QRect:
        """Return its place on the screen, also where it is out of sight."""
        return self._place(Rect(self._number, 0, 1, self.childCount()))

    def state(self) -> QAccessible.State:
        """Tell whether any of it can be seen."""
        board, state = self._table.board, QAccessible.State()
        state.invisible = not board.isVisible()
        sight = board.reading.sight
        state.offscreen = not sight.row <= self._number < sight.bottom
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Name the row by its number."""
        name = QCoreApplication.translate("reading", "Row %1").replace("%1", str(self._number + 1))
        return name if which is QAccessible.Text.Name else ""


class BoardCell(_Part):
    """A cell of a table; ``told`` is the name that was given last, None before that."""

    def __init__(self, table: "BoardTable", cell: Cell) -> None:
        super().__init__(table)
        self._at = cell
        self.told: str | None = None

    @property
    def at(self) -> Cell:
        """Where on the board it is."""
        return self._at

    def isValid(self) -> bool:
        """Tell whether the cell is still to be asked for what it is."""
        return self._table.has(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table, or on a giant board the row."""
        return self._table.parent_of(self._at)

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing: there is nothing in a cell."""
        return _NOTHING

    def childCount(self) -> int:
        """Return how much is in a cell: nothing."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: there is nothing in a cell."""
        return _NOTHING

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return that nothing is in a cell."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return what it is."""
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        """Return its place on the screen, also where it is out of sight."""
        return self._place(Rect(*self._at, 1, 1))

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


class BoardTable(QAccessibleWidget):
    """The table of a board; behind its cells come the widgets that lie on the board."""

    def __init__(self, board: ReadableBoard) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._cells: dict[Cell, BoardCell] = {}
        self._rows: dict[int, BoardRow] = {}
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

    def row(self, number: int) -> BoardRow:
        """Return a row, the same one each time."""
        if number not in self._rows:
            self._rows[number] = BoardRow(self, number)
        return self._rows[number]

    def has_row(self, row: BoardRow) -> bool:
        """Tell whether a row is one that is kept."""
        return self._rows.get(row.number) is row

    def parent_of(self, at: Cell) -> QAccessibleInterface:
        """Return what a cell is a child of."""
        return self.row(at.row) if self._has_rows else self

    @property
    def _has_rows(self) -> bool:
        return self.board.reading.whole.area > MOST_CHILDREN

    @property
    def _parts(self) -> int:
        whole = self.board.reading.whole
        return whole.height if self._has_rows else whole.area

    def start_anew(self) -> None:
        """Give up all cells and tell that there are others now."""
        self.drop()
        reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
        QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self.board, reset))

    def drop(self) -> None:
        """Give up all cells and rows."""
        parts: list[QAccessibleInterface] = [*self._cells.values(), *self._rows.values()]
        self._cells, self._rows = {}, {}
        for part in parts:
            _delete(part)

    def renew(self, may_differ: Callable[[Cell], bool]) -> None:
        """Tell which of some cells are called something else than when they were last asked."""
        for cell in list(self._cells.values()):
            told = cell.told
            if told is None or not may_differ(cell.at):
                continue
            if cell.text(QAccessible.Text.Name) != told:
                QAccessible.updateAccessibility(QAccessibleEvent(cell, _Event.NameChanged))

    def childCount(self) -> int:
        """Return how many cells, or rows of a giant, and widgets are on the board."""
        return self._parts + super().childCount()

    def child(self, index: int) -> QAccessibleInterface:
        """Return the cell, row or widget of that number; cells are counted row by row."""
        if not 0 <= index < self._parts:
            return super().child(index - self._parts)
        if self._has_rows:
            return self.row(index)
        return self.cell(Cell(*divmod(index, self.board.reading.whole.width)))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a cell, a row or a widget, -1 for any other."""
        if isinstance(child, BoardRow):
            return child.number if self.has_row(child) else -1
        if isinstance(child, BoardCell):
            width = self.board.reading.whole.width
            inside = self.has(child) and not self._has_rows
            return child.at.row * width + child.at.col if inside else -1
        index = super().indexOfChild(child)
        return index if index < 0 else index + self._parts

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the widget or the cell that is seen at a place on the screen."""
        widget = self.board.childAt(self.board.mapFromGlobal(QPoint(x, y)))
        if widget is not None:
            return QAccessible.queryAccessibleInterface(widget)
        return self.cell_seen_at(x, y) or _NOTHING

    def cell_seen_at(self, x: int, y: int) -> BoardCell | None:
        """Return the cell that is seen at a place on the screen, None where none is."""
        at = self.board.reading.cell_at(QPointF(self.board.mapFromGlobal(QPoint(x, y))))
        return None if at is None else self.cell(at)

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
    cursor, table = board.reading.cursor, table_of(board)
    if cursor is not None and table is not None and board.hasFocus():
        QAccessible.updateAccessibility(QAccessibleEvent(table.cell(cursor), _Event.Focus))


def _interface(_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """Make the interface of a board; Qt makes those of all else."""
    if not isinstance(widget, ReadableBoard):
        return None
    _tables.difference_update([gone for gone in _tables if not Shiboken.isValid(gone)])
    table = BoardTable(widget)
    _tables.add(table)
    return table


def _delete(part: QAccessibleInterface) -> None:
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
