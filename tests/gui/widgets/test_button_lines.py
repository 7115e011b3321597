"""Buttons take as many lines as their texts need."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.button_lines import ButtonLines


@pytest.mark.parametrize(
    ("texts", "width", "lines"),
    [
        (("Back", "Play", "Next"), 400, [3]),
        (("Atrás", "Reproducir", "Siguiente"), 400, [3]),
        (("Atrás", "Reproducir", "Siguiente"), 220, [2, 1]),
        (("Atrás", "Reproducir", "Siguiente"), 110, [1, 1, 1]),
    ],
)
def test_every_button_has_room(
    qtbot: QtBot, texts: tuple[str, ...], width: int, lines: list[int]
) -> None:
    buttons = [QPushButton(text) for text in texts]
    around = QWidget()
    qtbot.addWidget(around)
    row = ButtonLines(*buttons)
    row.setParent(around)
    row.resize(width, 120)
    with qtbot.waitExposed(around):
        around.show()
    tops = [button.y() for button in buttons]
    assert [tops.count(top) for top in sorted(set(tops))] == lines
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert row.rect().contains(button.geometry())
    assert row.minimumSizeHint().width() == max(one.sizeHint().width() for one in buttons)
    end = buttons[-1].geometry().right()
    assert end == row.rect().right()  # the last one takes the rest of its line
