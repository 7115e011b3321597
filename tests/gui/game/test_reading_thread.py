"""No text is read on the thread of the window, however short it is."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import reading
from shikaku_gui.formats.base import Format
from shikaku_gui.gui.base.jobs import Runner, ThreadJobRunner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import asking_which
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from tests.gui.boards import HALF
from tests.gui.conftest import MakeWindow

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
def worker() -> Iterator[Runner]:
    runner = ThreadJobRunner()
    yield runner
    runner.close()


@pytest.fixture
def window(make_window: MakeWindow, worker: Runner) -> MainWindow:
    """Give a window whose documents are read on a thread of their own, as in the program."""
    made = make_window()
    made.documents._file_jobs = worker
    made.documents.ask_which = asking_which(worker)
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
    worker: Runner,
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
    worker: Runner, threads: list[threading.Thread], qtbot: QtBot
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = OpenPuzzleDialog(
        ("one", "other"), lambda index: reading.loads(TWO, index=index), worker, parent
    )
    assert not dialog.facts.text()
    dialog.accept()  # nothing can be accepted yet
    dialog.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: "2 rows" in dialog.facts.text())
    assert elsewhere(threads)


def test_the_editor(
    worker: Runner,
    settings: Settings,
    threads: list[threading.Thread],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(ONE)
    window = EditorWindow(settings, Theme(Scheme.LIGHT), tmp_path, Runner(), Runner(), worker)
    qtbot.addWidget(window)
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.model.puzzle.rows == ROWS)
    assert elsewhere(threads)
    window.end()


def test_the_print_dialog(
    worker: Runner, threads: list[threading.Thread], tmp_path: Path, qtbot: QtBot
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
    dialog.close()
