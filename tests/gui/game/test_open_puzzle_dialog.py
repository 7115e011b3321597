"""The question whether to open a puzzle, with its preview."""

from threading import Event

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.formats.evidence import size_message
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.gui.game import open_puzzle_dialog
from shikaku_gui.gui.game.document import dialog_asker
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import Addable, PuzzleChoice, choice_of_readings
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store import AddedPuzzles, AddingProgress
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, NONE, PUZZLE, UNKNOWN

GAMES = (HALF, SavedGame(NONE), SavedGame(UNKNOWN))


def load(index: int) -> SavedGame:
    """Read a game; the last one cannot be read."""
    if index == len(GAMES):
        raise FormatError("a clue", "'x'", 3, 1)
    return GAMES[index]


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window for the dialogs."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_one_puzzle_is_shown_with_its_facts(parent: QWidget) -> None:
    dialog = OpenPuzzleDialog(PuzzleChoice(("",), load), AtOnce(), parent)
    dialog.show()
    assert not dialog.isModal()
    assert not dialog.list.isVisible()
    assert dialog.facts.text().splitlines() == [
        PUZZLE.title,
        PUZZLE.author,
        "3\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}4, 4 clues",
        "2 rectangles drawn",
    ]


def test_the_answer_is_yes_or_no(parent: QWidget, qtbot: QtBot) -> None:
    dialog = OpenPuzzleDialog(PuzzleChoice(("",), load), AtOnce(), parent)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.buttons.button(QDialogButtonBox.StandardButton.Open).click()
    assert chosen.args == [HALF]
    dialog = OpenPuzzleDialog(PuzzleChoice(("",), load), AtOnce(), parent)
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()


def test_one_of_several_is_chosen(parent: QWidget, qtbot: QtBot) -> None:
    dialog = OpenPuzzleDialog(PuzzleChoice(("a", "", "c"), load), AtOnce(), parent)
    dialog.show()
    assert [dialog.list.item(row).text() for row in range(3)] == ["a", "Untitled puzzle", "c"]
    dialog.list.setCurrentRow(1)
    assert "The clues add up to 3, but the grid has 4 cells." in dialog.facts.text()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.list.itemActivated.emit(dialog.list.item(1))
    assert chosen.args == [GAMES[1]]


@pytest.mark.parametrize("lines", [10, 40])
def test_on_the_smallest_screens_several_are_listed_without_a_preview(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    room = QSize(480, lines * parent.fontMetrics().lineSpacing())
    monkeypatch.setattr(open_puzzle_dialog, "room_for", lambda _window: room)
    monkeypatch.setattr(open_puzzle_dialog, "is_narrow", lambda _window: True)
    dialog = OpenPuzzleDialog(PuzzleChoice(("a", "b"), load), AtOnce(), parent)
    dialog.show()
    for part in (dialog.preview, dialog.facts):
        assert part.isVisible() is (lines == 40)
    one = OpenPuzzleDialog(PuzzleChoice(("",), load), AtOnce(), parent)
    one.show()
    assert one.preview.isVisible()


def test_one_that_cannot_be_read_says_why(parent: QWidget, qtbot: QtBot) -> None:
    dialog = OpenPuzzleDialog(PuzzleChoice(("a", "b", "c", "d"), load), AtOnce(), parent)
    dialog.list.setCurrentRow(3)
    assert dialog.facts.text() == "line 3, column 1: expected a clue, found 'x'"
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Open).isEnabled()
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    dialog.list.setCurrentRow(0)
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Open).isEnabled()


def test_the_preview_follows_the_choice(parent: QWidget) -> None:
    dialog = OpenPuzzleDialog(PuzzleChoice(("a", "b"), load), AtOnce(), parent)
    assert isinstance(dialog.preview, BoardPreview)
    first = dialog.preview.grab().toImage()
    dialog.list.setCurrentRow(1)
    assert dialog.preview.grab().toImage() != first


def test_adding_shows_how_far_it_is_and_is_stopped(parent: QWidget, qtbot: QtBot) -> None:
    runner, begun, ended = Jobs(), Event(), Event()

    def add(progress: AddingProgress) -> AddedPuzzles:
        progress.total = 10
        progress.step()
        begun.set()
        try:
            while True:
                progress.step()
                progress.done = 1
        finally:
            ended.set()

    addable = Addable(add, lambda _added: pytest.fail("added"))
    dialog = OpenPuzzleDialog(PuzzleChoice(("a", "b"), load, addable), runner, parent)
    dialog.show()
    dialog.add_button.click()
    assert dialog.bar.isVisible()
    assert not dialog.add_button.isEnabled()
    qtbot.waitUntil(lambda: begun.is_set() and dialog.bar.maximum() == 10)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    qtbot.waitUntil(ended.is_set)
    runner.close()


@pytest.mark.parametrize("press", ["Open", "Cancel", "Escape", "close", "add"])
def test_only_where_nothing_is_opened_or_added_the_question_is_declined(
    parent: QWidget, press: str
) -> None:
    declined: list[bool] = []
    addable = Addable(lambda _progress: AddedPuzzles(None, 0, 0, 0), lambda _added: None)
    choice = PuzzleChoice(("a", "b"), load, addable, declined=lambda: declined.append(True))
    dialog_asker(AtOnce())(parent, choice, lambda _game: None)
    (dialog,) = parent.findChildren(OpenPuzzleDialog)
    if press == "add":
        dialog.add_button.click()
    elif press == "close":
        dialog.close()
    elif press == "Escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.buttons.button(QDialogButtonBox.StandardButton[press]).click()
    assert declined == ([] if press in {"Open", "add"} else [True])
    assert not dialog.isVisible()


def test_the_readings_of_a_puzzle_are_chosen_by_keyboard(parent: QWidget, qtbot: QtBot) -> None:
    games = [
        SavedGame(Puzzle(rows, cols, {Cell(0, 0): 8}), way=size_message(words, rows, cols))
        for rows, cols, words in ((3, 3, "{rows}, {cols}"), (2, 4, "{cols}, {rows}"))
    ]
    dialog = OpenPuzzleDialog(choice_of_readings(games), AtOnce(), parent)
    dialog.show()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentItem().text() == "4 columns, 2 rows: the areas add up"
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert chosen.args == [games[1]]
