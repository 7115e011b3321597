"""The buttons of dialogs bear words, not icons."""

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QStyle
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.plain_buttons import without_icons


@pytest.mark.parametrize("kind", [QDialogButtonBox, QMessageBox])
def test_no_button_keeps_its_icon(
    kind: type[QDialogButtonBox] | type[QMessageBox], qtbot: QtBot
) -> None:
    box = kind()
    qtbot.addWidget(box)
    if isinstance(box, QMessageBox):
        box.setStandardButtons(QMessageBox.StandardButton.Open | QMessageBox.StandardButton.Cancel)
    else:
        standard = QDialogButtonBox.StandardButton
        box.setStandardButtons(standard.Open | standard.Cancel)
    icon = QApplication.style().standardIcon(QStyle.StandardPixmap.SP_DialogOkButton)
    for button in box.buttons():
        button.setIcon(icon)
    without_icons(box)
    assert len(box.buttons()) == 2
    assert all(button.icon().isNull() for button in box.buttons())
