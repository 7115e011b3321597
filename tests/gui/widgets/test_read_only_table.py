"""Tables that are only read."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.widgets.read_only_table import ReadOnlyTable, table_item


def test_it_is_read_and_not_edited_and_tab_leaves_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first, second = ReadOnlyTable(), ReadOnlyTable()
    layout = QVBoxLayout(window)
    for table in (first, second):
        layout.addWidget(table)
        table.setRowCount(2)
        table.setColumnCount(2)
        for cell in range(4):
            table.setItem(cell // 2, cell % 2, table_item(str(cell), number=cell > 1))
    window.show()
    first.setCurrentCell(0, 0)
    first.setFocus()
    assert [index.column() for index in first.selectedIndexes()] == [0, 1]
    QTest.keyClick(first, Qt.Key.Key_F2)
    assert first.state() is ReadOnlyTable.State.NoState
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert window.focusWidget() is second


def test_numbers_stand_on_the_right() -> None:
    number, text = table_item("7", number=True), table_item("seven", number=False)
    assert number.textAlignment() & Qt.AlignmentFlag.AlignRight
    assert text.textAlignment() & Qt.AlignmentFlag.AlignLeft
