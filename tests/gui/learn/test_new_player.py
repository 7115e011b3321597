"""The question that a new player is asked, and the lines for beginners."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui import play
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.library.library_sidebar import LibrarySidebar, LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.store import SessionMetadata
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag


def question(window: MainWindow) -> str:
    note = window.side.card.note
    return "" if note is None else note.title


def test_a_new_player_is_asked_at_each_start_until_the_answer(
    make_window: MakeWindow, settings: Settings
) -> None:
    window = make_window()
    window.learn.new_player.greet(busy=False)
    assert question(window) == "New to Shikaku?"
    drag(window, SOLUTION[0])  # nobody has to answer
    assert question(window) == ""
    window.close()
    window = make_window()
    window.learn.new_player.greet(busy=False)
    assert question(window) == "New to Shikaku?"
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert question(window) == ""
    assert not settings.asked_new_player
    window.learn.new_player.greet(busy=False)
    window.side.card.buttons[1].click()
    window.side.dismiss()
    window.learn.new_player.greet(busy=False)
    assert question(window) == ""


def test_a_history_without_a_solved_puzzle_leaves_the_question(make_window: MakeWindow) -> None:
    first = make_window()
    first.history_service.change(
        lambda history: history.record(SavedGame(PUZZLE), SessionMetadata(), solved=False)
    )
    first.close()
    window = make_window()
    assert window.history_service.existed
    window.learn.new_player.greet(busy=False)
    QTest.qWait(0)
    assert question(window) == "New to Shikaku?"


def test_tab_goes_from_the_board_to_the_question_and_to_clues_without_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.learn.new_player.greet(busy=False)
    QTest.keyClick(window.board, Qt.Key.Key_Tab)
    assert window.side.card.buttons[0].hasFocus()
    QTest.keyClick(window.side.card.buttons[0], Qt.Key.Key_Escape)
    qtbot.waitUntil(window.board.hasFocus)
    QTest.keyClick(window.board, Qt.Key.Key_Tab)
    assert window.board.hasFocus()
    assert window.board.session.cursor_shown


def test_yes_leads_to_the_rules(window: MainWindow) -> None:
    window.learn.new_player.greet(busy=False)
    window.side.card.buttons[0].click()
    assert window.learn.lesson_page.made is not None
    assert window.learn.lesson_page.made.isVisible()
    window.pages.show_board()
    assert question(window) == ""  # answered


def test_clicks_show_no_cursor_that_waits_for_keys(window: MainWindow) -> None:
    window.learn.new_player.greet(busy=False)
    QTest.mouseClick(window.side.card.buttons[0], Qt.MouseButton.LeftButton)
    lesson = window.learn.lesson_page.made
    assert lesson is not None
    assert lesson.board.hasFocus()
    assert not lesson.board.session.cursor_shown
    QTest.keyClick(lesson.board, Qt.Key.Key_Right)
    assert lesson.board.session.cursor_shown


def test_no_tells_where_the_lessons_are(window: MainWindow) -> None:
    window.learn.new_player.greet(busy=False)
    window.side.card.buttons[1].click()
    note = window.side.card.note
    assert note is not None
    assert f"press {window.acts['learn'].shortcut().toString()}." in note.text
    assert window.pages.on_board


def test_who_opens_a_puzzle_is_asked_another_time(window: MainWindow, settings: Settings) -> None:
    window.learn.new_player.greet(busy=True)
    assert question(window) == ""
    assert not settings.asked_new_player


def test_the_library_begins_with_the_lessons(window: MainWindow) -> None:
    window.learn.new_player.greet(busy=False)
    window.acts["library"].trigger()
    assert window.pages.home is not None
    contents = window.pages.home.contents
    assert contents.parts[contents.currentRow()].page is LibraryView.LEARN
    assert window.learn.path is not None
    assert window.learn.path.tiles[0].hasFocus()


def test_learn_keeps_its_place_among_the_sections(qapp: object) -> None:
    del qapp
    new, later = LibrarySidebar(learn_first=True), LibrarySidebar(learn_first=False)
    assert new.parts == later.parts
    assert new.parts[new.currentRow()].page is LibraryView.LEARN
    assert later.currentRow() == 0


def test_the_lines_for_beginners_go_with_the_first_solved_puzzle(
    make_window: MakeWindow, settings: Settings
) -> None:
    window = make_window()
    assert window.side.tips.isVisible()
    for rect in SOLUTION:
        drag(window, rect)
    window.documents.opener.open_game(SavedGame(PUZZLE))
    assert not window.side.tips.isVisible()
    assert not settings.new_player
    assert not make_window().side.tips.isVisible()


def test_games_of_an_earlier_version_count(make_window: MakeWindow, settings: Settings) -> None:
    first = make_window()
    first.history_service.change(
        lambda history: history.record(SavedGame(PUZZLE), SessionMetadata(), solved=True)
    )
    first.close()
    window = make_window()
    assert window.side.tips.isVisible()
    window.learn.new_player.greet(busy=False)
    QTest.qWait(0)
    assert not window.side.tips.isVisible()
    assert question(window) == ""
    assert not settings.new_player


def test_no_time_passes_before_the_question_is_answered(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    qtbot.waitUntil(lambda: clock.running)
    window.learn.new_player.greet(busy=False)
    assert not clock.running
    window.side.card.buttons[1].click()  # what is told in place of the question does not wait
    assert window.side.card.note is not None
    assert clock.running


def test_a_first_move_is_an_answer(window: MainWindow, qtbot: QtBot) -> None:
    clock = window.controller.session.game.clock
    qtbot.waitUntil(lambda: clock.running)
    window.learn.new_player.greet(busy=False)
    drag(window, SOLUTION[0])
    assert clock.running


def test_the_rules_lead_back_to_the_game_that_they_were_shown_in_place_of(
    window: MainWindow,
) -> None:
    window.learn.new_player.greet(busy=False)
    window.side.card.buttons[0].click()
    lesson = window.learn.lesson_page.get()
    assert lesson.panel.leave_button.text() == "Back to My Game"
    lesson.panel.leave_button.click()
    assert window.pages.on_board
    window.learn.open_lesson(play.all_lessons()[0])
    assert lesson.panel.leave_button.text() == "Back to Learn"
    lesson.panel.leave_button.click()
    assert not window.pages.on_board
    assert not lesson.isVisible()
