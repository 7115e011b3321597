"""Which lines are rows of a table, and which cells they have."""

import pytest

from shikaku_gui.formats import FormatError, loads, table
from shikaku_gui.model import Cell, Puzzle


@pytest.mark.parametrize("separator", list("\t;,|"))
@pytest.mark.parametrize("cell", [" ", "4 ", ' " ', ' "4" ', " nan "])
@pytest.mark.parametrize("end", ["*", "x", '"""'])
def test_a_long_line_that_is_no_row_is_seen_to_be_none(separator: str, cell: str, end: str) -> None:
    line = separator.join([cell] * 3_000)  # with two ways to match a cell it would take for ever
    assert table.sniff(line)
    assert not table.sniff(line + separator + end)


def test_a_long_line_below_a_heading_is_seen_to_be_no_rule() -> None:
    assert not table.sniff("|*|\n" + "-" * 200_000 + "*")


@pytest.mark.parametrize("separator", list("\t;,|"))
def test_a_blank_cell_before_one_in_quotes_is_a_cell(separator: str) -> None:
    cells = ["2", "", ' "1" ']
    assert loads(separator.join(cells)).puzzle == Puzzle(1, 3, {Cell(0, 0): 2, Cell(0, 2): 1})


def test_a_short_row_is_not_filled_up_where_an_area_is_unknown() -> None:
    with pytest.raises(FormatError, match="2 cells in this row"):
        loads("3,.\n?")
    assert loads("3,.\n1").puzzle.cols == 2
