"""Tabs, and the box in their place where they do not fit."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QTabWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.tabs_or_box import TabsOrBox


@pytest.mark.parametrize(("width", "fits"), [(600, True), (120, False)])
def test_a_box_takes_the_place_of_tabs_that_do_not_fit(
    qtbot: QtBot, width: int, fits: bool
) -> None:
    tabs = QTabWidget()
    for name in ("&Formulations", "&Runs", "On the &Board"):
        tabs.addTab(QLabel(name), name)
    either = TabsOrBox(tabs)
    qtbot.addWidget(either)
    either.resize(width, 200)
    with qtbot.waitExposed(either):
        either.show()
    QApplication.processEvents()
    assert (tabs.tabBar().isVisible(), either.box.isVisible()) == (fits, not fits)
    tabs.setCurrentIndex(2)
    assert either.box.currentText() == "On the Board"
    either.box.setCurrentIndex(1)
    either.box.activated.emit(1)
    assert tabs.currentIndex() == 1
    either.resize(700 - width, 200)
    QApplication.processEvents()
    assert tabs.tabBar().isVisible() is not fits
