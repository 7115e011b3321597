"""A field for a line of text selects its text once readers know of the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.line_edit import LineEdit

REASONS = Qt.FocusReason


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
    qtbot: QtBot, reason: Qt.FocusReason, selected: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, field = QPushButton("Close", window), LineEdit("text", window)
    with qtbot.waitExposed(window):
        window.show()
    button.setFocus()
    field.setFocus(reason)
    assert not field.hasSelectedText()
    qtbot.waitUntil(lambda: field.selectedText() == selected)
    assert field.hasFocus()
