"""The accessible table of a board, whose cells are created on request.

Qt asks the factory once for the interface of a widget and keeps it. A requested cell is
referenced by Qt, under its id, and by the table; to release one, Qt has to delete it, which
leaves an empty Python object. Without a screen reader nothing of this is created.
"""

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableModelChangeEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.accessibility.accessible_cells import NOTHING, BoardCell, BoardRow
from shikaku_gui.gui.accessibility.radio_button import RadioButton
from shikaku_gui.gui.base.announcements import SayingWidget
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.minimap import Minimap
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.model import Cell, Rect

MOST_CELLS = 10_000
"""The most cells to keep; beyond that, the oldest are released."""

MOST_CHILDREN = 10_000
"""Boards with more cells have rows between the table and the cells.

Readers may request all children at once, which blocks the window.
"""

_Event = QAccessible.Event
_interfaces: set[QAccessibleWidget] = set()
"""Keeps the interfaces alive as long as Qt uses them: it deletes each with its widget."""


class Reading(Protocol):
    """The readable contents of a board; positions are in pixels of its widget."""

    @property
    def whole(self) -> Rect:
        """All cells of the board."""

    @property
    def sight(self) -> Rect:
        """The visible cells."""

    @property
    def cursor(self) -> Cell | None:
        """The keyboard cursor's cell, None while it is hidden."""

    @property
    def chosen(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the cursor's cell."""

    def area(self, cell: Cell) -> QRectF:
        """Return a cell's rectangle in the widget."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the visible cell at a position, None if there is none."""

    def name(self, cell: Cell) -> str:
        """Return where a cell is and what it contains."""

    def description(self, cell: Cell) -> str:
        """Return details of a cell, empty if there are none."""


class ReadableBoard(SayingWidget):
    """A widget with a board that can be moved, zoomed, and read cell by cell.

    ``reading`` must be set first, since a screen reader may ask early. ``camera`` knows where
    the cells are. ``sight_changed`` is emitted when another part of it may be visible.
    """

    sight_changed = Signal()
    reading: Reading
    camera: Camera
    minimap: Minimap

    @property
    def grid(self) -> GridGeometry:
        """The geometry of the cells in the widget."""
        return self.camera.grid

    def show_overview(self, shown: bool) -> None:
        """Show or hide the minimap of a board that is not visible as a whole."""
        self.minimap.wanted = shown
        self.minimap.refresh()

    def say(self, text: str) -> None:
        """Have a text heard as the description of what has the focus."""
        table = table_of(self)
        if table is not None:
            table.say(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the minimap to the new size."""
        super().resizeEvent(event)
        self.minimap.refresh()
        self.sight_changed.emit()


class BoardTable(QAccessibleWidget):
    """The table of a board; its cells are followed by the child widgets of the board.

    ``news`` is, while it is said, in place of the descriptions of the table and its cells.
    """

    def __init__(self, board: ReadableBoard) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._cells: dict[Cell, BoardCell] = {}
        self._rows: dict[int, BoardRow] = {}
        self.news = ""
        board.destroyed.connect(self.clear)

    @property
    def board(self) -> ReadableBoard:
        """The widget that shows the board."""
        return cast("ReadableBoard", self.widget())

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
        return self.board.reading.whole.area > MOST_CHILDREN

    @property
    def _parts(self) -> int:
        whole = self.board.reading.whole
        return whole.height if self._has_rows else whole.area

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
            if not self.board.reading.whole.covers(at):
                _delete(self._cells.pop(at))
            elif name and may_differ(at) and cell.text(QAccessible.Text.Name) != name:
                QAccessible.updateAccessibility(QAccessibleEvent(cell, _Event.NameChanged))

    def say(self, text: str) -> None:
        """Notify readers of a description of what has the focus, which is a text."""
        cursor, changed = self.board.reading.cursor, _Event.DescriptionChanged
        self.news = text
        QAccessible.updateAccessibility(
            QAccessibleEvent(self.board, changed)
            if cursor is None
            else QAccessibleEvent(self.cell(cursor), changed)
        )
        self.news = ""

    def text(self, which: QAccessible.Text) -> str:
        """Return the name of the board or its description."""
        if which is QAccessible.Text.Description and self.news:
            return self.news
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
        return self.cell(Cell(*divmod(index, self.board.reading.whole.width)))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a child, -1 for any other object."""
        if isinstance(child, BoardRow):
            return child.number if self.has_row(child) else -1
        if isinstance(child, BoardCell):
            width = self.board.reading.whole.width
            inside = self.has(child) and not self._has_rows
            return child.at.row * width + child.at.col if inside else -1
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
        at = self.board.reading.cell_at(QPointF(self.board.mapFromGlobal(QPoint(x, y))))
        return None if at is None else self.cell(at)

    def focusChild(self) -> QAccessibleInterface:
        """Return the cursor's cell while the board has the focus."""
        cursor = self.board.reading.cursor
        if cursor is None or not self.board.hasFocus():
            return super().focusChild()
        return self.cell(cursor)


def install() -> None:
    """Register the factory of this program; called once, before a board is created."""
    QAccessible.installFactory(_interface)


def table_of(board: ReadableBoard) -> BoardTable | None:
    """Return the table of a board, None if the factory is not installed."""
    table = QAccessible.queryAccessibleInterface(board)
    return table if isinstance(table, BoardTable) else None


def follow_cursor(board: ReadableBoard) -> None:
    """Notify readers that the cursor has moved."""
    cursor, table = board.reading.cursor, table_of(board)
    if cursor is not None and table is not None and board.hasFocus():
        QAccessible.updateAccessibility(QAccessibleEvent(table.cell(cursor), _Event.Focus))


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
    else:
        return None
    _interfaces.difference_update([gone for gone in _interfaces if not Shiboken.isValid(gone)])
    _interfaces.add(made)
    return made


def _delete(part: QAccessibleInterface) -> None:
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
