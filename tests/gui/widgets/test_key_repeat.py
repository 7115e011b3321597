"""A key that is held is told from one that is pressed again."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.key_repeat import QUICKEST_MILLISECONDS, KeyRepeat

PRESS, RELEASE = QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease


def send(window: QObject, kind: QEvent.Type, time: int, key: int = 90, again: bool = False) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", again)
    event.setTimestamp(time)
    QApplication.sendEvent(window, event)


@pytest.mark.parametrize(
    ("keys", "held"),
    [
        ([(PRESS, 1000)], False),
        ([(PRESS, 1000), (RELEASE, 1500), (PRESS, 1500)], True),
        ([(PRESS, 1000), (RELEASE, 1500), (PRESS, 1500 + QUICKEST_MILLISECONDS)], False),
        ([(PRESS, 1000), (RELEASE, 1500), (PRESS, 1500), (RELEASE, 1540)], False),
        ([(PRESS, 1000), (RELEASE, 1500), (PRESS, 1500, 91)], False),
        ([(RELEASE, 0), (PRESS, 0)], False),
        ([(PRESS, 1000, 90, True)], True),
        ([(PRESS, 1000, 90, True), (PRESS, 1100, 91)], False),
    ],
)
def test_held(
    qtbot: QtBot, keys: list[tuple[QEvent.Type, int] | tuple[QEvent.Type, int, int]], held: bool
) -> None:
    window = QObject()
    repeats = KeyRepeat(window)
    for key in keys:
        send(window, *key)
    assert repeats.held is held
