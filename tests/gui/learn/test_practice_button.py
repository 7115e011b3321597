"""The button that practises a technique, in a language with a short word on it."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.learn.practice_button import PracticeButton
from shikaku_gui.solver import Technique


def test_a_short_word_leaves_room_for_the_bars(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bars fit between the margins where the word is narrower than they are."""
    monkeypatch.setattr(PracticeButton, "tr", lambda _self, _text: "·")
    button = PracticeButton(Technique.COUNTING, Theme(Scheme.LIGHT))
    qtbot.addWidget(button)

    bars = max(child.minimumWidth() for child in button.findChildren(QWidget))

    assert button.width() >= bars + 16
