"""Lessons in the real window, with the gestures of a player."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.learn.lesson_page import LessonPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Rect
from shikaku_gui.play import TaskKind, Tone, all_lessons
from shikaku_gui.store import load_lesson_progress
from tests.gui.conftest import MakeWindow
from tests.gui.learn.lesson_playing import click, drag, place, stretch
from tests.gui.screen_reader import ScreenReader

RULES = all_lessons()[0]
FIRST = Rect(2, 0, 2, 2)
MENDED = Rect(0, 0, 2, 3)
SOLVED = (
    *(Rect(0, 0, 2, 2), Rect(0, 2, 1, 3), Rect(1, 2, 2, 2), Rect(2, 0, 1, 2)),
    *(Rect(3, 0, 2, 1), Rect(3, 1, 2, 3), Rect(1, 4, 4, 1)),
)


@pytest.fixture
def page(window: MainWindow) -> LessonPage:
    """Give the page with the lesson on the rules, opened from the path."""
    window.acts["learn"].trigger()
    assert window.learn.path is not None
    QTest.mouseClick(window.learn.path.tiles[0], Qt.MouseButton.LeftButton)
    assert window.learn.lesson_page.made is not None
    return window.learn.lesson_page.made


def by_mouse(page: LessonPage) -> None:
    """Play the lesson on the rules with the mouse."""
    drag(page, FIRST)
    click(page.panel.next_button)
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=place(page, 0.5, 3.5))
    click(page.panel.next_button)
    stretch(page, (0.9, 1.05), (0.9, 0.5))
    click(page.panel.next_button)
    for rect in SOLVED:
        drag(page, rect)


def by_keyboard(page: LessonPage) -> None:
    """Play the lesson on the rules with keys alone."""
    keys(page, FIRST)
    press(page.panel.next_button, Qt.Key.Key_Return)
    move_to(page, 0, 3)
    press(page.board, Qt.Key.Key_Delete)
    press(page.panel.next_button, Qt.Key.Key_Return)
    keys(page, MENDED)
    press(page.panel.next_button, Qt.Key.Key_Return)
    for rect in SOLVED:
        keys(page, rect)


def press(widget: QWidget, *pressed: Qt.Key) -> None:
    """Press keys in the widget, which must have the focus."""
    for key in pressed:
        assert widget.hasFocus()
        QTest.keyClick(widget, key)


def move_to(page: LessonPage, row: int, col: int) -> None:
    """Move the cursor to a cell, by way of the corner: the first key only shows it."""
    press(page.board, *[Qt.Key.Key_Up] * page.controller.puzzle.rows)
    press(page.board, *[Qt.Key.Key_Left] * page.controller.puzzle.cols)
    press(page.board, *[Qt.Key.Key_Down] * row, *[Qt.Key.Key_Right] * col)


def keys(page: LessonPage, rect: Rect) -> None:
    """Draw a rectangle with the keyboard."""
    move_to(page, *rect.first)
    shift = Qt.KeyboardModifier.ShiftModifier
    for key, count in ((Qt.Key.Key_Down, rect.height - 1), (Qt.Key.Key_Right, rect.width - 1)):
        for _ in range(count):
            QTest.keyClick(page.board, key, shift)
    press(page.board, Qt.Key.Key_Return)


@pytest.mark.parametrize("play", [by_mouse, by_keyboard])
def test_the_rules_are_learned_by_playing(
    window: MainWindow, page: LessonPage, play: Callable[[LessonPage], None]
) -> None:
    assert window.side.tips.isVisibleTo(window.side)
    play(page)
    assert page.done
    assert page.controller.session.game.solved
    assert page.panel.feedback is not None
    assert page.panel.feedback.tone is Tone.GOOD
    progress = load_lesson_progress(window.history_service.database())
    assert progress["rules"].finished
    assert not window.side.tips.isVisibleTo(window.side)
    assert window.learn.path is not None
    assert window.learn.path.tiles[0].accessibleName().endswith("Done")


def test_the_rules_end_with_play(window: MainWindow, page: LessonPage) -> None:
    by_mouse(page)
    assert page.panel.next_button.text() == "Play"
    click(page.panel.next_button)
    assert window.pages.on_board
    assert not page.isVisible()


def test_the_game_in_progress_is_not_touched(window: MainWindow, page: LessonPage) -> None:
    game, board = window.controller.session, window.controller.board
    seconds = game.game.clock.seconds
    by_mouse(page)
    assert window.controller.session is game
    assert window.controller.board is board
    assert not game.game.clock.running
    assert game.game.clock.seconds == seconds
    assert not page.controller.session.game.clock.running


def test_a_broken_rule_is_named_and_can_be_corrected(page: LessonPage) -> None:
    drag(page, Rect(2, 0, 1, 3))
    feedback = page.panel.feedback
    assert feedback is not None
    assert feedback.tone is Tone.WRONG
    assert "1 too few" in feedback.text.plain
    assert not page.done
    drag(page, FIRST)
    assert page.done


def test_a_lesson_is_taken_up_where_it_was_left(window: MainWindow, page: LessonPage) -> None:
    drag(page, FIRST)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    path = window.learn.path
    assert path is not None
    assert path.isVisible()
    assert path.tiles[0].hasFocus()
    assert path.tiles[0].accessibleName() == "Lesson 0: The rules. 1 of 4 tasks done"
    path.tiles[0].click()
    assert page.isVisible()
    assert page.task.kind is TaskKind.REMOVE


def test_undo_stops_at_the_position(page: LessonPage) -> None:
    page.open(RULES, 1)
    drag(page, Rect(4, 0, 1, 2))
    before = page.task.start
    for _ in range(3):
        QTest.keyClick(page.board, Qt.Key.Key_U)
    assert page.controller.board == before
    QTest.keyClick(page.board, Qt.Key.Key_R)
    assert page.controller.board.covered == before.covered + 2
    click(page.panel.restart_button)
    assert page.controller.board == before


def test_help_says_more_each_time_and_then_draws(page: LessonPage) -> None:
    page.open(RULES, 3)
    said = []
    for _ in range(4):
        assert not page.controller.board.covered
        QTest.keyClick(page.board, Qt.Key.Key_H)
        said.append(page.panel.feedback.text.plain if page.panel.feedback else "")
    assert page.controller.board.covered
    assert len(set(said)) == 4
    assert page.panel.help_button.text() == "Help"


def test_what_to_do_and_what_came_of_it_is_announced(
    page: LessonPage, screen_reader: ScreenReader
) -> None:
    page.open(RULES)
    heard = " ".join(screen_reader.take())
    assert "Draw a rectangle of 4 cells around the 4" in heard
    assert "Task 1 of 4" in heard
    drag(page, FIRST)
    assert "That's it. That fits" in " ".join(screen_reader.take())


def test_f6_goes_between_board_and_panel(page: LessonPage) -> None:
    assert page.board.hasFocus()
    QTest.keyClick(page.window(), Qt.Key.Key_F6)
    assert page.panel.restart_button.hasFocus()
    QTest.keyClick(page.window(), Qt.Key.Key_F6)
    assert page.board.hasFocus()


@pytest.mark.parametrize("size", [(480, 360), (1280, 800)])
def test_what_came_of_an_act_can_be_seen(
    make_window: MakeWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = make_window(size=size)
    window.learn.open_first()
    page = window.learn.lesson_page.made
    assert page is not None
    drag(page, FIRST)
    card = page.panel.card
    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect().size() == card.size())
    assert page.panel.next_button.visibleRegion().boundingRect().size() == (
        page.panel.next_button.size()
    )
