"""The accessible table of a board, whose cells are created on request.

Qt asks the factory once for the interface of a widget and keeps it. A requested cell is
referenced by Qt, under its id, and by the table; to release one, Qt has to delete it, which
leaves an empty Python object. Without a screen reader nothing of this is created.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QPoint, QPointF, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableModelChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.accessibility.board_description import ReadableBoard
from shikaku_gui.gui.accessibility.combo_box_interface import ComboBoxInterface
from shikaku_gui.gui.accessibility.radio_button import RadioButton
from shikaku_gui.gui.base.accessible_part import NOTHING, AccessiblePart
from shikaku_gui.gui.base.announcements import SpeakingInterface
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import cell_at

MOST_CELLS = 10_000
"""The most cells to keep; beyond that, the oldest are released."""

MOST_CHILDREN = 10_000
"""Boards with more cells have rows between the table and the cells.

Readers may request all children at once, which blocks the window.
"""

_Event = QAccessible.Event
_interfaces: set[QAccessibleWidget] = set()
"""Keeps the interfaces alive as long as Qt uses them: it deletes each with its widget."""


class BoardTable(SpeakingInterface):
    """The table of a board; its cells are followed by the child widgets of the board.

    ``spoken`` is, while it is said, in place of the descriptions of the table and its cells.
    """

    def __init__(self, board: ReadableBoard) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._cells: dict[Cell, BoardCell] = {}
        self._rows: dict[int, BoardRow] = {}
        self.spoken = ""
        board.destroyed.connect(self.clear)

    @property
    def board(self) -> ReadableBoard:
        """The widget that shows the board."""
        return cast(ReadableBoard, self.widget())

    @property
    def whole(self) -> Rect:
        """All cells of the board."""
        return self.board.description.puzzle.grid

    def cell(self, at: Cell) -> BoardCell:
        """Return the object of a cell, the same one as long as it is kept."""
        cell = self._cells.pop(at, None) or BoardCell(self, at)
        self._cells[at] = cell
        if len(self._cells) > MOST_CELLS:
            _delete(self._cells.pop(next(iter(self._cells))))
        return cell

    def has(self, cell: BoardCell) -> bool:
        """Tell whether a cell is kept."""
        return self._cells.get(cell.at) is cell

    def row(self, number: int) -> BoardRow:
        """Return the object of a row, always the same one."""
        if number not in self._rows:
            self._rows[number] = BoardRow(self, number)
        return self._rows[number]

    def has_row(self, row: BoardRow) -> bool:
        """Tell whether a row is kept."""
        return self._rows.get(row.number) is row

    def parent_of(self, at: Cell) -> QAccessibleInterface:
        """Return the parent of a cell."""
        return self.row(at.row) if self._has_rows else self

    @property
    def _has_rows(self) -> bool:
        return self.whole.area > MOST_CHILDREN

    @property
    def _parts(self) -> int:
        return self.whole.height if self._has_rows else self.whole.area

    def reset(self) -> None:
        """Release all cells and notify readers that the table is new."""
        self.clear()
        reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
        QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self.board, reset))

    def clear(self) -> None:
        """Release all cells and rows."""
        parts: list[QAccessibleInterface] = [*self._cells.values(), *self._rows.values()]
        self._cells, self._rows = {}, {}
        for part in parts:
            _delete(part)

    def update_names(self, may_differ: Callable[[Cell], bool]) -> None:
        """Notify readers of changed names, and release the cells of a board that was larger."""
        for at, cell in list(self._cells.items()):
            name = cell.last_name
            if not self.whole.covers(at):
                _delete(self._cells.pop(at))
            elif name and may_differ(at) and cell.text(QAccessible.Text.Name) != name:
                QAccessible.updateAccessibility(QAccessibleEvent(cell, _Event.NameChanged))

    def say(self, text: str) -> None:
        """Notify readers of a description of what has the focus, which is a text."""
        cursor, changed = self.board.description.cursor, _Event.DescriptionChanged
        self.spoken = text
        QAccessible.updateAccessibility(
            QAccessibleEvent(self.board, changed)
            if cursor is None
            else QAccessibleEvent(self.cell(cursor), changed)
        )
        self.spoken = ""

    def text(self, which: QAccessible.Text) -> str:
        """Return the name of the board or its description."""
        if which is QAccessible.Text.Description and self.spoken:
            return self.spoken
        return super().text(which)

    def childCount(self) -> int:
        """Return the number of cells, or rows of a giant, and child widgets."""
        return self._parts + super().childCount()

    def child(self, index: int) -> QAccessibleInterface:
        """Return a child by index; cells are counted row by row."""
        if not 0 <= index < self._parts:
            return super().child(index - self._parts)
        if self._has_rows:
            return self.row(index)
        return self.cell(Cell(*divmod(index, self.whole.width)))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a child, -1 for any other object."""
        if isinstance(child, BoardRow):
            return child.number if self.has_row(child) else -1
        if isinstance(child, BoardCell):
            inside = self.has(child) and not self._has_rows
            return child.at.row * self.whole.width + child.at.col if inside else -1
        index = super().indexOfChild(child)
        return index if index < 0 else index + self._parts

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the child widget or visible cell at a screen position."""
        widget = self.board.childAt(self.board.mapFromGlobal(QPoint(x, y)))
        if widget is not None:
            return QAccessible.queryAccessibleInterface(widget)
        return self.cell_seen_at(x, y) or NOTHING

    def cell_seen_at(self, x: int, y: int) -> BoardCell | None:
        """Return the visible cell at a screen position, None if there is none."""
        camera, place = self.board.camera, QPointF(self.board.mapFromGlobal(QPoint(x, y)))
        if not camera.pane.contains(place):
            return None
        at = cell_at(self.board.description.puzzle, camera.grid.point(place.x(), place.y()))
        return None if at is None else self.cell(at)

    def focusChild(self) -> QAccessibleInterface:
        """Return the cursor's cell while the board has the focus."""
        cursor = self.board.description.cursor
        if cursor is None or not self.board.hasFocus():
            return super().focusChild()
        return self.cell(cursor)


class BoardPart(AccessiblePart):
    """A row or cell of a table."""

    def __init__(self, table: BoardTable) -> None:
        super().__init__()
        self._table = table

    def _place(self, rect: Rect) -> QRect:
        """Return the screen rectangle of cells, also outside the visible part."""
        board = self._table.board
        area = board.grid.area(rect).toAlignedRect()
        return QRect(board.mapToGlobal(area.topLeft()), area.size())


class BoardRow(BoardPart):
    """A row of a giant board, between the table and its cells; ``number`` is counted from 0."""

    def __init__(self, table: BoardTable, number: int) -> None:
        super().__init__(table)
        self.number = number

    def isValid(self) -> bool:
        """Tell whether the table still keeps this row."""
        return self._table.has_row(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def child(self, index: int) -> QAccessibleInterface:
        """Return a cell of the row."""
        inside = 0 <= index < self.childCount()
        return self._table.cell(Cell(self.number, index)) if inside else NOTHING

    def childCount(self) -> int:
        """Return the number of cells in the row."""
        return self._table.whole.width

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the visible cell at a screen position."""
        cell = self._table.cell_seen_at(x, y)
        return cell if cell is not None and cell.at.row == self.number else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the column of a cell, -1 for any other."""
        if isinstance(child, BoardCell) and child.at.row == self.number:
            return child.at.col if self._table.has(child) else -1
        return -1

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Row

    def rect(self) -> QRect:
        """Return the screen rectangle, also outside the visible part."""
        return self._place(Rect(self.number, 0, 1, self.childCount()))

    def state(self) -> QAccessible.State:
        """Return whether any of it is visible."""
        board, state = self._table.board, QAccessible.State()
        state.invisible = not board.isVisible()
        sight = board.camera.sight
        state.offscreen = not sight.row <= self.number < sight.bottom
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Name the row by its number."""
        name = _("Row {number}").format(number=str(self.number + 1))
        return name if which is QAccessible.Text.Name else ""


class CellClick(QAccessibleActionInterface):
    """What can be done with a cell by voice or a switch: a click on it."""

    def __init__(self, board: ReadableBoard, at: Cell) -> None:
        super().__init__()
        self._board = board
        self._at = at

    def actionNames(self) -> list[str]:
        """Return the one action, while the board takes clicks."""
        return [self.pressAction()] if self._board.isEnabled() else []

    def doAction(self, name: str) -> None:
        """Click the cell."""
        if name == self.pressAction():
            self._board.click(self._at)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        """Return no keys: which key clicks depends on where the cursor is."""
        return []


class BoardCell(BoardPart):
    """A cell of a table, ``at`` a place of the board.

    ``last_name`` is the last name returned, None before the first.
    """

    def __init__(self, table: BoardTable, cell: Cell) -> None:
        super().__init__(table)
        self.at = cell
        self.last_name: str | None = None
        self._click = CellClick(table.board, cell)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Return the interface of the action; PySide has none of Qt's for tables.

        PySide takes the object, or none, for the pointer of the stubs.
        """
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return cast(int, self._click if is_action else None)

    def isValid(self) -> bool:
        """Tell whether the table still keeps this cell."""
        return self._table.has(self)

    def parent(self) -> QAccessibleInterface:
        """Return the table, or on a giant board the row."""
        return self._table.parent_of(self.at)

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        """Return the screen rectangle, also outside the visible part."""
        return self._place(Rect(*self.at, 1, 1))

    def state(self) -> QAccessible.State:
        """Return whether it has the cursor, is selected, and is visible."""
        board, state = self._table.board, QAccessible.State()
        description, cell = board.description, Rect(*self.at, 1, 1)
        chosen = description.chosen
        state.focusable = state.selectable = True
        state.focused = board.hasFocus() and self.at == description.cursor
        state.selected = chosen is not None and chosen.overlaps(cell)
        state.invisible = not board.isVisible()
        state.offscreen = not board.camera.sight.overlaps(cell)
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Return the name of the cell or its description."""
        description = self._table.board.description
        if which is QAccessible.Text.Name:
            self.last_name = description.name(self.at)
            return self.last_name
        if which is QAccessible.Text.Description:
            return self._table.spoken or description.details(self.at)
        return ""


def install() -> None:
    """Register the factory of this program; called once, before a board is created."""
    QAccessible.installFactory(_interface)


def table_of(board: ReadableBoard) -> BoardTable | None:
    """Return the table of a board, None if the factory is not installed."""
    table = QAccessible.queryAccessibleInterface(board)
    return table if isinstance(table, BoardTable) else None


def _interface(_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """Create the interface of some widgets; Qt creates those of the others.

    Readers say of Qt's stacked pages that they are a layered pane, whenever the focus enters one,
    and of its checkable tool buttons that they are check boxes.
    """
    made: QAccessibleWidget
    if isinstance(widget, ReadableBoard):
        made = BoardTable(widget)
    elif isinstance(widget, QStackedWidget):
        made = QAccessibleWidget(widget, QAccessible.Role.Pane)
    elif isinstance(widget, ExclusiveButton):
        made = RadioButton(widget)
    elif isinstance(widget, ComboBox):
        made = ComboBoxInterface(widget)
    else:
        return None
    _interfaces.difference_update([gone for gone in _interfaces if not Shiboken.isValid(gone)])
    _interfaces.add(made)
    return made


def _delete(part: QAccessibleInterface) -> None:
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
