"""Windows for tests: with their own settings and folders, and work done at once."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings, QTranslator
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.garbage_collector import GarbageCollector
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Colours, Scheme, Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH
from shikaku_gui.model import Puzzle
from tests.gui.at_once import AtOnce
from tests.gui.playing import PUZZLE
from tests.gui.real_screen import Person
from tests.gui.screen_reader import ScreenReader

MakeWindow = Callable[..., MainWindow]
Start = Callable[..., Person]
ALL_SIDES = icons._SIDES


@pytest.fixture(scope="session", autouse=True)
def icons_drawn_once() -> Iterator[None]:
    """Draw each icon once, for a screen with one pixel a pixel: drawing them again takes long."""
    draw = icons.icon
    drawn: dict[tuple[object, ...], QIcon] = {}

    def icon(name: str, colours: Colours) -> QIcon:
        key = name, colours.text.name(), colours.text_off.name(), icons._SIDES
        if key not in drawn:
            drawn[key] = draw(name, colours)
        return drawn[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "_SIDES", (16, 20))
        patch.setattr(icons, "icon", icon)
        yield


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[None]:
    """Remove the translations of a language that a test has used."""
    before = QLocale()
    yield
    QLocale.setDefault(before)
    use_translations(catalogue(ENGLISH))
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


@pytest.fixture(scope="session", autouse=True)
def boards_are_tables(qapp: QApplication) -> None:
    """Make boards accessible as tables, as the program does when it starts."""
    board_table.install()


@pytest.fixture(scope="session")
def collector_of_tests(qapp: QApplication) -> GarbageCollector:
    """Give what collects garbage as in the program, for the tests of windows only."""
    made = GarbageCollector(qapp)
    gc.enable()
    return made


@pytest.fixture(autouse=True)
def no_garbage_collected_by_jobs(collector_of_tests: GarbageCollector) -> Iterator[None]:
    """Let garbage be collected on the GUI thread only, also that of the tests before."""
    gc.disable()
    yield
    collector_of_tests.collect()
    gc.enable()


@pytest.fixture
def screen_reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[ScreenReader]:
    """Give an active screen reader that collects what it hears."""
    reader = ScreenReader()
    monkeypatch.setattr(QAccessible, "updateAccessibility", reader.hear)
    QAccessible.setActive(True)
    yield reader
    QAccessible.setActive(False)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Give settings of their own."""
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def make_window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[MakeWindow]:
    """Give a function that makes and shows windows; they are closed after the test."""
    style = QApplication.style().name()
    palette = QApplication.palette()
    QApplication.setStyle("Fusion")
    made: list[MainWindow] = []

    def make(
        game: SavedGame | Puzzle = PUZZLE,
        solving: Jobs | None = None,
        size: tuple[int, int] = (700, 500),
    ) -> MainWindow:
        saved = SavedGame(game) if isinstance(game, Puzzle) else game
        chosen = {} if solving is None else {"solving": solving}
        window = MainWindow(
            saved,
            settings,
            Theme(Scheme.LIGHT),
            tmp_path,
            ACTIONS,
            lambda name: chosen.get(name, AtOnce(name)),
        )
        made.append(window)
        window.documents.ask_which = lambda _parent, choice, use: use(choice.load(0))
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.board.setFocus()
        return window

    yield make
    for window in filter(isValid, made):  # one of several is deleted once it has closed
        window.close()
        window.history_service.close()  # a test may have read it once the window was closed
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.setPalette(palette)
    QApplication.setStyle(style)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Give a window with the small puzzle."""
    return make_window()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Give a function that starts the program on the real screen; it ends with the test."""
    people: list[Person] = []

    def begin(*arguments: str) -> Person:
        people.append(Person(tmp_path, *arguments))
        people[-1].turn_to("game")
        return people[-1]

    yield begin
    for person in people:
        person.kill()
