"""The grade in the window: found when idle, shown with the hardest step, saved."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import IDLE_MILLISECONDS, Stop
from shikaku_gui.gui.base.translation import firm_numbers
from shikaku_gui.gui.hints import puzzle_grader
from shikaku_gui.gui.library.entry_texts import time_to_play
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store import EntryOrigin, EntryState, LibraryEntry
from shikaku_gui.store.library_entry import PuzzleSummary
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NO_WAY = Puzzle(3, 3, {Cell(1, 2): 4, Cell(2, 0): 2, Cell(2, 1): 3})
ONE_MOMENT = Puzzle(
    4, 4, {Cell(0, 0): 4, Cell(1, 1): 4, Cell(2, 2): 2, Cell(3, 0): 3, Cell(3, 3): 3}
)
NO_CLUES = Puzzle(2, 2, {})


@pytest.mark.parametrize(
    ("puzzle", "level", "words"),
    [
        (PUZZLE, "Gentle", "hardest technique: "),
        (ONE_MOMENT, "Medium", "one hard moment: "),
        (TWO_WAYS, "No grade", "several solutions"),
        (NO_WAY, "No grade", "no solution"),
    ],
)
def test_the_grade_and_why(
    qtbot: QtBot, make_window: MakeWindow, puzzle: Puzzle, level: str, words: str
) -> None:
    window = make_window(puzzle)
    head = window.side.head
    window.hint_tools.grader.begin()
    qtbot.waitUntil(lambda: level in head.title.text() + head.grade.text())
    assert head.pips.isVisible() is (level != "No grade")
    assert words in f"{head.grade.text()} {head.details.text()}".lower()
    assert "score" not in head.grade.text().lower()  # a figure that only an expert reads


def test_what_only_some_ask_for_is_behind_a_button(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    head = window.side.head
    window.hint_tools.grader.begin()
    qtbot.waitUntil(head.pips.isVisible)
    assert not head.details.isVisible()
    head.info_button.click()
    lines = head.details.text().splitlines()
    assert head.details.isVisible()
    assert lines[0] == f"{len(PUZZLE.clues)}\N{NO-BREAK SPACE}clues"
    assert lines[1].startswith("Hardest technique: ")
    assert lines[2].startswith("Score ")


def test_the_expected_time_is_shown_until_the_puzzle_is_begun(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    said = window.side.head.grade
    window.hint_tools.grader.begin()
    qtbot.waitUntil(lambda: "under a minute" in said.text())
    drag(window, SOLUTION[0])
    assert "minute" not in said.text()


@pytest.mark.parametrize("grade", ["medium", "hard"])
def test_the_panel_and_the_card_of_a_puzzle_expect_the_same_time(
    make_window: MakeWindow, grade: str
) -> None:
    """Also where grading finds another level than the one that comes with the puzzle."""
    puzzle = replace(PUZZLE, rows=30, cols=30, clues={}, grade=grade)
    summary = PuzzleSummary(grade=grade, rows=30, cols=30)
    entry = LibraryEntry(EntryOrigin.BUNDLED, Path("a.shikaku"), summary, EntryState.NEW)
    window = make_window(puzzle)
    window.hint_tools.grader.begin()
    assert time_to_play(entry)
    assert firm_numbers(time_to_play(entry)) in window.side.head.grade.text()


def test_it_is_saved_where_a_person_can_solve_the_puzzle(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    window.hint_tools.grader.begin()
    qtbot.waitUntil(lambda: window.controller.session.game.saved().puzzle.grade == "gentle")
    window.controller.open(SavedGame(TWO_WAYS))
    qtbot.waitUntil(lambda: "No grade" in window.side.head.grade.text())
    assert not window.side.head.pips.isVisible()
    assert window.controller.session.game.saved().puzzle.grade == ""


def test_what_makes_no_sense_is_not_graded(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(NO_CLUES)
    window.hint_tools.grader.begin()
    qtbot.wait(120)
    assert not window.side.head.pips.isVisible()


def test_an_error_is_reported_once_and_the_puzzle_not_graded_again(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Puzzle] = []

    def failing(puzzle: Puzzle, _stop: Stop) -> None:
        asked.append(puzzle)
        raise ImportError("no such module")

    monkeypatch.setattr(puzzle_grader, "_grade_puzzle", failing)
    window = make_window()
    with qtbot.captureExceptions() as told:
        window.hint_tools.grader.begin()
        qtbot.waitUntil(lambda: bool(told))
        qtbot.wait(3 * IDLE_MILLISECONDS)
    assert [kind for kind, _error, _trace in told] == [ImportError]
    assert asked == [PUZZLE]
    assert not window.side.head.pips.isVisible()
