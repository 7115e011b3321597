"""The warning before a game is saved in a format that cannot store all of it."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import GamePart, SavedGame, format_named
from shikaku_gui.gui.widgets import loss_dialog
from shikaku_gui.model import Shape
from tests.gui.boards import HALF, UNKNOWN

LINK, SAV = format_named("pzpr"), format_named("sgt-save")


def test_every_part_has_its_words(qtbot: QtBot) -> None:
    assert all(loss_dialog.part_name(part) for part in GamePart)
    assert len({loss_dialog.part_name(part) for part in GamePart}) == len(GamePart)


def test_the_box_lists_what_is_lost_and_saves_only_if_told_to(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = loss_dialog.loss_box(parent, LINK, LINK.loses(HALF))
    text = box.text()
    assert "puzz.link address" in text
    for words in ("the rectangles you have drawn", "the title", "the author"):
        assert words in text
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)


@pytest.mark.parametrize(
    ("button", "answer"),
    [(QMessageBox.StandardButton.Save, True), (QMessageBox.StandardButton.Cancel, False)],
)
def test_the_answer_is_that_of_the_button(
    button: QMessageBox.StandardButton,
    answer: bool,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: button)
    parent = QWidget()
    qtbot.addWidget(parent)
    assert loss_dialog.ask_loss(parent, LINK, LINK.loses(HALF)) is answer


def test_what_cannot_be_written_at_all_is_said(qtbot: QtBot) -> None:
    shaped = SavedGame(replace(UNKNOWN, shapes={next(iter(UNKNOWN.clues)): Shape.WIDE}))
    losses = tuple(loss for loss in LINK.loses(shaped) if loss.fatal)
    assert "the shapes of clues (the first is in row" in loss_dialog.impossible(LINK, losses)
    fatal = tuple(loss for loss in SAV.loses(SavedGame(UNKNOWN)) if loss.fatal)
    assert loss_dialog.impossible(SAV, fatal) == (
        'The format "Rectangles save file" cannot hold this puzzle, because it cannot store '
        "clues without an area."
    )
