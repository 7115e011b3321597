"""The board under pointer and keys, event by event."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import Fit
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, move, pencil, place, press, release

TOP, LEFT, SQUARE = SOLUTION


def rects(window: MainWindow) -> tuple[Rect, ...]:
    return window.controller.board.rects


@pytest.mark.parametrize("rect", [*SOLUTION, Rect(0, 0, 3, 3), Rect(0, 1, 3, 1)])
def test_a_drag_draws_its_rectangle(window: MainWindow, rect: Rect) -> None:
    drag(window, rect)
    assert rects(window) == (rect,)


def test_a_drag_shows_what_it_would_draw(window: MainWindow) -> None:
    press(window, 1.5, 1.5)
    move(window, 2.5, 2.5)
    preview = window.board.session.preview
    assert preview is not None
    assert (preview.rect, preview.fit) == (SQUARE, Fit.FITS)
    assert rects(window) == ()


def test_a_drag_beyond_the_edge_keeps_to_the_edge(window: MainWindow) -> None:
    press(window, 1.5, 1.5)
    QTest.mouseMove(window.board, QPoint(window.board.width() - 1, window.board.height() - 1))
    QTest.mouseRelease(
        window.board, Qt.MouseButton.LeftButton, pos=QPoint(window.board.width() + 60, 2000)
    )
    assert rects(window) == (SQUARE,)


def test_a_press_beside_the_board_does_nothing(window: MainWindow) -> None:
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not window.board.session.busy
    assert rects(window) == ()


def test_a_new_rectangle_replaces_those_it_touches_in_one_step(window: MainWindow) -> None:
    drag(window, TOP)
    drag(window, LEFT)
    drag(window, Rect(0, 0, 3, 1))
    assert rects(window) == (Rect(0, 0, 3, 1),)
    window.acts["undo"].trigger()
    assert rects(window) == (TOP, LEFT)


def test_a_border_is_dragged_to_resize(window: MainWindow) -> None:
    drag(window, Rect(1, 1, 1, 2))
    press(window, 1.9, 1.5)
    move(window, 2.5, 1.5)
    release(window, 2.5, 1.5)
    assert rects(window) == (SQUARE,)


@pytest.mark.parametrize(
    ("row", "col", "shape"),
    [
        (1.5, 1.1, Qt.CursorShape.SizeHorCursor),
        (1.1, 1.5, Qt.CursorShape.SizeVerCursor),
        (1.1, 1.1, Qt.CursorShape.SizeFDiagCursor),
        (1.1, 2.9, Qt.CursorShape.SizeBDiagCursor),
        (1.5, 1.5, Qt.CursorShape.ArrowCursor),
    ],
)
def test_the_pointer_tells_what_can_be_taken_hold_of(
    window: MainWindow, row: float, col: float, shape: Qt.CursorShape
) -> None:
    drag(window, SQUARE)
    move(window, row, col)
    assert window.board.cursor().shape() is shape


def test_a_click_removes_a_rectangle(window: MainWindow) -> None:
    drag(window, TOP)
    press(window, 0.5, 1.5)
    release(window, 0.5, 1.5)
    assert rects(window) == ()


def test_a_wobble_within_the_cell_is_a_click(window: MainWindow) -> None:
    drag(window, TOP)
    press(window, 0.4, 1.4)
    move(window, 0.6, 1.6)
    release(window, 0.6, 1.6)
    assert rects(window) == ()


def test_leaving_the_cell_by_too_few_pixels_is_still_a_click(make_window: MakeWindow) -> None:
    window = make_window()
    drag(window, TOP)
    edge = place(window, 0.5, 1.0)
    step = QPoint(QApplication.startDragDistance() // 2 - 1, 0)
    QTest.mousePress(window.board, Qt.MouseButton.LeftButton, pos=edge - QPoint(1, 0))
    QTest.mouseMove(window.board, edge + step)
    QTest.mouseRelease(window.board, Qt.MouseButton.LeftButton, pos=edge + step)
    assert rects(window) == ()


def test_two_clicks_draw_a_rectangle(window: MainWindow) -> None:
    for row, col in ((1.5, 1.5), (2.5, 2.5)):
        press(window, row, col)
        release(window, row, col)
    assert rects(window) == (SQUARE,)


def test_a_double_click_that_began_elsewhere_is_not_for_the_board(window: MainWindow) -> None:
    window.pages.show_library()
    window.pages.show_board()
    spot = place(window, 1.5, 1.5)
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(spot),
        QPointF(window.board.mapToGlobal(spot)),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window.board, second)
    QTest.mouseRelease(window.board, Qt.MouseButton.LeftButton, pos=spot)
    assert not window.controller.session.busy


def test_a_quick_double_click_is_two_clicks(window: MainWindow) -> None:
    press(window, 1.5, 1.5)
    release(window, 1.5, 1.5)
    at = QPointF(place(window, 2.5, 2.5))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseButtonDblClick, at, at, left, left, none)
    QApplication.sendEvent(window.board, event)
    release(window, 2.5, 2.5)
    assert rects(window) == (SQUARE,)


def test_a_click_on_a_one_places_it(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(1, 3, {Cell(0, 0): 1, Cell(0, 1): 2}))
    press(window, 0.5, 0.5)
    release(window, 0.5, 0.5)
    assert rects(window) == (Rect(0, 0, 1, 1),)


@pytest.mark.parametrize("how", ["escape", "right", "middle"])
def test_a_drag_can_be_cancelled(window: MainWindow, how: str) -> None:
    press(window, 0.5, 0.5)
    move(window, 2.5, 2.5)
    if how == "escape":
        key(window, Qt.Key.Key_Escape)
    else:
        button = Qt.MouseButton.RightButton if how == "right" else Qt.MouseButton.MiddleButton
        QTest.mouseClick(window.board, button, pos=place(window, 2.5, 2.5))
    release(window, 2.5, 2.5)
    assert rects(window) == ()
    assert not window.board.session.busy


def test_the_keyboard_alone_solves_a_puzzle(window: MainWindow) -> None:
    key(window, Qt.Key.Key_Tab)
    assert window.board.session.cursor == Cell(1, 2)
    key(window, Qt.Key.Key_Down, Qt.Key.Key_Left, shift=True)
    key(window, Qt.Key.Key_Return)
    key(window, Qt.Key.Key_Tab)
    assert window.board.session.cursor == Cell(0, 0)
    key(window, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Enter)
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Down, shift=True)
    key(window, Qt.Key.Key_Return)
    assert rects(window) == SOLUTION
    assert window.controller.session.game.solved


def test_a_rectangle_of_its_size_is_drawn_around_a_clue(window: MainWindow) -> None:
    key(window, Qt.Key.Key_Tab, Qt.Key.Key_S)
    status = "R2C2-R3C3 (2 \N{MULTIPLICATION SIGN} 2). Arrow keys move it"
    assert window.status.sentence.full.replace("\N{NO-BREAK SPACE}", " ").startswith(status)
    key(window, Qt.Key.Key_Return)
    assert rects(window) == (Rect(1, 1, 2, 2),)
    key(window, Qt.Key.Key_S, Qt.Key.Key_Up, Qt.Key.Key_Escape)
    assert rects(window) == (Rect(1, 1, 2, 2),)
    assert not window.board.session.busy


def test_shift_tab_goes_back(window: MainWindow) -> None:
    key(window, Qt.Key.Key_Tab)
    QTest.keyClick(window.board, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert window.board.session.cursor == Cell(1, 0)


def test_tab_leaves_a_solved_board(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3))
    window.commands.undo()
    window.commands.redo()
    key(window, Qt.Key.Key_Tab)
    assert not window.board.hasFocus()


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_removes_the_rectangle_at_the_cursor(window: MainWindow, pressed: Qt.Key) -> None:
    drag(window, Rect(1, 0, 2, 3))
    key(window, Qt.Key.Key_Up, pressed)
    assert rects(window) == ()


def test_letters_work_on_the_board(window: MainWindow) -> None:
    drag(window, TOP)
    key(window, Qt.Key.Key_U)
    assert rects(window) == ()
    key(window, Qt.Key.Key_R)
    assert rects(window) == (TOP,)
    key(window, Qt.Key.Key_C)
    note = window.side.card.note
    assert note is not None
    assert note.title == "Looking good"


def test_the_board_says_what_it_is(window: MainWindow) -> None:
    assert window.board.accessibleName() == "Board of 3 by 3 cells"
    assert "Tab" in window.board.accessibleDescription()


def test_it_can_be_painted_in_every_state(window: MainWindow) -> None:
    plain = window.board.grab().toImage()
    press(window, 0.5, 0.5)
    move(window, 2.5, 2.5)
    dragging = window.board.grab().toImage()
    assert dragging != plain
    key(window, Qt.Key.Key_Escape)
    release(window, 2.5, 2.5)
    window.controller.notify(window.controller.session.leave())
    assert window.board.grab().toImage() == plain
    key(window, Qt.Key.Key_Up)
    assert window.board.grab().toImage() != plain
    key(window, Qt.Key.Key_F6)
    assert not window.board.hasFocus()
    assert window.board.grab().toImage() == plain


def test_a_solved_board_shows_its_rectangles_alone(window: MainWindow) -> None:
    pencil(window, Rect(0, 1, 2, 1))
    for rect in SOLUTION[:-1]:
        drag(window, rect)
    marked = window.board.grab().toImage()
    window.board.painter.marks_shown = False
    assert window.board.grab().toImage() != marked
    drag(window, SOLUTION[-1])
    window.board.painter.stop()
    solved = window.board.grab().toImage()
    window.board.painter.marks_shown = True
    assert window.board.grab().toImage() == solved
    assert len(window.controller.board.marks.pencilled) == 1, "undo shows it again"


def test_the_badge_of_a_first_corner_covers_no_clue(window: MainWindow) -> None:
    corner, opposite = place(window, 1, 2), place(window, 2, 3)
    cell = QRect(corner, opposite).adjusted(12, 12, -12, -12)
    before = window.board.grab(cell).toImage()
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=place(window, 0.5, 1.5))
    assert window.board.session.corner == Cell(0, 1)
    assert window.board.grab(cell).toImage() == before
