"""Combo boxes as readers find them: what they are for, and what is chosen."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QFormLayout, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.accessibility.board_table import install
from shikaku_gui.gui.accessibility.combo_box_interface import ComboBoxInterface
from shikaku_gui.gui.widgets.combo_box import ComboBox


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[ComboBox]:
    """Give a box on a page."""
    install()
    page = QWidget()
    qtbot.addWidget(page)
    box = ComboBox()
    box.addItems(["Any size", "Small"])
    box.setParent(page)
    with qtbot.waitExposed(page):
        page.show()
    yield box
    box.hidePopup()


def interface(box: ComboBox) -> ComboBoxInterface:
    found = QAccessible.queryAccessibleInterface(box)
    assert isinstance(found, ComboBoxInterface)
    return found


def test_its_name_says_what_is_chosen_and_of_what(box: ComboBox) -> None:
    choice = interface(box)
    assert choice.role() is QAccessible.Role.ComboBox
    assert choice.text(QAccessible.Text.Name) == "Any size"
    box.setAccessibleName("Size")
    assert choice.text(QAccessible.Text.Name) == "Size: Any size"
    box.setCurrentIndex(1)
    assert choice.text(QAccessible.Text.Name) == "Size: Small"
    assert choice.text(QAccessible.Text.Value) == "Small"


def test_a_label_is_not_said_twice(box: ComboBox) -> None:
    box.setAccessibleName("Size")
    form = QFormLayout(box.parentWidget())
    form.addRow("Size:", box)
    choice = interface(box)
    [(label, _flag)] = choice.relations(QAccessible.RelationFlag.Label)
    assert label.text(QAccessible.Text.Name) == "Size:"
    assert choice.text(QAccessible.Text.Name) == "Any size"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_reader_can_show_its_list(box: ComboBox) -> None:
    choice = interface(box)
    shown = choice.child(0)
    assert shown is not None
    assert (choice.childCount(), choice.indexOfChild(shown)) == (1, 0)
    assert choice.state().expandable
    press = QAccessibleActionInterface.pressAction()
    for expanded in (True, False):
        choice.doAction(press)
        assert box.view().isVisible() is expanded
        assert (choice.state().expanded, choice.state().collapsed) == (expanded, not expanded)
    box.setEnabled(False)
    assert choice.actionNames() == []
