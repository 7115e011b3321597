"""Scrolling by a finger: what it is on is not clicked, and taps still click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QPushButton,
    QScroller,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from tests.known import known


class Page(PlainScrollArea):
    """A low page with a button, a list of choices, and much room below."""

    def __init__(self, device: QPointingDevice, qtbot: QtBot) -> None:
        super().__init__()
        self.button = QPushButton("Button")
        self.clicks: list[str] = []
        self.choices = QComboBox()
        self.choices.showPopup = lambda: self.clicks.append("choices")  # type: ignore[method-assign]
        self._device = device
        self._qtbot = qtbot
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addWidget(self.button)
        column.addWidget(self.choices)
        column.addSpacing(3000)
        self.setWidget(inner)
        self.button.clicked.connect(lambda: self.clicks.append("button"))
        self.resize(300, 300)

    def place(self, widget: QWidget) -> QPoint:
        """Return the middle of a widget."""
        return widget.mapTo(self, widget.rect().center())

    def touch(self, start: QPoint, *, upwards: int = 0) -> None:
        """Touch a place, then glide upwards by some pixels before the finger is lifted."""
        screen = known(self.window().windowHandle())
        QTest.touchEvent(screen, self._device).press(0, start, screen).commit()
        for distance in range(0, upwards + 1, 8):
            self._qtbot.wait(5)  # a scroller goes by the time
            place = start - QPoint(0, distance)
            QTest.touchEvent(screen, self._device).move(0, place, screen).commit()
        end = start - QPoint(0, upwards)
        QTest.touchEvent(screen, self._device).release(0, end, screen).commit()
        QApplication.processEvents()

    def rest(self) -> None:
        """Wait until the page does not move any more."""
        scroller = QScroller.scroller(self.viewport())
        self._qtbot.waitUntil(lambda: scroller.state() is QScroller.State.Inactive)


@pytest.fixture(scope="module")
def touch_screen() -> QPointingDevice:
    """Give a touch screen."""
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture
def page(touch_screen: QPointingDevice, qtbot: QtBot) -> Page:
    """Give a page that is shown."""
    page = Page(touch_screen, qtbot)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_a_tap_clicks(page: Page) -> None:
    page.touch(page.place(page.button))
    page.touch(page.place(page.button))  # no double-click
    page.touch(page.place(page.choices))
    assert page.clicks == ["button", "button", "choices"]
    assert page.choices.hasFocus()
    assert page.verticalScrollBar().value() == 0


@pytest.mark.parametrize("name", ["button", "choices"])
def test_what_the_finger_began_on_is_not_clicked_by_scrolling(page: Page, name: str) -> None:
    page.touch(page.place(getattr(page, name)), upwards=160)
    page.rest()
    assert page.verticalScrollBar().value() > 100
    assert page.clicks == []
    assert not page.button.isDown()
    page.verticalScrollBar().setValue(0)
    page.touch(page.place(page.button))
    assert page.clicks == ["button"]
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert page.clicks == ["button"] * 2


def test_a_tap_that_stops_the_page_clicks_nothing(page: Page) -> None:
    page.touch(page.place(page.viewport()), upwards=24)
    scroller = QScroller.scroller(page.viewport())
    assert scroller.state() is QScroller.State.Scrolling
    page.touch(page.place(page.button))
    page.rest()
    assert page.clicks == []
    page.touch(page.place(page.button))
    assert page.clicks == ["button"]
