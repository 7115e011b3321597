"""The keyboard focus when what has it disappears."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.focus_return import WindowFocusReturn
from shikaku_gui.gui.widgets.note import Note, NoteButton

BUSY = Note("Solving…", buttons=(NoteButton("Cancel", lambda: None),), busy=True)


def test_a_note_that_disappears_gives_the_focus_to_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.side.card.show_note(BUSY)
    window._change_pane()
    assert window.side.card.isAncestorOf(window.focusWidget())
    window.side.clear()
    assert not window.board.hasFocus(), "readers hear of the other focus first"
    qtbot.waitUntil(window.board.hasFocus)


def test_a_note_without_the_focus_leaves_it_where_it_is(window: MainWindow) -> None:
    button = window.bar.widgetForAction(window.acts["library"])
    button.setFocus()
    window.side.card.show_note(BUSY)
    window.side.clear()
    assert button.hasFocus()


@pytest.mark.parametrize("action", ["hint", "walk", "begin_trial"])
def test_a_panel_that_disappears_gives_it_to_the_board(
    window: MainWindow, qtbot: QtBot, action: str
) -> None:
    window.acts[action].trigger()
    panel = next(each for each in window.side.lent if each.isVisible())
    next(each for each in panel.findChildren(QPushButton) if each.isEnabled()).setFocus()
    panel.hide()
    qtbot.waitUntil(window.board.hasFocus)


@pytest.mark.parametrize("action", ["library", "learn", "pause", "walk"])
def test_what_was_given_the_focus_meanwhile_keeps_it(window: MainWindow, action: str) -> None:
    def go_on() -> None:
        window.side.clear()
        window.acts[action].trigger()

    window.side.card.show_note(Note("Done", buttons=(NoteButton("Go On", go_on),)))
    button = next(
        each for each in window.side.card.findChildren(QPushButton) if each.text() == "Go On"
    )
    button.setFocus()
    button.click()
    given = window.focusWidget()
    QApplication.processEvents()
    assert not window.board.hasFocus()
    assert window.focusWidget() is given


def test_the_window_below_a_closed_dialog_is_active(qapp: QApplication, qtbot: QtBot) -> None:
    """No window manager would see to it here, as none does once Qt has lost the focus."""
    keeper = WindowFocusReturn(qapp)
    below = QWidget()
    qtbot.addWidget(below)
    below.show()
    dialog = QDialog(below)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is below)
    assert QGuiApplication.focusWindow() == below.windowHandle()
    keeper.deleteLater()
