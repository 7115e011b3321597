"""Dialogs for files, and names of files made of titles."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import FORMATS, SAVE_FORMAT, WRITABLE_FORMATS
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme
from shikaku_gui.gui.main_window import MainWindow
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


def test_arrows_are_seen_on_a_dark_ground(window: MainWindow, tmp_path: Path) -> None:
    window.theme.choose(Scheme.DARK)
    dialog = save_dialog(window, str(tmp_path / "a.png"), "PNG (*.png)")
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert button is not None
        image = button.icon().pixmap(16).toImage()
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        seen = [image.pixelColor(*place) for place in places]
        assert min(colour.lightness() for colour in seen if colour.alpha() > 200) > 200


def test_dialogs_begin_in_the_folder_of_the_last_file(
    window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    asked: list[Path] = []

    def note(_parent: QWidget, suggested: str, _pattern: str) -> str:
        asked.append(Path(suggested))
        return ""

    settings.used(tmp_path / "a.shikaku")
    laboratory, statistics = window.laboratory.get(), window.statistics.get()
    for asking in (laboratory, window.proofs, statistics.export):
        asking.ask_save = note
    statistics.taking.ask_open = note
    laboratory.export()
    window.proofs.save()
    statistics.export.save()
    statistics.taking.take()
    proof = f"{file_name(puzzle_name(window.controller.puzzle))} (proof)"
    names = ("Laboratory.csv", proof, "shikaku.csv", "")
    assert asked == [tmp_path / name for name in names]


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
