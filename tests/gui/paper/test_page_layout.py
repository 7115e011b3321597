"""Slots on pages, and parts on sheets."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from shikaku_gui.gui.paper.page_layout import row_of_slots, sheet_grid, slots
from shikaku_gui.model import Rect

UPRIGHT = QRectF(0, 0, 510, 757)


def test_a_page_on_its_side_has_more_columns_than_rows() -> None:
    for room, columns in ((UPRIGHT, 2), (QRectF(0, 0, 757, 510), 3)):
        assert len({slot.area.left() for slot in slots(range(6), room, 6)}) == columns


def test_a_page_that_is_not_full_has_the_same_slots() -> None:
    assert slots(range(3), UPRIGHT, 4) == slots(range(4), UPRIGHT, 4)[:3]
    strip = QRectF(0, 0, 510, 90)
    assert row_of_slots(range(3), strip, 4) == row_of_slots(range(4), strip, 4)[:3]


@pytest.mark.parametrize(
    ("rows", "cols", "parts"),
    [
        (10, 10, [Rect(0, 0, 10, 10)]),
        (11, 20, [Rect(0, 0, 5, 20), Rect(5, 0, 6, 20)]),
        (
            20,
            21,
            [Rect(0, 0, 10, 10), Rect(0, 10, 10, 11), Rect(10, 0, 10, 10), Rect(10, 10, 10, 11)],
        ),
    ],
)
def test_sheets_are_about_equally_large(rows: int, cols: int, parts: list[Rect]) -> None:
    sheets = sheet_grid(rows, cols, QSizeF(200, 100), 10.0)
    assert [sheets.part(number) for number in range(len(sheets))] == parts


def test_cells_larger_than_the_room_have_a_sheet_each() -> None:
    assert len(sheet_grid(2, 3, QSizeF(5, 5), 10.0)) == 6
