"""The fallback for screen readers without support for announcements."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtDBus import QDBusMessage
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from shikaku_gui.gui.base import announcements, notation
from shikaku_gui.gui.base.announcements import Notification, notify
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell
from tests.gui.playing import key
from tests.gui.screen_reader import ScreenReader, table_of


def answer(*events: str) -> QDBusMessage:
    """Return an answer of the registry, its events without their readers."""
    call = QDBusMessage.createMethodCall("a.b", "/a/b", "a.b", "GetRegisteredEvents")
    return call.createReply(list(events))


@pytest.mark.parametrize(
    ("events", "announced"),
    [
        ((), True),
        (("Object:Announcement:", "Object:StateChanged:Focused"), True),
        (("Focus::", "Object:StateChanged:Focused"), False),
    ],
)
def test_the_registry_tells_which_readers_know_announcements(
    events: tuple[str, ...], announced: bool
) -> None:
    assert announcements._hear_announcements(answer(*events)) is announced


def test_on_a_board_a_text_is_heard_as_the_description_of_the_cell(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    key(window, Qt.Key.Key_Tab)
    screen_reader.take()
    announcements._say(window.side, "One clue left.")
    assert screen_reader.take() == ["description: One clue left."]
    cell = table_of(window.board).cell(Cell(1, 2))
    assert cell.text(QAccessible.Text.Description) == ""


def test_elsewhere_it_is_a_notification_in_the_window(
    window: MainWindow, screen_reader: ScreenReader
) -> None:
    for number in range(30):
        notify(window, f"Text {number}")
    assert screen_reader.take() == [f"notification: Text {number}" for number in range(30)]


def test_a_notification_is_below_the_program(window: MainWindow) -> None:
    parent = Notification(window, "Text").parent()
    assert parent.role() is QAccessible.Role.Application


def test_cells_are_spelled_out_whatever_they_are_called(
    window: MainWindow, screen_reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notation, "_chosen", Notation.LETTER)
    screen_reader.take()
    QTest.keyClick(window.board, Qt.Key.Key_L)
    said = (
        "3 clues left: the 4 in row 2, column 3, the 3 in row 1, column 1 and the 2 in row 2,"
        " column 1. 0 of 9 cells covered."
    )
    assert screen_reader.take() == [said]
    assert "the 4 in C2" in window.status.sentence.full
