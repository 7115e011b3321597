"""Fields for numbers: their arrows are seen in every theme, and work."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionSpinBox
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours, palette
from shikaku_gui.gui.widgets.number_fields import DecimalField, WholeField

Field = WholeField | DecimalField
PARTS = {"up": QStyle.SubControl.SC_SpinBoxUp, "down": QStyle.SubControl.SC_SpinBoxDown}


def place(field: Field, part: str) -> QRect:
    option = QStyleOptionSpinBox()
    field.initStyleOption(option)
    control = QStyle.ComplexControl.CC_SpinBox
    return field.style().subControlRect(control, option, PARTS[part], field)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("kind", [WholeField, DecimalField])
def test_the_arrows_are_seen_and_work(qtbot: QtBot, kind: type[Field], colours: Colours) -> None:
    field = kind()
    field.setRange(1, 3)
    field.setPalette(palette(colours))
    field.setStyleSheet(build_style_sheet(colours))
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()

    def contrast(part: str) -> int:
        image = field.grab().toImage().copy(place(field, part))
        spots = [(x, y) for x in range(image.width()) for y in range(image.height())]
        return max(
            abs(image.pixelColor(*at).lightness() - colours.field.lightness()) for at in spots
        )

    assert contrast("up") > contrast("down") + 30  # there is no way down from 1
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=place(field, "up").center())
    assert field.value() == 2
    assert abs(contrast("up") - contrast("down")) < 30
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=place(field, "down").center())
    assert field.value() == 1


@pytest.mark.parametrize("kind", [WholeField, DecimalField])
def test_the_number_keeps_away_from_the_edges_and_has_room(qtbot: QtBot, kind: type[Field]) -> None:
    field = kind()
    field.setRange(0, 1_000_000)
    field.setValue(1_000_000)
    field.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(field)
    field.resize(field.sizeHint())
    with qtbot.waitExposed(field):
        field.show()
    line = field.lineEdit()
    margins = line.textMargins()
    assert min(margins.left(), margins.right()) >= 4
    room = line.width() - margins.left() - margins.right()
    assert room >= line.fontMetrics().horizontalAdvance(line.text())
