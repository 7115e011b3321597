"""The side panel: hidden, shown while it has something to say, resized and remembered."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from tests.gui.conftest import MakeWindow
from tests.known import known


def test_a_hidden_panel_comes_up_with_a_note(window: MainWindow, settings: Settings) -> None:
    assert window.side.isVisible()
    window.acts["panel"].trigger()
    assert not window.side.isVisible()
    assert not settings.side_panel
    window.side.show_note(Note("Title", "Text"))
    assert window.side.isVisible()
    window.side.dismiss()
    assert not window.side.isVisible()
    window.acts["hint"].trigger()
    assert window.side.isVisible()
    window.acts["panel"].trigger()
    window.hint_tools.dismiss()
    assert window.side.isVisible()
    window.acts["hint"].trigger()
    window.acts["panel"].trigger()
    assert window.side.isVisible()  # it still has the hint to say
    assert not settings.side_panel
    window.hint_tools.dismiss()
    assert not window.side.isVisible()


def test_a_width_chosen_by_the_player_stays(window: MainWindow, make_window: MakeWindow) -> None:
    window.middle.moveSplitter(430, 1)
    chosen = window.side.width()
    assert chosen > 200
    assert abs(make_window().side.width() - chosen) <= 2
    window.resize(QSize(480, 360))
    assert window.board.width() >= 150


def test_a_panel_is_as_wide_as_its_longest_word(window: MainWindow) -> None:
    window.side.show_note(Note("Resuelto unproblematisch-automatisch-", "Text"))
    QApplication.processEvents()
    window.middle.moveSplitter(window.middle.width(), 1)  # as far as it goes
    narrow = window.side.width()
    scroll = known(window.side.findChild(QScrollArea))
    assert known(scroll.widget()).width() <= scroll.viewport().width()
    window.side.show_note(Note("Word", "Text"))
    QApplication.processEvents()
    window.middle.moveSplitter(window.middle.width(), 1)
    assert window.side.width() < narrow


def test_a_long_word_leaves_room_for_the_board(window: MainWindow) -> None:
    window.resize(QSize(480, 360))
    window.side.show_note(Note("automatically" * 9, "Text"))
    QApplication.processEvents()
    assert window.board.width() >= window.board.minimumWidth()
    assert window.width() == 480


def test_a_panel_is_shown_from_its_top(window: MainWindow) -> None:
    before, after = QWidget(), QWidget()
    for panel, height in ((before, 2000), (after, 700)):
        panel.setFixedHeight(height)
        window.side.add_panel(panel)
    before.show()
    QApplication.processEvents()
    scroll = window.side.findChild(QScrollArea)
    assert scroll is not None
    scroll.verticalScrollBar().setValue(1000)
    before.hide()
    after.show()
    QApplication.processEvents()
    assert after.mapTo(scroll.viewport(), after.rect().topLeft()).y() >= 0
