"""The dialog that exports a picture."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.board.board_picture import Shows
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.model import Pencil
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, NONE, PUZZLE, SEVERAL, SOLUTION
from tests.gui.waiting import Waiting


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window for the dialogs."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def make_dialog(
    parent: QWidget, game: SavedGame = HALF, runner: Jobs | None = None
) -> ExportDialog:
    """Make the dialog."""
    return ExportDialog(game, runner or AtOnce(), "", parent)


def test_it_begins_with_the_game_as_it_stands(parent: QWidget) -> None:
    assert make_dialog(parent).shows is Shows.PROGRESS
    fresh = make_dialog(parent, SavedGame(PUZZLE))
    assert fresh.shows is Shows.PUZZLE
    assert not fresh.radios[Shows.PROGRESS].isEnabled()


def test_marks_are_shown_where_there_are_some_and_on_request(parent: QWidget) -> None:
    assert not make_dialog(parent).marks.isEnabled()
    dialog = make_dialog(parent, SavedGame(PUZZLE, (Pencil((PUZZLE.grid,)),), 1))
    assert dialog.shows is Shows.PROGRESS
    assert dialog.marks.isEnabled()
    plain = dialog.picture
    assert plain is not None
    assert plain.notes is None
    dialog.marks.click()
    noted = dialog.picture
    assert noted is not None
    assert noted.notes is not None
    dialog.radios[Shows.PUZZLE].click()
    assert not dialog.marks.isEnabled()


def test_the_solution_is_found_when_it_is_asked_for(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    assert not runner.kept
    dialog.radios[Shows.SOLUTION].setChecked(True)
    assert dialog.message.text() == "Solving…"
    assert not dialog.save_button.isEnabled()
    runner.go_on()
    assert dialog.picture is not None
    assert dialog.picture.rects == SOLUTION
    assert dialog.save_button.isEnabled()
    assert not dialog.message.text()


def test_the_solution_is_looked_for_once(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    for shows in (Shows.SOLUTION, Shows.PUZZLE, Shows.SOLUTION):
        dialog.radios[shows].setChecked(True)
    assert len(runner.kept) == 1
    runner.go_on()
    dialog.coordinates.setChecked(True)
    assert not runner.kept


def test_nobody_waits_for_a_solution_that_will_not_come(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("shikaku_gui.gui.paper.export_dialog.find_unique_solution", broken)
    dialog = make_dialog(parent)
    with pytest.raises(ZeroDivisionError):
        dialog._solve()
    assert "Something went wrong" in dialog.message.text()
    assert not dialog.radios[Shows.SOLUTION].isEnabled()


@pytest.mark.parametrize(
    ("puzzle", "said"), [(SEVERAL, "several solutions"), (NONE, "The clues add up to 3")]
)
def test_where_there_is_not_one_solution_it_says_so(
    puzzle: object, said: str, parent: QWidget
) -> None:
    assert puzzle in (SEVERAL, NONE)
    dialog = make_dialog(parent, SavedGame(SEVERAL if puzzle is SEVERAL else NONE))
    dialog.radios[Shows.SOLUTION].setChecked(True)
    assert said in dialog.message.text()
    assert dialog.shows is Shows.PUZZLE
    assert not dialog.radios[Shows.SOLUTION].isEnabled()
    assert dialog.save_button.isEnabled()


def test_closing_it_ends_the_work(parent: QWidget) -> None:
    runner = Waiting()
    dialog = make_dialog(parent, runner=runner)
    dialog.radios[Shows.SOLUTION].setChecked(True)
    (job,) = runner.kept
    dialog.reject()
    assert job.stop.is_set()
    assert not runner.is_pending(dialog)
    runner.go_on()


@pytest.mark.parametrize(
    ("answer", "name"), [("a.svg", "a.svg"), ("a.PDF", "a.PDF"), ("a", "a.png"), ("a.b", "a.b.png")]
)
def test_it_writes_the_kind_of_picture_that_the_name_says(
    answer: str, name: str, parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = make_dialog(parent)
    dialog.ask_save = lambda *_: str(tmp_path / answer)
    with qtbot.waitSignal(dialog.exported) as exported:
        dialog.save_button.click()
    assert exported.args == [tmp_path / name]
    assert (tmp_path / name).stat().st_size


def test_it_suggests_a_name_that_a_file_can_have(parent: QWidget) -> None:
    asked: list[str] = []
    dialog = make_dialog(parent)

    def cancel(_parent: QWidget, suggested: str, _pattern: str) -> str:
        asked.append(suggested)
        return ""

    dialog.ask_save = cancel
    dialog.save_button.click()
    assert asked == ["Small one & only.png"]


def test_a_failure_is_shown_and_the_dialog_stays(
    parent: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = make_dialog(parent)
    dialog.show()
    dialog.save_button.setFocus()
    dialog.ask_save = lambda *_: str(tmp_path / "missing" / "a.png")
    with qtbot.assertNotEmitted(dialog.exported):
        dialog.save_button.click()
    assert "Could not save" in dialog.message.text()
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.save_button


def test_size_and_numbers_follow_the_choices(parent: QWidget) -> None:
    dialog = make_dialog(parent)
    before = dialog.size_label.text()
    dialog.scale.setValue(4)
    doubled = dialog.size_label.text()
    dialog.coordinates.setChecked(True)
    assert len({before, doubled, dialog.size_label.text()}) == 3
    assert dialog.picture is not None
    assert dialog.picture.coordinates


def test_it_copies_what_it_shows(parent: QWidget) -> None:
    dialog = make_dialog(parent)
    dialog.copy_button.click()
    image = QGuiApplication.clipboard().image()
    assert isinstance(image, QImage)
    assert dialog.size_label.text() == f"{dimensions(image.width(), image.height())} pixels"
