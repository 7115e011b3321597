"""The window as a whole: places, colours, focus, clock, menus, finish."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.appearance import Appearance
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import DARK, LIGHT, Scheme
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.game.puzzle_head import GradeFacts
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.elided_label import ElidedLabel
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.store import SessionMetadata
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key, move, press

NAMES = {action.name: action for action in ACTIONS.actions}


# Actions


def test_every_action_is_in_its_menu(window: MainWindow) -> None:
    found = set()
    for shown in window.menuBar().actions():
        menu = shown.menu()
        assert isinstance(menu, QMenu)
        found |= {action.text() for action in menu.actions()}
    assert {window.acts[name].text() for name in NAMES} <= found
    assert len(window.menuBar().actions()) == len(ACTIONS.menus)


def test_the_toolbar_has_tips_names_and_icons(window: MainWindow) -> None:
    for name in filter(None, ACTIONS.toolbar):
        button = window.bar.widgetForAction(window.acts[name])
        assert isinstance(button, QToolButton)
        assert button.accessibleName()
        assert not button.icon().isNull()
        tip = button.toolTip()
        keys: list[QKeySequence | str] = [*NAMES[name].shortcuts, NAMES[name].letter]
        assert any(
            (text.toString() if isinstance(text, QKeySequence) else text) in tip for text in keys
        )


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("open", "Ctrl+O"),
        ("save", "Ctrl+S"),
        ("save_as", "Ctrl+Shift+S"),
        ("undo", "Ctrl+Z"),
        ("redo", "Ctrl+Y"),
        ("redo", "Ctrl+Shift+Z"),
        ("quit", "Ctrl+Q"),
        ("full_screen", "F11"),
        ("paste", "Ctrl+V"),
        ("guide", "F1"),
    ],
)
@pytest.mark.usefixtures("qapp")  # keys of the platform are known once there is an application
def test_standard_keys_work_on_every_platform(name: str, expected: str) -> None:
    assert QKeySequence(expected) in NAMES[name].shortcuts


@pytest.mark.usefixtures("qapp")
def test_no_key_is_given_twice() -> None:
    keys = [key.toString() for action in ACTIONS.actions for key in action.shortcuts]
    keys += [action.letter for action in ACTIONS.actions if action.letter]
    assert sorted(keys) == sorted(set(keys))


def test_every_menu_entry_has_its_own_mnemonic() -> None:
    for menu in ACTIONS.menus:
        texts = [action.text for action in menu.actions]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(letters) == len(set(letters)), menu.title


def test_roles_for_the_mac(window: MainWindow) -> None:
    assert window.acts["quit"].menuRole() is QAction.MenuRole.QuitRole
    assert window.acts["about"].menuRole() is QAction.MenuRole.AboutRole
    assert window.acts["open"].menuRole() is QAction.MenuRole.NoRole


# Places and colours


@pytest.mark.parametrize(
    ("puzzle", "place"),
    [(PUZZLE, "right"), (Puzzle(4, 40, {Cell(0, 0): 160}), "below")],
)
def test_the_panel_goes_where_it_costs_least(
    make_window: MakeWindow, puzzle: Puzzle, place: str
) -> None:
    window = make_window(puzzle)
    assert window.side.property("place") == place
    assert window.side.tips.isVisible()
    assert window.side.tips.x() > window.side.head.x() or place == "right"
    assert window.board.grid.whole.width() > 0.6 * window.board.width() or place == "right"


@pytest.mark.parametrize(
    ("puzzle", "size", "named"),
    [
        (PUZZLE, (480, 360), False),
        (PUZZLE, (700, 600), True),
        (Puzzle(4, 40, {Cell(0, 0): 160}), (480, 360), False),
        (Puzzle(4, 40, {Cell(0, 0): 160}), (900, 600), True),
    ],
)
def test_a_note_in_a_small_window_takes_the_place_of_the_title(
    make_window: MakeWindow, puzzle: Puzzle, size: tuple[int, int], named: bool
) -> None:
    window = make_window(puzzle, size=size)
    side = window.side
    assert side.head.title.isVisible()
    side.show_note(Note("News", "Words"))
    QApplication.processEvents()
    assert side.head.title.isVisible() is named
    assert side.height() >= side.card.height()
    assert not side.head.pips.isVisible()
    side.dismiss()
    assert side.head.title.isVisible()


@pytest.mark.parametrize("size", [(480, 360), (480, 640)])
def test_a_long_title_is_never_cut(make_window: MakeWindow, size: tuple[int, int]) -> None:
    long = "Twelve small rectangles of a long Sunday, with a title longer than any window"
    window = make_window(replace(PUZZLE, title=long), size=size)
    side = window.side
    side.show_grade(GradeFacts("hard", "Hard", details=("Hardest technique: pocket",)))
    side.head.info_button.click()
    QApplication.processEvents()
    for label in (side.head.title, side.head.grade, side.head.details):
        assert label.height() >= label.heightForWidth(label.width())
    side.show_note(Note("News", "Words"))
    QApplication.processEvents()
    top = side.card.mapTo(side, QPoint()).y()
    assert 0 <= top < side.height() - side.card.height()


def test_colours_change_at_once_and_are_remembered(
    make_window: MakeWindow, settings: Settings
) -> None:
    window = make_window()
    settings.scheme = Scheme.LIGHT
    _look = Appearance(settings, window.theme)
    light = window.board.grab().toImage()
    actions = {action.text(): action for action in window.acts.submenus["scheme"].actions()}
    actions["&Dark"].trigger()
    chosen = [settings.scheme]
    assert window.palette().window().color() == DARK.window
    dark = window.board.grab().toImage()
    assert dark.pixelColor(2, 2) == DARK.window
    assert light.pixelColor(2, 2) == LIGHT.window
    icon = window.acts["open"].icon().pixmap(20).toImage()
    middles = {icon.pixelColor(x, y).name() for x in range(20) for y in range(20)}
    assert DARK.text.name() in middles
    actions["Follow &System"].trigger()
    assert [*chosen, settings.scheme] == [Scheme.DARK, Scheme.SYSTEM]


def test_numbers_of_rows_and_columns_can_be_hidden(
    make_window: MakeWindow, settings: Settings
) -> None:
    window = make_window()
    before = window.board.grid.cell
    window.acts["rulers"].trigger()
    assert window.board.grid.cell >= before
    assert not settings.rulers
    assert not make_window().acts["rulers"].isChecked()


def test_the_window_comes_back_where_it_was(make_window: MakeWindow, settings: Settings) -> None:
    window = make_window(size=(711, 533))
    window.close()
    other = make_window()
    assert other.restoreGeometry(settings.geometry)
    assert (other.width(), other.height()) == (711, 533)


# Focus and keys


def test_a_timer_that_is_late_starts_nothing_in_a_closed_window(window: MainWindow) -> None:
    window.close()
    window.pages.prepare()
    assert window.pages.home is None


def test_f6_goes_between_board_and_panel(window: MainWindow) -> None:
    window.side.show_note(Note("News", "Words", buttons=(NoteButton("Do it", lambda: None),)))
    key(window, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is window.side.card.buttons[0]
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.board.hasFocus()


def test_tab_comes_to_the_offers_of_a_note_before_the_way_to_dismiss_it(
    window: MainWindow,
) -> None:
    buttons = (NoteButton("First", lambda: None), NoteButton("Second", lambda: None))
    for _again in range(2):
        window.side.show_note(Note("News", "Words", buttons=buttons))
        QApplication.processEvents()  # the buttons are shown
        key(window, Qt.Key.Key_F6)
        names = []
        for _step in range(3):
            button = QApplication.focusWidget()
            assert isinstance(button, QAbstractButton)
            names.append(button.text())
            QTest.keyClick(button, Qt.Key.Key_Tab)
        assert names == ["First", "Second", "\N{MULTIPLICATION SIGN}"]
        window.board.setFocus()


@pytest.mark.parametrize("on_card", [False, True])
def test_escape_dismisses_a_note(window: MainWindow, on_card: bool) -> None:
    window.side.show_note(Note("News", "Words", buttons=(NoteButton("Do it", lambda: None),)))
    if on_card:
        QTest.keyClick(window.side.card.buttons[0], Qt.Key.Key_Escape)
    else:
        key(window, Qt.Key.Key_Escape)
    assert window.side.card.note is None
    assert window.side.tips.isVisible()


def test_escape_does_not_hide_that_work_goes_on(window: MainWindow) -> None:
    window.side.card.show_note(Note("Working ...", busy=True))
    key(window, Qt.Key.Key_Escape)
    assert window.side.card.note is not None


def test_undo_and_redo_are_offered_when_there_is_something(window: MainWindow) -> None:
    undo, redo = window.acts["undo"], window.acts["redo"]
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    drag(window, SOLUTION[0])
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    undo.trigger()
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


# The line below


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (59.9, "0:59"), (61, "1:01"), (3600, "1:00:00")]
)
def test_the_time_is_read_easily(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_the_line_says_what_is_under_the_pointer(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 1, 2))
    move(window, 0.5, 0.5)
    assert "1 too few" in window.status.sentence.full
    assert window.status.cells.text() == "2 of 9 cells"
    move(window, 1.5, 2.5)
    assert "R2C3" in window.status.sentence.full


def test_a_text_too_long_is_elided_and_in_the_tooltip(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show_text("A sentence that is much too long for its place")
    assert label.text().endswith("\N{HORIZONTAL ELLIPSIS}")
    assert label.toolTip() == label.full
    label.show_text("One. Two, which is much too long for its place.")
    assert label.text() == "One.\N{NO-BREAK SPACE}\N{HORIZONTAL ELLIPSIS}"
    label.resize(900, 20)
    label.show()
    assert label.text() == label.full
    assert label.toolTip() == ""


def test_the_clock_stops_while_the_window_is_hidden(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    qtbot.waitUntil(lambda: clock.running)
    window.hide()
    assert not clock.running


def test_the_clock_stops_while_the_window_is_minimised(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    qtbot.waitUntil(lambda: clock.running)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowStateChange))
    assert not clock.running


# Finish


def solve_by_hand(window: MainWindow) -> None:
    for rect in SOLUTION:
        drag(window, rect)


def test_the_finish_is_calm(window: MainWindow) -> None:
    solve_by_hand(window)
    shown = window.side.card.note
    assert shown is not None
    assert (shown.title, shown.heading, shown.figure) == ("Solved in 0:00", "Solved", "0:00")
    assert shown.text == ""
    assert [button.text for button in shown.buttons if button.leading] == ["Next Puzzle"]
    quiet = [button.text for button in shown.buttons if button.quiet]
    assert quiet == ["Review", "Replay", "Share"]
    assert QApplication.activeModalWidget() is None
    assert not window.controller.session.game.clock.running
    window.acts["undo"].trigger()
    assert window.controller.board.rects == SOLUTION[:2]
    assert not window.controller.session.game.clock.running


@pytest.mark.parametrize(
    ("earlier", "line"),
    [
        (
            (60.0, 90.0),
            "A new best for about this size and difficulty! Until now: 1:00, median 1:15.",
        ),
        ((60.0,), "A new best for about this size and difficulty! Until now: 1:00."),
        ((60.0, 0.0), "Your best for about this size and difficulty: 0:00, median 0:30."),
    ],
)
def test_the_finish_is_compared_with_earlier_ones(
    earlier: tuple[float, ...], line: str, window: MainWindow
) -> None:
    for seconds in earlier:
        game = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3, seconds)
        window.history_service.history().record(game, SessionMetadata(), solved=True)
    solve_by_hand(window)
    shown = window.side.card.note
    assert shown is not None
    assert shown.text == line
    window.side.card.show_note(Note("Other"))
    window.completion.compared.emit(shown, Note("Too late"))
    assert window.side.card.note == Note("Other")


def test_the_finish_is_compared_again_once_more_is_recorded(window: MainWindow) -> None:
    solve_by_hand(window)
    assert window.side.card.note is not None
    assert window.side.card.note.text == ""
    game = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3, 60.0)
    window.history_service.history().record(game, SessionMetadata(), solved=True)
    window.history_service.has_changed()
    line = "A new best for about this size and difficulty! Until now: 1:00."
    assert window.side.card.note.text == line


def test_the_result_is_copied_as_text_with_a_link_and_as_a_picture(
    window: MainWindow, qtbot: QtBot
) -> None:
    solve_by_hand(window)
    shown = window.side.card.note
    assert shown is not None
    button = next(one for one in window.side.card.buttons if one.text() == "Share")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.text(), button.accessibleName()) == ("Copied", "Share")
    qtbot.waitUntil(lambda: button.text() == "Share")
    data = QGuiApplication.clipboard().mimeData()
    size = dimensions(3, 3)
    assert data.text().startswith(f"Shikaku: Small ({size}), solved in 0:00\nhttps://puzz.link/")
    assert data.hasImage()
    assert window.side.card.note is shown
    assert window.status.sentence.full.startswith("The result is on the clipboard")
    window.controller.open(SavedGame(PUZZLE))
    assert window.status.sentence.full.startswith("Drag to draw rectangles")


def test_the_finish_has_no_motion_where_none_is_wanted(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    moving = make_window()
    monkeypatch.setattr(type(moving.theme), "reduced_motion", False)
    solve_by_hand(moving)
    assert moving.board.painter.sweep.currentTime() < moving.board.painter.sweep.duration()
    assert moving.board.painter.sweep.state() is moving.board.painter.sweep.State.Running
    still = make_window()
    monkeypatch.setattr(type(still.theme), "reduced_motion", True)
    solve_by_hand(still)
    assert still.board.painter.sweep.state() is still.board.painter.sweep.State.Stopped


def test_the_finish_leads_to_another_puzzle(window: MainWindow) -> None:
    solve_by_hand(window)
    shown = window.side.card.note
    assert shown is not None
    shown.buttons[0].act()
    assert window.controller.session.puzzle != PUZZLE
    assert not window.controller.session.game.solved


def test_a_game_opened_solved_is_no_finish(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3))
    assert window.side.card.note is None


# What is told


def test_notes_are_plain_unless_they_say_so(window: MainWindow) -> None:
    window.side.show_note(Note("Found", "'<b>' & more"))
    words = [
        label for label in window.side.card.findChildren(QLabel) if "&lt;b&gt;" in label.text()
    ]
    assert len(words) == 1


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("A Book, page 7", "Ann\nA Book, page 7"),
        ("shikaku:v3/5x5/gentle/small/none/1001", "Ann"),
        ("shikaku:1/5x5/gentle/small/none/1001", "Ann"),
        (" \n", "Ann"),
    ],
)
def test_the_panel_names_sources_but_no_seeds(window: MainWindow, source: str, shown: str) -> None:
    puzzle = Puzzle(1, 2, {Cell(0, 0): 2}, author="Ann", source=source)
    window.documents.opener.open_game(SavedGame(puzzle))
    assert window.side.head.source.text() == shown


def test_how_to_play_is_shown(window: MainWindow) -> None:
    window.acts["how_to_play"].trigger()
    shown = window.side.card.note
    assert shown is not None
    assert "<b>Drag</b>" in shown.text


def test_full_screen_and_back(window: MainWindow) -> None:
    window.acts["full_screen"].trigger()
    assert window.isFullScreen()
    assert window.acts["full_screen"].isChecked()
    window.acts["full_screen"].trigger()
    assert not window.isFullScreen()


def test_a_drag_survives_that_the_status_is_painted(window: MainWindow) -> None:
    press(window, 0.5, 0.5)
    move(window, 0.5, 2.5)
    window.grab()
    assert window.controller.session.busy
    assert "fits the 3" in window.status.sentence.full
    assert QGuiApplication.focusWindow() is not None


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_f10_opens_the_menus(window: MainWindow) -> None:
    QTest.keyClick(window.board, Qt.Key.Key_F10)
    bar = window.menuBar()
    assert bar.activeAction() is bar.actions()[0]
    shown = bar.actions()[0].menu()
    assert isinstance(shown, QMenu)
    assert shown.isVisible()
    shown.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_leaves_a_menu_and_the_menu_bar(window: MainWindow) -> None:
    # Or else the next letter, meant for the game, opened a menu.
    window.board.setFocus()
    bar = window.menuBar()
    QTest.mouseClick(
        bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(bar.actions()[0]).center()
    )
    shown = bar.actions()[0].menu()
    assert isinstance(shown, QMenu)
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert bar.activeAction() is None
    assert window.focusWidget() is window.board
