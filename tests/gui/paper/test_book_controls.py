"""The options of a book in the print dialog."""

from dataclasses import fields

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.paper.book_controls import BookControls
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.play import BookOptions, CaptionPart


@pytest.fixture
def controls(qtbot: QtBot) -> BookControls:
    """Give the controls."""
    made = BookControls()
    qtbot.addWidget(made)
    return made


def test_they_begin_with_the_defaults(controls: BookControls) -> None:
    assert controls.options == BookOptions(paper=controls.options.paper)


def test_there_is_a_control_for_every_option(controls: BookControls) -> None:
    assert {*controls.fields, "captions"} == {field.name for field in fields(BookOptions)}


@pytest.mark.parametrize("name", [f.name for f in fields(BookOptions) if f.name != "captions"])
def test_every_control_changes_its_option(name: str, controls: BookControls, qtbot: QtBot) -> None:
    field = controls.fields[name]
    before = controls.options
    with qtbot.waitSignal(controls.changed):
        match field:
            case ComboBox():
                field.setCurrentIndex((field.currentIndex() + 1) % field.count())
            case QLineEdit():
                field.setText("some words")
            case DecimalField():
                field.setValue(7.5)
            case QAbstractButton():
                field.setChecked(not field.isChecked())
    after = controls.options
    different = {
        f.name for f in fields(BookOptions) if getattr(after, f.name) != getattr(before, f.name)
    }
    assert different == {name}


def test_parts_of_captions_are_chosen(controls: BookControls, qtbot: QtBot) -> None:
    with qtbot.waitSignal(controls.changed):
        controls.captions[CaptionPart.TITLE].setChecked(False)
    assert CaptionPart.TITLE not in controls.options.captions
