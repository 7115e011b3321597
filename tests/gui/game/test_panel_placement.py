"""Where the panel is."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.game.panel_placement import LOW_LETTERS, best_placement
from shikaku_gui.model import Puzzle


@pytest.mark.parametrize(
    ("area", "shape", "beside"),
    [
        ((480, 250), (7, 7), True),
        ((480, 250), (10, 18), True),
        ((480, 250), (6, 30), False),
        ((1280, 700), (10, 10), True),
        ((1280, 700), (6, 30), False),
        ((500, 900), (10, 10), False),
    ],
)
def test_the_panel_leaves_the_board_room(
    qtbot: QtBot, area: tuple[int, int], shape: tuple[int, int], beside: bool
) -> None:
    letters = QFontMetrics(QApplication.font())
    found = best_placement(QSize(*area), Puzzle(*shape, {}), letters)
    assert found.beside is beside
    if beside:
        assert 42 * letter_width(letters) <= found.extent <= 56 * letter_width(letters)
    else:
        assert min(8 * letters.lineSpacing(), area[1] // 2) <= found.extent <= 0.5 * area[1]


def test_in_a_low_area_the_panel_takes_what_the_board_cannot_use(qtbot: QtBot) -> None:
    """The area of the smallest window at the largest size of texts."""
    font = QApplication.font()
    font.setPointSizeF(2 * font.pointSizeF())
    letters = QFontMetrics(font)
    area, puzzle = QSize(480, 190), Puzzle(10, 10, {})
    found = best_placement(area, puzzle, letters, low=LOW_LETTERS)
    assert found.beside
    assert 15 * letter_width(letters) < found.extent <= 480 - 190
    assert not best_placement(area, puzzle, letters).beside
