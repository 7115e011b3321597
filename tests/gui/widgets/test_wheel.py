"""The wheel scrolls a page also over the controls in it, and changes only the one in use."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.number_fields import DecimalField, WholeField
from shikaku_gui.gui.widgets.segmented_buttons import WordSlider


def combo() -> tuple[QWidget, Callable[[], object]]:
    box = ComboBox()
    box.addItems(["one", "two", "three"])
    return box, box.currentIndex


def whole() -> tuple[QWidget, Callable[[], object]]:
    field = WholeField()
    field.setValue(9)
    return field, field.value


def decimal() -> tuple[QWidget, Callable[[], object]]:
    field = DecimalField()
    field.setValue(9)
    return field, field.value


def slider() -> tuple[QWidget, Callable[[], object]]:
    words = WordSlider("Size", ("small", "large"), [(3.0, "3"), (6.0, "6"), (9.0, "9")])
    words.choose(6.0)
    return words, words.slider.value


@pytest.mark.parametrize("in_use", [False, True])
@pytest.mark.parametrize("make", [combo, whole, decimal, slider])
def test_the_wheel(
    qtbot: QtBot, make: Callable[[], tuple[QWidget, Callable[[], object]]], in_use: bool
) -> None:
    part, value = make()
    control = part.slider if isinstance(part, WordSlider) else part
    inner, other = QWidget(), QWidget()
    inner.setMinimumHeight(2000)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column = QVBoxLayout(inner)
    column.addWidget(part)
    column.addWidget(other)
    area = PlainScrollArea()
    area.setWidget(inner)
    qtbot.addWidget(area)
    area.resize(300, 200)
    with qtbot.waitActive(area):
        area.show()
        area.activateWindow()
    (control if in_use else other).setFocus()
    area.verticalScrollBar().setValue(0)
    before = value()
    at = QPointF(control.rect().center())
    event = QWheelEvent(
        at,
        control.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(control, event)
    assert (value() != before) is in_use
    if not in_use:
        assert not event.isAccepted()  # so that it goes to the page
