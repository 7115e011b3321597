"""The history: what it lists, how a game is replayed and played again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.library.game_replay import GameReplay
from shikaku_gui.gui.library.history_page import HistoryPage
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Give a window in which the small puzzle was solved, and the library opened."""
    window = make_window(size=(1000, 740))
    for rect in SOLUTION:
        drag(window, rect)
    window.acts["library"].trigger()
    return window


def history(window: MainWindow) -> HistoryPage:
    assert window.pages.home is not None
    window.pages.home.contents.go_to(LibraryView.HISTORY)
    return window.pages.home.history_page


def test_a_solved_game_is_listed(window: MainWindow) -> None:
    model = history(window).games
    assert model.rowCount() == 1
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert heads == ["Ended", "Puzzle", "Size", "Grade", "Result", "Time", "Hints"]
    cells = [model.data(model.index(0, at)) for at in range(1, model.columnCount())]
    times = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
    assert cells == ["Small", f"3{times}3", "", "Solved", "0:00", ""]


def test_nothing_yet_is_said(make_window: MakeWindow) -> None:
    window = make_window()
    window.acts["library"].trigger()
    shown = history(window)
    assert shown.empty.isVisible()
    assert not shown.replay_button.isEnabled()


def test_a_game_is_replayed_move_by_move(window: MainWindow, qtbot: QtBot) -> None:
    shown = history(window)
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    replay = shown.findChild(GameReplay)
    assert replay is not None
    assert (replay.board.rects, replay.status_label.text()) == ((), "0 of 3")
    replay.slider.setValue(2)
    assert replay.board.rects == SOLUTION[:2]
    replay.play_button.click()
    assert replay.play_button.text() == "Pause"
    qtbot.waitUntil(lambda: replay.board.rects == SOLUTION)
    assert replay.play_button.text() == "Play"
    replay.close()


def test_a_solved_puzzle_is_played_again_from_the_start(window: MainWindow) -> None:
    shown = history(window)
    assert shown.again_button.text() == "Play Again"
    shown.again_button.click()
    assert window.pages.on_board
    assert window.controller.session.puzzle == PUZZLE
    assert window.controller.board.rects == ()
