"""Names of files made of titles."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.files import file_name, save_dialog


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Plain", "Plain"),
        ('a\\b/c:d*e?f"g<h>i|j\n', "abcdefghij"),
        ("  ", "Puzzle"),
        ("", "Puzzle"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title) == name


@pytest.mark.parametrize(
    ("chosen", "suffix"), [(None, "png"), ("SVG (*.svg)", "svg"), ("All files (*)", "")]
)
def test_a_name_without_a_suffix_gets_that_of_the_kind_chosen(
    chosen: str | None, suffix: str, qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = save_dialog(parent, str(tmp_path / "a.png"), "PNG (*.png);;SVG (*.svg)")
    if chosen is not None:
        dialog.filterSelected.emit(chosen)
    assert dialog.defaultSuffix() == suffix
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert Path(dialog.selectedFiles()[0]) == tmp_path / "a.png"
