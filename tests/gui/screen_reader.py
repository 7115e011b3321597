"""Collects the words that a screen reader speaks about a board."""

from dataclasses import dataclass, field

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.accessibility.board_description import ReadableBoard
from shikaku_gui.gui.accessibility.board_table import BoardCell, BoardTable
from shikaku_gui.gui.base.announcements import Notification


@dataclass
class ScreenReader:
    """Collects the accessibility events as texts, in their order."""

    heard: list[str] = field(default_factory=list)

    def hear(self, event: QAccessibleEvent) -> None:
        """Note an event: what has the focus or another name, or an announcement."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append(event.message())
            return
        subject = event.accessibleInterface()
        if event.type() is QAccessible.Event.TableModelChanged:
            self.heard.append("other cells")
        elif isinstance(subject, BoardCell):
            kind = {QAccessible.Event.Focus: "focus", QAccessible.Event.NameChanged: "name"}
            name = subject.text(QAccessible.Text.Name)
            if event.type() is QAccessible.Event.DescriptionChanged:
                description = subject.text(QAccessible.Text.Description)
                self.heard.append(f"description: {description}")
            else:
                self.heard.append(f"{kind[event.type()]}: {name}")
        elif event.type() is QAccessible.Event.ObjectShow and isinstance(subject, Notification):
            self.heard.append(f"notification: {subject.text(QAccessible.Text.Name)}")

    def take(self) -> list[str]:
        """Return what was heard since the last call."""
        QApplication.processEvents()
        heard, self.heard = self.heard, []
        return heard


def table_of(board: ReadableBoard) -> BoardTable:
    """Return the table of a board."""
    found = QAccessible.queryAccessibleInterface(board)
    assert isinstance(found, BoardTable)
    return found
