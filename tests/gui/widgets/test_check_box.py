"""A box to tick: told by its tick, not by colour alone, in every theme."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours, palette
from shikaku_gui.gui.widgets.check_box import CheckBox
from tests.gui.visible_faults import cut_texts


def lightness(image: QImage) -> set[int]:
    return {
        image.pixelColor(x, y).lightness()
        for x in range(4, image.width() - 4)
        for y in range(4, image.height() - 4)
    }


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_tick_and_the_empty_box_are_seen(qtbot: QtBot, colours: Colours) -> None:
    field = CheckBox("Large print")
    field.setPalette(palette(colours))
    field.setStyleSheet(build_style_sheet(colours))
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()

    def box() -> QImage:
        option = QStyleOptionButton()
        field.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        return field.grab().toImage().copy(field.style().subElementRect(part, option, field))

    assert box().pixelColor(8, 0) != colours.window
    assert len(lightness(box())) == 1  # empty
    field.setChecked(True)
    ticked = lightness(box())
    assert max(ticked) - min(ticked) > 60


def test_a_long_text_is_broken_into_lines(qtbot: QtBot) -> None:
    field = CheckBox("&Hints explain a step, but do not draw it")
    qtbot.addWidget(field)
    whole, line = field.sizeHint(), field.fontMetrics().height()
    assert field.heightForWidth(whole.width()) == whole.height()
    assert field.heightForWidth(whole.width() // 2) > whole.height() + line / 2
    assert field.minimumSizeHint().width() < whole.width() / 2
    field.resize(whole.width() // 2, field.heightForWidth(whole.width() // 2))
    field.show()
    QTest.mouseClick(
        field, Qt.MouseButton.LeftButton, pos=field.rect().bottomRight() - QPoint(4, 4)
    )
    assert field.isChecked()


@pytest.mark.parametrize("text", ["&Tempo zeigen", "Nur &Tempo", "&Text", "Kein Buchstabe"])
def test_a_box_of_its_own_size_shows_its_text_with_the_underlined_key(
    qtbot: QtBot, text: str
) -> None:
    window = QWidget()
    window.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(window)
    field = CheckBox(text)
    field.setParent(window)
    with qtbot.waitExposed(window):
        window.show()
    field.resize(field.sizeHint())
    assert list(cut_texts(window)) == []
    field.resize(field.width() - field.fontMetrics().horizontalAdvance("e"), field.height())
    assert len(list(cut_texts(window))) == 1
