"""The menu of a rectangle: explain, why wrong, remove; by pointer and keyboard."""

import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.gui.conftest import MakeWindow
from tests.gui.playing import SOLUTION, drag, place
from tests.known import known

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
WRONG = Rect(1, 0, 1, 2)


@pytest.fixture(autouse=True)
def _no_popups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open no menus: without a screen Qt warns of it."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)


def open_menu(window: MainWindow, row: float, col: float) -> QMenu | None:
    QTest.mouseClick(window.board, Qt.MouseButton.RightButton, pos=place(window, row, col))
    return window.hint_tools.rectangle_menu.menu


def ask(window: MainWindow, reason: QContextMenuEvent.Reason, where: QPoint) -> None:
    event = QContextMenuEvent(reason, where, window.board.mapToGlobal(where))
    QApplication.sendEvent(window.board, event)


def choose(menu: QMenu | None, text: str) -> None:
    assert menu is not None
    action = next(action for action in menu.actions() if action.text() == text)
    action.trigger()


def words(window: MainWindow) -> str:
    return window.hint_tools.hints.panel.words.shown.plain


def test_a_rectangle_is_removed(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    menu = open_menu(window, 0.5, 1.5)
    assert menu is not None
    assert menu.actions()[0].text() == "R1C1-R1C3"
    choose(menu, "&Remove")
    assert window.controller.board.rects == ()


def test_the_keyboard_opens_it_at_the_cursor(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    window.controller.session.cursor = Cell(0, 2)
    ask(window, QContextMenuEvent.Reason.Keyboard, QPoint(1, 1))
    menu = window.hint_tools.rectangle_menu.menu
    assert menu is not None
    assert menu.actions()[0].text() == "R1C1-R1C3"
    assert menu.accessibleName() == "row 1, column 1 to row 1, column 3"
    assert menu.activeAction().text() == "&Explain This"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows makes the event itself")
def test_shift_and_f10_open_it_as_the_menu_key_does(window: MainWindow) -> None:
    window.controller.session.cursor = Cell(0, 2)
    QTest.keyClick(window.board, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    QApplication.processEvents()
    menu = window.hint_tools.rectangle_menu.menu
    assert menu is not None
    assert menu.actions()[0].text() == "R1C3"


def test_beside_the_board_there_is_none(window: MainWindow) -> None:
    ask(window, QContextMenuEvent.Reason.Mouse, QPoint(1, 1))
    assert window.hint_tools.rectangle_menu.menu is None


@pytest.mark.parametrize("text", ["&Explain This", "&Why Is This Wrong?"])
def test_a_wrong_rectangle_is_explained(window: MainWindow, text: str) -> None:
    drag(window, WRONG)
    choose(open_menu(window, 1.5, 0.5), text)
    assert "R2C1-R2C2" in words(window)
    assert window.controller.session.game.hints.why == 1
    window.hint_tools.hints.advance()
    assert window.controller.board.rects == ()


def test_a_right_rectangle_is_explained_and_not_drawn_again(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    choose(open_menu(window, 0.5, 0.5), "&Explain This")
    assert "R1C1-R1C3" in words(window)
    assert not known(window.hint_tools.hints.presenter).can_draw
    drag(window, SOLUTION[1])
    assert window.hint_tools.hints.presenter is None


def test_what_is_only_supposed_is_not_explained(window: MainWindow) -> None:
    window.acts["begin_trial"].trigger()
    drag(window, WRONG)
    menu = open_menu(window, 1.5, 0.5)
    assert menu is not None
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[1:3] == ["&Hint Near Here", "&Remove"]


def test_a_right_rectangle_is_not_wrong(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    choose(open_menu(window, 0.5, 0.5), "&Why Is This Wrong?")
    note = window.side.card.note
    assert note is not None
    assert note.text == "It belongs to the solution."


@pytest.mark.parametrize(
    ("text", "title"),
    [("&Explain This", "No explanation"), ("&Why Is This Wrong?", "This is not wrong")],
)
def test_an_ambiguous_puzzle_is_said_to_be_one(
    make_window: MakeWindow, text: str, title: str
) -> None:
    window = make_window(SavedGame(TWO_WAYS))
    drag(window, Rect(0, 0, 1, 2))
    choose(open_menu(window, 0.5, 0.5), text)
    note = window.side.card.note
    assert note is not None
    assert note.title == title


def test_a_hint_near_an_empty_cell(window: MainWindow) -> None:
    choose(open_menu(window, 2.5, 2.5), "&Hint Near Here")
    assert window.controller.session.cursor == Cell(2, 2)
    assert window.hint_tools.hints.hint is not None
