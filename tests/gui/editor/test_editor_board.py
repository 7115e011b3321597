"""Pointer and keys on the grid of the editor."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours, Scheme
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import NO_PREVIEW, DrawRect, EditTool, GridAxis, InsertLine, SetClue
from tests.gui.editor.conftest import MakeEditor

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def at(editor: EditorWindow, cell: Cell) -> QPoint:
    return editor.board.grid.area(Rect(*cell, 1, 1)).center().toPoint()


def click(editor: EditorWindow, cell: Cell) -> None:
    QTest.mouseClick(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, cell))


def drag(editor: EditorWindow, one: Cell, other: Cell) -> None:
    QTest.mousePress(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, one))
    QTest.mouseMove(editor.board, at(editor, other))
    QTest.mouseRelease(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, other))


def key(editor: EditorWindow, *keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    for pressed in keys:
        QTest.keyClick(editor.board, pressed, modifier)


def clues(editor: EditorWindow) -> dict[Cell, int | None]:
    return dict(editor.model.puzzle.clues)


@pytest.mark.parametrize("digits", ["12", "\u0661\u0662", "\u06f1\u06f2", "\uff11\uff12"])
def test_digits_of_every_script_can_be_typed(editor: EditorWindow, digits: str) -> None:
    for digit in digits:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(editor.board, QKeyEvent(kind, ord(digit), PLAIN, digit))
    assert clues(editor) == {Cell(0, 0): 12}


def test_click_and_type(editor: EditorWindow) -> None:
    click(editor, Cell(1, 2))
    QTest.keyClicks(editor.board, "12")
    key(editor, Qt.Key.Key_Right)
    QTest.keyClicks(editor.board, "?")
    assert clues(editor) == {Cell(1, 2): 12, Cell(1, 3): None}
    key(editor, Qt.Key.Key_Delete, Qt.Key.Key_Left, Qt.Key.Key_Backspace)
    assert clues(editor) == {Cell(1, 2): 1}
    key(editor, Qt.Key.Key_Backspace)
    assert clues(editor) == {}
    for _ in range(5):
        editor.acts["undo"].trigger()
    assert not editor.acts["undo"].isEnabled()
    editor.acts["redo"].trigger()
    assert clues(editor) == {Cell(1, 2): 12}


def test_keys_go_to_the_ends(editor: EditorWindow) -> None:
    click(editor, Cell(1, 1))
    whole = editor.model.puzzle.grid
    keys = Qt.Key
    key(editor, keys.Key_End)
    assert editor.model.session.cell == Cell(1, whole.width - 1)
    key(editor, keys.Key_PageDown, keys.Key_Home)
    assert editor.model.session.cell == Cell(whole.height - 1, 0)
    key(editor, keys.Key_End, keys.Key_Home, modifier=CTRL)
    assert editor.model.session.cell == Cell(0, 0)


def test_a_clue_is_dragged_and_pushed(editor: EditorWindow) -> None:
    click(editor, Cell(0, 0))
    QTest.keyClicks(editor.board, "5")
    drag(editor, Cell(0, 0), Cell(2, 1))
    assert clues(editor) == {Cell(2, 1): 5}
    assert editor.model.session.cell == Cell(2, 1)
    key(editor, Qt.Key.Key_Up, modifier=CTRL)
    assert clues(editor) == {Cell(1, 1): 5}
    editor.acts["undo"].trigger()
    assert clues(editor) == {Cell(2, 1): 5}


def test_rectangles_are_drawn_and_clues_follow(editor: EditorWindow) -> None:
    QTest.keyClicks(editor.board, "r")
    assert editor.model.session.tool is EditTool.RECTS
    drag(editor, Cell(0, 0), Cell(1, 3))
    assert list(editor.model.session.board.rects) == [Rect(0, 0, 2, 4)]
    assert list(clues(editor).values()) == [8]
    click(editor, Cell(1, 3))
    assert clues(editor) == {Cell(1, 3): 8}
    key(editor, Qt.Key.Key_Delete)
    assert editor.model.session.board.rects == ()
    assert clues(editor) == {}


def test_rectangles_are_drawn_with_the_keyboard(editor: EditorWindow) -> None:
    editor.acts["rects"].trigger()
    key(editor, Qt.Key.Key_Down)
    key(editor, Qt.Key.Key_Right, Qt.Key.Key_Down, modifier=SHIFT)
    assert editor.model.session.preview.rect == Rect(1, 0, 2, 2)
    key(editor, Qt.Key.Key_Return)
    assert editor.model.session.board.rects == (Rect(1, 0, 2, 2),)
    key(editor, Qt.Key.Key_Right, modifier=SHIFT)
    key(editor, Qt.Key.Key_Escape)
    assert editor.model.session.preview.rect is None
    assert len(editor.model.session.board.rects) == 1


def test_the_cursor_stays_on_the_grid(editor: EditorWindow) -> None:
    key(editor, Qt.Key.Key_Up, Qt.Key.Key_Left)
    assert editor.model.session.cell == Cell(0, 0)
    key(editor, *[Qt.Key.Key_Down] * 9)
    assert editor.model.session.cell == Cell(3, 0)
    editor.acts["row_out"].trigger()
    assert editor.model.session.cell == Cell(2, 0)


def test_a_drag_ends_on_the_grid(editor: EditorWindow) -> None:
    editor.acts["rects"].trigger()
    QTest.mousePress(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, Cell(2, 2)))
    outside = QPoint(editor.board.width() - 1, editor.board.height() - 1)
    QTest.mouseMove(editor.board, outside)
    QTest.mouseRelease(editor.board, Qt.MouseButton.LeftButton, pos=outside)
    assert editor.model.session.board.rects == (Rect(2, 2, 2, 2),)


def press_and_move(editor: EditorWindow) -> None:
    QTest.mousePress(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, Cell(3, 0)))
    QTest.mouseMove(editor.board, at(editor, Cell(4, 1)))


def stretch(editor: EditorWindow) -> None:
    editor.model.session.select(Cell(3, 1))
    key(editor, Qt.Key.Key_Down, modifier=SHIFT)


@pytest.mark.parametrize("begin", [press_and_move, stretch])
def test_undo_drops_a_rectangle_that_is_being_drawn(
    editor: EditorWindow, begin: Callable[[EditorWindow], None]
) -> None:
    editor.model.session.make(InsertLine(GridAxis.ROW, 4))
    editor.acts["rects"].trigger()
    end = at(editor, Cell(4, 1))
    begin(editor)
    assert editor.model.session.preview.rect is not None
    editor.acts["undo"].trigger()
    key(editor, Qt.Key.Key_Return)
    QTest.mouseRelease(editor.board, Qt.MouseButton.LeftButton, pos=end)
    assert editor.model.session.preview == NO_PREVIEW
    assert editor.model.session.board.rects == ()


def test_undo_drops_a_clue_that_is_being_dragged(editor: EditorWindow) -> None:
    editor.model.session.make(SetClue(Cell(1, 1), 3))
    QTest.mousePress(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, Cell(1, 1)))
    QTest.mouseMove(editor.board, at(editor, Cell(2, 3)))
    assert editor.model.session.preview.start == Cell(1, 1)
    editor.acts["undo"].trigger()
    QTest.mouseRelease(editor.board, Qt.MouseButton.LeftButton, pos=at(editor, Cell(2, 3)))
    assert clues(editor) == {}


def test_editing_leaves_the_solution_that_is_looked_at(
    make_editor: MakeEditor, qtbot: object
) -> None:
    editor = make_editor(Puzzle(1, 2, {Cell(0, 0): 2}))
    editor.appraiser.appraise()
    editor.panel.views[1].click()
    assert editor.model.session.solution_shown == 0
    assert editor.model.session.visible_board.rects == (Rect(0, 0, 1, 2),)
    click(editor, Cell(0, 1))
    assert editor.model.session.solution_shown is None


# Qt without a screen says so; it means nothing.
menus_without_a_screen = pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)


@menus_without_a_screen
@pytest.mark.skipif(sys.platform == "win32", reason="Windows makes the event itself")
def test_shift_and_f10_open_the_menu_of_a_cell(editor: EditorWindow) -> None:
    click(editor, Cell(1, 2))
    key(editor, Qt.Key.Key_F10, modifier=SHIFT)
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert editor.acts["row_above"] in menu.actions()
    place = editor.board.mapFromGlobal(menu.pos())
    assert editor.board.rect().contains(place)
    menu.close()
    assert editor.model.session.cell == Cell(1, 2)


@menus_without_a_screen
def test_the_menu_of_a_cell(editor: EditorWindow) -> None:
    place = at(editor, Cell(2, 3))
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, editor.board.mapToGlobal(place)
    )
    QApplication.sendEvent(editor.board, event)
    assert editor.model.session.cell == Cell(2, 3)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert editor.acts["row_above"] in menu.actions()
    menu.close()


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_the_grid_has_the_colours_of_the_theme(
    make_editor: MakeEditor, scheme: Scheme, colours: Colours
) -> None:
    editor = make_editor(Puzzle(4, 4, {}), scheme=scheme)
    image = editor.board.grab().toImage()
    assert image.pixelColor(2, 2) == colours.window
    blank = image.pixelColor(at(editor, Cell(2, 2)))
    assert blank == colours.paper
    editor.model.session.make(DrawRect(Rect(2, 2, 2, 2)))
    assert editor.board.grab().toImage().pixelColor(at(editor, Cell(3, 3))) != blank


def test_a_screen_reader_hears_the_cell(editor: EditorWindow) -> None:
    assert "4 by 4" in editor.board.accessibleName()
    QTest.keyClicks(editor.board, "7")
    assert editor.board.accessibleDescription().startswith("Row 1, column 1: clue 7.")
