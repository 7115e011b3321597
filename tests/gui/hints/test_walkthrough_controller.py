"""Walk through: forward and back, by itself at the player's pace, never on the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import WALK_SECONDS, Settings
from shikaku_gui.gui.hints.walkthrough_controller import WalkthroughController
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import BeginTrial, Place, Rect
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag


@pytest.fixture
def walkthrough(window: MainWindow) -> WalkthroughController:
    """Give a walk that has begun."""
    window.acts["walk"].trigger()
    return window.hint_tools.walkthrough


def test_the_whole_way_is_shown_and_nothing_is_drawn(
    window: MainWindow, walkthrough: WalkthroughController
) -> None:
    panel = walkthrough.panel
    assert panel.isVisible()
    assert panel.place.text().startswith("Step 1 of ")
    assert not panel.back.isEnabled()
    pictures = set()
    while panel.on.isEnabled():
        pictures.add(panel.words.shown.plain)
        panel.on.click()
    assert len(pictures) >= len(SOLUTION) - 1
    assert len(window.controller.board_marks.found) == len(SOLUTION) - 1
    assert window.controller.board.rects == ()
    panel.back.click()
    assert panel.on.isEnabled()


def test_arrow_keys_and_the_slider_go_through_it(walkthrough: WalkthroughController) -> None:
    assert walkthrough.panel.slider.value() == 1, "readers say its value"
    QTest.keyClick(walkthrough.panel.slider, Qt.Key.Key_Right)
    assert walkthrough.panel.slider.value() == 2
    QTest.keyClick(walkthrough.panel.slider, Qt.Key.Key_End)
    assert not walkthrough.panel.on.isEnabled()


def test_it_goes_by_itself_at_the_players_pace(
    qtbot: QtBot, walkthrough: WalkthroughController, settings: Settings
) -> None:
    walkthrough.panel.speed.setCurrentIndex(0)
    assert settings.walk_seconds == 0.5
    walkthrough.panel.play.click()
    assert walkthrough.panel.play.text() == "Pause"
    assert walkthrough._timer.interval() == 500
    walkthrough._timer.setInterval(1)
    qtbot.waitUntil(lambda: walkthrough.panel.play.text() == "Play")
    assert not walkthrough.panel.on.isEnabled()
    walkthrough.panel.play.click()
    assert walkthrough.panel.slider.value() == 1
    walkthrough.panel.on.click()
    assert walkthrough.panel.play.text() == "Play"


@pytest.mark.parametrize("kept", ["", "fast", "-1", "1e9", "nan"])
def test_a_pace_that_makes_no_sense_is_not_taken(settings: Settings, kept: str) -> None:
    settings.store.setValue("play/walk_seconds", kept)
    assert settings.walk_seconds == WALK_SECONDS


def test_it_begins_where_the_player_is(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, (Place(SOLUTION[0]),), 1))
    window.acts["walk"].trigger()
    frame = window.hint_tools.walkthrough.frame
    assert frame is not None
    assert frame.hint.conclusion.place != SOLUTION[0]


@pytest.mark.parametrize("how", ["move", "escape", "again", "hint"])
def test_it_ends(window: MainWindow, walkthrough: WalkthroughController, how: str) -> None:
    if how == "move":
        drag(window, SOLUTION[0])
    elif how == "escape":
        QTest.keyClick(walkthrough.panel.slider, Qt.Key.Key_Escape)
    elif how == "again":
        window.acts["walk"].trigger()
    else:
        window.acts["hint"].trigger()
        assert window.hint_tools.hints.panel.isVisible()
    assert not walkthrough.panel.isVisible()
    assert walkthrough.frame is None
    assert window.controller.board_marks.found == ()


def test_it_leaves_aside_what_is_only_supposed(make_window: MakeWindow) -> None:
    supposed = Rect(1, 0, 1, 2)
    moves = (Place(SOLUTION[0]), BeginTrial(), Place(supposed))
    window = make_window(SavedGame(PUZZLE, moves, 3))
    window.acts["walk"].trigger()
    walkthrough = window.hint_tools.walkthrough
    assert window.controller.board_marks.gone == (supposed,)
    walkthrough.go_to(100)
    frame = walkthrough.frame
    assert frame is not None
    assert (frame.wrong, {*frame.found, frame.hint.conclusion.place}) == ((), set(SOLUTION[1:]))


def test_a_solved_board_has_no_way(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), 3))
    window.acts["walk"].trigger()
    assert window.hint_tools.walkthrough.frame is None
    note = window.side.card.note
    assert note is not None
    assert note.title == "Solved"
