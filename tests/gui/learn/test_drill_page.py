"""Drills in the real window, with the gestures and keys of a player."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.learn import drill_controller
from shikaku_gui.gui.learn.drill_controller import DrillController
from shikaku_gui.gui.learn.drill_page import DrillPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Rect
from shikaku_gui.play import DrillRound, Tone, Tool, technique_name
from shikaku_gui.solver import Technique
from shikaku_gui.store import (
    DrillAnswer,
    DrillStock,
    LessonProgress,
    drill_answers,
    load_lesson_progress,
    record_drill,
    record_lesson,
)
from tests.gui.screen_reader import ScreenReader
from tests.known import known

# The 4 covers the columns on the left, the 2 the column on the right.
LINES = {
    Technique.ONLY_RECTANGLE: "clues:2x3/4a2c 0 only-rectangle",
    Technique.ONLY_CLUE: "clues:2x3/4a2c 0 only-clue\nclues:3x2/4c2a 0 only-clue",
    Technique.NO_ROOM: "clues:2x3/4a2c 0 no-room",
}
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
IMPOSSIBLE, RIGHT, SQUARE = Rect(0, 1, 1, 2), Rect(0, 2, 2, 1), Rect(0, 0, 2, 2)


@pytest.fixture
def drills(window: MainWindow, tmp_path: Path) -> DrillController:
    """Give what opens drills, with a few of them."""
    for technique, lines in LINES.items():
        (tmp_path / f"{technique.value}.txt").write_text(lines)
    window.acts["learn"].trigger()
    opener = window.learn.drills
    assert opener is not None
    opener.making.fill(None)
    opener._stock = DrillStock(tmp_path)
    return opener


def begin(drills: DrillController, technique: Technique) -> DrillPage:
    """Begin to practise a technique by its button."""
    drills.buttons[technique].click()
    return drills.page.get()


def test_a_drill_kept_on_another_path_is_passed_by(drills: DrillController, tmp_path: Path) -> None:
    lines = "clues:2x3/4a2c 9 only-clue\nclues:3x2/4c2a 0 only-clue"  # the first is solved by then
    (tmp_path / "only-clue.txt").write_text(lines)
    page = begin(drills, Technique.ONLY_CLUE)
    assert (page.controller.puzzle.rows, page.controller.puzzle.cols) == (3, 2)


def drag(page: DrillPage, rect: Rect) -> None:
    """Drag over a rectangle; over one cell it is a click."""
    grid = page.board.grid
    points = [(rect.row + 0.5, rect.col + 0.5), (rect.bottom - 0.5, rect.right - 0.5)]
    first, last = (
        QPoint(round(grid.left + col * grid.cell), round(grid.top + row * grid.cell))
        for row, col in points
    )
    QTest.mousePress(page.board, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseMove(page.board, last)
    QTest.mouseRelease(page.board, Qt.MouseButton.LeftButton, pos=last)


def press(page: DrillPage, *keys: Qt.Key, shift: bool = False) -> None:
    """Press keys on the board."""
    shifted = Qt.KeyboardModifier.ShiftModifier
    for key in keys:
        modifiers = shifted if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(page.board, key, modifiers)


def recorded(window: MainWindow) -> list[tuple[Technique, bool, bool]]:
    """Return the drills in the player's database: technique, right at once, helped."""
    answers: list[DrillAnswer] = []
    window.history_service.ask(drill_answers, answers.extend)
    return [(one.technique, one.correct, one.helped) for one in answers]


def shown_title(page: DrillPage) -> tuple[str, Tone]:
    """Return the title of the feedback and its tone."""
    feedback = page.panel.feedback
    assert feedback is not None
    return feedback.title, feedback.tone


def test_a_cell_is_pointed_at_with_the_mouse(window: MainWindow, drills: DrillController) -> None:
    page = begin(drills, Technique.ONLY_CLUE)
    assert window.pages.currentWidget() is page
    drag(page, Rect(0, 1, 1, 1))
    assert shown_title(page) == ("Not this cell", Tone.WRONG)
    assert recorded(window) == []
    drag(page, Rect(1, 2, 1, 1))
    assert shown_title(page) == ("Right", Tone.GOOD)
    assert page.controller.board_marks.marks
    assert recorded(window) == [(Technique.ONLY_CLUE, False, False)]


def test_a_rectangle_is_crossed_out_by_keys(window: MainWindow, drills: DrillController) -> None:
    page = begin(drills, Technique.NO_ROOM)
    assert page.board.hasFocus()
    page.session.cursor, page.session.cursor_shown = IMPOSSIBLE.first, True
    press(page, Qt.Key.Key_Right, shift=True)
    press(page, Qt.Key.Key_X)
    assert shown_title(page) == ("Right", Tone.GOOD)
    assert recorded(window) == [(Technique.NO_ROOM, True, False)]
    press(page, Qt.Key.Key_Escape)
    assert window.pages.on_library


def test_a_wrong_answer_is_taken_back_with_its_reason(
    window: MainWindow, drills: DrillController
) -> None:
    page = begin(drills, Technique.NO_ROOM)
    start = page.controller.board
    drag(page, RIGHT)
    assert shown_title(page)[0] == "Not quite"
    assert page.controller.board == start
    feedback = page.panel.feedback
    assert feedback is not None
    assert "part of the solution" in feedback.text.plain
    drag(page, IMPOSSIBLE)
    assert recorded(window) == [(Technique.NO_ROOM, False, False)]


def test_what_is_true_but_not_asked_for_is_no_mistake(
    window: MainWindow, drills: DrillController
) -> None:
    page = begin(drills, Technique.ONLY_RECTANGLE)
    drag(page, RIGHT)
    assert shown_title(page) == ("True, but not what was asked for", Tone.PLAIN)
    drag(page, Rect(0, 0, 2, 2))
    assert recorded(window) == [(Technique.ONLY_RECTANGLE, True, False)]


def test_help_says_more_each_time_and_is_noted(window: MainWindow, drills: DrillController) -> None:
    page = begin(drills, Technique.NO_ROOM)
    texts = []
    while not page.done:
        press(page, Qt.Key.Key_H)
        texts.append(page.panel.help_button.text())
    assert texts[:3] == ["Where?", "Why?", "Draw It"]
    assert recorded(window) == [(Technique.NO_ROOM, True, True)]


@pytest.mark.parametrize("tool", [Tool.PENCIL, Tool.CROSS_OUT, Tool.DRAW])
def test_any_tool_can_give_the_answer(
    window: MainWindow, drills: DrillController, tool: Tool
) -> None:
    page = begin(drills, Technique.ONLY_CLUE)
    page.tool_strip.tools[tool].click()
    how = {Tool.PENCIL: "Drag over cells", Tool.CROSS_OUT: "Drag over the", Tool.DRAW: "Drag to"}
    assert page.panel.keys.text().startswith(how[tool])
    drag(page, IMPOSSIBLE if tool is Tool.CROSS_OUT else RIGHT)
    assert recorded(window) == [(Technique.ONLY_CLUE, True, False)]


def test_no_position_is_shown_twice(window: MainWindow, drills: DrillController) -> None:
    page = begin(drills, Technique.ONLY_CLUE)
    drag(page, Rect(1, 2, 1, 1))
    page.panel.next_button.click()
    opened = page.opened
    assert opened is not None
    assert opened.drill.puzzle == "clues:3x2/4c2a"
    press(page, *[Qt.Key.Key_H] * 4)
    page.panel.next_button.click()
    assert page.panel.view is not None
    assert shown_title(page)[0] == "1 of 2 right at once"
    page.panel.leave_button.click()
    begin(drills, Technique.ONLY_CLUE)
    assert shown_title(page)[0] == "No new drill yet"


def test_today_practises_what_is_due_or_new(window: MainWindow, drills: DrillController) -> None:
    assert "Only one rectangle fits" in drills.today.text.text()
    assert not drills.today.isVisible()  # to a player who has learned no technique yet
    drills.today.button.click()
    lesson = window.learn.lesson_page.made
    assert lesson is not None
    assert lesson.panel.view is not None
    assert lesson.panel.view.title == "Only one rectangle fits"  # it is explained first
    lesson.panel.leave_button.click()
    drills.note_learned([Technique.ONLY_RECTANGLE])
    drills.today.button.click()
    page = drills.page.get()
    assert page is not None
    drag(page, Rect(0, 0, 2, 2))
    page.panel.next_button.click()
    assert shown_title(page)[0] == "1 of 1 right at once"
    page.panel.leave_button.click()
    standing = "Due tomorrow, 1 of 1 right at once, median 0 s"
    button = drills.buttons[Technique.ONLY_RECTANGLE]
    assert button.accessibleName() == f"Practise: Only one rectangle fits. Level 1 of 5. {standing}"
    assert drills.today.isVisible()
    assert window.learn.path is not None
    assert window.learn.path.tiles[1].more.full == standing
    assert "Only one clue reaches this cell" in drills.today.text.text()


def test_the_time_of_a_round_is_shown_and_its_end_is_heard(
    window: MainWindow, drills: DrillController, screen_reader: ScreenReader
) -> None:
    now = [0.0]
    begin(drills, Technique.NO_ROOM)
    page = drills.page.get()
    time = page.time
    assert page is not None
    assert not page.panel.stage.isVisible()
    screen_reader.take()
    time.follow(DrillRound([Technique.NO_ROOM], now=lambda: now[0]))
    shown = []
    for now[0] in (0.0, 200.0, 250.0, 300.0, 301.0):
        time.show_left()
        shown.append(page.panel.stage.text())
    assert page.panel.stage.isVisible()
    assert shown == [
        "About 5 minutes left",
        "About 2 minutes left",
        "Less than a minute left",
        *["The time is up: this drill is the last one."] * 2,
    ]
    heard = [one for one in screen_reader.take() if "left" in one or "time is up" in one]
    assert heard == ["The time is up: this drill is the last one."]


def test_the_end_of_a_round_is_not_heard_on_other_pages(
    window: MainWindow, drills: DrillController, screen_reader: ScreenReader
) -> None:
    begin(drills, Technique.NO_ROOM)
    now = [0.0]
    drills.page.get().time.follow(DrillRound([Technique.NO_ROOM], now=lambda: now[0]))
    window.pages.show_learning()
    screen_reader.take()
    now[0] = 301.0
    drills.page.get().time.show_left()
    assert not [one for one in screen_reader.take() if "time is up" in one]


def test_what_was_missed_in_games_is_named_and_practised(
    window: MainWindow, drills: DrillController
) -> None:
    assert not drills.missed.isVisible()
    missed = DrillAnswer(Technique.NO_ROOM, "", NOW.date(), False, True, 9.0)
    window.history_service.change(
        lambda history: record_drill(history.database, missed, NOW),
        lambda _: window.history_service.has_changed(),
    )
    assert drills.missed.isVisible()
    assert drills.missed.text.text() == "Missed in your games: No room for a neighbour."
    assert drills.missed.button.accessibleName() == f"Practise: {drills.missed.text.text()}"
    QTest.mouseClick(drills.missed.button, Qt.MouseButton.LeftButton)
    page = drills.page.get()
    assert page is not None
    drag(page, IMPOSSIBLE)
    assert shown_title(page) == ("Right", Tone.GOOD)
    page.panel.leave_button.click()
    assert drills.today.isVisible()
    assert not drills.missed.isVisible()


def test_tasks_and_verdicts_are_heard(
    window: MainWindow, drills: DrillController, screen_reader: ScreenReader, qtbot: QtBot
) -> None:
    page = begin(drills, Technique.NO_ROOM)
    qtbot.waitUntil(lambda: any("leave a neighbour no room" in one for one in screen_reader.heard))
    drag(page, IMPOSSIBLE)
    qtbot.waitUntil(lambda: any(one.startswith("Right. ") for one in screen_reader.heard))
    assert not any("R1C2" in one for one in screen_reader.heard)


def test_the_page_follows_the_colours(window: MainWindow, drills: DrillController) -> None:
    page = begin(drills, Technique.NO_ROOM)
    press(page, *[Qt.Key.Key_H] * 3)
    shown = page.panel.feedback
    window.theme.changed.emit()
    assert page.panel.feedback is not shown


def test_a_mixed_round_does_not_name_its_techniques(
    window: MainWindow, drills: DrillController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drill_controller, "choice", lambda techniques: techniques[0])
    for technique in LINES:
        answer = DrillAnswer(technique, "a", NOW.date(), True, False, 1.0)
        record_drill(window.history_service.database(), answer, NOW)
    window.history_service.has_changed()
    assert drills.mixed.isVisible()
    drills.mixed.button.click()
    page = drills.page.get()
    view = known(page.panel.view)
    shown = " ".join([view.title, view.know, view.do, view.keys]).lower()
    assert view.title == "Mixed round"
    for technique in Technique:
        assert str(technique_name(technique)).lower() not in shown
    assert page.session.tool is Tool.DRAW
    drag(page, SQUARE)
    assert shown_title(page) == ("Right: Only one rectangle fits", Tone.GOOD)


@pytest.mark.parametrize(
    ("learned", "answered", "shapes"), [(True, 9, True), (True, 8, False), (False, 9, False)]
)
def test_one_drill_in_ten_has_shape_clues_once_these_were_learned(
    window: MainWindow, drills: DrillController, learned: bool, answered: int, shapes: bool
) -> None:
    progress = LessonProgress(4, finished=learned)
    record_lesson(window.history_service.history().database, "shape-clues", progress)
    window.learn.refresh()
    day = NOW.date()
    drills._answers = tuple(
        DrillAnswer(Technique.PAIR, f"clues:1x{at}/ 0 pair", day, True, False, 1.0)
        for at in range(answered)
    )
    page = begin(drills, Technique.ONLY_CLUE)
    assert bool(page.controller.puzzle.shapes) is shapes


def test_a_mixed_round_is_offered_once_two_techniques_were_met(drills: DrillController) -> None:
    assert not drills.mixed.isVisible()


def test_who_knows_the_puzzle_shows_it_and_skips_lessons(
    window: MainWindow, drills: DrillController
) -> None:
    assert drills.placement.isVisible()
    drills.placement.button.click()
    page = drills.page.get()
    assert known(page.opened).drill.technique is Technique.ONLY_RECTANGLE
    drag(page, SQUARE)
    page.panel.next_button.click()
    assert known(page.opened).drill.technique is Technique.ONLY_CLUE
    drag(page, Rect(1, 0, 2, 1))  # wrong, so that the next answer is not the first
    drag(page, Rect(2, 0, 1, 2))
    page.panel.next_button.click()
    assert shown_title(page)[0] == "1 of 2 right at once"
    progress = load_lesson_progress(window.history_service.database())
    finished = {name for name, one in progress.items() if one.finished}
    assert finished == {"rules", "where-to-look", "only-rectangle"}
    page.panel.leave_button.click()
    assert not drills.placement.isVisible()
    assert known(window.learn.path).following().lesson.name == "only-clue"
