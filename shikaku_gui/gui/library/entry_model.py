"""The entries of the library as a Qt item model."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shikaku_gui.gui.base.labels import tooltip_text
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.store import EntryState, LibraryEntry, LibraryListing, Strength

ENTRY = Qt.ItemDataRole.UserRole
"""The role of the entry itself."""

TIME_TO_PLAY = Qt.ItemDataRole.UserRole + 1
"""The role of the expected time, as a card shows it."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class EntryModel(QAbstractListModel):
    """A list of entries, replaced as a whole, or file by file as files are read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[LibraryEntry] = []
        self._rows: Mapping[Path, int] = {}
        self._strength = Strength()

    def set_strength(self, strength: Strength) -> None:
        """Show the usual times of a player of that strength."""
        self._strength = strength
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def show_listing(self, listing: LibraryListing) -> None:
        """Show other entries."""
        self.beginResetModel()
        self._entries = list(listing.entries)
        self._rows = listing.rows
        self.endResetModel()

    def update_entries(self, read: Mapping[Path, tuple[LibraryEntry, ...]]) -> None:
        """Show the entries of files that were just read; of several puzzles the first."""
        for path, found in read.items():
            row = self._rows.get(path)
            if row is not None and found and self._entries[row].state is EntryState.UNREAD:
                self._entries[row] = found[0]
                self.dataChanged.emit(self.index(row), self.index(row))

    def entry(self, row: int) -> LibraryEntry:
        """Return the entry of a row."""
        return self._entries[row]

    def row_of(self, path: Path) -> int | None:
        """Return the first row of a file, None if it is not shown."""
        return self._rows.get(path)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of entries; entries have no children."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return title, tooltip, text for a screen reader, expected time, or the entry itself."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == TIME_TO_PLAY:
            return entry_texts.time_to_play(entry, self._strength)
        if role == Qt.ItemDataRole.DisplayRole:
            return entry_texts.name_of(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip_text(entry_texts.tip_of(entry, self._strength))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry_texts.spoken_text_of(entry, self._strength)
        return None
