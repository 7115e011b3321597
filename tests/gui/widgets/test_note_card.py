"""The card of a note: a figure shown large, buttons whose texts fit, quiet ones in a row."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import LIGHT, Theme
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.gui.widgets.note_card import NoteCard
from tests.known import known

LONG = "Next Step: Only one clue reaches this cell"


def nothing() -> None:
    """Stand for what a button does."""


@pytest.fixture
def card(qtbot: QtBot) -> NoteCard:
    made = NoteCard(Theme())
    made.setStyleSheet(build_style_sheet(LIGHT))
    qtbot.addWidget(made)
    made.resize(280, 400)
    buttons = (
        NoteButton("Next", nothing, leading=True),
        NoteButton(LONG, nothing),
        *(NoteButton(text, nothing, quiet=True) for text in ("Review", "Replay", "Share")),
    )
    made.show_note(Note("Solved in 1:45", buttons=buttons, heading="Solved", figure="1:45"))
    QApplication.processEvents()
    return made


@pytest.mark.parametrize("width", [240, 280, 420])
def test_no_text_of_a_button_is_cut(card: NoteCard, width: int) -> None:
    card.resize(width, 400)
    QApplication.processEvents()
    button = card.buttons[1]
    assert button.accessibleName() == LONG
    assert button.text().replace("\n", " ") == LONG
    assert button.sizeHint().width() <= button.width()


def test_quiet_buttons_share_a_line(card: NoteCard) -> None:
    tops = [button.mapTo(card, button.rect().topLeft()).y() for button in card.buttons]
    assert tops[0] < tops[1] < tops[2] == tops[3] == tops[4]


def test_a_figure_is_larger_than_its_heading(card: NoteCard) -> None:
    assert card._head.title.text() == "Solved"
    assert card._figure.text() == "1:45"
    assert card._figure.height() > 1.5 * card._head.title.fontMetrics().height()
    card.show_note(Note("Other"))
    assert not card._figure.isVisible()


def test_the_focus_stays_on_its_button_when_the_note_becomes_fuller(card: NoteCard) -> None:
    card.buttons[2].setFocus()
    note = known(card.note)
    card.show_note(replace(note, text="Streak: 1 day"))
    assert card.buttons[2].hasFocus()
    card.show_note(replace(note, buttons=note.buttons[:3]))
    assert not any(button.hasFocus() for button in card.buttons)
