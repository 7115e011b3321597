"""A board as a table of cells, asked as a screen reader asks."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import Shiboken

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.accessibility.board_table import BoardCell, BoardRow, BoardTable
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key
from tests.gui.screen_reader import ScreenReader, table_of

Text = QAccessible.Text
WIDE = Puzzle(2, 5, {Cell(0, 0): 5, Cell(1, 4): 5})
GIANT = Puzzle(1000, 1000, {Cell(0, 0): 1_000_000})


def names(board: BoardTable, count: int) -> list[str]:
    return [board.child(index).text(Text.Name) for index in range(count)]


def test_a_board_is_a_table_of_cells(window: MainWindow) -> None:
    board = table_of(window.board)
    assert board.role() is QAccessible.Role.Table
    assert board.text(Text.Name) == "Board of 3 by 3 cells"
    assert names(board, 4) == [
        "Row 1, column 1, clue 3, unfilled",
        "Row 1, column 2, unfilled",
        "Row 1, column 3, unfilled",
        "Row 2, column 1, clue 2, unfilled",
    ]


def test_cells_are_counted_row_by_row(make_window: MakeWindow) -> None:
    board = table_of(make_window(WIDE).board)
    for index in range(10):
        cell = board.child(index)
        assert isinstance(cell, BoardCell)
        assert cell.at == Cell(index // 5, index % 5)
        assert board.indexOfChild(cell) == index
        assert cell.parent() is board
        assert cell.role() is QAccessible.Role.Cell
        assert (cell.childCount(), cell.isValid()) == (0, True)


def test_behind_the_cells_come_the_widgets_on_the_board(window: MainWindow) -> None:
    board = table_of(window.board)
    assert board.childCount() == 10
    overview = board.child(9)
    assert overview.object() is window.board.minimap
    assert board.indexOfChild(overview) == 9


def test_a_cell_can_be_clicked_by_voice(window: MainWindow) -> None:
    rect = next(rect for rect in SOLUTION if rect.area > 1)
    for at in (rect.first, rect.last):
        click = table_of(window.board).cell(at).actionInterface()
        assert click.actionNames() == [click.pressAction()]
        click.doAction(click.pressAction())
    assert window.controller.session.board.rects == (rect,)


@pytest.mark.parametrize("index", [-1, 10, 10_000])
def test_there_is_nothing_beyond(window: MainWindow, index: int) -> None:
    assert table_of(window.board).child(index) is None


def test_a_cell_says_more_of_its_rectangle(window: MainWindow) -> None:
    drag(window, Rect(1, 0, 1, 2))
    cell = table_of(window.board).child(3)
    assert cell.text(Text.Name) == "Row 2, column 1, clue 2, in a rectangle of 1 by 2, fits"
    assert cell.text(Text.Description) == (
        "The rectangle reaches from row 2, column 1 to row 2, column 2."
    )
    assert cell.text(Text.Value) == ""


@pytest.mark.parametrize(
    ("keys", "focused", "selected"),
    [
        ([], [], []),
        ([Qt.Key.Key_Up], [4], [4]),
        ([Qt.Key.Key_Up, Qt.Key.Key_Up], [1], [1]),
        ([Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right], [8], [4, 5, 7, 8]),
        ([Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape], [7], [7]),
    ],
)
def test_states_follow_the_keyboard(
    window: MainWindow, keys: list[Qt.Key], focused: list[int], selected: list[int]
) -> None:
    key(window, *keys)
    board = table_of(window.board)
    states = [board.child(index).state() for index in range(9)]
    assert [index for index, state in enumerate(states) if state.focused] == focused
    assert [index for index, state in enumerate(states) if state.selected] == selected
    assert all(state.focusable and state.selectable for state in states)
    assert not any(state.offscreen or state.invisible for state in states)
    child = board.focusChild()
    assert board.indexOfChild(child) == focused[0] if focused else child is board


def test_without_the_keyboard_no_cell_has_the_focus(window: MainWindow) -> None:
    key(window, Qt.Key.Key_Up)
    window.board.clearFocus()
    board = table_of(window.board)
    assert not board.child(4).state().focused
    assert not isinstance(board.focusChild(), BoardCell)


def on_screen(window: MainWindow, cell: QAccessibleInterface) -> Rect:
    """Return the cells of the board that lie where a cell says that it is."""
    place, grid = cell.rect(), window.board.grid
    corners = (place.topLeft() + QPoint(2, 2), place.bottomRight() - QPoint(2, 2))
    points = [window.board.mapFromGlobal(corner) for corner in corners]
    first, last = (grid.point(point.x(), point.y()) for point in points)
    return Rect.between(Cell(*map(int, first)), Cell(*map(int, last)))


@pytest.mark.parametrize("zoomed", [0, 1, 4])
def test_places_follow_zoom_and_pan(make_window: MakeWindow, zoomed: int) -> None:
    window = make_window(Puzzle(30, 30, {Cell(0, 0): 900}))
    board = table_of(window.board)
    for _ in range(zoomed):
        window.board.zoom(2)
    window.board.camera.pan(-37, -58)
    sight = window.board.camera.sight
    for at in (sight.first, sight.last, Cell(15, 15), Cell(29, 0)):
        cell = board.child(at.row * 30 + at.col)
        assert on_screen(window, cell) == Rect(*at, 1, 1)
        assert cell.state().offscreen == (not sight.covers(at))
    middle = Cell(sight.row + sight.height // 2, sight.col + sight.width // 2)
    cell = board.child(middle.row * 30 + middle.col)
    place = cell.rect().center()
    assert board.childAt(place.x(), place.y()) is cell


def test_beside_the_cells_there_is_none(window: MainWindow) -> None:
    corner = window.board.mapToGlobal(QPoint(1, 1))
    assert table_of(window.board).childAt(corner.x(), corner.y()) is None


def test_the_overview_lies_above_the_cells(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(100, 100, {Cell(0, 0): 10_000}))
    window.board.zoom(3)
    assert window.board.minimap.isVisible()
    place = window.board.minimap.mapToGlobal(window.board.minimap.rect().center())
    found = table_of(window.board).childAt(place.x(), place.y())
    assert found.object() is window.board.minimap


def test_a_cell_is_made_once_and_only_when_asked_for(make_window: MakeWindow) -> None:
    window = make_window(GIANT)
    board = table_of(window.board)
    assert board.childCount() == 1001
    key(window, Qt.Key.Key_Up)
    assert len(board._cells) == 0
    last = board.child(999).child(999)
    assert last.text(Text.Name) == "Row 1000, column 1000, unfilled"
    assert board.child(999).child(999) is last
    assert board.cell(Cell(999, 999)) is last
    assert len(board._cells) == 1


def test_only_so_many_cells_are_kept(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_table, "MOST_CELLS", 50)
    board = table_of(make_window(GIANT).board)
    row = board.child(0)
    first, second = row.child(0), row.child(1)
    number = QAccessible.uniqueId(first)
    assert QAccessible.accessibleInterface(number) is first
    for index in range(500):
        row.child(index)
        row.child(1)
    assert len(board._cells) == 50
    assert not Shiboken.isValid(first)
    assert QAccessible.accessibleInterface(number) is None
    assert row.child(1) is second
    assert row.indexOfChild(row.child(0)) == 0


def test_a_giant_has_rows_between_the_table_and_its_cells(
    make_window: MakeWindow, screen_reader: ScreenReader
) -> None:
    window = make_window(GIANT)
    board = table_of(window.board)
    row = board.child(2)
    assert isinstance(row, BoardRow)
    assert (row.text(Text.Name), row.text(Text.Description)) == ("Row 3", "")
    assert (row.role(), row.parent()) == (QAccessible.Role.Row, board)
    assert (board.child(2), board.indexOfChild(row)) == (row, 2)
    assert row.isValid()
    cell = row.child(7)
    assert isinstance(cell, BoardCell)
    assert cell.at == Cell(2, 7)
    assert (cell.parent(), row.indexOfChild(cell), board.indexOfChild(cell)) == (row, 7, -1)
    assert board.child(3).indexOfChild(cell) == -1
    assert row.childCount() == 1000
    assert [row.child(col) for col in (1000, -1)] == [None, None]
    assert row.rect().contains(cell.rect())
    assert not row.state().offscreen
    assert board.child(999).state().offscreen
    place = cell.rect().center()
    assert board.childAt(place.x(), place.y()) is cell
    assert row.childAt(place.x(), place.y()) is cell
    assert board.child(3).childAt(place.x(), place.y()) is None
    window.controller.open(SavedGame(WIDE))
    assert not Shiboken.isValid(row)
    assert table_of(window.board).child(0).role() is QAccessible.Role.Cell


def test_another_puzzle_has_other_cells(window: MainWindow, screen_reader: ScreenReader) -> None:
    board = table_of(window.board)
    cells = [board.child(index) for index in range(9)]
    numbers = [QAccessible.uniqueId(cell) for cell in cells[:4]]
    window.controller.open(SavedGame(WIDE))
    assert not any(map(Shiboken.isValid, cells))
    assert all(QAccessible.accessibleInterface(number) is None for number in numbers)
    assert table_of(window.board) is board
    assert board.childCount() == 11
    assert screen_reader.take()[:2] == ["other cells", "Board of 2 by 5 cells"]
    assert names(board, 1) == ["Row 1, column 1, clue 5, unfilled"]


def test_a_cell_stays_through_moves(window: MainWindow) -> None:
    cell = table_of(window.board).child(0)
    for rect in SOLUTION:
        drag(window, rect)
    assert cell.text(Text.Name) == "Row 1, column 1, clue 3, in a rectangle of 1 by 3, fits"


def test_with_the_board_its_table_and_cells_are_gone(make_window: MakeWindow) -> None:
    window = make_window()
    board = table_of(window.board)
    cells = [board.child(index) for index in range(9)]
    numbers = [QAccessible.uniqueId(one) for one in (board, *cells[:5])]
    place = window.board.parentWidget()
    assert place is not None
    place.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(map(Shiboken.isValid, [board, *cells]))
    assert all(QAccessible.accessibleInterface(number) is None for number in numbers)
    del board, cells
    gc.collect()
    table_of(make_window().board)
    assert all(map(Shiboken.isValid, board_table._interfaces))


def test_stacked_pages_are_a_pane_without_a_word_of_its_own(window: MainWindow) -> None:
    pages = QAccessible.queryAccessibleInterface(window.pages)
    assert pages.role() is QAccessible.Role.Pane
    assert pages.childCount() == window.pages.count()


def test_where_boards_are_no_tables_nothing_goes_wrong(
    window: MainWindow, screen_reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "queryAccessibleInterface", lambda _: None)
    assert board_table.table_of(window.board) is None
    drag(window, SOLUTION[0])
    window.controller.open(SavedGame(PUZZLE))
    assert "Drawn: 1 by 3, fits. 3 of 9 cells covered." in screen_reader.take()
