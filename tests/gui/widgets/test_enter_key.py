"""Enter on buttons in windows that are no dialogs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note, NoteButton


def in_panel(window: MainWindow) -> QAbstractButton:
    window.side.show_note(Note("Shall I?", buttons=(NoteButton("Yes", lambda: None),)))
    (button,) = (one for one in window.side.card.findChildren(QPushButton) if one.text() == "Yes")
    return button


def in_strip(window: MainWindow) -> QAbstractButton:
    return window.tool_strip.findChildren(QAbstractButton)[1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("find", [in_panel, in_strip])
def test_a_button_with_the_focus_is_pressed(
    window: MainWindow, qtbot: QtBot, find: Callable[[MainWindow], QAbstractButton], key: Qt.Key
) -> None:
    button = find(window)
    button.setFocus()
    with qtbot.waitSignal(button.clicked, timeout=1000):
        QTest.keyClick(button, key)


def test_enter_on_the_board_is_left_to_it(window: MainWindow) -> None:
    (board,) = window.findChildren(GameBoard)
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert board.session.corner is not None
