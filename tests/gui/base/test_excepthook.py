"""Errors that nobody expected are told, and the window goes on."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.excepthook import QUIET_SECONDS, ErrorReport, ExceptHook
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.main_window import MainWindow
from tests.gui.conftest import MakeWindow

Heard = list[BaseException]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Let errors be noted that would be written to the terminal."""
    errors: Heard = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: errors.append(error))
    monkeypatch.setattr(threading, "excepthook", lambda heard: errors.append(heard.exc_value))
    return errors


@pytest.fixture
def excepthook(heard: Heard, window: MainWindow) -> Iterator[ExceptHook]:
    """Tell of errors beside a window."""
    before = sys.excepthook, threading.excepthook
    found = ExceptHook(window, lambda: 0.0)
    yield found
    found.close()
    assert (sys.excepthook, threading.excepthook) == before


def box(excepthook: ExceptHook, qtbot: QtBot) -> QMessageBox:
    qtbot.waitUntil(lambda: excepthook.box is not None)
    assert excepthook.box is not None
    return excepthook.box


def test_an_error_of_a_worker_is_reported_and_the_window_goes_on(
    make_window: MakeWindow, heard: Heard, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a broken solver")

    monkeypatch.setattr("shikaku_gui.gui.game.game_commands._solve", broken)
    jobs = Jobs()
    window = make_window(solving=jobs)
    excepthook = ExceptHook(window)
    window.acts["solve"].trigger()
    shown = box(excepthook, qtbot)
    assert shown.text().startswith("Something went wrong")
    assert shown.detailedText().endswith("ZeroDivisionError: a broken solver")
    assert "in broken" in shown.detailedText()
    assert not shown.isModal()
    assert [str(error) for error in heard] == ["a broken solver"]
    assert window.side.card.note is None
    assert not jobs.busy
    shown.close()
    qtbot.waitUntil(lambda: excepthook.box is None)
    monkeypatch.undo()
    excepthook.close()


def test_an_error_of_another_thread_is_reported(
    excepthook: ExceptHook, heard: Heard, qtbot: QtBot
) -> None:
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in box(excepthook, qtbot).detailedText()
    assert len(heard) == 1


def test_a_repeating_error_is_reported_once(window: MainWindow, qtbot: QtBot) -> None:
    now = 0.0
    excepthook = ExceptHook(window, lambda: now)
    one, other = ErrorReport("one", "one"), ErrorReport("other", "other")
    told = []
    for wait, error in (
        (0.0, one),
        (QUIET_SECONDS - 0.1, one),
        (QUIET_SECONDS - 0.1, one),
        (0.1, other),
        (QUIET_SECONDS, one),
    ):
        now += wait
        excepthook.report(error)
        told.append(excepthook.box is not None)
        if excepthook.box is not None:
            assert excepthook.box.detailedText() == error.detail
            excepthook.report(ErrorReport("third", "third"))  # while one is told no other is
            assert excepthook.box.detailedText() == error.detail
            excepthook.box.close()
            qtbot.waitUntil(lambda: excepthook.box is None)
    excepthook.close()
    assert told == [True, False, False, True, True]


def test_what_asks_for_the_end_is_no_error(excepthook: ExceptHook, heard: Heard) -> None:
    for error in (KeyboardInterrupt(), SystemExit()):
        sys.excepthook(type(error), error, None)
    QApplication.processEvents()
    assert len(heard) == 2
    assert excepthook.box is None
