"""Fills lie inside their outlines with round corners, and are square where cells are small."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.model import Rect
from shikaku_gui.play import DrawnRect
from tests.gui.board.test_painters import painted

TINT = LIGHT.tints[0]


def colours_inside(cell: float, ratio: float) -> list[QColor]:
    """Return the colours along a row through the middle of a drawn cell, and of its corner."""
    item = DrawnRect(Rect(0, 0, 2, 2), 0)
    image = painted(lambda board: board.board([item]), ratio, cell)
    row = round((20 + 0.4 * cell) * ratio)
    return [image.pixelColor(round(20 * ratio) + col, row) for col in range(round(cell))]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_paper_lies_between_an_outline_and_the_fill(qtbot: QtBot, ratio: float) -> None:
    found = [one.name() for one in colours_inside(40, ratio)]
    assert [found.index(one.name()) for one in (LIGHT.outline, LIGHT.paper, TINT)] == sorted(
        found.index(one.name()) for one in (LIGHT.outline, LIGHT.paper, TINT)
    )
    gap = found.count(LIGHT.paper.name())
    assert 1 <= gap <= 1 + ratio


def test_corners_are_round(qtbot: QtBot) -> None:
    image = painted(lambda board: board.board([DrawnRect(Rect(0, 0, 2, 2), 0)]))
    diagonal = [image.pixelColor(20 + step, 20 + step).name() for step in range(20)]
    straight = [image.pixelColor(20 + step, 30).name() for step in range(20)]
    assert diagonal.index(TINT.name()) > straight.index(TINT.name())


def test_small_cells_are_filled_to_the_outline(qtbot: QtBot) -> None:
    found = [one.name() for one in colours_inside(10, 1.0)]
    assert LIGHT.paper.name() not in found
    assert TINT.name() in found
