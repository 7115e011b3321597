"""What the style sheet draws."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import LIGHT


@pytest.mark.parametrize("pixels", [12, 13, 18, 24, 27, 40])
def test_radio_buttons_are_round(qtbot: QtBot, pixels: int) -> None:
    usual = QGuiApplication.font()
    font = QGuiApplication.font()
    font.setPixelSize(pixels)
    QApplication.setFont(font)
    try:
        button = QRadioButton()
        qtbot.addWidget(button)
        button.setStyleSheet(build_style_sheet(LIGHT))
        button.resize(button.sizeHint())
        image = button.grab().toImage()
    finally:
        QApplication.setFont(usual)
    around = image.pixel(image.width() - 1, 0)
    drawn = [
        [x for x in range(image.width()) if image.pixel(x, y) != around]
        for y in range(image.height())
    ]
    lines = [line for line in drawn if line]
    assert len(lines) >= pixels
    assert len(lines[0]) < len(lines) * 0.7
