"""Sharing from the window: links, texts, pictures, pages."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.paper import replay_dialog
from shikaku_gui.gui.paper.replay_dialog import ReplayDialog
from shikaku_gui.gui.paper.sharing import Sharing
from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Place
from shikaku_gui.play import Tone
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, PUZZLE, SOLUTION, UNKNOWN


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Give a window."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def sharing(window: QWidget, settings: Settings, game: SavedGame = HALF) -> Sharing:
    """Share a game."""
    return Sharing(lambda: game, AtOnce(), settings, window)


@pytest.mark.parametrize(
    ("copy", "format_name"), [("copy_link", "pzpr"), ("copy_id", "sgt"), ("copy_text", "grid")]
)
def test_the_puzzle_is_copied_in_a_format_that_opens_again(
    copy: str, format_name: str, window: QWidget, settings: Settings, qtbot: QtBot
) -> None:
    shared = sharing(window, settings)
    with qtbot.waitSignal(shared.message):
        getattr(shared, copy)()
    text = QGuiApplication.clipboard().text()
    assert formats.recognise(text).name == format_name
    assert formats.loads(text).puzzle.clues == PUZZLE.clues


def test_the_board_is_copied_as_a_picture(
    window: QWidget, settings: Settings, qtbot: QtBot
) -> None:
    shared = sharing(window, settings)
    with qtbot.waitSignal(shared.message):
        shared.copy_image()
    assert not QGuiApplication.clipboard().image().isNull()


def test_what_a_format_cannot_carry_is_reported_and_the_clipboard_stays(
    window: QWidget, settings: Settings, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setText("as it was")
    shared = sharing(window, settings, SavedGame(UNKNOWN))
    with qtbot.waitSignal(shared.message) as told:
        shared.copy_id()
    (note,) = told.args
    assert isinstance(note, Note)
    assert note.tone is Tone.WRONG
    assert "clues without an area" in note.text
    assert QGuiApplication.clipboard().text() == "as it was"


def test_the_menu_lists_the_ways_to_copy_once(window: QWidget, settings: Settings) -> None:
    shared, menu = sharing(window, settings), QMenu(window)
    shared.fill_copy(menu)
    shared.fill_copy(menu)
    names = [action.text().replace("&", "") for action in menu.actions()]
    assert names == ["Link", "Game ID", "Text", "Image"]


@pytest.mark.parametrize("ask", ["export_image", "print"])
def test_a_written_file_is_reported(
    ask: str, window: QWidget, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    shared = sharing(window, settings)
    dialog = getattr(shared, ask)()
    assert dialog.isVisible()
    with qtbot.waitSignal(shared.saved) as told:
        dialog.exported.emit(tmp_path / "a.pdf")
    assert told.args == [tmp_path / "a.pdf"]
    dialog.close()


def test_a_web_page_that_was_exported_is_reported(
    window: QWidget, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    shared = sharing(window, settings)
    dialog = shared.export_web_page()
    assert isinstance(dialog, WebPageDialog)
    dialog.ask_save = lambda *_: str(tmp_path / "page.html")
    with qtbot.waitSignal(shared.saved) as told:
        dialog.save()
    assert told.args == [tmp_path / "page.html"]


@pytest.mark.parametrize("name", ["replay.html", "replay.gif", "replay"])
def test_a_replay_is_exported_and_reported(
    name: str, window: QWidget, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    if name.endswith(".gif"):
        pytest.importorskip("PIL.Image")
    game = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), len(SOLUTION))
    shared = sharing(window, settings, game)
    dialog = shared.export_replay()
    assert isinstance(dialog, ReplayDialog)
    assert f"{len(SOLUTION)} moves" in dialog.message.text()
    dialog.ask_save = lambda *_: str(tmp_path / name)
    with qtbot.waitSignal(shared.saved) as told:
        dialog.save()
    (written,) = tmp_path.glob("replay.*")
    assert told.args == [written]
    assert written.read_bytes().startswith((b"<!DOCTYPE html>", b"GIF"))


@pytest.mark.parametrize("moving", [True, False])
def test_a_replay_is_offered_as_what_can_be_made(
    moving: bool,
    window: QWidget,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_dialog, "can_make_moving_pictures", lambda: moving)
    game = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), len(SOLUTION))
    dialog = sharing(window, settings, game).export_replay()
    assert isinstance(dialog, ReplayDialog)
    assert ("moving picture" in dialog.message.text()) is moving
    offers: list[tuple[str, str]] = []

    def cancel(_parent: QWidget, suggested: str, pattern: str) -> str:
        offers.append((Path(suggested).name, pattern))
        return ""

    dialog.ask_save = cancel
    dialog.save()
    ((name, pattern),) = offers
    assert name == "Small one & only (replay).html"
    assert ("*.gif" in pattern) is moving
    dialog.close()


def test_a_replay_needs_a_move(window: QWidget, settings: Settings) -> None:
    dialog = sharing(window, settings, SavedGame(PUZZLE)).export_replay()
    assert isinstance(dialog, ReplayDialog)
    assert not dialog.save_button.isEnabled()
    assert dialog.message.text() == "No rectangle has been drawn yet."
    dialog.close()
