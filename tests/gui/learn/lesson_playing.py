"""Playing on the board of a lesson as a person does."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from shikaku_gui.gui.learn.lesson_page import LessonPage
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import Tool


def place(page: LessonPage, row: float, col: float) -> QPoint:
    """Return where a point of the lesson's board is in its widget."""
    grid = page.board.grid
    return QPoint(round(grid.left + col * grid.cell), round(grid.top + row * grid.cell))


def drag(page: LessonPage, rect: Rect) -> None:
    """Draw a rectangle by dragging."""
    stretch(page, (rect.row + 0.5, rect.col + 0.5), (rect.bottom - 0.5, rect.right - 0.5))


def stretch(page: LessonPage, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one point to another."""
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(page.board, left, pos=place(page, *start))
    QTest.mouseMove(page.board, place(page, *end))
    QTest.mouseRelease(page.board, left, pos=place(page, *end))


def click(button: QPushButton) -> None:
    """Click a button, which must be visible."""
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def point(page: LessonPage, cell: Cell) -> None:
    """Click a cell."""
    spot = place(page, cell.row + 0.5, cell.col + 0.5)
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=spot)


def pencil(page: LessonPage, rect: Rect) -> None:
    """Pencil a rectangle by dragging with the right button."""
    right = Qt.MouseButton.RightButton
    first, last = (place(page, cell.row + 0.5, cell.col + 0.5) for cell in (rect.first, rect.last))
    QTest.mousePress(page.board, right, pos=first)
    QTest.mouseMove(page.board, last)
    QTest.mouseRelease(page.board, right, pos=last)


def choose(page: LessonPage, tool: Tool) -> None:
    """Choose a tool with the mouse."""
    button = page.tool_strip.tools[tool]
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def cross_out(page: LessonPage, rect: Rect) -> None:
    """Cross a rectangle out by pressing X before the button is released."""
    left = Qt.MouseButton.LeftButton
    first, last = (place(page, cell.row + 0.5, cell.col + 0.5) for cell in (rect.first, rect.last))
    QTest.mousePress(page.board, left, pos=first)
    QTest.mouseMove(page.board, last)
    QTest.keyClick(page.board, Qt.Key.Key_X)
    QTest.mouseRelease(page.board, left, pos=last)
