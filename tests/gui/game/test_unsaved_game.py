"""Closing the window when the last moves cannot be written."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shikaku_gui.formats import load
from shikaku_gui.gui.game.unsaved_game import Answer, ask_unsaved, unsaved_box
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.store import GameStore
from tests.gui.playing import SOLUTION, drag

Play = Callable[[Answer], list[str]]


@pytest.fixture
def play(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Give a function that makes a move on a full disk and sets the answer to the question."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def begin(choice: Answer) -> list[str]:
        asked: list[str] = []

        def ask(_parent: QWidget, reason: str) -> Answer:
            asked.append(reason)
            return choice

        window.closer.ask = ask
        drag(window, SOLUTION[0])
        monkeypatch.setattr(GameStore, "save", full)
        drag(window, SOLUTION[1])
        window.autosave.write_soon()
        return asked

    return begin


@pytest.mark.parametrize(("choice", "closes"), [(Answer.Cancel, False), (Answer.Discard, True)])
def test_the_player_decides(window: MainWindow, play: Play, choice: Answer, closes: bool) -> None:
    told: list[str] = []
    window.autosave.writer.trouble.connect(told.append)
    asked = play(choice)
    assert told == ["No space left on device"]
    assert window.close() is closes
    assert window.isVisible() is not closes
    assert asked == ["No space left on device"]
    window.closer.asks = False


def test_an_open_window_goes_on(
    window: MainWindow, play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(Answer.Cancel)
    assert not window.close()
    monkeypatch.undo()
    window.commands.undo()
    drag(window, SOLUTION[1])
    assert window.close()
    (save,) = (tmp_path / "games").glob("*.shikaku")
    assert set(load(save).rects) == set(SOLUTION[:2])


@pytest.mark.parametrize("chosen", [True, False])
def test_the_game_can_be_saved_in_another_place(
    window: MainWindow, play: Play, tmp_path: Path, chosen: bool
) -> None:
    play(Answer.Save)
    other = tmp_path / "other.shikaku"
    window.documents.ask_save = lambda *_: str(other) if chosen else ""
    assert window.close() is chosen
    assert other.exists() is chosen
    if chosen:
        assert set(load(other).rects) == set(SOLUTION[:2])
    window.closer.asks = False


def test_nothing_is_asked_after_a_signal(window: MainWindow, play: Play) -> None:
    asked = play(Answer.Cancel)
    window.closer.asks = False
    assert window.close()
    assert asked == []


def test_nothing_is_asked_of_who_has_made_no_move(
    window: MainWindow, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.closer, "ask", lambda *_: pytest.fail("asked"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(GameStore, "save", full)
    window.autosave.note_change()
    assert window.close()


@pytest.mark.parametrize(
    ("key", "choice"),
    [
        ("&Keep Window Open", Answer.Cancel),
        ("&Save Somewhere Else…", Answer.Save),
        ("&Close Anyway", Answer.Discard),
        ("", Answer.Cancel),
    ],
)
def test_each_button_is_an_answer(window: MainWindow, key: str, choice: Answer) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        if key:
            next(button for button in box.buttons() if button.text() == key).click()
        else:
            QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(0, press)
    assert ask_unsaved(window, "No space") is choice


def test_the_box_says_why_and_keeps_the_window_by_default(window: MainWindow) -> None:
    box = unsaved_box(window, "<b>No space</b>")
    assert "<b>No space</b>" in box.text()
    assert box.textFormat() is Qt.TextFormat.PlainText
    default = box.defaultButton()
    assert default is not None
    assert default.text() == "&Keep Window Open"
    assert box.escapeButton() is default
    box.deleteLater()
