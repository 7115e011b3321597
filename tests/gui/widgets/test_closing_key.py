"""Ctrl+W in windows without a menu."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.closing_key import close_by_key


def test_ctrl_and_w_close_a_window(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    close_by_key(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
