"""The list to choose from: as the theme wants it, and readable."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours, contrasting, palette
from shikaku_gui.gui.widgets.combo_box import ComboBox

ALL = {"light": LIGHT, "dark": DARK, "contrast": contrasting(LIGHT)}


@pytest.fixture
def choice(qtbot: QtBot) -> ComboBox:
    """Give a list of three, on the screen."""
    made = ComboBox()
    made.addItems(["Any size", "Giant: more than 600 cells", "Small"])
    made.resize(90, 26)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    return made


def edge(choice: ComboBox) -> QColor:
    return choice.grab().toImage().pixelColor(choice.width() // 2, 0)


@pytest.mark.parametrize("colours", ALL.values(), ids=ALL)
def test_it_has_the_colours_of_the_theme_and_a_ring(choice: ComboBox, colours: Colours) -> None:
    choice.setPalette(palette(colours))
    choice.setFocus()
    image = choice.grab().toImage()
    assert choice.hasFocus()
    assert image.pixelColor(4, 13) == colours.field
    assert edge(choice) == colours.accent
    choice.clearFocus()
    assert edge(choice) != colours.accent


def test_the_ring_is_wider_than_the_border(choice: ComboBox) -> None:
    choice.setPalette(palette(LIGHT))
    choice.setFocus()
    assert choice.grab().toImage().pixelColor(45, 1) == LIGHT.accent
    choice.clearFocus()
    assert choice.grab().toImage().pixelColor(45, 1) != choice.palette().color(
        QPalette.ColorRole.Mid
    )


# Qt without a screen says so; it means nothing.
@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_the_list_is_as_wide_as_its_longest_line(choice: ComboBox) -> None:
    choice.setStyleSheet(build_style_sheet(LIGHT))
    choice.showPopup()
    wanted = choice.fontMetrics().horizontalAdvance(choice.itemText(1))
    assert choice.view().width() >= wanted
    choice.hidePopup()


def test_what_is_disabled_looks_so(choice: ComboBox) -> None:
    choice.setPalette(palette(LIGHT))
    before = choice.grab().toImage()
    choice.setEnabled(False)
    assert choice.grab().toImage() != before


def test_the_arrow_stands_at_the_other_end_where_people_read_from_there(choice: ComboBox) -> None:
    def ink_at(x: int) -> bool:
        image = choice.grab().toImage()
        return any(image.pixelColor(x, y).lightness() < 100 for y in range(5, 21))

    choice.setPalette(palette(LIGHT))
    choice.setCurrentIndex(-1)
    right, left = choice.width() - 12, 12
    assert (ink_at(left), ink_at(right)) == (False, True)
    choice.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert (ink_at(left), ink_at(right)) == (True, False)
    assert choice.rect().contains(QPoint(left, 13))


def test_it_has_room_for_its_longest_text(choice: ComboBox) -> None:
    wanted = choice.width_for("Giant: more than 600 cells")
    policies = ComboBox.SizeAdjustPolicy
    for policy in (policies.AdjustToContentsOnFirstShow, policies.AdjustToContents):
        choice.setSizeAdjustPolicy(policy)
        assert choice.sizeHint().width() >= wanted
    choice.setSizeAdjustPolicy(policies.AdjustToMinimumContentsLengthWithIcon)
    assert choice.sizeHint().width() < wanted
