"""F1 opens the guide at the page for what is in front."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import shikaku_gui.gui
from shikaku_gui.gui.help.guide_pages import PAGES
from shikaku_gui.gui.help.help_controller import PAGE_OF_DIALOG, HelpController
from shikaku_gui.gui.main_window import MainWindow

SHOWN: dict[str, tuple[Callable[[MainWindow], object], str]] = {
    "board": (lambda _: None, "playing"),
    "trial": (lambda window: window.commands.begin_trial(), "marks"),
    "library": (lambda window: window.pages.show_library(), "library"),
    "learn": (lambda window: window.pages.show_learning(), "learn"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_f1_opens_the_page_for_what_is_in_front(window: MainWindow, name: str) -> None:
    show, page = SHOWN[name]
    show(window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    guide = window.help.guide.made
    assert guide is not None
    assert guide.browser.page == page
    window.acts["shortcuts"].trigger()
    assert (window.help.guide.made, guide.browser.page) == (guide, "keyboard")
    window.help.close()
    assert window.help.guide.made is None


def test_f1_works_in_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.acts["preferences"].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert window.help.guide.made is not None
    assert window.help.guide.made.browser.page == "preferences"
    dialog.close()
    window.help.close()


def test_all_windows_share_the_guide(window: MainWindow) -> None:
    assert HelpController.of(window.settings, window.theme) is window.help


def test_the_dialogs_and_their_pages_exist() -> None:
    root = Path(shikaku_gui.gui.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in root.rglob("*.py")]
    for name, page in PAGE_OF_DIALOG.items():
        assert any(f"class {name}(" in text for text in texts), name
        assert page in PAGES
