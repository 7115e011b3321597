"""Toolbars: what a narrow one gives up, and what it keeps."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.toolbar import ToolBar

BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def shown_in(bar: ToolBar) -> dict[str, str]:
    """Return what the buttons of a toolbar show: words, or just an icon."""
    buttons = {
        action.objectName(): bar.widgetForAction(action)
        for action in bar.actions()
        if not action.isSeparator()
    }
    return {
        name: "words" if button.toolButtonStyle() is BESIDE else "icon"
        for name, button in buttons.items()
        if isinstance(button, QToolButton) and button.isVisible()
    }


def places_of_all_texts(window: MainWindow) -> set[tuple[int, ...]]:
    """Return where the buttons are with each of the texts that Hint may show."""
    places = set()
    for text in ("Where?", "Draw It", "Remove It", "Another Hint", ""):
        window.acts.rename("hint", text)
        QApplication.processEvents()
        buttons = window.bar.findChildren(QToolButton)
        places.add(tuple(button.x() for button in buttons if button.isVisible()))
    return places


def test_a_narrow_toolbar_gives_up_the_rest_before_hint_and_undo(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(900, 500)
    QApplication.processEvents()
    whole = shown_in(window.bar)
    assert list(whole) == [name for name in ACTIONS.toolbar if name]
    assert {name for name, shown in whole.items() if shown == "words"} == set(ACTIONS.with_words)
    rest = window.bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(rest, QToolButton)
    counts = []
    for width in range(880, 470, -40):
        window.resize(width, 500)
        QApplication.processEvents()
        shown = shown_in(window.bar)
        counts.append((len(shown), list(shown.values()).count("words")))
        assert shown["hint"] == "words"
        assert shown["undo"] == "icon"
        assert not rest.isVisible()
        assert len(places_of_all_texts(window)) == 1
    assert counts == sorted(counts, reverse=True)
    assert len(counts) > len(set(counts)) > 1
    window.resize(900, 500)
    QApplication.processEvents()
    assert shown_in(window.bar) == whole


def test_a_toolbar_without_room_leads_to_its_rest(window: MainWindow, qtbot: QtBot) -> None:
    rest = window.bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(rest, QToolButton)
    window.setMinimumSize(0, 0)
    window.bar.setFixedWidth(120)
    qtbot.waitUntil(rest.isVisible)
    assert (rest.text(), rest.toolTip(), rest.icon().isNull()) == (
        "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}",
        "More",
        True,
    )


def test_no_line_is_left_where_a_group_is_gone(qtbot: QtBot) -> None:
    bar = ToolBar("Bar")
    qtbot.addWidget(bar)
    actions = {name: QAction(name) for name in "abcd"}
    bar.fill(("a", "", "b", "", "c", "d"), actions.__getitem__, ("d",), ("a", "b", "c", "d"))
    bar.show()
    whole = seen_in(bar)
    assert whole == "a|b|cd"
    found = []
    for width in range(bar.sizeHint().width() + 10, 10, -10):
        bar.resize(width, 40)
        found.append(seen_in(bar))
    assert list(dict.fromkeys(found)) == ["a|b|cd", "b|cd", "cd", "d"]
    bar.resize(1000, 40)
    assert seen_in(bar) == whole


def seen_in(bar: ToolBar) -> str:
    seen = (action for action in bar.actions() if action.isVisible())
    return "".join("|" if action.isSeparator() else action.text() for action in seen)
