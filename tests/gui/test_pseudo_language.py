"""All windows in a made-up language, and as they are heard and gone through by keys.

Nothing is left untranslated, turned round or cut off, no label is heard without its value and no
control without a name, and Tab goes the way the window is read.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QImage, QTextLayout, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QStyleOptionMenuItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.icons import icon
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.base.translation import dimensions, typeset
from shikaku_gui.gui.help.guide_pages import PAGES, page_path
from shikaku_gui.gui.help.guide_window import GuideWindow
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.languages import ENGLISH, LANGUAGES
from shikaku_gui.solver import FORMULATIONS
from tests.gui.conftest import MakeWindow
from tests.gui.heard_names import out_of_order, pages, skipped, unheard
from tests.gui.pseudo_language import CLOSE, OPEN, pseudo_language, shown_texts

LEFT_OUT = {"quit", "close", "paste", "save", "save_as", "full_screen"}
"""Actions that close the window or leave it, or depend on the clipboard."""

NAMES = {
    *("Small", "Small[*]", *LANGUAGES.values()),
    *(one.name for one in FORMULATIONS),
    *(page_path(name, ENGLISH).read_text().split("\n")[0].removeprefix("# ") for name in PAGES),
}
"""The puzzle, languages, formulations, and pages of the guide, which have files of their own."""

_WORKS = sorted(
    (value for one in FORMULATIONS for _, value in one.source.arguments if isinstance(value, str)),
    key=len,
    reverse=True,  # some are lists that begin with others
)
"""Titles of publications."""

_KEYS = re.compile(r"\((?:\w, )?(?:Ctrl|Shift|Alt|F\d|Del|Exit|Settings)[^()]*\)$")
_WORD = re.compile(r"[A-Za-z]{3}")
_INNER = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*(?:{CLOSE}|\u2026|$)")
_MONTHS_AND_DAYS = "|".join(
    f"{name(QLocale.c(), number, form)}s?"
    for name, count in ((QLocale.monthName, 12), (QLocale.dayName, 7))
    for number in range(1, count + 1)
    for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
)
_GIVEN = re.compile(
    rf"\b(?:{_MONTHS_AND_DAYS})\b|\b(?:Ctrl|Shift|Alt)\+\S+|\(\*\..*\)$|(?<={CLOSE}) Small$"
)
"""Dates, which are the locale's, names of keys, and endings of files."""
_MARKUP = re.compile(r"<[^>]*>|&\w+;")


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[None]:
    """Speak the made-up language in all windows made in the test."""
    with pseudo_language(qapp):
        yield


def untranslated(window: QWidget) -> set[str]:
    """Return the texts of a window that hold words of the source."""
    found = set()
    for where, text in shown_texts(window):
        rest = _MARKUP.sub(" ", _GIVEN.sub("", _KEYS.sub("", text)))
        for work in _WORKS:
            rest = rest.replace(work, "")
        while rest != (rest := _INNER.sub("", rest)):
            pass
        if _WORD.search(rest) and text not in NAMES and not text.startswith(os.sep):
            found.add(f"{where}: {text}")
    return found


def faults(window: QWidget) -> set[str]:
    """Return what is wrong on all pages of a window."""
    found = set()
    for _ in pages(window):
        found |= unheard(window) | out_of_order(window) | skipped(window) | untranslated(window)
    return found


@pytest.mark.usefixtures("translator")
def test_the_main_window_is_translated_and_heard(make_window: MakeWindow) -> None:
    window = make_window()
    assert faults(window) == set()
    window.acts["hint"].trigger()
    assert faults(window) == set()
    window.acts["library"].trigger()
    assert faults(window) == set()


@pytest.mark.parametrize("fault", ["a value", "a name", "the same name", "the order", "the way"])
def test_faults_are_found(qtbot: QtBot, fault: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    around = QWidget(window)
    label = QLabel("12", around)
    first, second, third = (QPushButton(name, around) for name in ("Add", "Change", "Clear"))
    second.setText({"a name": "", "the same name": "Add"}.get(fault, "Remove"))
    label.setAccessibleName("Played" if fault == "a value" else "Played: 12")
    first.move(0, 100 if fault == "the order" else 30)
    second.move(0, 65)
    third.move(0, 135)
    if fault == "the way":
        around.setFocusProxy(second)
    window.show()
    assert len(unheard(window) | out_of_order(window) | skipped(window)) == 1


WRONG = {
    "grid.txt": "1 2\n3 x\n",
    "own.shikaku": '{"format": "shikaku", "version": 99}',
    "broken.json": '[[1, 2], [3, "x"]]',
    "link.txt": "https://puzz.link/p?shikaku/0/4/",
    "janko.txt": "begin\npuzzle sikaku\nsize 3\n[problem]\n- - z\n",
    "puzzle.xml": "<puzzle type='shikaku'><size row='1'/></puzzle>",
    "missing.txt": None,
}
"""Files that cannot be opened."""


@pytest.mark.usefixtures("translator")
def test_why_a_file_cannot_be_opened_is_translated(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    for name, content in WRONG.items():
        if content is not None:
            (tmp_path / name).write_text(content)
        window.documents.open_path(tmp_path / name)
        note = window.side.card.note
        assert note is not None
        assert name in note.title
        assert re.fullmatch(f"{OPEN}.*{CLOSE}", note.text, re.DOTALL), note.text
    assert untranslated(window) == set()


@pytest.mark.slow
@pytest.mark.usefixtures("translator")
@pytest.mark.parametrize("name", [one.name for one in ACTIONS.actions if one.name not in LEFT_OUT])
def test_what_an_action_shows_is_translated_and_heard(make_window: MakeWindow, name: str) -> None:
    window = make_window()
    if window.acts[name].menu() or not window.acts[name].isEnabled():
        return
    found: set[str] = set()

    def look() -> None:
        for shown in QApplication.topLevelWidgets():
            if shown.isVisible():
                found.update(faults(shown))
        for shown in QApplication.topLevelWidgets():
            if isinstance(shown, QDialog | GuideWindow):
                shown.close()

    QTimer.singleShot(200, look)
    window.acts[name].trigger()
    QTest.qWait(500)
    assert found == set()


@pytest.fixture
def right_to_left(qapp: QApplication) -> Iterator[None]:
    """Let windows run from right to left."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def places(text: str, *parts: str) -> list[float]:
    """Return where parts of a text begin when it is laid out from right to left."""
    layout = QTextLayout(f"\N{HEBREW LETTER ALEF} {text} \N{HEBREW LETTER BET}")
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    found: list[float] = []
    for part in parts:
        # Behind the first sign, where no sign of the other direction is near. For the stubs it is
        # an object.
        x = line.cursorToX(layout.text().index(part) + 1)
        found.append(float(x[0] if isinstance(x, tuple) else x))  # type: ignore[arg-type]
    return found


@pytest.mark.usefixtures("right_to_left")
def test_sizes_are_not_turned_round() -> None:
    for text in (dimensions(10, 18), typeset("10 x 18")):
        rows, cols = places(text, "10", "18")
        assert rows < cols


@pytest.mark.slow
@pytest.mark.usefixtures("right_to_left")
@pytest.mark.parametrize("action", ["library", "statistics", "preferences", "new", "edit"])
def test_tab_goes_from_right_to_left(make_window: MakeWindow, action: str) -> None:
    window = make_window(size=(1000, 700))
    window.acts[action].trigger()
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert [each for one in shown for _ in pages(one) for each in out_of_order(one)] == []


@pytest.mark.usefixtures("right_to_left")
def test_row_numbers_stand_beside_their_rows(make_window: MakeWindow) -> None:
    window = make_window(size=(900, 500))
    assert window.side.mapTo(window, QPoint()).x() < window.board.mapTo(window, QPoint()).x()
    image = window.board.grab().toImage()
    grid = window.board.grid
    background = image.pixelColor(2, 2)
    for row in range(3):
        y = round(grid.y(row) + grid.cell / 2)
        beside = range(round(grid.x(0)) - 30, round(grid.x(0)) - 3)
        near = {image.pixelColor(x, y + dy).name() for x in beside for dy in range(-6, 7)}
        assert near != {background.name()}


@pytest.mark.usefixtures("right_to_left")
def test_keys_are_not_turned_round(make_window: MakeWindow) -> None:
    window = make_window()
    action = window.acts["zoom_in"]
    menu = next(each for each in window.menuBar().findChildren(QMenu) if action in each.actions())
    option = QStyleOptionMenuItem()
    menu.initStyleOption(option, action)
    shown: str = option.text.partition("\t")[2]
    for text in (shown, action.toolTip()):
        letters, sign = places(text, "trl", "+")
        assert letters < sign


@pytest.mark.usefixtures("right_to_left")
def test_arrows_and_borders_are_turned_round(qapp: QApplication) -> None:
    back = step_button("\N{LEFTWARDS ARROW}", "Back", lambda: None)
    up = step_button("\N{UPWARDS ARROW}", "Up", lambda: None)
    assert (back.text(), up.text()) == ("\N{RIGHTWARDS ARROW}", "\N{UPWARDS ARROW}")
    undo, redo, save = (drawn(name) for name in ("undo", "redo", "save"))
    turned = build_style_sheet(LIGHT)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert undo == drawn("undo").flipped(Qt.Orientation.Horizontal)
    assert redo == drawn("redo").flipped(Qt.Orientation.Horizontal)
    assert save == drawn("save")
    sheet = build_style_sheet(LIGHT)
    for one, other in (("border-left: 4px", "border-right: 4px"), ("::sub-page", "::add-page")):
        rule = next(line for line in sheet.splitlines() if one in line and "QScroll" not in line)
        assert rule.replace(one, other) in turned


def drawn(name: str) -> QImage:
    """Return an icon as it is drawn."""
    return icon(name, LIGHT).pixmap(20, 20).toImage()
