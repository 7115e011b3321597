"""Ctrl+W in windows with and without a menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMainWindow
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.closing_key import close_by_key


def test_ctrl_and_w_close_a_window(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    close_by_key(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


@pytest.mark.parametrize("kind", [MainWindow, EditorWindow])
def test_so_do_they_in_windows_with_a_menu(
    qtbot: QtBot, window: MainWindow, kind: type[QMainWindow]
) -> None:
    shown = window if kind is MainWindow else window.editor.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not shown.isVisible()
    assert window.isVisible() is (kind is EditorWindow)
