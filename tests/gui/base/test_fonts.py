"""The typeface that comes along: it is there, it has what is needed, it helps where none is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QApplication

from shikaku_gui import resources
from shikaku_gui.gui.base import fonts

FOLDER = resources.fonts()[0].parent

EMPTY = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>'
ASK = """
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from shikaku_gui.gui.base import fonts
app = QGuiApplication(["x", "-platform", "offscreen"])
before = QFontMetrics(QFont()).inFont("1")
fonts.ensure()
print(before, QFontMetrics(QFont()).inFont("1"))
"""


def test_it_comes_in_two_weights_with_its_licence() -> None:
    assert [path.name for path in resources.fonts()] == [
        "ShikakuSans-Bold.otf",
        "ShikakuSans-Regular.otf",
    ]
    assert "SIL OPEN FONT LICENSE" in (FOLDER / "OFL.txt").read_text()


def test_it_is_the_typeface_of_pictures(qapp: QApplication) -> None:
    assert QFontInfo(fonts.picture_font()).family() == fonts.FAMILY


@pytest.mark.parametrize("bold", [False, True])
def test_it_has_the_letters_of_most_titles(qapp: QApplication, bold: bool) -> None:
    font = fonts.picture_font()
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    assert [
        letter
        for letter in "0123456789?\u00d7\u00b7\u2026AzÄßéñłşőΩЖя"
        if not metrics.inFontUcs4(ord(letter))
    ] == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere fonts cannot be taken away")
def test_where_there_is_no_font_it_is_used_for_everything(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(EMPTY)
    answer = subprocess.run(
        [sys.executable, "-c", ASK],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "FONTCONFIG_FILE": str(config)},
    )
    assert answer.stdout.split() == ["False", "True"]


def test_full_width_signs_do_not_make_letters_wider(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = QFontMetrics(QFont())
    usual = fonts.letter_width(letters)
    assert 0 < usual <= letters.averageCharWidth()
    monkeypatch.setattr(letters, "averageCharWidth", letters.height)
    assert usual <= fonts.letter_width(letters) <= letters.horizontalAdvance("x")
