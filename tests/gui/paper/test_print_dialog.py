"""The dialog that prints."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import cli
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.paper.book_pages import BookPages
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.model import Cell, Pencil, Puzzle
from shikaku_gui.play import BookPlace, LinkStyle, read_book_file
from shikaku_gui.solver import CutShortError
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, NONE, SEVERAL, SOLUTION
from tests.gui.waiting import Waiting

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n1"}}'


def make_dialog(parent: QWidget, game: SavedGame = HALF, runner: Jobs | None = None) -> PrintDialog:
    """Make the dialog."""
    return PrintDialog(game, runner or AtOnce(), "", parent)


def choose(dialog: PrintDialog, name: str, value: object) -> None:
    """Choose something from a list."""
    field = dialog.controls.fields[name]
    assert isinstance(field, ComboBox)
    field.setCurrentIndex(field.findData(value))


def pages_of(dialog: PrintDialog) -> BookPages:
    """Return the pages of the dialog."""
    assert dialog.pages is not None
    return dialog.pages


def acting(dialog: PrintDialog) -> list[bool]:
    """Tell of each button but Cancel whether it can be used."""
    box = dialog.buttons
    reject = QDialogButtonBox.ButtonRole.RejectRole
    return [b.isEnabled() for b in box.buttons() if box.buttonRole(b) is not reject]


def test_it_begins_with_the_puzzle_in_play_and_no_solution(parent: QWidget) -> None:
    book = pages_of(make_dialog(parent)).book
    assert [entry.game for entry in book.puzzles] == [HALF]
    assert book.puzzles[0].answer is None


def test_all_work_is_left_to_the_runner(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    assert dialog.pages is None
    assert acting(dialog) == [False] * 2
    choose(dialog, "solutions", BookPlace.FOOT)
    runner.go_on()
    assert pages_of(dialog).book.puzzles[0].solution == SOLUTION
    assert acting(dialog) == [True] * 2
    assert not dialog.view.page.image.isNull()
    assert not dialog.notice.text()


@pytest.mark.parametrize(
    ("game", "offered"),
    [
        (HALF, True),
        (SavedGame(HALF.puzzle, (Pencil((HALF.puzzle.grid,)),), 1), True),
        (SavedGame(HALF.puzzle), False),
        (SavedGame(HALF.puzzle, HALF.moves, 0), False),
    ],
    ids=["drawn", "marked", "new", "taken back"],
)
def test_what_is_drawn_is_offered_where_something_is(
    parent: QWidget, game: SavedGame, offered: bool
) -> None:
    dialog = make_dialog(parent, game)
    choice, marks = dialog.controls.progress, dialog.controls.fields["marks"]
    assert choice.isEnabled() is offered
    assert (choice.toolTip() == "") is offered
    choice.setChecked(True)
    assert marks.isEnabled() is offered


def test_progress_is_shown(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    dialog.prepared.emit(1)
    assert dialog.notice.text() == "Preparing puzzle 1 of 1"
    runner.go_on()
    dialog.prepared.emit(1)
    assert not dialog.notice.text()
    dialog._printed.emit(1)
    assert dialog.notice.text() == "Page 1 of 1"


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        (SEVERAL, "Two ways: It has several solutions"),
        (NONE, "No way: It has no solution."),
        (Puzzle(1, 9000, {Cell(0, 0): 9000}), "9000 puzzle: It is too large to print."),
    ],
    ids=["several", "none", "giant"],
)
def test_a_puzzle_that_lacks_something_is_named(puzzle: Puzzle, said: str, parent: QWidget) -> None:
    dialog = make_dialog(parent, SavedGame(puzzle))
    choose(dialog, "solutions", BookPlace.END)
    assert said in dialog.notice.text()
    assert acting(dialog) == [len(pages_of(dialog)) > 0] * 2


def test_margins_without_room_are_named(parent: QWidget) -> None:
    dialog = make_dialog(parent)
    choose(dialog, "paper", "A5")
    for name in ("margin", "gutter"):
        field = dialog.controls.fields[name]
        assert isinstance(field, DecimalField)
        field.setValue(40.0)
    assert "no room" in dialog.notice.text()
    assert acting(dialog) == [False] * 2


def test_puzzles_are_added_from_files_and_removed(parent: QWidget, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(TWO)
    dialog = make_dialog(parent)
    dialog.puzzles.ask_open = lambda *_: str(file)
    dialog.puzzles.add_button.click()
    assert [game.puzzle.title for game in dialog.puzzles.games] == [
        HALF.puzzle.title,
        "one",
        "other",
    ]
    assert dialog.view.place.text() == "Page 1 of 3"
    dialog.puzzles.remove_button.click()
    dialog.puzzles.list.setCurrentRow(0)
    dialog.puzzles.remove_button.click()
    assert [game.puzzle.title for game in dialog.puzzles.games] == ["one"]
    assert not dialog.puzzles.remove_button.isEnabled()


@pytest.mark.parametrize("text", ["2 x", None])
def test_a_file_that_cannot_be_added_is_named(
    text: str | None, parent: QWidget, tmp_path: Path
) -> None:
    file = tmp_path / "in.txt"
    if text is not None:
        file.write_text(text)
    dialog = make_dialog(parent)
    dialog.puzzles.ask_open = lambda *_: str(file)
    dialog.puzzles.add_button.click()
    assert dialog.notice.text().startswith("in.txt: ")
    assert dialog.puzzles.games == [HALF]


def test_the_pages_can_be_leafed_through(parent: QWidget) -> None:
    dialog = make_dialog(parent)
    choose(dialog, "solutions", BookPlace.END)
    view = dialog.view
    assert (view.back.isEnabled(), view.on.isEnabled()) == (False, True)
    first = view.page.grab().toImage()
    view.on.click()
    assert view.place.text() == "Page 2 of 2"
    assert (view.back.isEnabled(), view.on.isEnabled()) == (True, False)
    assert view.page.grab().toImage() != first
    choose(dialog, "solutions", BookPlace.NONE)
    assert view.index == 0


def test_a_change_of_size_does_not_restart_the_layout(parent: QWidget) -> None:
    """A message takes room from the preview, which must not start a loop."""
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    (job,) = runner.kept
    dialog.prepared.emit(1)
    dialog.view.page.resized.emit()
    assert runner.kept == [job]
    runner.go_on()
    dialog.view.page.resize(600, 800)
    QApplication.sendEvent(dialog.view.page, QResizeEvent(QSize(600, 800), QSize(1, 1)))
    choose(dialog, "solutions", BookPlace.END)
    for job in runner.kept:
        assert job.stop.is_set() is (job is not runner.kept[-1])
    runner.go_on()
    assert dialog.pages is not None
    assert not runner.kept


def test_a_page_wanted_meanwhile_is_shown(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    choose(dialog, "solutions", BookPlace.END)
    runner.go_on()
    choose(dialog, "links", LinkStyle.NONE)
    dialog.view._turn(1)
    runner.go_on()
    runner.go_on()
    assert dialog.view.place.text() == "Page 2 of 2"


def test_the_page_is_drawn_again_where_its_size_has_changed(parent: QWidget) -> None:
    dialog = make_dialog(parent)
    before = dialog.view.page.image.size()
    dialog.view.page.resize(600, 800)
    QApplication.sendEvent(dialog.view.page, QResizeEvent(QSize(600, 800), QSize(1, 1)))
    assert dialog.view.page.image.width() > before.width()


def test_it_writes_a_pdf_file(parent: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = make_dialog(parent)
    dialog.ask_save = lambda *_: str(tmp_path / "out")
    with qtbot.waitSignal(dialog.exported) as exported:
        dialog.save_pdf()
    assert exported.args == [tmp_path / "out.pdf"]
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_file_that_cannot_be_written_is_named(
    parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = make_dialog(parent)
    dialog.ask_save = lambda *_: str(tmp_path / "missing" / "out.pdf")
    with qtbot.assertNotEmitted(dialog.exported):
        dialog.save_pdf()
    assert "Could not save" in dialog.notice.text()
    assert dialog.controls.isEnabled()
    assert acting(dialog) == [True] * 2


def test_nothing_is_written_where_no_file_is_chosen(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    dialog.ask_save = lambda *_: "x.pdf"
    dialog.save_pdf()
    dialog.print()
    runner.go_on()
    dialog.ask_save = lambda *_: ""
    dialog.save_pdf()
    assert not runner.kept


def test_closing_ends_what_is_being_printed(parent: QWidget, tmp_path: Path) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    runner.go_on()
    dialog.ask_save = lambda *_: str(tmp_path / "out.pdf")
    dialog.save_pdf()
    assert acting(dialog) == [False] * 2
    assert not dialog.controls.isEnabled()
    (job,) = runner.kept
    dialog.view.page.resized.emit()  # the text that names the page takes room
    assert runner.is_pending(dialog)
    dialog.reject()
    assert job.stop.is_set()
    with pytest.raises(CutShortError):
        job.work(job.stop.is_set)
    assert not list(tmp_path.iterdir())


def test_another_error_is_raised(parent: QWidget) -> None:
    with pytest.raises(ZeroDivisionError):
        make_dialog(parent).on_failed(ZeroDivisionError())


def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
    """Choose to print into a PDF file."""
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName("printed.pdf")
    return QDialog.DialogCode.Accepted


def test_it_prints_what_it_shows(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(QPrintDialog, "exec", accept)
    dialog = make_dialog(parent)
    dialog.print()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


BOOK = """
title = "Winter"
solutions = "end"
paper = "152 x 229 mm"
margin = 12.5
captions = ["number"]
contents = true
output = "winter.pdf"

[[chapter]]
title = "First"
puzzles = ["two.json"]

[[chapter]]
title = "Second"
puzzles = ["folder"]
"""


def book_file(folder: Path, text: str = BOOK) -> str:
    """Write a book file and its puzzles, and return its path."""
    (folder / "two.json").write_text(TWO)
    (folder / "folder").mkdir()
    (folder / "folder" / "grid.txt").write_text("2 .\n. 2\n")
    path = folder / "book.toml"
    path.write_text(text)
    return str(path)


def test_a_book_file_replaces_the_puzzles_and_sets_the_options(
    parent: QWidget, tmp_path: Path
) -> None:
    dialog = make_dialog(parent)
    file = book_file(tmp_path)
    dialog.puzzles.ask_open = lambda *_: file
    dialog.puzzles.book_button.click()
    book = pages_of(dialog).book
    assert [(chapter.title, len(chapter.puzzles)) for chapter in book.chapters] == [
        ("First", 2),
        ("Second", 1),
    ]
    said = read_book_file(Path(file))
    assert book.options == said.options
    shown = [dialog.puzzles.list.item(at).text() for at in range(dialog.puzzles.list.count())]
    assert shown[0] == "First"
    assert shown[3] == "Second"
    suggested: list[str] = []

    def ask(_parent: QWidget, path: str, _pattern: str) -> str:
        suggested.append(path)
        return ""

    dialog.ask_save = ask
    dialog.save_pdf()
    assert suggested == [str(said.output)]


def test_the_dialog_makes_the_same_book_as_the_terminal(
    parent: QWidget, tmp_path: Path, qapp: QApplication
) -> None:
    file = book_file(tmp_path)
    assert cli.main(["print", file]) == 2  # one puzzle has several solutions
    dialog = make_dialog(parent)
    dialog.puzzles.ask_open = lambda *_: file
    dialog.puzzles.open_book()
    again = tmp_path / "again.pdf"
    dialog.ask_save = lambda *_: str(again)
    dialog.save_pdf()
    assert again.read_bytes() == (tmp_path / "winter.pdf").read_bytes()


def test_a_removed_puzzle_leaves_its_chapter_and_a_heading_cannot_be_removed(
    parent: QWidget, tmp_path: Path
) -> None:
    dialog = make_dialog(parent)
    file = book_file(tmp_path)
    dialog.puzzles.ask_open = lambda *_: file
    dialog.puzzles.open_book()
    dialog.puzzles.list.setCurrentRow(0)
    dialog.puzzles.remove()
    assert len(dialog.puzzles.games) == 3
    dialog.puzzles.list.setCurrentRow(4)
    dialog.puzzles.remove()
    assert [chapter.title for chapter in pages_of(dialog).book.chapters] == ["First"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 3", "puzzles: expected a list of files"),
        ('puzzles = ["missing.txt"]', "missing.txt: No such file or directory"),
        ('puzzles = ["book.toml"]', "book.toml: "),
    ],
)
def test_a_book_file_that_cannot_be_used_changes_nothing(
    text: str, said: str, parent: QWidget, tmp_path: Path
) -> None:
    dialog = make_dialog(parent)
    file = book_file(tmp_path, text)
    dialog.puzzles.ask_open = lambda *_: file
    dialog.puzzles.open_book()
    assert said in dialog.notice.text()
    assert dialog.puzzles.games == [HALF]


def test_a_book_is_saved_and_opened_again(parent: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "book.toml"
    dialog = make_dialog(parent)
    choose(dialog, "solutions", BookPlace.END)
    dialog.ask_save = lambda *_: str(path.with_suffix(""))
    dialog.puzzles.save_button.click()
    assert dialog.notice.text() == "Saved as book.toml; its puzzles are in files beside it."
    assert acting(dialog) == [True] * 2
    assert dialog.puzzles.isEnabled()
    other = make_dialog(parent, SavedGame(NONE))
    other.puzzles.ask_open = lambda *_: str(path)
    other.puzzles.open_book()
    assert pages_of(other).book.options == pages_of(dialog).book.options
    assert other.puzzles.games == [HALF]


def test_a_book_that_cannot_be_saved_is_reported(parent: QWidget, tmp_path: Path) -> None:
    dialog = make_dialog(parent)
    dialog.ask_save = lambda *_: ""
    dialog.save_book()
    assert not dialog.notice.text()
    dialog.ask_save = lambda *_: str(tmp_path / "missing" / "book.toml")
    dialog.save_book()
    assert "No such file" in dialog.notice.text()
    assert acting(dialog) == [True] * 2
