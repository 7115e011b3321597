"""Uses the library's index on a worker thread, and reports what it found."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.library.folder_watch import FolderWatch
from shikaku_gui.store import (
    FolderContents,
    IndexUpdate,
    LibraryEntry,
    LibraryIndex,
    LibraryListing,
    LibraryQuery,
    LibrarySources,
    ReadFiles,
)

FILES_AT_ONCE = 12
"""So many files are read in one go: a few hundredths of a second."""

_PAUSE_MILLISECONDS = 8


class LibraryModel(QObject):
    """Keeps the list of entries up to date with the disk.

    What came with the program and what the player has begun is looked at first and shown at
    once; the player's folder, through ``watch``, when that is seen. ``listed`` is emitted
    with the listing wanted, ``looked`` after the first part of a look, ``read`` with entries
    by file while files are read bit by bit, ``counted`` with how many are still unread.
    """

    listed = Signal(object)
    looked = Signal()
    read = Signal(object)
    counted = Signal(int)

    def __init__(
        self,
        index: LibraryIndex,
        runner: Runner,
        watch: FolderWatch,
        failed: Callable[[BaseException], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.query = LibraryQuery()
        self.sources = LibrarySources()
        self.on_screen: Callable[[], Sequence[Path]] = tuple
        self._index = index
        self._runner = runner
        self._failed = failed
        self._reading = False
        self._asked = 0
        self._watch = watch
        self._go_on = QTimer(self)
        self._go_on.setSingleShot(True)
        self._go_on.timeout.connect(self._read)
        watch.seen.connect(self._take)

    def look(self, sources: LibrarySources | None = None) -> None:
        """Look through the folders anew, then list and read."""
        self.sources = sources or self.sources
        now = self.sources
        self._runner.run(
            lambda stop: self._index.scan(now, stop), self._looked_around, self._failed
        )

    def ask(self, query: LibraryQuery) -> None:
        """Ask for other entries, or in another order."""
        self.query = query
        self._list()

    def load(
        self,
        entry: LibraryEntry,
        done: Callable[[SavedGame], None],
        refused: Callable[[FormatError | OSError], None],
    ) -> None:
        """Load the game of an entry."""

        def failed(error: BaseException) -> None:
            if not isinstance(error, (FormatError, OSError)):
                raise error
            refused(error)

        self._runner.run(lambda _: self._index.load(entry), done, failed)

    @property
    def reading(self) -> bool:
        """Tell whether there are files still to be read."""
        return self._reading

    def rest(self) -> None:
        """Read nothing for a moment, as somebody is scrolling."""
        if self._reading:
            self._go_on.start(10 * _PAUSE_MILLISECONDS)

    def _looked_around(self, looked: IndexUpdate) -> None:
        self._looked(looked)
        self.looked.emit()
        self._watch.follow(self.sources.folder)

    def _take(self, folder: Path, seen: FolderContents) -> None:
        self._runner.run(
            lambda _: self._index.update_folder(folder, seen), self._looked, self._failed
        )

    def _looked(self, looked: IndexUpdate) -> None:
        if looked.changed:
            self._list()
        if looked.unread and not self._reading:
            self._reading = True
            self._go_on.start(_PAUSE_MILLISECONDS)

    def _list(self) -> None:
        self._asked += 1
        query, asked = self.query, self._asked
        self._runner.run(
            lambda _: self._index.listing(query), lambda found: self._tell(found, asked)
        )

    def _tell(self, found: LibraryListing, asked: int) -> None:
        if asked == self._asked:
            self.listed.emit(found)

    def _read(self) -> None:
        wanted = self.on_screen()
        self._runner.run(
            lambda stop: self._index.read(wanted, FILES_AT_ONCE, stop), self._has_read, self._failed
        )

    def _has_read(self, found: ReadFiles) -> None:
        self.counted.emit(found.unread)
        if found.entries:
            self.read.emit(found.entries)
            self._go_on.start(_PAUSE_MILLISECONDS)
            return
        self._reading = False
        if found.unread == 0:
            self._list()
