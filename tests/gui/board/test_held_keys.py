"""Keys that are held down on the board, whose repeats reach the program in several ways."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shikaku_gui.gui.board.held_keys import HeldKeys
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.play import Tool
from tests.gui.playing import key, move as go

Key = Qt.Key
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
_MARKED = "marked"
_SEPARATE = "separate"
"""A repeat that Qt reports as a release and a press, as it may under X11."""


def send(
    widget: QWidget, kind: QEvent.Type, pressed: Qt.Key, time: int, *, repeat: bool = False
) -> None:
    """Send a press or release as it comes from a keyboard, with its time."""
    text = chr(pressed.value).lower() if pressed.value < 128 else ""
    event = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier, text, repeat)
    event.setTimestamp(time)
    QApplication.sendEvent(widget, event)


def press_shortcut(window: MainWindow, pressed: Qt.Key, time: int) -> bool:
    """Press a key as a keyboard does, shortcuts first; tell whether one was tried."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, pressed, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(time)
    event.ignore()
    QApplication.sendEvent(window.board, event)
    return not event.isAccepted()


def hold(widget: QWidget, pressed: Qt.Key, how: str, repeats: int = 5) -> None:
    """Hold a key down until it has repeated some times, and do not release it."""
    send(widget, PRESS, pressed, 1000)
    for at in range(repeats):
        for kind in (RELEASE, PRESS):
            send(widget, kind, pressed, 1500 + 40 * at, repeat=how == _MARKED)


@pytest.fixture(autouse=True)
def x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")


@pytest.mark.parametrize("how", [_MARKED, _SEPARATE])
def test_a_held_key_acts_once(window: MainWindow, how: str) -> None:
    go(window, 0.5, 0.5)
    go(window, 1.5, 2.5)
    session = window.controller.session
    hold(window.board, Key.Key_A, how)
    assert session.possible_map is not None
    assert session.game.possible_shown == 1
    hold(window.board, Key.Key_P, how)
    assert session.choice is not None
    assert session.game.possible_shown == 2
    session.cancel()
    hold(window.board, Key.Key_S, how)
    assert session.around is not None
    session.cancel()
    hold(window.board, Key.Key_X, how)
    assert session.tool is Tool.CROSS_OUT
    hold(window.board, Key.Key_Space, how)
    assert session.corner == session.cursor


@pytest.mark.parametrize("how", [_MARKED, _SEPARATE])
def test_arrows_move_on_while_they_are_held(window: MainWindow, how: str) -> None:
    session = window.controller.session
    key(window, Key.Key_Home)
    before = session.cursor
    hold(window.board, Key.Key_Right, how, repeats=1)
    assert session.cursor.col == before.col + 2


def test_quick_taps_are_no_repeats(window: MainWindow) -> None:
    session = window.controller.session
    go(window, 0.5, 0.5)
    go(window, 1.5, 2.5)
    for at in (1000, 1050, 1100):
        send(window.board, PRESS, Key.Key_P, at)
        send(window.board, RELEASE, Key.Key_P, at + 30)
    assert session.choice is not None
    assert session.game.possible_shown == 2


def test_a_key_is_up_once_no_repeat_follows(window: MainWindow) -> None:
    held = HeldKeys(window)
    up: list[Qt.Key] = []
    held.released.connect(up.append)

    def event(kind: QEvent.Type, pressed: Qt.Key, time: int) -> QKeyEvent:
        made = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier)
        made.setTimestamp(time)
        return made

    assert not held.is_repeat(event(PRESS, Key.Key_Space, 10))
    held.release(event(RELEASE, Key.Key_Space, 500))
    assert held.is_repeat(event(PRESS, Key.Key_Space, 500))
    assert up == []
    held.release(event(RELEASE, Key.Key_Space, 600))
    assert not held.is_repeat(event(PRESS, Key.Key_Space, 620))
    assert up == [Key.Key_Space]
    held.release(event(RELEASE, Key.Key_Space, 700))
    held.release(event(RELEASE, Key.Key_A, 701))
    assert up == [Key.Key_Space] * 2
    QTest.qWait(100)
    assert up == [Key.Key_Space, Key.Key_Space, Key.Key_A]


def test_a_repeat_that_is_not_marked_is_no_shortcut(window: MainWindow) -> None:
    assert press_shortcut(window, Key.Key_H, 1000)
    send(window.board, RELEASE, Key.Key_H, 1500)
    assert not press_shortcut(window, Key.Key_H, 1500)
    send(window.board, RELEASE, Key.Key_H, 1600)
    assert press_shortcut(window, Key.Key_H, 1700)


def test_only_moves_and_views_repeat_while_a_shortcut_is_held(window: MainWindow) -> None:
    repeating = {row.name for row in window.acts.table.actions if row.repeats}
    assert repeating == {"undo", "redo", "zoom_in", "zoom_out"}
    for row in window.acts.table.actions:
        if row.call is not None:
            assert window.acts[row.name].autoRepeat() is row.repeats
