"""Pauses: by the player, and while the window is not in use."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.game.pause import PausePage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Place
from shikaku_gui.play.play_clock import PlayClock
from tests.gui.playing import SOLUTION
from tests.gui.screen_reader import ScreenReader


def test_a_pause_hides_the_board_and_stops_the_clock(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    qtbot.waitUntil(lambda: clock.running)
    window.acts["pause"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, PausePage)
    assert not window.board.isVisible()
    assert not clock.running
    assert window.acts["pause"].isChecked()
    assert not window.acts["check"].isEnabled()
    assert page.button.hasFocus()
    QTest.keyClick(page.button, Qt.Key.Key_Space)
    assert window.pages.on_board
    assert window.board.hasFocus()
    assert clock.running
    for _ in range(2):
        window.acts["pause"].trigger()  # the same key continues
    assert window.pages.on_board


def test_a_finished_game_is_not_paused(window: MainWindow) -> None:
    for rect in SOLUTION:
        window.controller.notify(window.controller.session.play(Place(rect)))
    assert not window.acts["pause"].isEnabled()
    window.controller.notify(window.controller.session.undo())
    assert not window.acts["pause"].isEnabled()
    window.new_puzzle.restart()
    assert window.acts["pause"].isEnabled()


def test_the_clock_stops_while_another_window_is_in_use(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    dialog = QDialog(window)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: not clock.running)
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(lambda: clock.running)


def test_a_pause_is_announced(
    window: MainWindow, screen_reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayClock, "seconds", property(lambda _clock: 61.0))
    screen_reader.take()
    window.acts["pause"].trigger()
    assert screen_reader.take() == ["Paused. Time played: 1:01"]
