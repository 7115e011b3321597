"""After a game, a puzzle that needs one technique more than those mastered is offered."""

from datetime import UTC, date, datetime

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import HintsUsed
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.play import HintDegree
from shikaku_gui.solver import Recipe, Technique
from shikaku_gui.store import DrillAnswer, PlayerHistory, drill_answers, record_drill
from tests.gui.playing import PUZZLE, SOLUTION, drag
from tests.known import known

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


def master(window: MainWindow, *techniques: Technique) -> None:
    """Answer enough drills to master the techniques."""

    def work(history: PlayerHistory) -> None:
        for technique in techniques:
            for _ in range(5):
                answer = DrillAnswer(technique, "a line", date(2026, 11, 23), True, False, 4.0)
                record_drill(history.database, answer, NOW)

    window.history_service.change(work)


def solve(window: MainWindow) -> list[str]:
    """Solve the puzzle, and return the buttons of the note."""
    for rect in SOLUTION:
        drag(window, rect)
    return [button.text for button in known(window.side.card.note).buttons]


def test_nothing_is_offered_while_nothing_is_mastered(window: MainWindow) -> None:
    assert solve(window)[:2] == ["Next Puzzle", "Review"]


def test_the_next_technique_is_offered_and_made(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Recipe] = []
    monkeypatch.setattr(window.next_step, "_make", made.append)
    master(window, Technique.ONLY_RECTANGLE)
    assert solve(window)[:3] == [
        "Next Puzzle",
        "Next Step: Only one clue reaches this cell",
        "Review",
    ]
    buttons = known(window.side.card.note).buttons
    assert [button.leading for button in buttons[:3]] == [True, False, False]
    buttons[1].act()
    (recipe,) = made
    assert (recipe.rows, recipe.cols, recipe.needs) == (8, 8, Technique.ONLY_CLUE)


def test_after_two_games_with_hints_it_is_one_lower(window: MainWindow) -> None:
    master(window, Technique.ONLY_CLUE)
    window.controller.session.game.count_hint(HintDegree.WHY)
    drag(window, SOLUTION[0])
    assert known(known(window.next_step.recipe()).needs) is Technique.SHARED_CELLS
    window.next_step.hints_before = sum(HintsUsed(nudge=2))
    assert known(known(window.next_step.recipe()).needs) is Technique.ONLY_CLUE


def test_techniques_that_no_puzzle_needs_are_passed_over(window: MainWindow) -> None:
    master(window, Technique.SHARED_CELLS)
    drag(window, SOLUTION[0])
    assert known(known(window.next_step.recipe()).needs) is Technique.STRANDED_CELL


def test_what_a_review_shows_as_missed_comes_up_in_the_drills(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.review.open(window.controller.session.game.saved(), window.pages.show_board)
    page = known(window.review.page.made)
    page.practised.emit(Technique.ONLY_CLUE, True, 3.0)
    page.practised.emit(Technique.POCKET, False, 9.0)
    found: list[tuple[DrillAnswer, ...]] = []
    window.history_service.ask(drill_answers, found.append)
    qtbot.waitUntil(lambda: bool(found))
    ((missed,),) = found
    assert (missed.technique, missed.drill, missed.is_known) == (Technique.POCKET, "", False)
    assert window.controller.puzzle == PUZZLE
