"""Names of files made of titles."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import FORMATS, SAVE_FORMAT, WRITABLE_FORMATS
from shikaku_gui.gui.widgets import file_dialogs
from shikaku_gui.gui.widgets.file_dialogs import file_name, save_dialog


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


def test_every_format_that_can_be_written_is_offered_ours_first() -> None:
    kinds = file_dialogs.save_pattern().split(";;")
    assert kinds[0] == f"{SAVE_FORMAT.title} (*{SAVE_FORMAT.suffixes[0]})"
    assert len(kinds) == len(WRITABLE_FORMATS)
    assert {"Puzzles in JSON (*.json)", "JSON Lines (*.jsonl)"} <= set(kinds)


def test_a_file_in_any_format_is_offered_and_any_other() -> None:
    kinds = file_dialogs.open_pattern().split(";;")
    assert kinds[-1] == "All files (*)"
    assert all(f"*{suffix}" in kinds[0] for known in FORMATS for suffix in known.suffixes)
    offered = kinds[0].partition("(")[2].removesuffix(")").split()
    assert len(offered) == len(set(offered))
    assert "*.parquet" in offered
