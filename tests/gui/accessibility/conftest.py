"""Boards as a screen reader finds them, and what it hears."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.accessibility import board_table
from shikaku_gui.gui.accessibility.board_cells import BoardCell
from shikaku_gui.gui.accessibility.board_table import BoardTable, ReadableBoard


@dataclass
class Ear:
    """What has been told since it was last asked, as texts in their order."""

    told: list[str] = field(default_factory=list)

    def hear(self, event: QAccessibleEvent) -> None:
        """Note an event: what has the focus or another name, or an announcement."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.told.append(event.message())
            return
        subject = event.accessibleInterface()
        if event.type() is QAccessible.Event.TableModelChanged:
            self.told.append("other cells")
        elif isinstance(subject, BoardCell):
            kind = {QAccessible.Event.Focus: "focus", QAccessible.Event.NameChanged: "name"}
            name = subject.text(QAccessible.Text.Name)
            self.told.append(f"{kind[event.type()]}: {name}")

    def news(self) -> list[str]:
        """Return what has been told, and forget it."""
        QApplication.processEvents()
        told, self.told = self.told, []
        return told


@pytest.fixture(scope="session", autouse=True)
def boards_are_tables(qapp: QApplication) -> None:
    """Let Qt find boards as tables, as the program does when it starts."""
    board_table.install()


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    """Give somebody who listens as a screen reader does."""
    ear = Ear()
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear.hear)
    QAccessible.setActive(True)
    yield ear
    QAccessible.setActive(False)


def table_of(board: ReadableBoard) -> BoardTable:
    """Return the table of a board."""
    found = QAccessible.queryAccessibleInterface(board)
    assert isinstance(found, BoardTable)
    return found
