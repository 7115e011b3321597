"""Bars of buttons and the slider with words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.new_puzzle.size_choice import MAX_SIDE, PRESETS, SizeChoice
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons, WordSlider


def test_a_bar_has_one_pressed(qtbot: QtBot) -> None:
    bar = SegmentedButtons[int]("Number", [(1, "one"), (2, "two"), (3, "three")])
    qtbot.addWidget(bar)
    assert bar.value == 1
    with qtbot.waitSignal(bar.changed):
        bar.buttons[2].click()
    assert bar.value == 3
    assert [button.isChecked() for button in bar.buttons] == [False, False, True]
    bar.choose(4)
    assert bar.value == 3
    assert bar.buttons[1].accessibleName() == "Number two"


def test_arrow_keys_go_through_a_bar(qtbot: QtBot) -> None:
    bar = SegmentedButtons[int]("Number", [(1, "one"), (2, "two"), (3, "three")])
    qtbot.addWidget(bar)
    with qtbot.waitExposed(bar):
        bar.show()
    bar.buttons[0].setFocus()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Right)
    assert bar.value == 2
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Right)
    assert bar.value == 3
    QTest.keyClick(bar.buttons[2], Qt.Key.Key_Left)
    assert bar.value == 2


def test_tab_comes_to_the_button_that_is_pressed(qtbot: QtBot) -> None:
    bar = SegmentedButtons("Shapes", [(number, str(number)) for number in range(3)])
    qtbot.addWidget(bar)
    for value in (2, 1):
        bar.choose(value)
        taken = [button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in bar.buttons]
        assert list(map(bool, taken)) == [value == number for number in range(3)]


def test_a_slider_says_where_it_is(qtbot: QtBot) -> None:
    slider = WordSlider("Rectangles", ("few", "many"), [(9.0, "about 9"), (3.0, "about 3")])
    qtbot.addWidget(slider)
    assert (slider.value, slider.words.text()) == (9.0, "about 9")
    with qtbot.waitSignal(slider.changed):
        QTest.keyClick(slider.slider, Qt.Key.Key_Right)
    assert (slider.value, slider.words.text()) == (3.0, "about 3")
    assert slider.slider.accessibleName() == "Rectangles, few ... many: about 3"
    slider.choose(8.0)
    assert slider.value == 9.0
    with qtbot.waitExposed(slider):
        slider.show()
    slider.setFocus()
    assert slider.slider.hasFocus()


@pytest.mark.parametrize(("room", "rows"), [(4000, 1), (300, 2), (170, 3), (100, 6), (10, 6)])
def test_a_row_has_as_many_buttons_as_fit(qtbot: QtBot, room: int, rows: int) -> None:
    texts = [(number, "x" * 8) for number in range(6)]
    bar = SegmentedButtons("Letters", texts)
    bar.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(bar)
    bar.setFixedWidth(room)
    bar.show()
    QApplication.processEvents()
    assert len({button.y() for button in bar.buttons}) == rows


@pytest.mark.parametrize(("room", "shared"), [(4000, [4]), (215, [2, 2]), (10, [1, 1, 1, 1])])
def test_rows_share_the_buttons(qtbot: QtBot, room: int, shared: list[int]) -> None:
    bar = SegmentedButtons("Letters", [(number, "x" * 8) for number in range(4)])
    bar.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(bar)
    bar.setFixedWidth(room)
    bar.show()
    QApplication.processEvents()
    places = [button.y() for button in bar.buttons]
    assert [places.count(y) for y in sorted(set(places))] == shared


def test_sizes_and_figures_follow_each_other(qtbot: QtBot) -> None:
    sizes = SizeChoice()
    qtbot.addWidget(sizes)
    for size, button in zip(PRESETS, sizes.presets.buttons, strict=False):
        button.click()
        assert sizes.value == size
    sizes.rows.setValue(5)
    sizes.cols.setValue(5)
    assert sizes.presets.buttons[0].isChecked()
    with qtbot.waitSignal(sizes.changed):
        sizes.cols.setValue(6)
    assert sizes.presets.buttons[-1].isChecked()
    sizes.choose((MAX_SIDE + 1, 10))
    assert sizes.value == (MAX_SIDE, 10)


def test_another_size_puts_the_cursor_into_the_figures(qtbot: QtBot) -> None:
    sizes = SizeChoice()
    qtbot.addWidget(sizes)
    with qtbot.waitExposed(sizes):
        sizes.show()
    sizes.presets.buttons[-1].click()
    assert sizes.rows.hasFocus()
    assert sizes.value == (10, 10)
    QTest.keyClicks(sizes.rows, "33")
    assert sizes.value == (33, 10)


def test_the_handle_of_a_slider_is_whole(qtbot: QtBot) -> None:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(slider)
    with qtbot.waitExposed(slider):
        slider.show()
    handle = 14 + 2 * 2  # with its ring, as in the style sheet
    assert slider.sizeHint().height() >= handle
