"""Marks and trials in the window, by pointer and by keys, and an expert puzzle by marks alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from shikaku_gui import formats
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import CrossOut, Pencil, Place, Puzzle, Rect, apply
from shikaku_gui.solver import next_hint
from tests.gui.conftest import MakeWindow
from tests.gui.playing import SOLUTION, drag, key, move as go, pencil, place, press, release

TOP, LEFT, SQUARE = SOLUTION
Key = Qt.Key
EXPERT = Path(__file__).parents[3] / "puzzles" / "6-expert" / "01.shikaku"
_MOST_PRESSES = 12


@pytest.fixture(autouse=True)
def _no_popups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open no menus: without a screen Qt warns of it."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)


def pencilled(window: MainWindow) -> list[Rect]:
    return list(window.controller.board.marks.pencilled)


def crossed_out(window: MainWindow) -> list[Rect]:
    return list(window.controller.board.marks.crossed_out)


def test_a_right_drag_pencils_and_a_right_click_opens_the_menu(window: MainWindow) -> None:
    pencil(window, SQUARE)
    assert pencilled(window) == [SQUARE]
    assert window.hint_tools.rectangle_menu.menu is None
    QTest.mouseClick(window.board, Qt.MouseButton.RightButton, pos=place(window, 1.5, 1.5))
    menu = window.hint_tools.rectangle_menu.menu
    assert menu is not None
    next(action for action in menu.actions() if action.text() == "Remove Pe&ncil Marks").trigger()
    assert pencilled(window) == []
    window.acts["undo"].trigger()
    assert pencilled(window) == [SQUARE]


def test_the_right_button_ends_what_the_left_one_draws(window: MainWindow) -> None:
    press(window, 1.5, 1.5)
    go(window, 2.5, 2.5)
    QTest.mousePress(window.board, Qt.MouseButton.RightButton, pos=place(window, 2.5, 2.5))
    QTest.mouseRelease(window.board, Qt.MouseButton.RightButton, pos=place(window, 2.5, 2.5))
    release(window, 2.5, 2.5)
    assert (window.controller.board.rects, pencilled(window)) == ((), [])
    assert window.hint_tools.rectangle_menu.menu is None


def test_other_buttons_and_a_right_click_beside_the_board_do_nothing(window: MainWindow) -> None:
    QTest.mouseClick(window.board, Qt.MouseButton.BackButton, pos=place(window, 1.5, 1.5))
    QTest.mouseClick(window.board, Qt.MouseButton.RightButton, pos=QPoint(2, 2))
    assert not window.board.session.busy
    assert window.hint_tools.rectangle_menu.menu is None


def test_x_crosses_out_what_is_being_dragged(window: MainWindow) -> None:
    press(window, 1.5, 1.5)
    go(window, 2.5, 2.5)
    key(window, Key.Key_X)
    release(window, 2.5, 2.5)
    assert (window.controller.board.rects, crossed_out(window)) == ((), [SQUARE])


def test_crosses_show_only_on_their_clue(window: MainWindow, qtbot: QtBot) -> None:
    go(window, 0.5, 0.5)
    before = window.board.grab().toImage()
    window.controller.notify(window.board.session.play(CrossOut((SQUARE,))))
    window.board.painter.flash.stop()
    area = window.board.grid.area(SQUARE)
    middle = area.center().toPoint()
    assert window.board.grab().toImage().pixelColor(middle) == before.pixelColor(middle)
    go(window, 1.5, 2.5)
    shown = window.board.grab().toImage()
    near = [shown.pixelColor(middle + QPoint(step, step)) for step in range(-2, 3)]
    assert any(colour.red() > colour.green() + 30 for colour in near)
    window.acts["marks"].trigger()
    assert window.board.grab().toImage() != shown


def test_marks_are_hidden_and_the_window_remembers_it(
    window: MainWindow, settings: Settings
) -> None:
    empty = window.board.grab().toImage()
    pencil(window, SQUARE)
    window.board.session.leave()
    assert window.board.grab().toImage() != empty
    window.acts["marks"].trigger()
    window.board.session.leave()
    assert window.board.grab().toImage() == empty
    assert not settings.marks
    assert not window.acts["marks"].isChecked()
    window.acts["marks"].trigger()
    assert settings.marks


def test_all_marks_are_cleared_at_once(window: MainWindow) -> None:
    assert not window.acts["clear_marks"].isEnabled()
    pencil(window, SQUARE)
    pencil(window, TOP)
    window.acts["clear_marks"].trigger()
    assert pencilled(window) == []
    window.acts["undo"].trigger()
    assert pencilled(window) == [TOP, SQUARE]


@pytest.mark.parametrize("cell", [12.0, 14.0, 30.0])
def test_how_far_a_drag_must_go_depends_on_the_cells(make_window: MakeWindow, cell: float) -> None:
    side = 40
    window = make_window(Puzzle(side, side, {}), size=(1000, 800))
    window.board.camera.zoom(cell / window.board.grid.cell)
    found = window.board.grid.cell
    first = window.board.camera.sight
    start = place(window, first.row + 3.5, first.col + 3.0 + 1 - 1 / found)
    # From a pixel left of a border, nine pixels to the right.
    QTest.mousePress(window.board, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window.board, start + QPoint(9, 0))
    dragged = window.board.session.preview is not None
    QTest.mouseRelease(window.board, Qt.MouseButton.LeftButton, pos=start + QPoint(9, 0))
    assert dragged == (found < 22)


def test_possible_rectangles_by_keys(window: MainWindow) -> None:
    key(window, Key.Key_Tab, Key.Key_P)
    session = window.board.session
    choice = session.choice
    assert choice is not None
    assert choice.rects == (Rect(0, 1, 2, 2), SQUARE)
    key(window, Key.Key_X, Key.Key_Return)
    assert window.controller.board.rects == (SQUARE,)
    assert crossed_out(window) == [Rect(0, 1, 2, 2)]
    key(window, Key.Key_Tab, Key.Key_P, Key.Key_Escape)
    assert window.board.session.choice is None


def test_the_note_tells_how_often_possible_rectangles_were_shown(window: MainWindow) -> None:
    key(window, Key.Key_Tab, Key.Key_P, Key.Key_Escape)
    for rect in SOLUTION:
        drag(window, rect)
    note = window.side.card.note
    assert note is not None
    assert note.text.endswith("Possible rectangles shown once")


def test_a_trial_by_keys(window: MainWindow) -> None:
    panel = window.side.trials
    assert panel.isHidden()
    assert not window.acts["reject_trial"].isEnabled()
    key(window, Key.Key_T)
    assert panel.names == ["Trial 1: nothing drawn yet"]
    drag(window, LEFT)
    assert panel.names == ["If the 2 in R2C1 is 2\xa0\N{MULTIPLICATION SIGN}\xa01"]
    drag(window, TOP)
    assert panel.names[0].endswith("(2 rectangles)")
    window.board.session.cursor_shown = False
    window.board.session.leave()
    window.controller.view_changed.emit()
    assert window.status.sentence.full.endswith("K keeps it, J rejects it, B goes back.")
    key(window, Key.Key_J)
    assert panel.isHidden()
    assert (window.controller.board.rects, crossed_out(window)) == ((), [LEFT])


@pytest.mark.parametrize(
    ("name", "rects", "crossed"),
    [("keep", (LEFT,), []), ("reject", (), [LEFT]), ("back", (), [])],
)
def test_a_trial_by_its_buttons(
    window: MainWindow, name: str, rects: tuple[Rect, ...], crossed: list[Rect]
) -> None:
    window.acts["begin_trial"].trigger()
    drag(window, LEFT)
    window.acts["begin_trial"].trigger()
    assert window.side.trials.title.text() == "2 trials"
    window.side.trials.back.click()
    panel = window.side.trials
    {"keep": panel.keep, "reject": panel.reject, "back": panel.back}[name].click()
    assert (window.controller.board.rects, crossed_out(window)) == (rects, crossed)
    assert window.side.trials.isHidden()


def test_a_narrow_panel_puts_the_buttons_of_a_trial_in_two_lines(window: MainWindow) -> None:
    panel = window.side.trials
    key(window, Key.Key_T)
    drag(window, TOP)
    places = {}
    for width in (600, panel.minimumSizeHint().width()):
        panel.resize(width, 300)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        buttons = panel.keep, panel.reject, panel.back
        assert all(one.width() >= one.sizeHint().width() for one in buttons)
        assert all(panel.rect().contains(one.geometry()) for one in buttons)
        places[width] = panel.back.y() - panel.keep.y()
    wide, narrow = places.values()
    assert wide == 0 < narrow


def test_below_a_wide_board_the_trials_are_beside_the_hint(make_window: MakeWindow) -> None:
    window = make_window(Puzzle(4, 20, {}), size=(1000, 740))
    key(window, Key.Key_T)
    trials, hint = window.side.trials, window.hint_tools.hints.panel
    hint.show()
    QApplication.processEvents()
    assert trials.mapTo(window, trials.rect().topRight()).x() < hint.mapTo(window, QPoint()).x()
    window.resize(480, 740)
    QApplication.processEvents()
    assert window.side.property("place") == "below"
    assert trials.mapTo(window, trials.rect().bottomLeft()).y() < hint.mapTo(window, QPoint()).y()


def test_a_trial_can_be_cleared(window: MainWindow) -> None:
    window.acts["begin_trial"].trigger()
    assert window.acts["clear"].isEnabled()
    window.acts["clear"].trigger()
    assert window.side.trials.isHidden()


def test_a_file_with_marks_and_trials_opens_as_it_was(make_window: MakeWindow) -> None:
    window = make_window()
    pencil(window, SQUARE)
    window.acts["begin_trial"].trigger()
    drag(window, TOP)
    saved = window.controller.session.game.saved()
    other = make_window(saved)
    assert other.controller.board == window.controller.board
    assert other.side.trials.isVisible()


def test_an_expert_puzzle_is_finished_by_hints_that_mark(make_window: MakeWindow) -> None:
    window = make_window(formats.load(EXPERT), size=(1000, 700))
    game = window.controller.session.game
    while not game.solved:
        before = game.position
        for _ in range(_MOST_PRESSES):
            key(window, Key.Key_H)
            if game.position > before:
                break
        assert game.position == before + 1
    kinds = {type(move) for move in game.moves}
    assert kinds == {Place, Pencil, CrossOut}


def test_an_expert_puzzle_is_finished_by_marks_of_the_pointer(make_window: MakeWindow) -> None:
    window = make_window(formats.load(EXPERT), size=(1000, 700))
    game = window.controller.session.game
    while not game.solved:
        before = game.board
        hint = next_hint(before)
        assert hint is not None
        move = hint.move
        assert isinstance(move, Place | Pencil | CrossOut)
        make_by_pointer(window, move)
        assert game.board == apply(before, move)


def make_by_pointer(window: MainWindow, move: Place | Pencil | CrossOut) -> None:
    if isinstance(move, Place):
        if move.rect.area == 1:
            QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, pos=middle_of(window, move))
        else:
            drag(window, move.rect)
    elif isinstance(move, Pencil):
        for rect in move.rects:
            pencil(window, rect)
    else:
        for rect in move.rects:
            press(window, rect.row + 0.5, rect.col + 0.5)
            go(window, rect.bottom - 0.5, rect.right - 0.5)
            key(window, Key.Key_X)
            release(window, rect.bottom - 0.5, rect.right - 0.5)


def middle_of(window: MainWindow, move: Place) -> QPoint:
    return place(window, move.rect.row + 0.5, move.rect.col + 0.5)
