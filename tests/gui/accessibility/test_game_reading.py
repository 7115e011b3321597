"""What is heard while a puzzle is played."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.game_controller import BoardMarks
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Place, Rect
from shikaku_gui.play.check_level import CheckLevel
from shikaku_gui.solver import Mark, MarkRole
from tests.gui.accessibility.conftest import Ear, table_of
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, move, press, release

TOP, LEFT, SQUARE = SOLUTION
Key = Qt.Key

# A whole game by keyboard: a key, whether Shift is held, and all that is heard.
GAME = [
    (Key.Key_Tab, False, ["focus: Row 2, column 3, clue 4, unfilled"]),
    (Key.Key_Tab, False, ["focus: Row 1, column 1, clue 3, unfilled"]),
    (
        Key.Key_Return,
        False,
        ["1 by 1, 1 of 3 cells. Go to the opposite corner and press Enter, or Esc to cancel."],
    ),
    (Key.Key_Right, False, ["focus: Row 1, column 2, unfilled", "1 by 2, 2 of 3 cells."]),
    (Key.Key_Right, False, ["focus: Row 1, column 3, unfilled", "1 by 3, 3 of 3 cells, fits."]),
    (
        Key.Key_Return,
        False,
        [
            "name: Row 1, column 3, in a rectangle of 1 by 3, fits",
            "name: Row 1, column 2, in a rectangle of 1 by 3, fits",
            "name: Row 1, column 1, clue 3, in a rectangle of 1 by 3, fits",
            "Drawn: 1 by 3, fits. 3 of 9 cells covered.",
        ],
    ),
    (Key.Key_Tab, False, ["focus: Row 2, column 1, clue 2, unfilled"]),
    (
        Key.Key_Right,
        True,
        ["focus: Row 2, column 2, unfilled", "1 by 2, 2 of 2 cells, fits."],
    ),
    (
        Key.Key_Right,
        True,
        ["focus: Row 2, column 3, clue 4, unfilled", "1 by 3, 3 cells, clues 2 and 4."],
    ),
    (Key.Key_Escape, False, ["Nothing drawn."]),
    (Key.Key_Right, False, []),
    (Key.Key_Left, False, ["focus: Row 2, column 2, unfilled"]),
    (Key.Key_Left, False, ["focus: Row 2, column 1, clue 2, unfilled"]),
    (
        Key.Key_Down,
        True,
        ["focus: Row 3, column 1, unfilled", "2 by 1, 2 of 2 cells, fits."],
    ),
    (
        Key.Key_Return,
        False,
        [
            "name: Row 2, column 1, clue 2, in a rectangle of 2 by 1, fits",
            "name: Row 3, column 1, in a rectangle of 2 by 1, fits",
            "Drawn: 2 by 1, fits. 5 of 9 cells covered.",
        ],
    ),
    (
        Key.Key_L,
        False,
        ["Clues left: 1. Row 2, column 3: clue 4. 5 of 9 cells covered."],
    ),
    (Key.Key_Tab, False, ["focus: Row 2, column 3, clue 4, unfilled"]),
    (
        Key.Key_Down,
        True,
        ["focus: Row 3, column 3, unfilled", "2 by 1, 2 of 4 cells."],
    ),
    (
        Key.Key_Left,
        True,
        ["focus: Row 3, column 2, unfilled", "2 by 2, 4 of 4 cells, fits."],
    ),
]
END = "Drawn: 2 by 2, fits. 9 of 9 cells covered. The puzzle is solved."


def test_a_whole_puzzle_is_played_by_keyboard(window: MainWindow, ear: Ear) -> None:
    ear.news()
    for pressed, shift, heard in GAME:
        key(window, pressed, shift=shift)
        assert sorted(ear.news()) == sorted(heard)
    key(window, Key.Key_Return)
    heard = ear.news()
    heard = [text for text in heard if not text.startswith(("name", "focus"))]
    assert (len(heard), heard[0]) == (2, END)
    assert heard[1].startswith("In 0:0")
    assert window.controller.session.game.solved
    window.acts["undo"].trigger()
    assert ear.news()[-1] == (
        "Removed: 2 by 2. 5 of 9 cells covered. The puzzle is not solved any more."
    )


def test_the_focus_is_told_before_what_is_drawn(window: MainWindow, ear: Ear) -> None:
    key(window, Key.Key_Up)
    ear.news()
    key(window, Key.Key_Up, shift=True)
    assert ear.news() == ["focus: Row 1, column 2, unfilled", "2 by 1, 2 cells, no clue."]


def test_a_drag_is_told_cell_by_cell(window: MainWindow, ear: Ear) -> None:
    ear.news()
    press(window, 1.5, 1.5)
    move(window, 1.6, 1.6)
    assert ear.news() == []
    move(window, 1.5, 2.5)
    move(window, 1.6, 2.6)
    assert ear.news() == ["1 by 2, 2 of 4 cells."]
    move(window, 2.5, 2.5)
    release(window, 2.5, 2.5)
    assert ear.news() == [
        "2 by 2, 4 of 4 cells, fits.",
        "Drawn: 2 by 2, fits. 4 of 9 cells covered.",
    ]


def test_a_drag_that_is_dropped_is_told(window: MainWindow, ear: Ear) -> None:
    press(window, 1.5, 1.5)
    move(window, 2.5, 2.5)
    ear.news()
    key(window, Key.Key_Escape)
    assert ear.news() == ["Nothing drawn."]


def test_a_full_board_that_is_no_solution(make_window: MakeWindow, ear: Ear) -> None:
    window = make_window(SavedGame(PUZZLE, (Place(TOP), Place(Rect(1, 0, 1, 3))), 2))
    ear.news()
    drag(window, Rect(2, 0, 1, 3))
    assert ear.news()[-1] == (
        "Drawn: 1 by 3, breaks a rule. 9 of 9 cells covered. This is not the solution yet."
    )


def test_a_command_that_solves_is_told(window: MainWindow, ear: Ear) -> None:
    key(window, Key.Key_Up)
    window.acts["solve"].trigger()
    heard = [text for text in ear.news() if text.endswith(".")][-2:]
    assert heard == [
        "Rectangles drawn: 3. 9 of 9 cells covered. The puzzle is solved.",
        "This is the only solution. Undo brings your rectangles back.",
    ]


def test_marks_of_a_hint_are_told_by_their_letters(window: MainWindow, ear: Ear) -> None:
    board = table_of(window.board)
    first, other = board.child(0), board.child(5)
    before = [cell.text(QAccessible.Text.Name) for cell in (first, other)]
    ear.news()
    marks = (Mark(MarkRole.RESULT, TOP), Mark(MarkRole.SUBJECT, Rect(0, 0, 1, 1)))
    window.controller.show_marks(BoardMarks(marks))
    assert ear.news() == ["name: Row 1, column 1, clue 3, unfilled, marked A E"]
    window.controller.clear_marks()
    assert [cell.text(QAccessible.Text.Name) for cell in (first, other)] == before


def test_names_follow_how_much_of_mistakes_is_shown(window: MainWindow, ear: Ear) -> None:
    drag(window, TOP)
    table_of(window.board).child(0).text(QAccessible.Text.Name)
    ear.news()
    session = window.controller.session
    window.controller.notify(session.set_level(CheckLevel.SILENT))
    assert ear.news() == ["name: Row 1, column 1, clue 3, in a rectangle of 1 by 3"]


def test_coming_back_to_the_board_tells_where_the_cursor_is(window: MainWindow, ear: Ear) -> None:
    key(window, Key.Key_Up)
    window.board.clearFocus()
    ear.news()
    window.board.setFocus()
    assert ear.news() == ["focus: Row 2, column 2, unfilled"]


def test_a_cursor_without_the_keyboard_is_not_followed(window: MainWindow, ear: Ear) -> None:
    window.board.clearFocus()
    ear.news()
    window.controller.notify(window.controller.session.next_clue())
    assert ear.news() == []


def test_how_to_go_on_is_told_once(window: MainWindow, ear: Ear) -> None:
    key(window, Key.Key_Up, Key.Key_Return, Key.Key_Right)
    ear.news()
    key(window, Key.Key_Left)
    assert ear.news() == ["focus: Row 2, column 2, unfilled", "1 by 1, one cell, no clue."]


def asks(window: MainWindow) -> None:
    table_of(window.board).child(0).text(QAccessible.Text.Name)


def opens_a_puzzle(window: MainWindow) -> None:
    window.controller.open(SavedGame(PUZZLE))


@pytest.mark.parametrize("begins", [asks, opens_a_puzzle])
def test_the_first_change_is_told(
    window: MainWindow, ear: Ear, begins: Callable[[MainWindow], None]
) -> None:
    begins(window)
    ear.news()
    window.controller.notify(window.controller.session.play(Place(TOP)))
    assert ear.news()[-1] == "Drawn: 1 by 3, fits. 3 of 9 cells covered."


def test_nothing_is_told_where_nobody_listens(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear()
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear.hear)
    monkeypatch.setattr(QAccessible, "queryAccessibleInterface", None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    key(window, Key.Key_Tab, Key.Key_Right)
    drag(window, TOP)
    window.controller.open(SavedGame(PUZZLE))
    QTest.keyClick(window.board, Key.Key_L)
    assert ear.news() == []


def test_who_begins_to_listen_hears_only_what_happens_then(window: MainWindow) -> None:
    drag(window, TOP)
    key(window, Key.Key_Tab)
    with pytest.MonkeyPatch.context() as patch:
        ear = Ear()
        patch.setattr(QAccessible, "updateAccessibility", ear.hear)
        patch.setattr(QAccessible, "isActive", lambda: True)
        key(window, Key.Key_Down)
        assert ear.news() == ["focus: Row 3, column 1, unfilled"]


@pytest.mark.parametrize("shown", [True, False])
def test_what_is_left_is_told_on_the_board_only(window: MainWindow, shown: bool) -> None:
    if not shown:
        window.pages.show_library()
    assert window.acts["left"].isEnabled() == shown
    window.acts["left"].trigger()
    assert window.status.sentence.full.startswith("Clues left: ") == shown
