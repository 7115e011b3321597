"""No text is read on the thread of the window, however short it is."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.formats import SavedGame, reading
from shikaku_gui.formats.base import Format
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor import editor_document
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.game.document import dialog_asker
from shikaku_gui.gui.game.file_menus import keep_samples
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import PuzzleChoice
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import EditorState, EditSession, load_editor_state, save_editor_state
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF
from tests.gui.conftest import MakeWindow
from tests.gui.playing import SOLUTION, drag

ONE = "2 2\n2 .\n2 .\n"
TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "2 2\\n2 -\\n2 -"}}'
ROWS = 2


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Collect the threads that texts are read on."""
    found: list[threading.Thread] = []
    recognise = vars(reading)["recognise"]

    def noting(text: str) -> Format:
        found.append(threading.current_thread())
        known: Format = recognise(text)
        return known

    monkeypatch.setattr(reading, "recognise", noting)
    return found


@pytest.fixture
def draft_threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Collect the threads that the drafts of editors are read on."""
    found: list[threading.Thread] = []

    def noting(path: Path) -> EditorState:
        found.append(threading.current_thread())
        return load_editor_state(path)

    monkeypatch.setattr(editor_document, "load_editor_state", noting)
    return found


@pytest.fixture
def worker() -> Iterator[Jobs]:
    runner = Jobs()
    yield runner
    runner.close()


@pytest.fixture
def window(make_window: MakeWindow, worker: Jobs) -> MainWindow:
    """Give a window whose documents are read on a thread of their own, as in the program."""
    made = make_window()
    made.documents._file_jobs = made.documents.opener._file_jobs = worker
    made.documents.ask_which = dialog_asker(worker)
    return made


def elsewhere(threads: list[threading.Thread]) -> bool:
    return bool(threads) and threading.main_thread() not in threads


def wait_for_facts(dialog: OpenPuzzleDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(dialog.facts.text()))


@pytest.mark.parametrize("text", [ONE, TWO, "x"], ids=["one", "several", "none"])
@pytest.mark.parametrize("way", ["open", "argument", "paste"])
def test_documents(
    way: str,
    text: str,
    window: MainWindow,
    worker: Jobs,
    threads: list[threading.Thread],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(text)
    documents = window.documents
    match way:
        case "open":
            documents.open_path(path)
        case "argument":
            documents.open_first(path)
        case "paste":
            documents.open_text(text)
    qtbot.waitUntil(lambda: not worker.busy)
    assert elsewhere(threads)
    dialogs = window.findChildren(OpenPuzzleDialog)
    assert len(dialogs) == (text == TWO or (way, text) == ("paste", ONE))
    for dialog in dialogs:
        wait_for_facts(dialog, qtbot)
        dialog.list.setCurrentRow(1)
        dialog.close()


def test_the_choice_is_shown_once_it_is_read(
    worker: Jobs, threads: list[threading.Thread], qtbot: QtBot
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    choice = PuzzleChoice(("one", "other"), lambda index: reading.loads(TWO, index=index))
    dialog = OpenPuzzleDialog(choice, worker, parent)
    assert not dialog.facts.text()
    dialog.accept()  # nothing can be accepted yet
    dialog.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: "2\N{NO-BREAK SPACE}" in dialog.facts.text())
    assert elsewhere(threads)
    dialog.reject()  # the pictures of the list may still be read


def test_the_editor(
    worker: Jobs,
    settings: Settings,
    threads: list[threading.Thread],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(ONE)
    window = EditorWindow(
        settings, Theme(Scheme.LIGHT), tmp_path, EDITOR_ACTIONS, AtOnce(), AtOnce(), worker
    )
    qtbot.addWidget(window)
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.model.puzzle.rows == ROWS)
    assert elsewhere(threads)
    window.end()


def test_the_drafts_of_an_editor(
    worker: Jobs,
    settings: Settings,
    draft_threads: list[threading.Thread],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    for number in (1, 2):
        path = tmp_path / f"editing-{number}.json"
        puzzle = Puzzle(1, number, {Cell(0, 0): number})
        save_editor_state(EditSession(SavedGame(puzzle)).state(), path)
        os.utime(path, (number, number))
    window = EditorWindow(
        settings, Theme(Scheme.LIGHT), tmp_path, EDITOR_ACTIONS, AtOnce(), AtOnce(), worker
    )
    qtbot.addWidget(window)
    asked: list[int] = []
    window.autosave.when_restored(lambda: asked.append(window.model.puzzle.cols))
    qtbot.waitUntil(lambda: bool(asked))
    window.acts["other"].trigger()
    qtbot.waitUntil(lambda: window.model.puzzle.cols == 1)
    assert asked == [2]
    assert len(draft_threads) == 2
    assert elsewhere(draft_threads)
    window.end()


def test_the_print_dialog(
    worker: Jobs, threads: list[threading.Thread], tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(ONE)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = PrintDialog(HALF, worker, "", parent)
    dialog.puzzles.ask_open = lambda *_: str(path)
    dialog.puzzles.add()
    qtbot.waitUntil(lambda: len(dialog.puzzles.games) == 2)
    assert elsewhere(threads)
    dialog.reject()  # which ends its jobs; closing a dialog that is not shown does not


@pytest.mark.parametrize("way", ["resume", "first", "same puzzle", "sample", "another", "menu"])
def test_kept_games_and_samples(
    way: str,
    window: MainWindow,
    worker: Jobs,
    threads: list[threading.Thread],
    qtbot: QtBot,
) -> None:
    puzzle, documents = window.controller.puzzle, window.documents
    drag(window, SOLUTION[0])
    name = window.autosave.name
    assert name is not None
    documents.opener.restore(SavedGame(Puzzle(1, 1, {Cell(0, 0): 1})), None)
    opened: list[str] = []
    match way:
        case "resume":
            documents.opener.resume(name, lambda: opened.append(name), pytest.fail)
        case "first":
            documents.open_first(None, lambda: opened.append(name))
        case "same puzzle":
            documents.opener.open_game(SavedGame(puzzle), opened=lambda: opened.append(name))
        case "sample":
            documents.open_sample(resources.samples()[0])
        case "another":
            documents.open_another()
        case "menu":
            menu = QMenu()
            keep_samples(menu, documents.open_sample, worker)
            menu.aboutToShow.emit()
            stems = [path.stem for path in resources.samples()]
            assert [action.text() for action in menu.actions()] == stems
    qtbot.waitUntil(lambda: not worker.busy)
    assert elsewhere(threads)
    if way in ("resume", "same puzzle"):
        assert opened == [name]
        assert window.controller.session.puzzle == puzzle
        assert window.autosave.name == name


def test_a_kept_game_that_arrives_too_late_is_let_go(
    window: MainWindow, worker: Jobs, qtbot: QtBot
) -> None:
    drag(window, SOLUTION[0])
    name = window.autosave.name
    assert name is not None
    documents, other = window.documents, Puzzle(1, 1, {Cell(0, 0): 1})
    documents.opener.restore(SavedGame(other), None)
    window.autosave.store.release(name)
    documents.opener.resume(name, pytest.fail, pytest.fail)
    documents.opener.open_game(SavedGame(other, (Place(Rect(0, 0, 1, 1)),), 1))
    qtbot.waitUntil(lambda: not worker.busy)
    assert window.controller.session.puzzle == other
    assert name not in window.autosave.store._locks


def test_a_kept_game_that_is_gone(window: MainWindow, worker: Jobs, qtbot: QtBot) -> None:
    told: list[str] = []
    window.documents.opener.resume("1x1-000000000000", pytest.fail, lambda: told.append("gone"))
    qtbot.waitUntil(lambda: not worker.busy)
    assert told == ["gone"]
