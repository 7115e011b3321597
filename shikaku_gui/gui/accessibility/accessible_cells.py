"""The cells and rows of a board as screen readers find them, which are no widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Rect

if TYPE_CHECKING:
    from shikaku_gui.gui.accessibility.board_table import BoardTable

# Qt accepts None here, although the type stubs do not.
_NO_OBJECT = cast(QObject, None)
NOTHING = cast(QAccessibleInterface, None)


class BoardPart(QAccessibleInterface):
    """A part of a table without a QObject of its own."""

    def __init__(self, table: BoardTable) -> None:
        super().__init__()
        self._table = table

    def object(self) -> QObject:
        """Return None: there is no QObject."""
        return _NO_OBJECT

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Do nothing: names are read-only."""

    def _place(self, rect: Rect) -> QRect:
        """Return the screen rectangle of cells, also outside the visible part."""
        board = self._table.board
        first, last = (board.reading.area(cell) for cell in (rect.first, rect.last))
        area = first.united(last).toAlignedRect()
        return QRect(board.mapToGlobal(area.topLeft()), area.size())


class BoardRow(BoardPart):
    """A row of a giant board, between the table and its cells."""

    def __init__(self, table: BoardTable, number: int) -> None:
        super().__init__(table)
        self._number = number

    @property
    def number(self) -> int:
        """The row, counted from 0."""
        return self._number

    def isValid(self) -> bool:
        """Tell whether the table still keeps this row."""
        return self._table.has_row(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def child(self, index: int) -> QAccessibleInterface:
        """Return a cell of the row."""
        inside = 0 <= index < self.childCount()
        return self._table.cell(Cell(self._number, index)) if inside else NOTHING

    def childCount(self) -> int:
        """Return the number of cells in the row."""
        return self._table.board.reading.whole.width

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the visible cell at a screen position."""
        cell = self._table.cell_seen_at(x, y)
        return cell if cell is not None and cell.at.row == self._number else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the column of a cell, -1 for any other."""
        if isinstance(child, BoardCell) and child.at.row == self._number:
            return child.at.col if self._table.has(child) else -1
        return -1

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Row

    def rect(self) -> QRect:
        """Return the screen rectangle, also outside the visible part."""
        return self._place(Rect(self._number, 0, 1, self.childCount()))

    def state(self) -> QAccessible.State:
        """Return whether any of it is visible."""
        board, state = self._table.board, QAccessible.State()
        state.invisible = not board.isVisible()
        sight = board.reading.sight
        state.offscreen = not sight.row <= self._number < sight.bottom
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Name the row by its number."""
        name = _("Row {number}").format(number=str(self._number + 1))
        return name if which is QAccessible.Text.Name else ""


class BoardCell(BoardPart):
    """A cell of a table; ``last_name`` is the last name returned, None before the first."""

    def __init__(self, table: BoardTable, cell: Cell) -> None:
        super().__init__(table)
        self._at = cell
        self.last_name: str | None = None

    @property
    def at(self) -> Cell:
        """The cell on the board."""
        return self._at

    def isValid(self) -> bool:
        """Tell whether the table still keeps this cell."""
        return self._table.has(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table, or on a giant board the row."""
        return self._table.parent_of(self._at)

    def child(self, _index: int) -> QAccessibleInterface:
        """Return nothing: a cell has no children."""
        return NOTHING

    def childCount(self) -> int:
        """Return 0: a cell has no children."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: a cell has no children."""
        return NOTHING

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1: a cell has no children."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        """Return the screen rectangle, also outside the visible part."""
        return self._place(Rect(*self._at, 1, 1))

    def state(self) -> QAccessible.State:
        """Return whether it has the cursor, is selected, and is visible."""
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
        """Return the name of the cell or its description."""
        reading = self._table.board.reading
        if which is QAccessible.Text.Name:
            self.last_name = reading.name(self._at)
            return self.last_name
        if which is QAccessible.Text.Description:
            return self._table.news or reading.description(self._at)
        return ""
