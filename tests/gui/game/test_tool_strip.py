"""The tools beside the board: where they are, what they do, and the buttons of a choice."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, CrossOut, Place, Puzzle, Rect
from shikaku_gui.play import Tool
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, move as go, place
from tests.known import known

TOP, LEFT, SQUARE = SOLUTION
UPPER = Rect(0, 1, 2, 2)
Key = Qt.Key


def in_use(window: MainWindow) -> list[Tool]:
    """Return the tools whose buttons are down."""
    return [tool for tool, button in window.tool_strip.tools.items() if button.isChecked()]


def turn_wheel(window: MainWindow, *angles: int) -> None:
    """Turn the wheel over the board, in eighths of a degree."""
    board = window.board
    at = QPointF(board.rect().center())
    for angle in angles:
        event = QWheelEvent(
            at,
            QPointF(board.mapToGlobal(at)),
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(board, event)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(
    ("tool", "pressed"), [(Tool.PENCIL, Key.Key_2), (Tool.CROSS_OUT, Key.Key_3)]
)
def test_a_tool_says_what_a_drag_is(
    window: MainWindow, tool: Tool, pressed: Qt.Key, by_key: bool
) -> None:
    if by_key:
        key(window, pressed)
    else:
        QTest.mouseClick(window.tool_strip.tools[tool], Qt.MouseButton.LeftButton)
    assert in_use(window) == [tool]
    assert window.board.hasFocus()
    drag(window, SQUARE)
    marks = window.controller.board.marks
    assert (SQUARE in marks.pencilled, SQUARE in marks.crossed_out) == (
        tool is Tool.PENCIL,
        tool is Tool.CROSS_OUT,
    )
    key(window, Key.Key_1)
    drag(window, SQUARE)
    assert window.controller.board.rects == (SQUARE,)


def test_another_game_begins_with_the_tool_that_draws(window: MainWindow) -> None:
    key(window, Key.Key_3)
    window.documents.opener.open_game(window.controller.session.game.saved())
    assert in_use(window) == [window.controller.session.tool] == [Tool.DRAW]


def test_readers_hear_a_choice_of_tools_with_their_keys(window: MainWindow) -> None:
    strip = window.tool_strip
    shown = [button for button in strip.tools.values() if button.isVisible()]
    assert [button.accessibleName() for button in shown] == ["Draw", "Pencil", "Cross out"]
    assert [button.toolTip()[-3:] for button in shown] == ["(1)", "(2)", "(3)"]
    for button in shown:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface is not None
        assert interface.role() is QAccessible.Role.RadioButton


@pytest.mark.parametrize(
    ("rows", "cols", "size", "beside"), [(3, 3, (700, 500), True), (3, 9, (700, 500), False)]
)
def test_it_stands_where_the_board_stays_larger(
    make_window: MakeWindow, rows: int, cols: int, size: tuple[int, int], beside: bool
) -> None:
    window = make_window(Puzzle(rows, cols, {Cell(0, 0): rows * cols}), size=size)
    QApplication.processEvents()
    strip, board = window.tool_strip, window.board
    assert (strip.geometry().right() < board.geometry().left()) is beside
    assert (strip.geometry().top() > board.geometry().bottom()) is not beside


def test_it_grows_with_the_texts(window: MainWindow) -> None:
    button = window.tool_strip.tools[Tool.DRAW]
    before = button.iconSize().width()
    font = window.tool_strip.font()
    font.setPointSizeF(2 * font.pointSizeF())
    window.tool_strip.setFont(font)
    assert button.iconSize().width() > 1.5 * before


# The possible rectangles of a clue


def press_choice(window: MainWindow, *numbers: int) -> None:
    """Press buttons: previous, next, draw, cross out, done."""
    for number in numbers:
        button = window.tool_strip.choices[number]
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def show_possible(window: MainWindow) -> None:
    """Show those of the 4, which are the upper and the lower square."""
    window.controller.notify(window.controller.session.show_possible(Cell(1, 2)))
    choice = window.controller.session.choice
    assert choice is not None
    assert choice.rects == (UPPER, SQUARE)


@pytest.mark.parametrize(
    ("presses", "drawn", "crossed"),
    [
        ((2,), [UPPER], []),
        ((1, 2), [SQUARE], []),
        ((0, 2), [SQUARE], []),
        ((3,), [], [UPPER]),
        ((1, 3, 3), [], [UPPER, SQUARE]),
        ((3, 2), [SQUARE], [UPPER]),
        ((4,), [], []),
    ],
)
def test_they_are_chosen_with_buttons(
    window: MainWindow, presses: tuple[int, ...], drawn: list[Rect], crossed: list[Rect]
) -> None:
    show_possible(window)
    assert not any(button.isVisible() for button in window.tool_strip.tools.values())
    press_choice(window, *presses)
    board = window.controller.board
    assert (list(board.rects), list(board.marks.crossed_out)) == (drawn, crossed)
    assert not window.controller.session.cursor_shown, "no key was pressed"


def test_the_tools_come_back_when_one_is_chosen(window: MainWindow) -> None:
    before = window.board.geometry()
    show_possible(window)
    QApplication.processEvents()
    assert window.board.geometry() == before, "the board does not jump"
    press_choice(window, 4)
    assert window.tool_strip.tools[Tool.DRAW].isVisible()


def test_they_are_chosen_with_the_wheel_and_both_buttons(window: MainWindow) -> None:
    show_possible(window)
    turn_wheel(window, -120)
    choice = window.controller.session.choice
    assert choice is not None
    assert choice.rect == SQUARE
    turn_wheel(window, 40, 40)
    assert window.controller.session.choice == choice
    turn_wheel(window, 40)
    QTest.mouseClick(window.board, Qt.MouseButton.RightButton, pos=place(window, 0.5, 0.5))
    assert list(window.controller.board.marks.crossed_out) == [UPPER]
    assert window.hint_tools.rectangle_menu.menu is None
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=place(window, 2.5, 1.5))
    assert window.controller.board.rects == (SQUARE,)


# What is crossed out, and the glance at all possible rectangles


def test_what_is_crossed_out_flashes_and_its_clue_has_a_sign(window: MainWindow) -> None:
    go(window, 0.5, 0.5)
    before = window.board.grab().toImage()
    grid = window.board.grid
    middle = grid.area(SQUARE).center().toPoint()
    window.controller.notify(window.controller.session.play(CrossOut((SQUARE,))))
    assert window.board.grab().toImage().pixelColor(middle) != before.pixelColor(middle)
    assert window.status.sentence.full == "Crossed out: R2C2-R3C3 (2\xa0\xd7\xa02)."
    window.board.painter.flash.stop()
    after = window.board.grab().toImage()
    assert after.pixelColor(middle) == before.pixelColor(middle)
    clue = grid.area(Rect(1, 2, 1, 1)).toRect()
    assert after.copy(clue) != before.copy(clue)
    window.controller.notify(window.controller.session.play(Place(UPPER)))
    drawn = window.board.grab().toImage()
    window.acts["clear_marks"].trigger()  # until then the sign stays, also on what is drawn
    assert window.board.grab().toImage().copy(clue) != drawn.copy(clue)
    for _ in range(3):
        window.acts["undo"].trigger()
    assert window.board.grab().toImage() == before


def test_small_cells_have_no_sign_of_crosses(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(20, 20, {Cell(0, 0): 4, Cell(9, 9): 396}), size=(640, 480))
    assert window.board.grid.cell < 22
    before = window.board.grab().toImage()
    window.controller.session.play(CrossOut((Rect(0, 0, 2, 2),)))
    window.board.update()
    assert window.board.grab().toImage() == before


@pytest.mark.parametrize("held", [False, True])
def test_a_key_shows_all_possible_rectangles_at_a_glance(window: MainWindow, held: bool) -> None:
    go(window, 0.5, 0.5)
    go(window, 1.5, 2.5)
    before = window.board.grab().toImage()
    QTest.keyPress(window.board, Key.Key_A)
    shown = window.board.grab().toImage()

    def darkness(row: float, col: float) -> int:
        at = place(window, row, col)
        return before.pixelColor(at).lightness() - shown.pixelColor(at).lightness()

    # Cells of both rectangles, of one, and of none.
    assert darkness(1.3, 1.3) > darkness(0.3, 1.3) > darkness(1.3, 0.3) == 0
    if held:
        QTest.qWait(450)
    QTest.keyRelease(window.board, Key.Key_A)
    QTest.qWait(100)
    assert (window.controller.session.possible_map is None) is held
    key(window, Key.Key_A)
    assert (window.controller.session.possible_map is not None) is held
    key(window, Key.Key_Escape)
    assert window.controller.session.possible_map is None


def test_a_drawn_rectangle_looks_the_same_at_a_glance(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(4, 4, {Cell(0, 0): 4, Cell(2, 2): 4}))
    window.controller.notify(window.controller.session.play(Place(Rect(2, 2, 2, 2))))

    def number() -> QImage:
        area = QRect(place(window, 2.1, 2.1), place(window, 2.9, 2.9))
        return window.board.grab(area).toImage()

    before = number()
    window.controller.notify(window.controller.session.glance(Cell(0, 0)))
    assert known(window.controller.session.possible_map).box == Rect(0, 0, 4, 4)
    assert number() == before


def test_every_button_of_the_strip_has_an_icon_and_words(window: MainWindow) -> None:
    assert window.controller.puzzle == PUZZLE
    for button in window.tool_strip.findChildren(QToolButton):
        assert button.text()
        assert not button.icon().isNull()
