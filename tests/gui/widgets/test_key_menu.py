"""Keys pressed while a menu is open."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.key_menu import KeyMenu


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("key", "chosen"), [(Qt.Key.Key_H, ["hint"]), (Qt.Key.Key_T, [])])
def test_a_letter_goes_to_the_open_menu(key: Qt.Key, chosen: list[str], qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    heard: list[str] = []
    for letter in "HT":
        shortcut = QShortcut(QKeySequence(letter), board)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(partial(heard.append, letter))
    board.show()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    menu = KeyMenu(board)
    menu.addAction("&Hint Near Here", lambda: heard.append("hint"))
    menu.popup(board.mapToGlobal(board.rect().center()))
    QTest.keyClick(menu, key)
    assert heard == chosen
    menu.close()
    QTest.keyClick(board, key)
    assert heard == [*chosen, QKeySequence(key).toString()], "the board hears it again"
