"""The words a screen reader speaks while a puzzle is played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from shikaku_gui.formats import SavedGame, save
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import CheckLevel
from shikaku_gui.solver import Mark, MarkRole
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, move, press, release
from tests.gui.screen_reader import ScreenReader, table_of

TOP, LEFT, SQUARE = SOLUTION
Key = Qt.Key
Name = QAccessible.Text.Name

# A whole game by keyboard: a key, whether Shift is held, and all that is heard.
GAME = [
    (Key.Key_Tab, False, ["focus: Row 2, column 3, clue 4, unfilled"]),
    (Key.Key_Tab, False, ["focus: Row 1, column 1, clue 3, unfilled"]),
    (
        Key.Key_Return,
        False,
        ["1 by 1, 1 of 3 cells. Move to the opposite corner and press Enter. Esc cancels."],
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
        ["One clue left: the 4 in row 2, column 3. 5 of 9 cells covered."],
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


def test_a_whole_puzzle_is_played_by_keyboard(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    screen_reader.take()
    for pressed, shift, heard in GAME:
        key(window, pressed, shift=shift)
        assert sorted(screen_reader.take()) == sorted(heard)
    key(window, Key.Key_Return)
    heard = screen_reader.take()
    heard = [text for text in heard if not text.startswith(("name", "focus"))]
    assert (len(heard), heard[0]) == (2, END)
    assert heard[1].startswith("Solved in 0:0")
    assert window.controller.session.game.solved
    window.acts["undo"].trigger()
    assert screen_reader.take()[-1] == (
        "Removed: 2 by 2. 5 of 9 cells covered. The puzzle is no longer solved."
    )


def test_a_rectangle_around_a_clue_is_announced_with_its_place(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Key.Key_Tab)
    screen_reader.take()
    places = {
        Key.Key_S: "2 by 2, from row 2, column 2 to row 3, column 3, 4 of 4 cells, fits. Arrow"
        " keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.",
        Key.Key_Up: "2 by 2, from row 1, column 2 to row 2, column 3, 4 of 4 cells, fits.",
        Key.Key_Right: None,
        Key.Key_Escape: "Nothing drawn.",
    }
    for pressed, heard in places.items():
        key(window, pressed)
        assert screen_reader.take() == ([] if heard is None else [heard])


def test_the_focus_is_announced_before_what_is_drawn(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Key.Key_Up)
    screen_reader.take()
    key(window, Key.Key_Up, shift=True)
    assert screen_reader.take() == ["focus: Row 1, column 2, unfilled", "2 by 1, 2 cells, no clue."]


def test_a_drag_is_announced_cell_by_cell(window: MainWindow, screen_reader: ScreenReader) -> None:
    screen_reader.take()
    press(window, 1.5, 1.5)
    move(window, 1.6, 1.6)
    assert screen_reader.take() == []
    move(window, 1.5, 2.5)
    move(window, 1.6, 2.6)
    assert screen_reader.take() == ["1 by 2, 2 of 4 cells."]
    move(window, 2.5, 2.5)
    release(window, 2.5, 2.5)
    assert screen_reader.take() == [
        "2 by 2, 4 of 4 cells, fits.",
        "Drawn: 2 by 2, fits. 4 of 9 cells covered.",
    ]


def test_a_cancelled_drag_is_announced(window: MainWindow, screen_reader: ScreenReader) -> None:
    press(window, 1.5, 1.5)
    move(window, 2.5, 2.5)
    screen_reader.take()
    key(window, Key.Key_Escape)
    assert screen_reader.take() == ["Nothing drawn."]


def test_a_full_board_that_is_no_solution(
    make_window: MakeWindow, screen_reader: ScreenReader
) -> None:
    window = make_window(SavedGame(PUZZLE, (Place(TOP), Place(Rect(1, 0, 1, 3))), 2))
    screen_reader.take()
    drag(window, Rect(2, 0, 1, 3))
    assert screen_reader.take()[-1] == (
        "Drawn: 1 by 3. This rectangle (1\xa0\xd7\xa03) contains no clue. 9 of 9 cells covered."
        " This is not the solution yet."
    )


def test_a_command_that_solves_is_announced(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Key.Key_Up)
    window.acts["solve"].trigger()
    heard = [text for text in screen_reader.take() if text.endswith(".")][-2:]
    assert heard == [
        "3 rectangles drawn. 9 of 9 cells covered. The puzzle is solved.",
        "This is the only solution. Undo restores your rectangles.",
    ]


def test_marks_of_a_hint_are_named_by_their_letters(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    board = table_of(window.board)
    first, other = board.child(0), board.child(5)
    before = [cell.text(QAccessible.Text.Name) for cell in (first, other)]
    screen_reader.take()
    marks = (Mark(MarkRole.RESULT, TOP), Mark(MarkRole.SUBJECT, Rect(0, 0, 1, 1)))
    window.controller.show_marks(BoardMarks(marks))
    assert screen_reader.take() == ["name: Row 1, column 1, clue 3, unfilled, marked A B"]
    window.controller.clear_marks()
    assert [cell.text(QAccessible.Text.Name) for cell in (first, other)] == before


def test_names_follow_how_much_of_mistakes_is_shown(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    drag(window, TOP)
    table_of(window.board).child(0).text(QAccessible.Text.Name)
    screen_reader.take()
    session = window.controller.session
    window.controller.notify(session.set_level(CheckLevel.SILENT))
    assert screen_reader.take() == ["name: Row 1, column 1, clue 3, in a rectangle of 1 by 3"]


# Marks and a trial by keyboard: a key, whether Shift is held, and all that is heard.
THINKING = [
    (Key.Key_Tab, False, ["focus: Row 2, column 3, clue 4, unfilled"]),
    (
        Key.Key_P,
        False,
        [
            "possible rectangle 1 of 2, 2 by 2, from row 1, column 2 to row 2, column 3.",
        ],
    ),
    (
        Key.Key_X,
        False,
        [
            "name: Row 2, column 3, clue 4, unfilled, one rectangle crossed out",
            "Crossed out: 2 by 2, from row 1, column 2 to row 2, column 3."
            " possible rectangle 1 of 1, 2 by 2, from row 2, column 2 to row 3, column 3.",
        ],
    ),
    (Key.Key_Escape, False, ["Nothing drawn."]),
    (Key.Key_Left, True, ["focus: Row 2, column 2, unfilled", "1 by 2, 2 of 4 cells."]),
    (
        Key.Key_P,
        False,
        [
            "name: Row 2, column 3, clue 4, unfilled, in a pencil rectangle of 1 by 2, "
            "one rectangle crossed out",
            "name: Row 2, column 2, unfilled, in a pencil rectangle of 1 by 2",
            "Pencilled: 1 by 2, from row 2, column 2 to row 2, column 3.",
        ],
    ),
    (Key.Key_X, False, []),
    (Key.Key_T, False, ["Trial 1 begins: you can reject what you draw now."]),
    (
        Key.Key_Tab,
        False,
        [
            "focus: Row 2, column 3, clue 4, unfilled, in a pencil rectangle of 1 by 2, "
            "one rectangle crossed out"
        ],
    ),
    (Key.Key_Tab, False, ["focus: Row 1, column 1, clue 3, unfilled"]),
    (
        Key.Key_P,
        False,
        ["possible rectangle 1 of 1, 1 by 3, from row 1, column 1 to row 1, column 3."],
    ),
    (
        Key.Key_Return,
        False,
        [
            "name: Row 2, column 3, clue 4, unfilled, in a pencil rectangle of 1 by 2",
            "name: Row 1, column 1, clue 3, in a rectangle of 1 by 3, fits, supposed in trial 1",
            "Trial 1 supposes this rectangle. Drawn: 1 by 3, fits. 3 of 9 cells covered.",
        ],
    ),
    (
        Key.Key_K,
        False,
        ["name: Row 1, column 1, clue 3, in a rectangle of 1 by 3, fits", "Trial 1 kept."],
    ),
    (
        Key.Key_Delete,
        False,
        [
            "name: Row 2, column 3, clue 4, unfilled, in a pencil rectangle of 1 by 2, "
            "one rectangle crossed out",
            "name: Row 1, column 1, clue 3, unfilled",
            "Removed: 1 by 3. 0 of 9 cells covered.",
        ],
    ),
    (
        Key.Key_P,
        False,
        ["possible rectangle 1 of 1, 1 by 3, from row 1, column 1 to row 1, column 3."],
    ),
    (
        Key.Key_X,
        False,
        [
            "name: Row 1, column 1, clue 3, unfilled, one rectangle crossed out",
            "Crossed out: 1 by 3, from row 1, column 1 to row 1, column 3.",
        ],
    ),
    (Key.Key_P, False, ["No rectangle is left for the 3 in row 1, column 1."]),
]


def test_marks_and_trials_are_heard(window: MainWindow, screen_reader: ScreenReader) -> None:
    for pressed, shift, heard in THINKING:
        key(window, pressed, shift=shift)
        assert screen_reader.take() == heard, pressed


def test_coming_back_to_the_board_tells_where_the_cursor_is(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Key.Key_Up)
    window.board.clearFocus()
    screen_reader.take()
    window.board.setFocus()
    assert screen_reader.take() == ["focus: Row 2, column 2, unfilled"]


def test_a_cursor_without_the_keyboard_is_not_followed(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    window.board.clearFocus()
    screen_reader.take()
    window.controller.notify(window.controller.session.next_clue())
    assert screen_reader.take() == []


def test_how_to_continue_is_announced_once(window: MainWindow, screen_reader: ScreenReader) -> None:
    key(window, Key.Key_Up, Key.Key_Return, Key.Key_Right)
    screen_reader.take()
    key(window, Key.Key_Left)
    assert screen_reader.take() == [
        "focus: Row 2, column 2, unfilled",
        "1 by 1, one cell, no clue.",
    ]


def asks(window: MainWindow) -> None:
    table_of(window.board).child(0).text(QAccessible.Text.Name)


def opens_a_puzzle(window: MainWindow) -> None:
    window.controller.open(SavedGame(PUZZLE))


@pytest.mark.parametrize("begins", [asks, opens_a_puzzle])
def test_the_first_change_is_announced(
    window: MainWindow, screen_reader: ScreenReader, begins: Callable[[MainWindow], None]
) -> None:
    begins(window)
    screen_reader.take()
    window.controller.notify(window.controller.session.play(Place(TOP)))
    assert screen_reader.take()[-1] == "Drawn: 1 by 3, fits. 3 of 9 cells covered."


def test_a_smaller_puzzle_is_not_compared_with_the_one_before(
    make_window: MakeWindow, screen_reader: ScreenReader
) -> None:
    window = make_window(Puzzle(5, 4, {Cell(0, 0): 20}))
    window.acts["hint"].trigger()
    corner = table_of(window.board).cell(Cell(4, 3))
    assert corner.text(Name).startswith("Row 5, column 4")
    screen_reader.take()
    window.documents.opener.open_game(SavedGame(PUZZLE))
    assert screen_reader.take()[:2] == ["other cells", "Board of 3 by 3 cells"]
    assert not corner.isValid()


def test_a_smaller_puzzle_is_opened_by_keyboard_while_a_hint_is_shown(
    make_window: MakeWindow, screen_reader: ScreenReader, tmp_path: Path
) -> None:
    window = make_window(Puzzle(15, 15, {Cell(row, 0): 15 for row in range(15)}))
    path = tmp_path / "smaller.shikaku"
    save(SavedGame(Puzzle(10, 10, {Cell(row, 9): 10 for row in range(10)})), path)
    window.documents.ask_open = lambda *_: str(path)
    key(window, Key.Key_Tab, *[Key.Key_Down] * 14, *[Key.Key_Right] * 14, Key.Key_H)
    corner = table_of(window.board).cell(Cell(14, 14))
    assert corner.text(Name).startswith("Row 15, column 15")
    screen_reader.take()
    QTest.keyClick(window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.session.puzzle.rows == 10
    assert screen_reader.take()[:2] == ["other cells", "Board of 10 by 10 cells"]
    assert not corner.isValid()
    key(window, Key.Key_Tab, Key.Key_H)
    focus, hint = screen_reader.take()
    assert focus == "focus: Row 6, column 10, clue 10, unfilled"
    assert "only one rectangle fits" in hint


def test_cells_of_a_larger_puzzle_are_let_go_while_nobody_listens(
    make_window: MakeWindow, screen_reader: ScreenReader
) -> None:
    window = make_window(Puzzle(5, 4, {Cell(0, 0): 20}))
    table_of(window.board).cell(Cell(4, 3)).text(Name)
    QAccessible.setActive(False)
    window.documents.opener.open_game(SavedGame(PUZZLE))
    QAccessible.setActive(True)
    screen_reader.take()
    drag(window, LEFT)
    assert screen_reader.take()[-1].startswith("Drawn: 2 by 1")


def test_nothing_is_announced_without_a_reader(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen_reader = ScreenReader()
    monkeypatch.setattr(QAccessible, "updateAccessibility", screen_reader.hear)
    monkeypatch.setattr(QAccessible, "queryAccessibleInterface", None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    key(window, Key.Key_Tab, Key.Key_Right)
    drag(window, TOP)
    window.controller.open(SavedGame(PUZZLE))
    QTest.keyClick(window.board, Key.Key_L)
    assert screen_reader.take() == []


def test_who_begins_to_listen_hears_only_what_happens_then(window: MainWindow) -> None:
    drag(window, TOP)
    key(window, Key.Key_Tab)
    with pytest.MonkeyPatch.context() as patch:
        screen_reader = ScreenReader()
        patch.setattr(QAccessible, "updateAccessibility", screen_reader.hear)
        patch.setattr(QAccessible, "isActive", lambda: True)
        key(window, Key.Key_Down)
        assert screen_reader.take() == ["focus: Row 3, column 1, unfilled"]


@pytest.mark.parametrize("shown", [True, False])
def test_what_is_left_is_shown_on_the_board_only(window: MainWindow, shown: bool) -> None:
    if not shown:
        window.pages.show_library()
    assert window.acts["left"].isEnabled() == shown
    window.acts["left"].trigger()
    assert ("clues left: " in window.status.sentence.full) == shown


def test_a_check_that_names_a_cell_says_its_row_and_column(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Qt.Key.Key_T)
    drag(window, Rect(1, 0, 1, 2))
    screen_reader.take()
    key(window, Qt.Key.Key_C)
    (heard,) = screen_reader.take()
    assert heard == "The trial has failed. The 4 in row 2, column 3 has no rectangle left."


def test_a_hint_that_stays_open_after_a_move_is_not_said_again(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Qt.Key.Key_H)
    assert window.hint_tools.hints.hint is not None
    screen_reader.take()
    key(window, Qt.Key.Key_T)
    assert screen_reader.take() == ["Trial 1 begins: you can reject what you draw now."]
    assert window.hint_tools.hints.hint is not None


def test_a_board_of_the_same_size_is_not_named_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    monkeypatch.setattr(window.board, "setAccessibleName", names.append)
    window.controller.open(SavedGame(PUZZLE))
    assert names == []
    window.controller.open(SavedGame(Puzzle(2, 2, {Cell(0, 0): 4})))
    assert names == ["Board of 2 by 2 cells"]
