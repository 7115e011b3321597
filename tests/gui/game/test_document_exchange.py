"""Puzzles that arrive as text or in files of several."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox

from shikaku_gui import formats
from shikaku_gui.gui.game.document import dialog_asker
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import PuzzleChoice
from shikaku_gui.gui.main_window import MainWindow
from tests.gui.at_once import AtOnce
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, note

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "2 2\\n2 -\\n2 -"}}'
LINK = "https://puzz.link/p?shikaku/2/2/2h2"


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Give a window that asks as it does in earnest."""
    made = make_window(PUZZLE)
    made.documents.ask_which = dialog_asker(AtOnce())
    return made


def question(window: MainWindow) -> OpenPuzzleDialog:
    """Return the only question that is asked."""
    (dialog,) = window.findChildren(OpenPuzzleDialog)
    return dialog


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
    assert (
        question(window).facts.text()
        == "2\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}2, 2 clues"
    )
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


def test_a_file_that_goes_while_it_asks_is_known_all_the_same(
    window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "two.json"
    file.write_text(TWO)
    window.documents.open_path(file)
    file.unlink()
    dialog = question(window)
    dialog.list.setCurrentRow(1)
    answer(dialog, yes=True)
    assert window.controller.session.puzzle.title == "other"


def test_one_of_several_readings_can_be_chosen(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    file.write_text('{"rows": 3, "cols": 5, "clues": [[3, 2, 15]]}')
    window.documents.open_path(file)
    dialog = question(window)
    dialog.list.setCurrentRow(1)
    answer(dialog, yes=True)
    assert list(window.controller.session.puzzle.clues) == [(2, 3)]


def test_other_readings_of_a_puzzle_that_is_far_from_adding_up_are_offered(
    window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "blanks.json"
    file.write_text("[[5, -1], [-1, -1]]")
    window.documents.open_path(file)
    dialog = question(window)
    assert dialog.accessibleName() == (
        "How is this puzzle meant? Its text can be read in several ways."
    )
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == [
        "2 rows, 2 columns: the areas do not add up",
        "A grid in which -1 is a blank cell: the areas do not add up",
    ]
    assert dialog.add_button.parent() is None
    dialog.list.setCurrentRow(1)
    answer(dialog, yes=True)
    puzzle = window.controller.session.puzzle
    assert (puzzle.title, list(puzzle.clues.values())) == ("blanks", [5])
    note = window.side.card.note
    assert note is not None
    assert note.text.startswith("The clues add up to 5, but the grid has 4 cells.")


def test_a_pasted_puzzle_can_be_kept_as_it_was_read(window: MainWindow) -> None:
    window.documents.open_text("[[5, -1], [-1, -1]]")
    answer(question(window), yes=True)
    assert list(window.controller.session.puzzle.clues.values()) == [5, None, None, None]


def test_a_puzzle_of_several_is_read_in_the_way_with_one_solution(
    window: MainWindow, tmp_path: Path
) -> None:
    one = '{"rows": 3, "cols": 3, "clues": [[1, 1, 3], [1, 2, 6]]}'  # counted from 1
    file = tmp_path / "two.json"
    file.write_text(f"[{one}, {one}]")
    window.documents.open_path(file)
    answer(question(window), yes=True)
    assert list(window.controller.session.puzzle.clues) == [(0, 0), (0, 1)]


def test_a_file_that_has_gone_before_it_is_read_is_explained(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "gone.json"
    choice = PuzzleChoice(("a", "b"), lambda index: formats.load_set(path).game(index))
    dialog = OpenPuzzleDialog(choice, AtOnce(), window)
    assert "No such file" in dialog.facts.text()


def test_all_are_added_to_the_library(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "several.json"
    path.write_text(TWO)
    for said in ("2 puzzles added.", "2 were already in the library."):
        window.documents.open_path(path)
        window.findChildren(OpenPuzzleDialog)[-1].add_button.click()
        assert not window.pages.on_board
        home = window.pages.home
        assert home is not None
        assert home.browse_page.status_label.text() == said
        assert window.settings.library_folder == tmp_path / "puzzles"
        assert len(list((tmp_path / "puzzles").rglob("*.shikaku"))) == 2
        window.pages.show_board()


@pytest.mark.parametrize("dropped", [True, False])
def test_a_folder_can_be_shown_in_the_library(
    window: MainWindow, tmp_path: Path, dropped: bool
) -> None:
    folder = tmp_path / "mine"
    (folder / "deeper").mkdir(parents=True)
    (folder / "deeper" / "one.txt").write_text("1 2\n2 .\n")
    if dropped:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(folder))])
        window.documents.drop(data)
    else:
        window.documents.open_path(folder)
    assert note(window).title == "mine is a folder"
    assert window.settings.library_folder is None
    assert window.controller.session.puzzle == PUZZLE
    (button,) = note(window).buttons
    button.act()
    assert window.settings.library_folder == folder
    home = window.pages.home
    assert home is not None
    assert not window.pages.on_board
    assert home.browse_page.status_label.text() == f"The library now shows {folder}"
    assert home.browse_page.gallery.items.rowCount() == 1


def test_what_a_folder_replaces_in_the_library_is_said(window: MainWindow, tmp_path: Path) -> None:
    window.settings.library_folder = tmp_path / "before"
    window.documents.open_path(tmp_path)
    assert f"no longer show {tmp_path / 'before'}" in note(window).text


def test_puzzles_that_cannot_be_added_are_explained(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "several.json"
    path.write_text(TWO)
    (tmp_path / "puzzles").write_text("")
    window.documents.open_path(path)
    dialog = question(window)
    dialog.add_button.click()
    assert "File exists" in dialog.facts.text()
    assert dialog.add_button.isEnabled()
    assert dialog.bar.isHidden()
    assert window.pages.on_board
