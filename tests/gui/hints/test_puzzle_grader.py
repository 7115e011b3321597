"""The grade in the window: found when idle, shown with the hardest step, saved."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import IDLE_MILLISECONDS, Stop
from shikaku_gui.gui.hints import puzzle_grader
from shikaku_gui.model import Cell, Puzzle
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
    window.side.show_tips(False)  # not a new player, to whom the technique says nothing
    assert not window.side.grade.isVisible()
    window.hint_tools.grader.begin()
    qtbot.waitUntil(window.side.grade.isVisible)
    assert f"<b>{level}</b>" in window.side.grade.text()
    assert words in window.side.grade.text()
    assert "score" not in window.side.grade.text()  # a figure that only an expert can read


def test_the_expected_time_is_shown_until_the_puzzle_is_begun(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    window.hint_tools.grader.begin()
    qtbot.waitUntil(window.side.expected_time.isVisible)
    said = window.side.expected_time.text()
    assert said == "Estimated time: less than a minute"
    drag(window, SOLUTION[0])
    assert not window.side.expected_time.isVisible()


def test_it_is_saved_where_a_person_can_solve_the_puzzle(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    window.hint_tools.grader.begin()
    qtbot.waitUntil(lambda: window.controller.session.game.saved().puzzle.grade == "gentle")
    window.controller.open(SavedGame(TWO_WAYS))
    assert not window.side.grade.isVisible()
    qtbot.waitUntil(window.side.grade.isVisible)
    assert window.controller.session.game.saved().puzzle.grade == ""


def test_what_makes_no_sense_is_not_graded(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(NO_CLUES)
    window.hint_tools.grader.begin()
    qtbot.wait(120)
    assert not window.side.grade.isVisible()


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
    assert not window.side.grade.isVisible()
