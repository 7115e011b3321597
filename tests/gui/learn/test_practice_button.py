"""The button that practises a technique, in a language with a short word on it."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
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

    assert button.sizeHint().width() >= bars + 16


def test_the_word_fits_in_another_size_of_text(qtbot: QtBot) -> None:
    row = QWidget()
    qtbot.addWidget(row)
    button = PracticeButton(Technique.COUNTING, Theme(Scheme.LIGHT))
    QHBoxLayout(row).addWidget(button)
    row.show()
    font = row.font()
    font.setPointSizeF(2 * font.pointSizeF())

    row.setFont(font)

    word = button.findChild(QLabel)
    assert word is not None
    qtbot.waitUntil(lambda: button.width() >= word.sizeHint().width() + 16, timeout=1000)
