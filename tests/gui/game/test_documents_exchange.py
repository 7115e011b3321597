"""Puzzles that arrive as text or in files of several, and games saved for other programs."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox

from shikaku_gui import formats
from shikaku_gui.formats import Format, GamePart, Loss, SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import asking_which
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import Tone
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "2 2\\n2 -\\n2 -"}}'
LINK = "https://puzz.link/p?shikaku/2/2/2h2"


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Give a window that asks as it does in earnest."""
    made = make_window(PUZZLE)
    made.documents.ask_which = asking_which(Runner())
    return made


def question(window: MainWindow) -> OpenPuzzleDialog:
    """Return the only question that is asked."""
    (dialog,) = window.findChildren(OpenPuzzleDialog)
    return dialog


def note(window: MainWindow) -> Note:
    """Return the note that is shown."""
    shown = window.side.card.note
    assert shown is not None
    return shown


def answer(dialog: OpenPuzzleDialog, *, yes: bool) -> None:
    """Press a button of the question."""
    buttons = QDialogButtonBox.StandardButton
    dialog.buttons.button(buttons.Open if yes else buttons.Cancel).click()


@pytest.mark.parametrize(("yes", "rows"), [(True, 2), (False, 3)])
def test_a_pasted_link_opens_only_if_wanted(window: MainWindow, yes: bool, rows: int) -> None:
    QGuiApplication.clipboard().setText(LINK)
    window.acts["paste"].trigger()
    assert window.controller.session.puzzle == PUZZLE
    answer(question(window), yes=yes)
    assert window.controller.session.puzzle.rows == rows


def test_play_goes_on_while_it_asks(window: MainWindow) -> None:
    window.documents.open_text(LINK)
    drag(window, SOLUTION[0])
    assert window.controller.board.rects == (SOLUTION[0],)
    answer(question(window), yes=True)
    (back,) = note(window).buttons
    back.act()
    assert window.controller.board.rects == (SOLUTION[0],)


@pytest.mark.parametrize("text", ["", LINK])
def test_a_link_can_be_dropped(window: MainWindow, text: str) -> None:
    data = QMimeData()
    data.setUrls([QUrl(LINK)])
    if text:
        data.setText(text)
    window.documents.drop(data)
    assert question(window).facts.text() == "2 rows, 2 columns, clues: 2"
    answer(question(window), yes=False)


@pytest.mark.parametrize("from_file", [True, False])
def test_one_of_several_is_chosen(window: MainWindow, tmp_path: Path, from_file: bool) -> None:
    file = tmp_path / "two.json"
    file.write_text(TWO)
    if from_file:
        window.documents.open_path(file)
        assert window.settings.recent == [file]
    else:
        window.documents.open_text(TWO)
    dialog = question(window)
    dialog.list.setCurrentRow(1)
    answer(dialog, yes=True)
    assert window.controller.session.puzzle.title == "other"
    assert window.controller.path is None


def test_a_file_that_goes_while_it_asks_is_explained(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(TWO)
    window.documents.open_path(file)
    file.unlink()
    dialog = question(window)
    dialog.list.setCurrentRow(1)
    assert "No such file" in dialog.facts.text()
    answer(dialog, yes=False)


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
        assert note(window) == Note("A copy was written", "game.pzpr", Tone.GOOD)


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
    assert note(window).title == "game.sav cannot be written"
