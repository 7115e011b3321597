"""Playing in a window as a person does: pointer and keys on the board."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Puzzle, Rect

# One solution: a row of 3 on top, 2 and 4 below it.
#   3 . .
#   2 . 4
#   . . .
PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4}, title="Small")
SOLUTION = (Rect(0, 0, 1, 3), Rect(1, 0, 2, 1), Rect(1, 1, 2, 2))


def note(window: MainWindow) -> Note:
    """Return the note that is shown beside the board."""
    shown = window.side.card.note
    assert shown is not None
    return shown


def place(window: MainWindow, row: float, col: float) -> QPoint:
    """Return where a point of the board, counted in cells, is in its widget."""
    grid = window.board.grid
    return QPoint(round(grid.left + col * grid.cell), round(grid.top + row * grid.cell))


def press(window: MainWindow, row: float, col: float) -> None:
    """Press the main button."""
    QTest.mousePress(window.board, Qt.MouseButton.LeftButton, pos=place(window, row, col))


def move(window: MainWindow, row: float, col: float) -> None:
    """Move the pointer."""
    QTest.mouseMove(window.board, place(window, row, col))


def release(window: MainWindow, row: float, col: float) -> None:
    """Release the main button."""
    QTest.mouseRelease(window.board, Qt.MouseButton.LeftButton, pos=place(window, row, col))


def drag(window: MainWindow, rect: Rect) -> None:
    """Draw a rectangle by dragging from its first cell to its last."""
    first, last = rect.first, rect.last
    press(window, first.row + 0.5, first.col + 0.5)
    move(window, last.row + 0.5, last.col + 0.5)
    release(window, last.row + 0.5, last.col + 0.5)


def pencil(window: MainWindow, rect: Rect) -> None:
    """Pencil a rectangle by dragging with the right button."""
    start, end = (place(window, cell.row + 0.5, cell.col + 0.5) for cell in (rect.first, rect.last))
    QTest.mousePress(window.board, Qt.MouseButton.RightButton, pos=start)
    QTest.mouseMove(window.board, end)
    QTest.mouseRelease(window.board, Qt.MouseButton.RightButton, pos=end)


def key(window: MainWindow, *keys: Qt.Key, shift: bool = False) -> None:
    """Press keys on the board."""
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    for pressed in keys:
        QTest.keyClick(window.board, pressed, modifier)
