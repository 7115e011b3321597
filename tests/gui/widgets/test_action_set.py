"""Actions made from a table: conditions, submenus, letters, texts that change."""

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu, QStyle, QStyleOptionMenuItem, QToolButton
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.action_set import Action, ActionSet, ActionTable, Menu


class Light(QMainWindow):
    """A window with a state that its actions show."""

    def __init__(self) -> None:
        super().__init__()
        self.on = self.broken = False

    def switch(self, on: bool) -> None:
        self.on = on


TABLE = ActionTable[Light](
    (
        Menu(
            "&Only",
            (
                Action(
                    "on",
                    "Switch &On...",
                    "Let there be light",
                    more=("Ctrl+L", "Ctrl+L", "Ctrl+M"),
                    letter="L",
                    call=lambda light: light.switch(True),
                    enabled=lambda light: not light.broken,
                    checked=lambda light: light.on,
                    exclusive=True,
                    ends_group=True,
                ),
                Action(
                    "off",
                    "Switch O&ff",
                    call=lambda light: light.switch(False),
                    checked=lambda light: not light.on,
                    exclusive=True,
                ),
                Action("colour", "&Colour"),
            ),
        ),
    ),
    toolbar=("on",),
    with_words=(),
    spare=(),
)


@pytest.fixture
def light(qtbot: QtBot) -> Light:
    """Give a window."""
    window = Light()
    qtbot.addWidget(window)
    return window


def test_an_action_is_what_its_row_says(light: Light) -> None:
    acts = ActionSet(TABLE, light)
    on = acts["on"]
    assert on.shortcuts() == [QKeySequence("Ctrl+L"), QKeySequence("Ctrl+M")]
    assert on.toolTip() == "Let there be light (L, Ctrl+L)"
    assert acts["off"].toolTip() == "Switch Off"
    assert acts["colour"] is acts.submenus["colour"].menuAction()


def test_conditions_enable_and_check(light: Light) -> None:
    acts = ActionSet(TABLE, light)
    acts.refresh()
    assert (acts["on"].isChecked(), acts["off"].isChecked()) == (False, True)
    acts["on"].trigger()
    assert light.on
    assert not acts["off"].isChecked()
    light.broken = True
    acts.refresh()
    assert not acts["on"].isEnabled()
    assert (acts["on"].isChecked(), acts["off"].isChecked()) == (True, False)


def test_only_the_named_actions_are_refreshed(light: Light) -> None:
    acts = ActionSet(TABLE, light)
    light.broken = True
    acts.refresh("off")
    assert acts["on"].isEnabled()
    acts.refresh("on")
    assert not acts["on"].isEnabled()


def test_a_letter_works_where_it_was_added(light: Light, qtbot: QtBot) -> None:
    acts = ActionSet(TABLE, light)
    bar = QToolButton(light)
    acts.add_letters(light, bar)
    with qtbot.waitExposed(light):
        light.show()
    light.setFocus()
    QTest.keyClick(light, Qt.Key.Key_L)
    assert light.on
    light.on = False
    acts.refresh("on")
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_L)
    assert light.on


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("hint", "H"),
        ("check", "C"),
        ("begin_trial", "T"),
        ("undo", "Ctrl+Z"),
        ("solve", "Ctrl+Ret"),
    ],
)
def test_a_menu_shows_the_letter_unless_the_platform_has_a_key(
    window: MainWindow, name: str, keys: str
) -> None:
    action = window.acts[name]
    menu = next(each for each in window.menuBar().findChildren(QMenu) if action in each.actions())
    option = QStyleOptionMenuItem()
    menu.initStyleOption(option, action)
    shown = option.text.partition("\t")[2].strip("\u200e\u202a\u202c\u2066\u2069")
    assert shown.startswith(keys)


def test_the_text_of_buttons_is_changed_and_restored(light: Light) -> None:
    acts = ActionSet(TABLE, light)
    for text, shown in (("Brighter", "Brighter"), ("", "Switch On...")):
        acts.rename("on", text)
        assert acts["on"].iconText() == shown
        assert acts["on"].text() == "Switch &On..."


def test_a_change_takes_no_more_after_many_changes(light: Light) -> None:
    acts = ActionSet(TABLE, light)
    bar = acts.add_bars(light, light)
    button, before = bar.widgetForAction(acts["on"]), None
    for number in range(6):
        light.broken = number % 2 == 0
        acts.refresh("on")
        assert button.isEnabled() is not light.broken
        connections = acts["on"].receivers(SIGNAL("changed()"))
        assert connections == before or before is None
        before = connections


def test_a_menu_that_is_too_high_scrolls(window: MainWindow) -> None:
    # Or else Qt puts its end beside it, where a small screen cuts it off.
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.ensurePolished()
    assert menu.style().styleHint(QStyle.StyleHint.SH_Menu_Scrollable, None, menu)
