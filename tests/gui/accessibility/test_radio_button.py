"""Exclusive buttons, asked as a screen reader asks."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from shikaku_gui.gui.accessibility.radio_button import RadioButton
from shikaku_gui.gui.hints.degree_bar import DegreeBar
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons

NAME = QAccessible.Text.Name
PRESS = QAccessibleActionInterface.pressAction()


@pytest.fixture
def bar(qtbot: QtBot) -> SegmentedButtons[int]:
    bar = SegmentedButtons[int]("Number", [(1, "one"), (2, "two")])
    qtbot.addWidget(bar)
    return bar


def heard(buttons: Sequence[QToolButton]) -> list[RadioButton]:
    found = []
    for button in buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert isinstance(interface, RadioButton)
        found.append(interface)
    return found


def test_the_checked_one_is_heard(bar: SegmentedButtons[int]) -> None:
    first, second = heard(bar.buttons)
    assert first.role() is QAccessible.Role.RadioButton
    assert [first.text(NAME), second.text(NAME)] == ["Number one", "Number two"]
    assert [first.state().checked, second.state().checked] == [1, 0]
    assert first.state().checkable
    bar.choose(2)
    assert [first.state().checked, second.state().checked] == [0, 1]


def test_one_that_is_named_early_is_heard(qtbot: QtBot) -> None:
    button = ExclusiveButton()
    qtbot.addWidget(button)
    assert heard([button])[0].text(NAME) == ""
    button.setText("one")
    assert heard([button])[0].text(NAME) == "one"


def test_a_reader_can_press_one(bar: SegmentedButtons[int]) -> None:
    second = heard(bar.buttons)[1]
    assert PRESS in second.actionNames()
    second.doAction(PRESS)
    assert bar.value == 2
    bar.setEnabled(False)
    assert second.actionNames() == []


def test_a_reader_can_give_one_the_focus(qtbot: QtBot, bar: SegmentedButtons[int]) -> None:
    with qtbot.waitExposed(bar):
        bar.show()
    heard(bar.buttons)[1].doAction(QAccessibleActionInterface.setFocusAction())
    assert bar.buttons[1].hasFocus()


def test_degrees_are_named_by_their_texts_and_drawing_is_a_button(qtbot: QtBot) -> None:
    bar = DegreeBar()
    qtbot.addWidget(bar)
    *degrees, draw = bar.buttons.values()
    assert [one.text(NAME) for one in heard(degrees)] == ["Find", "Nudge", "Where", "Why"]
    assert QAccessible.queryAccessibleInterface(draw).role() is QAccessible.Role.Button


def test_an_interface_goes_with_its_button(bar: SegmentedButtons[int]) -> None:
    gone = heard(bar.buttons)
    for button in bar.buttons:
        button.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(map(Shiboken.isValid, gone))
