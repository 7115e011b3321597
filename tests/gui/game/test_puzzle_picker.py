"""The list of the puzzles of a text, with pictures."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.game import puzzle_picker
from shikaku_gui.gui.game.puzzle_picker import PuzzlePicker
from shikaku_gui.model import Puzzle
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF, NONE, PUZZLE, UNKNOWN

GAMES = (HALF, SavedGame(NONE), SavedGame(UNKNOWN))
MANY = 5_000


def load(index: int) -> SavedGame:
    """Read a game; the one after the last cannot be read."""
    if index == len(GAMES):
        raise FormatError("a clue", "'x'", 3, 1)
    return GAMES[index % len(GAMES)]


def numbers(count: int) -> tuple[str, ...]:
    """Return the names of puzzles that have none."""
    return tuple(str(number) for number in range(1, count + 1))


def pictured(names: PuzzlePicker) -> list[int]:
    """Return the rows with a picture."""
    return [row for row in range(names.count()) if not names.item(row).icon().isNull()]


def shown(names: PuzzlePicker, qtbot: QtBot) -> PuzzlePicker:
    """Show a list until it has described what is in view."""
    qtbot.addWidget(names)
    names.resize(300, 400)
    names.show()
    qtbot.waitUntil(lambda: described(names))
    return names


def described(names: PuzzlePicker) -> bool:
    """Tell whether each row in view has the name of its puzzle."""
    first = names.indexAt(names.viewport().rect().topLeft()).row()
    return all("." in names.item(row).text() for row in range(first, first + 6))


def test_puzzles_without_names_are_listed_with_pictures(qtbot: QtBot) -> None:
    names = PuzzlePicker(numbers(4), load, AtOnce())
    qtbot.addWidget(names)
    names.show()
    qtbot.waitUntil(lambda: "." in names.item(3).text())
    assert [names.item(row).text() for row in range(4)] == [
        f"1. {PUZZLE.title}",
        f"2. {NONE.title}",
        f"3. {puzzle_name(UNKNOWN)}",
        "4. could not be read",
    ]
    assert pictured(names) == [0, 1, 2]


def test_only_puzzles_in_view_are_read(qtbot: QtBot) -> None:
    read = []

    def note(index: int) -> SavedGame:
        read.append(index)
        return load(index)

    names = shown(PuzzlePicker(numbers(MANY), note, AtOnce()), qtbot)
    assert 5 <= len(read) <= 9
    names.scrollToBottom()
    qtbot.waitUntil(lambda: MANY - 1 in read and described(names))
    assert len(read) <= 18
    assert names.item(MANY // 2).text() == str(MANY // 2 + 1)


def test_rows_keep_their_places_when_pictures_arrive(qtbot: QtBot) -> None:
    names = shown(PuzzlePicker(numbers(MANY), load, AtOnce()), qtbot)
    without = names.sizeHintForIndex(names.model().index(MANY - 1, 0))
    assert names.sizeHintForIndex(names.model().index(0, 0)).height() == without.height()


def test_the_oldest_pictures_are_forgotten(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_picker, "_MOST_PICTURES", 20)
    names = shown(PuzzlePicker(numbers(MANY), load, AtOnce()), qtbot)
    for row in (20, 40, 60, 0):
        names.scrollToItem(names.item(row), PuzzlePicker.ScrollHint.PositionAtTop)
        names.viewport().repaint()
        qtbot.waitUntil(lambda: described(names))
    qtbot.waitUntil(lambda: 0 in pictured(names))
    assert len(pictured(names)) <= 20


def test_a_large_grid_has_a_name_but_no_picture(qtbot: QtBot) -> None:
    large = Puzzle(51, 51, {})
    names = PuzzlePicker(("1", "2"), lambda _index: SavedGame(large), AtOnce())
    qtbot.addWidget(names)
    names.show()
    qtbot.waitUntil(lambda: names.item(1).text() == f"2. {puzzle_name(large)}")
    assert pictured(names) == []


def test_an_error_of_the_program_is_not_hidden_in_the_list(qtbot: QtBot) -> None:
    def broken(_index: int) -> SavedGame:
        raise ZeroDivisionError

    parent = QWidget()
    qtbot.addWidget(parent)
    names = PuzzlePicker(("1", "2"), broken, AtOnce())
    names.setParent(parent)
    with qtbot.captureExceptions() as errors:
        parent.show()
        qtbot.waitUntil(lambda: bool(errors))
    assert errors[0][0] is ZeroDivisionError
    names.stop()
    errors.clear()
