"""A field for a line of text selects its text once readers know of the focus."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.line_edit import LineEdit

REASONS = Qt.FocusReason
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Give a window with a button, which has the focus, and a field with a text."""
    made = QWidget()
    qtbot.addWidget(made)
    button = QPushButton("Close", made)
    LineEdit("text", made)
    with qtbot.waitExposed(made):
        made.show()
    button.setFocus()
    return made


@pytest.fixture
def field(window: QWidget) -> LineEdit:
    """Give the field in the window."""
    (found,) = window.findChildren(LineEdit)
    return found


@pytest.mark.parametrize(
    ("reason", "selected"),
    [
        (REASONS.TabFocusReason, "text"),
        (REASONS.BacktabFocusReason, "text"),
        (REASONS.ShortcutFocusReason, "text"),
        (REASONS.MouseFocusReason, ""),
    ],
)
def test_keys_select_the_text_after_the_focus(
    field: LineEdit, reason: Qt.FocusReason, selected: str
) -> None:
    field.setFocus(reason)
    assert not field.hasSelectedText()
    QApplication.processEvents()
    assert field.selectedText() == selected
    assert field.hasFocus()


def test_what_is_typed_at_once_replaces_the_text(field: LineEdit) -> None:
    field.setFocus(REASONS.TabFocusReason)
    for letter in "new":
        code = ord(letter.upper())
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, code, PLAIN, letter))
    QApplication.processEvents()
    assert (field.text(), field.selectedText()) == ("new", "")


def test_nothing_is_selected_once_the_focus_has_gone_on(field: LineEdit) -> None:
    field.setFocus(REASONS.TabFocusReason)
    field.clearFocus()
    QApplication.processEvents()
    assert not field.hasSelectedText()
