"""Cells that spreadsheets would take for formulas."""

import pytest

from shikaku_gui.csv_cells import harmless_cell

CELLS = [
    ("=1+1", "'=1+1"),
    (" =1+1", "' =1+1"),
    ("\u00a0\u200b=1", "'\u00a0\u200b=1"),
    ("\ufeff@A1", "'\ufeff@A1"),
    ("\uff1d1", "'\uff1d1"),
    ("\uff0b1", "'\uff0b1"),
    ("\ufe631", "'\ufe631"),
    ("\n=1", "'\n=1"),
    ("a\r\nb", "a\r\nb"),
    ("\tx", "'\tx"),
    ("-1", "'-1"),
    ("a=1", "a=1"),
    ("", ""),
]


@pytest.mark.parametrize(("text", "cell"), CELLS)
def test_no_cell_begins_like_a_formula(text: str, cell: str) -> None:
    assert harmless_cell(text) == cell
