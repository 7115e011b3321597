"""Documents: saved to their own files and as copies in other formats, and autosaved."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from shikaku_gui import formats, resources
from shikaku_gui.formats import Format, GamePart, Loss, SavedGame
from shikaku_gui.gui.game.document import AUTOSAVE_MILLISECONDS, Autosave
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.save_target import ConflictChoice
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import Tone
from shikaku_gui.store import DeferredWrite
from tests.gui.at_once import AtOnce
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note

OTHER = "2 .\n. 2\n"


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_a_game_is_saved_and_comes_back(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    drag(window, SOLUTION[1])
    window.commands.undo()
    path = tmp_path / "game"
    window.documents.ask_save = lambda *_: str(path)
    assert window.documents.save()
    saved = formats.load(path.with_suffix(".shikaku"))
    assert saved.rects == (SOLUTION[0],)
    assert (len(saved.moves), saved.position) == (2, 1)
    assert window.controller.path == path.with_suffix(".shikaku")
    assert "Saved as game.shikaku." in window.status.sentence.full


@pytest.mark.parametrize("restarted", [False, True])
def test_a_file_that_something_else_changed_is_not_overwritten_unasked(
    make_window: MakeWindow, tmp_path: Path, restarted: bool
) -> None:
    path = tmp_path / "game.shikaku"
    formats.save(SavedGame(PUZZLE), path)
    window = make_window()
    window.documents.open_path(path)
    drag(window, SOLUTION[0])
    if restarted:
        window.close()
        window = make_window(Puzzle(1, 1, {Cell(0, 0): 1}))
        window.documents.open_first()
        assert window.controller.path == path
    window.documents.ask_conflict = lambda *_: pytest.fail("nothing else has changed it")
    assert window.documents.save()
    drag(window, SOLUTION[1])
    theirs = written(path, "changed by another program").read_text()
    window.documents.ask_conflict = lambda *_: ConflictChoice.CANCEL
    assert not window.documents.save()
    assert path.read_text() == theirs
    window.documents.ask_conflict = lambda *_: ConflictChoice.KEEP_BOTH
    assert window.documents.save()
    assert path.read_text() == theirs
    assert window.controller.path == tmp_path / "game (2).shikaku"
    assert formats.load(tmp_path / "game (2).shikaku").rects == SOLUTION[:2]
    assert not window.isWindowModified()
    window.documents.ask_conflict = lambda *_: pytest.fail("it is the program's own file")
    assert window.documents.save()


def test_a_changed_file_is_overwritten_where_that_is_wanted(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.shikaku"
    formats.save(SavedGame(PUZZLE), path)
    window.documents.opener.open_game(formats.load(path), path)
    written(path, "changed by another program")
    drag(window, SOLUTION[0])
    window.documents.ask_conflict = lambda *_: ConflictChoice.OVERWRITE
    assert window.documents.save()
    assert formats.load(path).rects == (SOLUTION[0],)


def test_a_bundled_puzzle_is_never_written_to(window: MainWindow) -> None:
    window.documents.open_path(resources.samples()[0])
    assert window.controller.path is None


def test_the_title_tells_the_file_and_whether_it_is_behind(
    window: MainWindow, tmp_path: Path
) -> None:
    assert window.windowTitle() == "Small[*]"
    assert not window.isWindowModified()
    window.documents.ask_save = lambda *_: str(tmp_path / "game.shikaku")
    window.acts["save_as"].trigger()
    assert window.windowTitle() == "game.shikaku[*]"
    drag(window, SOLUTION[0])
    assert window.isWindowModified()
    window.acts["save"].trigger()
    assert not window.isWindowModified()


def test_an_opened_file_is_unmodified_at_once(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.shikaku"
    formats.save(SavedGame(Puzzle(1, 2, {Cell(0, 0): 2})), path)
    drag(window, SOLUTION[0])
    window.documents.open_path(path)
    assert window.windowTitle() == "game.shikaku[*]"
    assert not window.isWindowModified()


def test_a_game_that_goes_on_differs_from_its_file(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.shikaku"
    formats.save(SavedGame(PUZZLE), path)
    drag(window, SOLUTION[0])
    window.documents.open_path(written(tmp_path / "grid.txt", OTHER))
    window.documents.open_path(path)
    assert list(window.controller.board.rects) == [SOLUTION[0]]
    assert window.isWindowModified()
    window.commands.undo()
    assert window.isWindowModified()  # there is something to redo


def test_a_file_that_cannot_be_written_is_explained(window: MainWindow, tmp_path: Path) -> None:
    window.documents.ask_save = lambda *_: str(tmp_path / "no folder" / "game.shikaku")
    assert not window.documents.save_as()
    assert note(window).title == "Could not save game.shikaku"
    assert window.controller.path is None


def test_a_bundled_puzzle_is_never_saved_over(window: MainWindow) -> None:
    for path in (resources.bundled()[0], resources.samples()[0]):
        window.documents.open_path(path)
        assert window.controller.path is None


# Copies in other formats


def saving_to(window: MainWindow, path: Path, *, agree: bool) -> list[tuple[Loss, ...]]:
    """Answer the questions of saving; return the losses that were asked about."""
    asked: list[tuple[Loss, ...]] = []

    def ask_loss(_parent: object, _target: Format, losses: tuple[Loss, ...]) -> bool:
        asked.append(losses)
        return agree

    window.documents.ask_save = lambda *_: str(path)
    window.documents.ask_loss = ask_loss
    return asked


@pytest.mark.parametrize("agree", [True, False])
def test_before_a_lossy_save_it_is_said_what_is_lost(
    window: MainWindow, tmp_path: Path, agree: bool
) -> None:
    drag(window, SOLUTION[0])
    path = tmp_path / "game.pzpr"
    asked = saving_to(window, path, agree=agree)
    assert window.documents.save_as() is agree
    assert path.exists() is agree
    (losses,) = asked
    assert {GamePart.TITLE, GamePart.PROGRESS} <= {loss.part for loss in losses}
    if agree:
        assert formats.load(path).puzzle.clues == PUZZLE.clues
        assert note(window) == Note("Saved a copy", "game.pzpr", Tone.GOOD)


def test_a_copy_for_another_program_is_not_the_file_of_the_game(
    window: MainWindow, tmp_path: Path
) -> None:
    saving_to(window, tmp_path / "game.sav", agree=True)
    assert window.documents.save_as()
    assert window.controller.path is None


def test_our_own_format_loses_nothing_and_asks_nothing(window: MainWindow, tmp_path: Path) -> None:
    drag(window, SOLUTION[0])
    asked = saving_to(window, tmp_path / "v1.5", agree=False)
    assert window.documents.save_as()
    assert not asked
    assert formats.load(tmp_path / "v1.5.shikaku").rects == (SOLUTION[0],)


def test_a_format_that_cannot_hold_the_puzzle_is_refused(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window(SavedGame(Puzzle(1, 2, {Cell(0, 0): None})))
    path = tmp_path / "game.sav"
    asked = saving_to(window, path, agree=True)
    assert not window.documents.save_as()
    assert not asked
    assert not path.exists()
    assert "clues without an area" in note(window).text


def test_a_copy_that_cannot_be_written_is_explained(window: MainWindow, tmp_path: Path) -> None:
    saving_to(window, tmp_path / "missing" / "game.sav", agree=True)
    assert not window.documents.save_as()
    assert note(window).title == "Could not save game.sav"


class Notebook(Autosave):
    """Writes down how often it has changed."""

    def __init__(self) -> None:
        super().__init__(AtOnce())
        self.changes = 0
        self.written_changes: list[int] = []

    @property
    def slot(self) -> object:
        return self

    def snapshot(self) -> DeferredWrite:
        changes = self.changes
        return lambda: self.written_changes.append(changes)

    def change(self) -> None:
        self.changes += 1
        self.note_change()


def test_further_changes_do_not_delay_an_autosave(qtbot: QtBot) -> None:
    notebook = Notebook()
    player = QTimer(notebook, interval=AUTOSAVE_MILLISECONDS // 10)
    player.timeout.connect(notebook.change)
    player.start()
    qtbot.waitUntil(lambda: len(notebook.written_changes) > 1)
    player.stop()
    notebook.write_now()
    assert notebook.written_changes[0] > 1
    assert notebook.written_changes[-1] == notebook.changes


def test_what_has_not_changed_is_not_written(qtbot: QtBot) -> None:
    notebook = Notebook()
    notebook.write_now()
    notebook.change()
    notebook.write_soon()
    notebook.write_soon()
    notebook.write_now()
    assert notebook.written_changes == [1]
