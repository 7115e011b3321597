"""What the table of a board is made of, as a screen reader finds it: cells, and rows of giants."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from shikaku_gui.model import Cell, Rect

if TYPE_CHECKING:
    from shikaku_gui.gui.accessibility.board_table import BoardTable

# Qt takes None for nothing, which the types of its methods do not tell.
_NO_OBJECT = cast(QObject, None)
NOTHING = cast(QAccessibleInterface, None)
"""No part at all."""


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
        return self._table.cell(Cell(self._number, index)) if inside else NOTHING

    def childCount(self) -> int:
        """Return how many cells are in the row."""
        return self._table.board.reading.whole.width

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the cell that is seen at a place on the screen."""
        cell = self._table.cell_seen_at(x, y)
        return cell if cell is not None and cell.at.row == self._number else NOTHING

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
        return NOTHING

    def childCount(self) -> int:
        """Return how much is in a cell: nothing."""
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return nothing: there is nothing in a cell."""
        return NOTHING

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
