"""Wheel, pinch, keys and dragging on a board of which only a part is seen."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.viewport import FITTED, Viewport
from shikaku_gui.gui.board.zoom_bar import ZoomBar
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import Point
from tests.gui.conftest import MakeWindow
from tests.gui.playing import drag, key, move, press, release

SIDE = 60
GIANT = Puzzle(SIDE, SIDE, {Cell(row, 3): SIDE for row in range(SIDE)}, title="Giant")
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


@pytest.fixture
def giant(make_window: MakeWindow, qtbot: QtBot) -> MainWindow:
    """Give a window with a giant in the middle of which cells are 24 pixels wide."""
    window = make_window(GIANT)
    # A keyboard that comes late, and goes from the board meanwhile, would let go of the board.
    qtbot.waitUntil(window.board.hasFocus)
    window.controller.set_viewport(Viewport(24.0, SIDE / 2, SIDE / 2))
    return window


def wheel(
    window: MainWindow,
    at: QPointF,
    angle: tuple[int, int],
    modifiers: Qt.KeyboardModifier = NONE,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> None:
    board = window.board
    way = QPoint(*angle)
    place = QPointF(board.mapToGlobal(at))
    event = QWheelEvent(at, place, QPoint(), way, Qt.MouseButton.NoButton, modifiers, phase, False)
    QApplication.sendEvent(board, event)


def point(window: MainWindow, at: QPointF) -> Point:
    return window.board.grid.point(at.x(), at.y())


def middle(window: MainWindow) -> tuple[float, float]:
    viewport = window.controller.viewport
    assert viewport is not None
    return viewport.place


def close(one: Point, other: Point, cells: float = 0.05) -> bool:
    return abs(one.row - other.row) <= cells and abs(one.col - other.col) <= cells


# Zoom


@pytest.mark.parametrize("angle", [120, -120, 40])
def test_control_and_wheel_zoom_about_the_pointer(giant: MainWindow, angle: int) -> None:
    at, before = QPointF(150, 210), giant.board.grid.cell
    there = point(giant, at)
    wheel(giant, at, (0, angle), CONTROL)
    assert (giant.board.grid.cell > before) is (angle > 0)
    assert close(point(giant, at), there)


def test_small_steps_add_up(giant: MainWindow) -> None:
    for _ in range(30):
        giant.board.camera.zoom(1.01)
    assert giant.board.grid.cell == int(24 * 1.01**30)


def test_small_cells_come_with_buttons_to_zoom(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(30, 30, {Cell(0, 0): 900}), size=(900, 640))
    bar = window.findChild(ZoomBar)
    assert bar is not None
    assert not bar.isVisible()
    for size, fits in (((660, 480), True), ((480, 360), False)):
        window.resize(*size)
        QApplication.processEvents()
        assert bar.isVisible()
        assert window.board.camera.fits is fits


def test_a_small_board_is_as_it_always_was_until_it_is_zoomed(window: MainWindow) -> None:
    camera = window.board.camera
    assert camera.fits
    bar = window.findChild(ZoomBar)
    assert bar is not None
    assert not bar.isVisible()
    before = window.board.grid
    window.acts["zoom_out"].trigger()
    wheel(window, QPointF(100, 100), (0, -120))
    assert window.board.grid == before
    window.acts["zoom_in"].trigger()
    assert not camera.fits
    assert bar.isVisible()
    window.acts["fit"].trigger()
    assert window.board.grid == before


def test_zooming_ends_at_the_whole_board_and_at_large_cells(giant: MainWindow) -> None:
    for _ in range(30):
        giant.acts["zoom_in"].trigger()
    assert not giant.acts["zoom_in"].isEnabled()
    assert giant.board.grid.cell == 192
    for _ in range(30):
        giant.acts["zoom_out"].trigger()
    assert giant.controller.viewport == FITTED
    assert not giant.acts["zoom_out"].isEnabled()
    assert not giant.acts["fit"].isEnabled()
    assert giant.board.rect().contains(giant.board.grid.whole.toAlignedRect())


def test_f_shows_the_whole_board(giant: MainWindow) -> None:
    key(giant, Qt.Key.Key_F)
    assert giant.board.camera.fits


def test_a_giant_opens_at_its_first_cell_large_enough_to_be_read(make_window: MakeWindow) -> None:
    window = make_window(GIANT)
    assert window.board.grid.cell == 24
    assert window.board.camera.sight.first == Cell(0, 0)


def test_the_window_may_grow_until_all_fits_and_shrink_again(giant: MainWindow) -> None:
    giant.controller.set_viewport(Viewport(9.0, 10, 10))
    grid = giant.board.grid
    giant.resize(2000, 1500)
    assert giant.board.camera.fits
    giant.resize(700, 500)
    assert giant.board.grid == grid


# Moving


@pytest.mark.parametrize(
    ("angle", "modifiers", "moved"),
    [
        ((0, -120), NONE, (3.0, 0.0)),
        ((0, 240), NONE, (-6.0, 0.0)),
        ((-120, 0), NONE, (0.0, 3.0)),
        ((0, -120), SHIFT, (0.0, 3.0)),
    ],
)
def test_the_wheel_moves_the_board(
    giant: MainWindow,
    angle: tuple[int, int],
    modifiers: Qt.KeyboardModifier,
    moved: tuple[float, float],
) -> None:
    wheel(giant, QPointF(100, 100), angle, modifiers)
    row, col = middle(giant)
    assert (row - SIDE / 2, col - SIDE / 2) == pytest.approx(moved)


def test_the_board_does_not_fly_on(giant: MainWindow) -> None:
    wheel(giant, QPointF(100, 100), (0, -120), phase=Qt.ScrollPhase.ScrollMomentum)
    assert middle(giant) == (SIDE / 2, SIDE / 2)


@pytest.mark.parametrize("how", ["middle", "space"])
def test_dragging_with_the_middle_button_or_space_moves_the_board(
    giant: MainWindow, how: str
) -> None:
    board, button = giant.board, MIDDLE if how == "middle" else LEFT
    if how == "space":
        QTest.keyPress(board, Qt.Key.Key_Space)
        assert board.cursor().shape() is Qt.CursorShape.OpenHandCursor
    there = point(giant, QPointF(200, 200))
    QTest.mousePress(board, button, pos=QPoint(200, 200))
    assert board.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    QTest.mouseMove(board, QPoint(150, 290))
    QTest.mouseRelease(board, button, pos=QPoint(150, 290))
    QTest.keyRelease(board, Qt.Key.Key_Space)
    assert close(point(giant, QPointF(150, 290)), there)
    assert not board.session.busy
    assert board.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_space_alone_still_begins_a_rectangle(giant: MainWindow) -> None:
    key(giant, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert [rect.area for rect in giant.controller.board.rects] == [2]


@pytest.mark.parametrize("how", ["pointer", "middle", "again", "wheel"])
def test_space_tapped_while_panning_starts_nothing(giant: MainWindow, how: str) -> None:
    board, pos = giant.board, QPoint(200, 200)
    if how != "pointer":  # which has never shown the cursor
        key(giant, Qt.Key.Key_Right)
    cursor = board.session.cursor
    if how == "middle":
        QTest.mousePress(board, MIDDLE, pos=pos)
    QTest.keyPress(board, Qt.Key.Key_Space)
    if how == "again":
        QTest.mousePress(board, LEFT, pos=pos)
        QTest.keyRelease(board, Qt.Key.Key_Space)
        QTest.keyPress(board, Qt.Key.Key_Space)
    elif how == "wheel":
        wheel(giant, QPointF(100, 100), (0, -120))
    sight = board.camera.sight
    QTest.keyRelease(board, Qt.Key.Key_Space)
    QTest.mouseRelease(board, MIDDLE if how == "middle" else LEFT, pos=pos)
    assert not board.session.busy
    assert (board.session.cursor, board.camera.sight) == (cursor, sight)
    assert board.session.cursor_shown is (how != "pointer")
    assert not giant.controller.board.rects


def test_moving_the_board_keeps_the_first_of_two_corners(giant: MainWindow) -> None:
    press(giant, 30.5, 30.5)
    release(giant, 30.5, 30.5)
    QTest.mousePress(giant.board, MIDDLE, pos=QPoint(200, 200))
    QTest.mouseMove(giant.board, QPoint(150, 150))
    QTest.mouseRelease(giant.board, MIDDLE, pos=QPoint(150, 150))
    press(giant, 36.5, 33.5)
    release(giant, 36.5, 33.5)
    assert giant.controller.board.rects == (Rect(30, 30, 7, 4),)


def test_the_middle_button_cancels_a_drag(giant: MainWindow) -> None:
    press(giant, 30.5, 30.5)
    move(giant, 32.5, 32.5)
    QTest.mouseClick(giant.board, MIDDLE, pos=QPoint(200, 200))
    assert giant.board.session.preview is None


# Drawing what is not seen as a whole


def test_a_rectangle_is_drawn_where_it_is_seen(giant: MainWindow) -> None:
    drag(giant, Rect(28, 27, 3, 2))
    assert giant.controller.board.rects == (Rect(28, 27, 3, 2),)


def test_a_drag_goes_on_while_the_wheel_moves_the_board(giant: MainWindow) -> None:
    press(giant, 30.5, 30.5)
    move(giant, 31.5, 31.5)
    at = giant.board.grid.area(Rect(31, 31, 1, 1)).center()
    wheel(giant, at, (0, -240))
    preview = giant.board.session.preview
    assert preview is not None
    assert preview.rect == Rect(30, 30, 8, 2)


def test_nothing_is_drawn_under_the_rulers(giant: MainWindow) -> None:
    strip = giant.board.camera.pane.left()
    assert strip > 0
    QTest.mouseClick(giant.board, LEFT, pos=QPoint(int(strip) - 4, 200))
    assert not giant.board.session.busy
    QTest.mouseMove(giant.board, QPoint(int(strip) - 4, 200))
    assert giant.board.session.hover is None


# What has to be seen


def test_the_cursor_stays_in_sight(giant: MainWindow) -> None:
    board = giant.board
    for _ in range(25):
        key(giant, Qt.Key.Key_Right)
    assert board.camera.sight.covers(board.session.cursor)
    key(giant, Qt.Key.Key_Tab)
    assert board.session.cursor == Cell(31, 3)
    assert board.camera.sight.covers(Cell(31, 3))
    giant.acts["zoom_in"].trigger()
    assert board.camera.sight.covers(Cell(31, 3))


def test_what_a_hint_is_about_comes_into_sight(giant: MainWindow) -> None:
    from shikaku_gui.solver import Mark, MarkRole

    giant.controller.show_marks(BoardMarks([Mark(MarkRole.SUBJECT, Rect(3, 50, 2, 2))]))
    assert giant.board.camera.sight.covers(Cell(4, 51))


def test_a_check_shows_the_rectangle_that_breaks_a_rule(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(GIANT, (Place(Rect(50, 50, 2, 2)),), 1))
    window.controller.set_viewport(Viewport(24.0, 0, 0))
    window.acts["check"].trigger()
    assert window.board.camera.sight.covers(Cell(50, 50))
    seen = middle(window)
    window.acts["check"].trigger()
    assert middle(window) == seen


def test_the_menu_by_keyboard_opens_at_its_cell(giant: MainWindow) -> None:
    giant.controller.set_viewport(Viewport(24.0, 0, 0))
    place = giant.hint_tools.rectangle_menu._place(Cell(50, 50))
    assert giant.board.rect().contains(giant.board.mapFromGlobal(place))


# Two fingers


def gesture(window: MainWindow, kind: Qt.NativeGestureType, value: float = 0.0) -> None:
    at = QPointF(200, 200)
    place = QPointF(window.board.mapToGlobal(at))
    device = QPointingDevice.primaryPointingDevice()
    event = QNativeGestureEvent(kind, device, 2, at, at, place, value, QPointF(), 0)
    QApplication.sendEvent(window.board, event)


def test_a_pinch_zooms_and_never_draws(giant: MainWindow) -> None:
    there = point(giant, QPointF(200, 200))
    press(giant, 30.5, 30.5)
    move(giant, 32.5, 32.5)
    kinds = Qt.NativeGestureType
    gesture(giant, kinds.BeginNativeGesture)
    assert giant.board.session.preview is None
    gesture(giant, kinds.ZoomNativeGesture, 0.5)
    assert giant.board.grid.cell == 36
    assert close(point(giant, QPointF(200, 200)), there)
    gesture(giant, kinds.EndNativeGesture)
    release(giant, 33.5, 33.5)
    assert not giant.controller.board.rects
    giant.board.navigator._calm.stop()  # as after a moment
    drag(giant, Rect(30, 30, 1, 2))
    assert giant.controller.board.rects == (Rect(30, 30, 1, 2),)


def test_two_fingers_on_the_screen_zoom_and_never_draw(giant: MainWindow) -> None:
    board = giant.board
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    before = board.grid.cell
    one, other = QPoint(180, 200), QPoint(260, 200)
    QTest.touchEvent(board, device).press(0, one, board).commit()
    QTest.touchEvent(board, device).move(0, one, board).press(1, other, board).commit()
    for step in range(1, 12):
        way = QPoint(6 * step, 0)
        both = QTest.touchEvent(board, device)
        both.move(0, one - way, board).move(1, other + way, board).commit()
    end = QPoint(66, 0)
    QTest.touchEvent(board, device).release(0, one - end, board).release(
        1, other + end, board
    ).commit()
    assert 1.8 * before < board.grid.cell < 2.8 * before
    assert giant.controller.board.rects == ()
    assert not board.session.busy


# The overview


def test_the_overview_is_there_for_giants_that_are_not_seen_as_a_whole(
    giant: MainWindow, make_window: MakeWindow, settings: Settings
) -> None:
    minimap = giant.board.minimap
    assert minimap.isVisible()
    giant.acts["fit"].trigger()
    assert not minimap.isVisible()
    giant.controller.set_viewport(Viewport(24.0))
    assert minimap.isVisible()
    giant.acts["overview"].trigger()
    assert not minimap.isVisible()
    assert not settings.overview
    small = make_window()
    small.acts["overview"].trigger()
    small.acts["zoom_in"].trigger()
    assert not small.board.minimap.isVisible()


def test_the_overview_is_there_where_little_is_seen_of_a_smaller_board(
    make_window: MakeWindow,
) -> None:
    window = make_window(Puzzle(12, 12, {Cell(0, 0): 144}), size=(700, 500))
    for scale, shown in ((40.0, False), (80.0, True)):
        window.controller.set_viewport(Viewport(scale, 6, 6))
        assert not window.board.camera.fits
        assert (window.board.camera.sight.area < 0.5 * 144) is shown
        assert window.board.minimap.isVisible() is shown


def test_a_click_on_the_overview_looks_there(giant: MainWindow) -> None:
    minimap = giant.board.minimap
    QTest.mouseClick(minimap, LEFT, pos=QPoint(minimap.width() // 4, minimap.height() // 2))
    row, col = middle(giant)
    assert abs(row - 30) <= 1.5  # a pixel there is more than half a cell
    assert abs(col - 15) <= 1.5
    QTest.mousePress(minimap, LEFT, pos=QPoint(3, 3))
    QTest.mouseMove(minimap, QPoint(minimap.width() // 2, minimap.height() // 2))
    assert abs(middle(giant)[1] - 30) <= 1


def test_the_overview_hides_nothing_that_could_not_be_seen(giant: MainWindow) -> None:
    board = giant.board
    for place in ((0, 0), (0, 60), (60, 0), (60, 60), (30, 30)):
        giant.controller.set_viewport(Viewport(24.0, *place))
        sight, hidden = board.camera.sight, board.minimap.geometry()
        for corner in (Cell(0, 0), Cell(0, 59), Cell(59, 0), Cell(59, 59)):
            if sight.covers(corner):
                area = board.grid.area(Rect(*corner, 1, 1))
                assert not hidden.intersects(area.toAlignedRect())


def test_the_overview_makes_way_for_the_cursor_and_for_a_hint(giant: MainWindow) -> None:
    from shikaku_gui.solver import Mark, MarkRole

    board = giant.board
    place = board.minimap.geometry()
    under = board.point(QPointF(place.center()))
    cell = Cell(int(under.row), int(under.col))
    giant.controller.show_marks(BoardMarks([Mark(MarkRole.SUBJECT, Rect(*cell, 1, 1))]))
    aside = board.minimap.geometry()
    assert not aside.intersects(place)
    giant.controller.clear_marks()
    assert board.minimap.geometry() == aside  # it does not jump to and fro
    board.camera.pan(1, 1)
    board.camera.pan(-1, -1)
    assert board.minimap.geometry() == place
    giant.controller.session.cursor = cell
    key(giant, Qt.Key.Key_Right)
    assert not board.minimap.geometry().intersects(place)


def under(window: MainWindow) -> Cell:
    """Return the cell below the middle of the overview."""
    at = window.board.point(QPointF(window.board.minimap.geometry().center()))
    return Cell(int(at.row), int(at.col))


def hides(window: MainWindow, rect: Rect) -> bool:
    minimap = window.board.minimap
    area = window.board.grid.area(rect).toAlignedRect()
    return minimap.isVisible() and minimap.geometry().intersects(area)


def test_the_overview_goes_out_of_the_way_of_a_drag(giant: MainWindow) -> None:
    giant.resize(800, 500)
    minimap, home, end = giant.board.minimap, giant.board.minimap.geometry(), under(giant)
    press(giant, 30.5, 30.5)
    move(giant, 31.5, 31.5)
    assert minimap.geometry() == home  # what is drawn is far away
    move(giant, end.row + 0.5, end.col + 0.5)
    assert minimap.isVisible()
    assert not hides(giant, Rect.between(Cell(30, 30), end))
    aside = minimap.geometry()
    release(giant, end.row + 0.5, end.col + 0.5)
    assert minimap.geometry() == aside  # it does not hide what was just drawn
    giant.board.camera.pan(0, 24)
    assert minimap.geometry() == home


def test_the_overview_hides_where_a_rectangle_leaves_it_no_corner(giant: MainWindow) -> None:
    sight = giant.board.camera.sight
    press(giant, sight.row + 1.5, sight.col + 1.5)
    move(giant, sight.bottom - 1.5, sight.right - 1.5)
    assert not giant.board.minimap.isVisible()
    giant.controller.cancel_drawing()
    assert giant.board.minimap.isVisible()


def test_the_second_corner_can_be_clicked_where_the_overview_was(giant: MainWindow) -> None:
    minimap, end = giant.board.minimap, under(giant)
    press(giant, 30.5, 30.5)
    release(giant, 30.5, 30.5)
    assert minimap.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    move(giant, end.row + 0.5, end.col + 0.5)
    assert not hides(giant, Rect.between(Cell(30, 30), end))
    press(giant, end.row + 0.5, end.col + 0.5)
    release(giant, end.row + 0.5, end.col + 0.5)
    assert Rect.between(Cell(30, 30), end) in giant.controller.board
    assert not minimap.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_overview_shows_what_is_drawn(giant: MainWindow) -> None:
    minimap = giant.board.minimap
    plain = minimap.grab().toImage()
    drag(giant, Rect(30, 28, 2, 3))
    drawn = minimap.grab().toImage()
    assert drawn != plain
    giant.acts["undo"].trigger()
    assert minimap.grab().toImage() == plain


# Leaving


def test_losing_the_keyboard_lets_go_of_the_board(giant: MainWindow) -> None:
    QTest.keyPress(giant.board, Qt.Key.Key_Space)
    QApplication.sendEvent(giant.board, QEvent(QEvent.Type.FocusOut))
    drag(giant, Rect(30, 28, 2, 3))
    assert giant.controller.board.rects == (Rect(30, 28, 2, 3),)


@pytest.mark.parametrize("right_to_left", [False, True])
def test_keys_jump_and_the_board_follows(giant: MainWindow, right_to_left: bool) -> None:
    if right_to_left:
        giant.board.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    keys, middle = Qt.Key, SIDE // 2
    page = giant.board.camera.sight.height - 1
    steps = [
        (keys.Key_Left, NONE, Cell(middle, middle)),  # shows the cursor
        (keys.Key_Left, NONE, Cell(middle, middle - 1)),
        (keys.Key_End, NONE, Cell(middle, SIDE - 1)),
        (keys.Key_Home, NONE, Cell(middle, 0)),
        (keys.Key_PageDown, NONE, Cell(min(middle + page, SIDE - 1), 0)),
        (keys.Key_PageUp, NONE, Cell(min(middle + page, SIDE - 1) - page, 0)),
        (keys.Key_End, CONTROL, Cell(SIDE - 1, SIDE - 1)),
        (keys.Key_Home, CONTROL, Cell(0, 0)),
        (keys.Key_Right, CONTROL, Cell(0, 3)),
        (keys.Key_Down, CONTROL, Cell(1, 3)),
        (keys.Key_Right, CONTROL, Cell(1, 3)),  # there is none
    ]
    for pressed, modifier, expected in steps:
        QTest.keyClick(giant.board, pressed, modifier)
        session = giant.controller.session
        assert session.cursor == expected
        assert giant.board.camera.sight.covers(expected)
