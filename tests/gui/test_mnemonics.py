"""Alt and a letter lead to one thing only, in each dialog and in the editor."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import catalogues
import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QMenuBar, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.editor.editor_dialogs import SizeDialog
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.help.about_dialog import AboutDialog
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog
from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog
from shikaku_gui.i18n import _, catalogue, use_translations
from shikaku_gui.languages import ENGLISH, LANGUAGES
from shikaku_gui.model import Cell, CrossOut, Pencil, Place, Puzzle, Rect
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF
from tests.gui.conftest import MakeWindow

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def editor(folder: Path, _parent: QWidget) -> QWidget:
    runners = AtOnce(), AtOnce(), AtOnce()
    made = EditorWindow(settings_in(folder), Theme(Scheme.LIGHT), folder, EDITOR_ACTIONS, *runners)
    made.model.open(SavedGame(TWO_WAYS))
    made.appraiser.appraise()
    return made


MAKERS: dict[str, Callable[[Path, QWidget], QWidget]] = {
    "editor": editor,
    "size": lambda _, parent: SizeDialog(7, 9, parent),
    "new": lambda folder, parent: NewPuzzleDialog(
        PuzzleMaker(AtOnce(), folder, parent), None, parent
    ),
    "print": lambda _, parent: PrintDialog(HALF, AtOnce(), "", parent),
    "about": lambda folder, parent: AboutDialog(settings_in(folder), folder, AtOnce(), parent),
    "export": lambda _, parent: ExportDialog(HALF, AtOnce(), "", parent),
    "web page": lambda _, parent: WebPageDialog(HALF, AtOnce(), "", parent),
}


def texts(window: QWidget) -> Iterator[str]:
    """Yield all that can bear a letter: buttons, names of fields, and menus."""
    yield from (button.text() for button in window.findChildren(QAbstractButton))
    yield from (label.text() for label in window.findChildren(QLabel) if label.buddy())
    for bar in window.findChildren(QTabBar):
        yield from (bar.tabText(at) for at in range(bar.count()))
    yield from menus(window)


def menus(window: QWidget) -> Iterator[str]:
    """Yield the titles in the menu bar of a window."""
    for bar in window.findChildren(QMenuBar):
        yield from (action.text() for action in bar.actions())


@pytest.mark.parametrize("name", MAKERS)
def test_no_letter_is_given_twice(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = MAKERS[name](tmp_path, parent)
    qtbot.addWidget(window)
    letters = letters_of(texts(window))
    assert len(letters) > 2
    assert set(letters.values()) == {1}, letters


@pytest.fixture(scope="module")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder with the translations of the catalogues."""
    folder = tmp_path_factory.mktemp("translations")
    catalogues.compile_all(target=folder)
    return folder


@pytest.fixture(params=[name for name in LANGUAGES if name != ENGLISH])
def language(
    request: pytest.FixtureRequest, translations: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Show the program in each language, and in English again afterwards."""
    monkeypatch.setattr(resources, "translations", lambda: translations)
    use_translations(catalogue(request.param))
    yield request.param
    use_translations(catalogue(ENGLISH))


OF_FILES = {"recent", "sample"}
"""The submenus whose entries are names of files and puzzles."""


def entries(window: MainWindow) -> dict[str, list[str]]:
    """Return the texts of the menus of the main window, with its submenus and that of the board."""
    session = window.controller.session
    session.play(CrossOut((Rect(0, 0, 1, 2),)))
    session.play(Pencil((Rect(0, 0, 1, 2),)))
    session.begin_trial()
    board_menu = window.hint_tools.rectangle_menu
    shown = []
    for cell in (Cell(0, 0), Cell(1, 1)):
        board_menu.open(cell, QPoint())
        assert board_menu.menu is not None
        shown.append(board_menu.menu)
        session.play(Place(Rect(1, 0, 1, 2)))
    of_files = {window.acts.submenus[name].title() for name in OF_FILES}
    menus = [menu for menu in window.findChildren(QMenu) if menu.title()]
    found = {menu.title(): menu for menu in menus if menu.title() not in of_files}
    found |= {f"board {number}": menu for number, menu in enumerate(shown)}
    for menu in found.values():
        menu.aboutToShow.emit()
    return {
        where: [action.text() for action in menu.actions() if action.text() and action.isEnabled()]
        for where, menu in found.items()
    }


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_each_entry_of_a_menu_has_a_letter_of_its_own(window: MainWindow) -> None:
    check_entries(entries(window))


def check_entries(menus: dict[str, list[str]]) -> None:
    assert len(menus) > 9
    wrong = {
        where: [text for text in found if letters_of(found)[letter_of(text)] != 1]
        for where, found in menus.items()
    }
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_each_entry_of_a_menu_has_a_letter_of_its_own_in_any_language(
    language: str, make_window: MakeWindow
) -> None:
    assert _("&File") != "&File", language
    check_entries(entries(make_window(TWO_WAYS)))


@pytest.mark.slow
def test_no_letter_is_given_twice_in_any_language(
    language: str, qtbot: QtBot, tmp_path: Path, make_window: MakeWindow
) -> None:
    assert _("&File") != "&File", language
    parent = QWidget()
    qtbot.addWidget(parent)
    shown = {name: list(texts(make(tmp_path, parent))) for name, make in MAKERS.items()}
    for window in (make_window(), MAKERS["editor"](tmp_path, parent)):
        shown[f"menus of {window.objectName() or type(window).__name__}"] = list(menus(window))
        for menu in window.findChildren(QMenu):
            shown[menu.title()] = [action.text() for action in menu.actions()]
    twice = {
        where: [text for text in found if letters_of(found)[letter_of(text)] > 1]
        for where, found in shown.items()
    }
    assert {where: found for where, found in twice.items() if found} == {}


def letter_of(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


def letters_of(texts: Iterable[str]) -> Counter[str]:
    return Counter(filter(None, map(letter_of, texts)))
