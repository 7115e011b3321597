"""The dialog that exports puzzles as a web page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog
from shikaku_gui.model import Puzzle
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, PUZZLE, SEVERAL, SOLUTION
from tests.gui.waiting import Waiting

_DATA = re.compile(r'<script type="application/json" id="puzzle">(.*?)</script>')


def make_dialog(
    parent: QWidget, path: Path, game: SavedGame = HALF, runner: Jobs | None = None
) -> WebPageDialog:
    """Make the dialog, which then asks for no other file."""
    dialog = WebPageDialog(game, runner or AtOnce(), "", parent)
    dialog.ask_save = lambda *_: str(path)
    return dialog


def add(dialog: WebPageDialog, folder: Path, text: str) -> None:
    """Add the puzzles of a file with this text."""
    file = folder / "more.txt"
    file.write_text(text)
    dialog.puzzles.ask_open = lambda *_: str(file)
    dialog.puzzles.add()


def data_in(path: Path) -> dict[str, Any]:
    """Return what the script of a page reads."""
    found = _DATA.search(path.read_text("utf-8"))
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.mark.parametrize("name", ["page", "page.html"])
def test_a_page_with_the_solution_is_written(name: str, parent: QWidget, tmp_path: Path) -> None:
    dialog = make_dialog(parent, tmp_path / name)
    dialog.save_button.click()
    data = data_in(tmp_path / "page.html")
    (puzzle,) = data["puzzles"]
    assert puzzle["solution"] == [list(rect) for rect in SOLUTION]
    assert len(puzzle["steps"]) == len(SOLUTION)
    assert puzzle["drawn"] == []
    assert not data["coordinates"]
    assert PUZZLE.author in puzzle["facts"]
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_all_puzzles_are_on_the_page_as_chosen(parent: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    dialog = make_dialog(parent, path)
    assert not dialog.title.isEnabled()
    add(dialog, tmp_path, "2x2:4c\n2x2:2b2\n")
    assert dialog.title.isEnabled()
    dialog.title.setText("Monday")
    dialog.coordinates.setChecked(True)
    dialog.progress.setChecked(True)
    dialog.save()
    data = data_in(path)
    assert data["coordinates"]
    assert [len(puzzle["drawn"]) for puzzle in data["puzzles"]] == [2, 0, 0]
    assert [puzzle["solution"] is None for puzzle in data["puzzles"]] == [False, False, True]
    assert '<h1 dir="auto">Monday</h1>' in path.read_text("utf-8")


def test_the_page_of_a_book_has_its_title(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("2x2:4c\n2x2:4c\n")
    book = tmp_path / "BOOK.toml"
    book.write_text('title = "Winter"\npuzzles = ["a.txt"]')
    dialog = make_dialog(parent, tmp_path / "page.html")
    dialog.puzzles.ask_open = lambda *_: str(book)
    dialog.puzzles.open_book()
    assert dialog.title.text() == "Winter"
    assert dialog.save_button.isEnabled()


def test_too_many_cells_are_reported_before_saving(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = make_dialog(parent, tmp_path / "page.html", SavedGame(Puzzle(101, 100, {})))
    assert "A puzzle on a web page can have at most 10" in dialog.notice.text()
    assert not dialog.save_button.isEnabled()
    monkeypatch.setattr("shikaku_gui.play.MAX_WEB_CELLS_OF_ALL", 15)
    dialog = make_dialog(parent, tmp_path / "page.html")
    assert dialog.save_button.isEnabled()
    add(dialog, tmp_path, "2x2:4c\n")
    assert dialog.notice.text() == "The puzzles of a web page can have at most 15 cells in all."
    assert not dialog.save_button.isEnabled()
    dialog.puzzles.remove()
    assert not dialog.notice.text()
    assert dialog.save_button.isEnabled()


def test_a_page_that_cannot_be_written_is_reported(parent: QWidget, tmp_path: Path) -> None:
    dialog = make_dialog(parent, tmp_path / "missing" / "page.html", SavedGame(SEVERAL))
    dialog.save()
    assert "No such file" in dialog.notice.text()
    assert dialog.save_button.isEnabled()
    dialog.ask_save = lambda *_: ""
    dialog.save()
    with pytest.raises(ZeroDivisionError):
        dialog.on_failed(ZeroDivisionError())


def test_nothing_changes_while_the_page_is_made(parent: QWidget, tmp_path: Path) -> None:
    runner, path = Waiting(), tmp_path / "page.html"
    dialog = make_dialog(parent, path, runner=runner)
    dialog.save()
    assert not dialog.puzzles.isEnabled()
    assert not dialog.save_button.isEnabled()
    dialog.prepared.emit(1)
    assert dialog.notice.text() == "Preparing puzzle 1 of 1"
    dialog.reject()
    runner.go_on()
    assert not path.exists()
