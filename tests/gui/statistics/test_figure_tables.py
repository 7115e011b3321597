"""The statistics as tables."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.statistics.figure_tables import FigureTable


@pytest.mark.parametrize(("width", "scrolls"), [(1500, False), (250, True)])
def test_no_text_of_a_table_is_cut_and_a_narrow_one_scrolls(
    qtbot: QtBot, width: int, scrolls: bool
) -> None:
    table = FigureTable("Sizes")
    qtbot.addWidget(table)
    large = table.font()
    large.setPointSizeF(2.5 * large.pointSizeF())
    table.setFont(large)
    table.fill(("Size", "Played", "Solved"), [("A long name of a size", "123456789", "12")] * 2)
    table.resize(width, table.height())
    table.show()
    for col in range(3):
        assert table.columnWidth(col) >= table.sizeHintForColumn(col)
    assert table.rowHeight(0) >= table.sizeHintForRow(0)
    assert (table.horizontalScrollBar().maximum() > 0) is scrolls
    assert table.verticalScrollBar().maximum() == 0
    if not scrolls:
        columns = sum(map(table.columnWidth, range(3)))
        assert columns == table.viewport().width()
