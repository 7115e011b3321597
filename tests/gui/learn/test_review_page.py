"""The review of a game in the window: from the finish and the history, by pointer and keys."""

from itertools import accumulate

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import HintDegree, HintTaken, SavedGame
from shikaku_gui.gui.learn.review_page import ReviewPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Erase, Move, Place, Rect
from shikaku_gui.play import Tone
from shikaku_gui.solver import MarkRole
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag
from tests.gui.screen_reader import ScreenReader
from tests.known import known

WRONG = Rect(1, 0, 1, 2)
ACTS: tuple[tuple[Move, int], ...] = (
    (Place(WRONG), 5),
    (Erase(WRONG), 7),
    *((Place(rect), 3) for rect in SOLUTION),
)
TIMES = tuple(1000 * at for at in accumulate(seconds for _, seconds in ACTS))
GAME = SavedGame(
    PUZZLE,
    tuple(move for move, _ in ACTS),
    len(ACTS),
    TIMES[-1] / 1000,
    times=TIMES,
    hints_taken=(HintTaken(TIMES[2] + 1000, 3, HintDegree.WHY),),
)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(GAME)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> ReviewPage:
    """Open the review of the game."""
    window.review.open(GAME, window.pages.show_board)
    page = known(window.review.page.made)
    qtbot.waitUntil(lambda: page.review is not None)
    return page


def turn(page: ReviewPage, qtbot: QtBot, steps: int = 1) -> None:
    page.turn(steps)
    qtbot.waitUntil(lambda: page.at < 0 or page.hint is not None)


def draw(page: ReviewPage, rect: Rect, qtbot: QtBot) -> str:
    """Draw a rectangle on the page, and return the title of what is said of it."""
    page.controller.notify(page.controller.session.play(Place(rect)))
    qtbot.waitUntil(lambda: page.panel.feedback is not None)
    return known(page.panel.feedback).title


def shown_buttons(page: ReviewPage) -> list[str]:
    panel = page.panel
    buttons = (panel.next_button, panel.help_button, panel.restart_button, panel.leave_button)
    return [button.text() for button in buttons if not button.isHidden()]


def test_the_overview_lists_the_moments(page: ReviewPage) -> None:
    view = known(page.panel.view)
    assert view.title == "Review: Small"
    assert "wrong rectangle was on the board for 7 s" in view.know
    assert view.links == ("0:05: Wrong rectangle (7 s)", "0:15: Hint (1 s)")
    assert shown_buttons(page) == ["Begin", "Back"]
    assert page.panel.next_button.hasFocus()
    assert page.controller.board.rects == SOLUTION


def test_a_moment_in_the_overview_is_a_link(page: ReviewPage, qtbot: QtBot) -> None:
    links = page.panel.links
    assert links.isVisible()
    links.setFocus()
    for _ in range(2):
        QTest.keyClick(links, Qt.Key.Key_Tab)
    QTest.keyClick(links, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.hint is not None)
    assert known(page.panel.view).place == "Moment 2 of 2"
    assert not links.isVisible()


def test_a_moment_shows_the_board_as_it_was(page: ReviewPage, qtbot: QtBot) -> None:
    turn(page, qtbot)
    view = known(page.panel.view)
    assert (view.title, view.place) == ("Wrong rectangle at 0:05", "Moment 1 of 2")
    assert str(WRONG) in view.know
    assert view.do.startswith("Here you could have seen this: ")
    assert list(page.controller.board.rects) == []
    (mark,) = page.controller.board_marks.marks
    assert (mark.role, mark.rect) == (MarkRole.RULED_OUT, WRONG)
    assert shown_buttons(page) == ["Next", "Reveal", "Back"]
    turn(page, qtbot)
    assert page.controller.board.rects == SOLUTION[:1]
    assert shown_buttons(page) == ["Reveal", "Back"]


def test_what_was_found_is_not_revealed_and_the_last_one_is_the_end(
    window: MainWindow, page: ReviewPage, qtbot: QtBot
) -> None:
    turn(page, qtbot, 2)
    assert draw(page, known(known(page.hint).conclusion.place), qtbot) == "That's it"
    assert shown_buttons(page) == ["Done", "Try Again", "Back"]
    page.panel.next_button.click()
    assert window.pages.on_board


def test_a_try_is_judged_and_counted_once(page: ReviewPage, qtbot: QtBot) -> None:
    seen: list[tuple[object, bool]] = []
    page.practised.connect(lambda technique, right, _seconds: seen.append((technique, right)))
    turn(page, qtbot)
    hint = known(page.hint)
    assert draw(page, WRONG, qtbot) == "Not quite"
    assert known(page.panel.feedback).tone is Tone.WRONG
    assert str(WRONG) in known(page.panel.feedback).text.plain
    page.panel.restart_button.click()
    assert list(page.controller.board.rects) == []
    assert page.panel.feedback is None
    assert draw(page, known(hint.conclusion.place), qtbot) == "That's it"
    assert seen == [(hint.technique, False)]
    turn(page, qtbot)
    assert draw(page, known(known(page.hint).conclusion.place), qtbot) == "That's it"
    assert seen[1:] == [(known(page.hint).technique, True)]


def test_another_right_rectangle_is_said_to_be_right(page: ReviewPage, qtbot: QtBot) -> None:
    turn(page, qtbot)
    hint = known(page.hint)
    clues = {clue.cell for clue in hint.subjects}
    other = next(rect for rect in SOLUTION if not any(rect.covers(clue) for clue in clues))
    assert draw(page, other, qtbot) == "Right"


def test_the_step_is_revealed(page: ReviewPage, qtbot: QtBot) -> None:
    seen: list[bool] = []
    page.practised.connect(lambda _technique, right, _seconds: seen.append(right))
    turn(page, qtbot)
    QTest.keyClick(page.board, Qt.Key.Key_H)
    feedback = known(page.panel.feedback)
    assert "Only" in feedback.text.plain
    assert MarkRole.RESULT in {mark.role for mark in page.controller.board_marks.marks}
    assert shown_buttons(page) == ["Next", "Try Again", "Back"]
    page.panel.restart_button.click()
    assert shown_buttons(page) == ["Next", "Reveal", "Back"]
    assert seen == [False]


def test_keys_turn_the_moments_and_leave(
    window: MainWindow, page: ReviewPage, qtbot: QtBot
) -> None:
    for modifier, at in ((None, 0), (None, 1), (None, 1), (Qt.KeyboardModifier.ShiftModifier, 0)):
        QTest.keyClick(page.board, Qt.Key.Key_N, modifier or Qt.KeyboardModifier.NoModifier)
        qtbot.waitUntil(lambda: page.hint is not None)
        assert page.at == at
    turn(page, qtbot, -1)
    assert known(page.panel.view).place == "Overview"
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert window.pages.on_board
    assert window.controller.board.rects == SOLUTION


def test_what_is_shown_is_heard(
    page: ReviewPage, screen_reader: ScreenReader, qtbot: QtBot
) -> None:
    turn(page, qtbot)
    qtbot.waitUntil(lambda: any("could have seen" in said for said in screen_reader.heard))
    page.reveal()
    qtbot.waitUntil(lambda: any("row" in said for said in screen_reader.heard))


def test_a_finished_game_offers_its_review(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    for rect in SOLUTION:
        drag(window, rect)
    offers = {button.text: button for button in known(window.side.card.note).buttons}
    offers["Review"].act()
    page = known(window.review.page.made)
    qtbot.waitUntil(lambda: page.review is not None)
    assert window.pages.currentWidget() is page
    assert known(page.review).timed
    page.panel.leave_button.click()
    assert window.pages.on_board
