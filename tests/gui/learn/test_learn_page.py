"""The page Learn in the library of the real window."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from shikaku_gui.gui.learn.learn_page import LearnPage, LearnSection
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.window_page import WindowPage
from shikaku_gui.play import all_lessons
from shikaku_gui.solver import Technique
from shikaku_gui.store import LessonProgress, record_lesson
from tests.gui.heard_names import skipped
from tests.known import known


def learn_page(window: MainWindow) -> LearnPage:
    assert window.learn.page is not None
    return window.learn.page


def test_the_library_has_the_page(window: MainWindow) -> None:
    window.pages.show_learning()
    home = window.pages.home
    assert home is not None
    assert home.pages.currentWidget() is learn_page(window)
    row = home.contents.currentRow()
    assert home.contents.parts[row].page is LibraryView.LEARN


def test_a_section_is_shown_once_it_has_contents(window: MainWindow) -> None:
    window.pages.show_learning()
    contents = QLabel("ten minutes")
    page = learn_page(window)
    before = contents.isVisible()
    page.add(LearnSection.MISSED, contents)
    assert (before, contents.isVisible()) == (False, True)


def test_tab_leads_to_lessons_done_too(window: MainWindow) -> None:
    window.pages.show_learning()
    database = window.history_service.database()
    lessons = all_lessons()[:2]
    for lesson in lessons:
        reached = LessonProgress(len(lesson.tasks), finished=True)
        record_lesson(database, lesson.name, reached)
    window.history_service.has_changed()
    window.pages.show_learning()
    assert window.focusWidget() is known(window.learn.path).tiles[len(lessons)]
    assert skipped(window) == set()


def test_a_page_takes_the_place_of_board_and_library(window: MainWindow) -> None:
    page = WindowPage()
    window.learn.page_wanted.emit(page)
    assert page.isVisible()
    assert not window.pages.on_board
    assert not window.acts["library"].isChecked()
    assert not window.controller.session.game.clock.running
    window.learn.left.emit()
    assert learn_page(window).isVisible()
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.on_board


def test_nothing_is_offered_any_more_once_the_history_is_erased(window: MainWindow) -> None:
    window.pages.show_learning()
    drills, path = known(window.learn.drills), known(window.learn.path)
    assert not drills.today.isVisible()
    database = window.history_service.database()
    record_lesson(database, "only-rectangle", LessonProgress(5, finished=True))
    window.history_service.has_changed()
    assert drills.today.isVisible()
    window.history_service.erase(lambda: None)
    assert not drills.today.isVisible()
    assert path.following() is path.tiles[0]


def test_the_keyboard_goes_back_to_what_was_begun_until_something_else_follows(
    window: MainWindow,
) -> None:
    window.pages.show_learning()
    drills, path = known(window.learn.drills), known(window.learn.path)
    assert path.following().hasFocus()
    for begun in (drills.buttons[Technique.ONLY_CLUE], path.tiles[3]):
        begun.setFocus()
        begun.click()
        assert not learn_page(window).isVisible()
        QTest.keyClick(known(window.pages.page), Qt.Key.Key_Escape)
        assert learn_page(window).isVisible()
        assert begun.hasFocus()
    window.pages.show_board()
    database = window.history_service.database()
    record_lesson(database, path.tiles[0].lesson.name, LessonProgress(5, finished=True))
    window.history_service.has_changed()
    window.pages.show_learning()
    assert path.tiles[1].hasFocus()


def test_arrow_keys_go_to_the_button_that_is_there(window: MainWindow) -> None:
    window.pages.show_learning()
    path, drills = known(window.learn.path), known(window.learn.drills)
    first, second = path.tiles[1:3]
    practise, below = (drills.buttons[known(tile.lesson.technique)] for tile in (first, second))
    steps = [
        (Qt.Key.Key_Down, first),
        (Qt.Key.Key_Down, second),
        (Qt.Key.Key_Right, below),
        (Qt.Key.Key_Up, practise),
        (Qt.Key.Key_Left, first),
        (Qt.Key.Key_Up, path.tiles[0]),
    ]
    path.tiles[0].setFocus()
    for key, expected in steps:
        QTest.keyClick(known(path.window().focusWidget()), key)
        assert expected.hasFocus()
