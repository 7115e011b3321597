"""The dialog that prints."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.paper.page_layout import Solutions
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.model import Puzzle
from tests.gui.boards import HALF, NONE, SEVERAL, SOLUTION
from tests.gui.waiting import Waiting

TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n1"}}'


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    """Give a window for the dialogs, which go with it."""
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget
    for dialog in widget.findChildren(QDialog):
        dialog.close()


def made(parent: QWidget, game: SavedGame = HALF, runner: Runner | None = None) -> PrintDialog:
    """Make the dialog."""
    return PrintDialog(game, runner or Runner(), "", parent)


def choose(dialog: PrintDialog, place: Solutions) -> None:
    """Choose where the solutions are printed."""
    dialog.controls.solutions.setCurrentIndex(dialog.controls.solutions.findData(place))


def acting(dialog: PrintDialog) -> list[bool]:
    """Tell of each button but Cancel whether it can be used."""
    box = dialog.buttons
    reject = QDialogButtonBox.ButtonRole.RejectRole
    return [b.isEnabled() for b in box.buttons() if box.buttonRole(b) is not reject]


def test_it_begins_with_the_puzzle_in_play_and_no_solution(parent: QWidget) -> None:
    booklet = made(parent).booklet
    assert booklet is not None
    assert [entry.game for entry in booklet.entries] == [HALF]
    assert booklet.options.solutions is Solutions.NONE


def test_solutions_are_found_when_they_are_asked_for(parent: QWidget) -> None:
    runner = Waiting()
    dialog = made(parent, runner=runner)
    assert not runner.kept
    choose(dialog, Solutions.FOOT)
    assert dialog.notice.text() == "Solving ..."
    assert dialog.booklet is None
    assert acting(dialog) == [False] * 3
    runner.go_on()
    assert dialog.booklet is not None
    assert dialog.booklet.entries[0].solution == SOLUTION
    assert acting(dialog) == [True] * 3
    assert not dialog.notice.text()


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [(SEVERAL, "Two ways: It has several solutions"), (NONE, "No way: It has no solution.")],
    ids=["several", "none"],
)
def test_a_puzzle_without_just_one_solution_is_named(
    puzzle: Puzzle, said: str, parent: QWidget
) -> None:
    dialog = made(parent, SavedGame(puzzle))
    for _ in range(2):  # the second time the answer is known already
        choose(dialog, Solutions.END)
        assert said in dialog.notice.text()
        assert dialog.controls.options.solutions is Solutions.NONE
        assert dialog.booklet is not None


def test_another_choice_stops_the_solving(parent: QWidget) -> None:
    runner = Waiting()
    dialog = made(parent, runner=runner)
    choose(dialog, Solutions.END)
    choose(dialog, Solutions.NONE)
    assert not runner.busy
    assert acting(dialog) == [True] * 3


def test_puzzles_are_added_from_files_and_removed(parent: QWidget, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(TWO)
    dialog = made(parent)
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
    dialog = made(parent)
    dialog.puzzles.ask_open = lambda *_: str(file)
    dialog.puzzles.add_button.click()
    assert dialog.notice.text().startswith("in.txt: ")
    assert dialog.puzzles.games == [HALF]


def test_the_pages_can_be_leafed_through(parent: QWidget) -> None:
    dialog = made(parent)
    choose(dialog, Solutions.END)
    view = dialog.view
    assert (view.back.isEnabled(), view.on.isEnabled()) == (False, True)
    first = view.page.grab().toImage()
    view.on.click()
    assert view.place.text() == "Page 2 of 2"
    assert (view.back.isEnabled(), view.on.isEnabled()) == (True, False)
    assert view.page.grab().toImage() != first
    choose(dialog, Solutions.NONE)
    assert view.index == 0


def test_it_writes_a_pdf_file(parent: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = made(parent)
    dialog.ask_save = lambda *_: str(tmp_path / "out")
    with qtbot.waitSignal(dialog.exported) as exported:
        dialog.save_pdf()
    assert exported.args == [tmp_path / "out.pdf"]
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_file_that_cannot_be_written_is_named(
    parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = made(parent)
    dialog.ask_save = lambda *_: str(tmp_path / "missing" / "out.pdf")
    with qtbot.assertNotEmitted(dialog.exported):
        dialog.save_pdf()
    assert "cannot be written" in dialog.notice.text()


def test_every_choice_reaches_the_pages(parent: QWidget) -> None:
    dialog = made(parent)
    for box in ("large", "coordinates", "progress", "marks", "links"):
        before = getattr(dialog.controls.options, box)
        getattr(dialog.controls, box).click()
        assert getattr(dialog.controls.options, box) is not before
    dialog.controls.per_page.setCurrentIndex(4)
    dialog.controls.papers.setCurrentText("A5")
    assert dialog.booklet is not None
    assert dialog.booklet.options.per_page == 9
    assert dialog.controls.paper == "A5"


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
    dialog = made(parent)
    dialog.print()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_the_preview_shows_the_pages(parent: QWidget, tmp_path: Path) -> None:
    dialog = made(parent)
    dialog.look()
    (preview,) = dialog.findChildren(QPrintPreviewDialog)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "preview.pdf"))
    preview.paintRequested.emit(printer)
    assert (tmp_path / "preview.pdf").read_bytes().startswith(b"%PDF")
    preview.close()
