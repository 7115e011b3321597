"""Uses the library's index on a worker thread, and reports what it found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import store
from shikaku_gui.formats import FormatError
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.library.folder_watch import FolderWatch

FILES_AT_ONCE = 12
"""How many files are read in one job, which takes a few hundredths of a second."""

_PAUSE_MILLISECONDS = 8


class LibraryModel(QObject):
    """Keeps the list of entries up to date with the disk.

    The bundled puzzles and the games in progress are scanned first; ``watch`` scans the
    player's folder. ``listed`` is emitted with the listing of the query, ``scanned`` after
    all but the player's folder was scanned, ``files_read`` with entries by file while files
    are read, ``unread_counted`` with the number of files that are still unread.
    """

    listed = Signal(object)
    scanned = Signal()
    files_read = Signal(object)
    unread_counted = Signal(int)

    def __init__(
        self,
        index: store.LibraryIndex,
        jobs: Jobs,
        watch: FolderWatch,
        failed: Callable[[BaseException], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.query = store.LibraryQuery()
        self.sources = store.LibrarySources()
        self.visible_files: Callable[[], Sequence[Path]] = tuple
        self._index = index
        self._jobs = jobs
        self._failed = failed
        self.reading = False
        self._watch = watch
        self._read_timer = QTimer(self, singleShot=True)
        self._read_timer.timeout.connect(self._read)
        watch.scanned.connect(self._on_folder_scanned)

    def scan(self, sources: store.LibrarySources | None = None) -> None:
        """Scan the folders, then list and read their files."""
        self.sources = current = sources or self.sources
        self._jobs.submit(
            lambda stop: self._index.scan(current, stop), self._on_scanned, self._failed
        )

    def show_query(self, query: store.LibraryQuery) -> None:
        """List other entries, or in another order."""
        self.query = query
        self._list()

    def load(
        self,
        entry: store.LibraryEntry,
        done: Callable[[store.LoadedEntry], None],
        refused: Callable[[FormatError | OSError], None],
    ) -> None:
        """Load the game of an entry."""

        def failed(error: BaseException) -> None:
            if not isinstance(error, (FormatError, OSError)):
                raise error
            refused(error)

        self._jobs.submit(lambda _: self._index.load(entry), done, failed)

    def pause_reading(self) -> None:
        """Pause reading for a moment while the player scrolls."""
        if self.reading:
            self._read_timer.start(10 * _PAUSE_MILLISECONDS)

    def _on_scanned(self, update: store.IndexUpdate) -> None:
        self._on_updated(update)
        self.scanned.emit()
        self._watch.follow(self.sources.folder)

    def _on_folder_scanned(self, folder: Path, contents: store.FolderContents) -> None:
        self._jobs.submit(
            lambda _: self._index.update_folder(folder, contents), self._on_updated, self._failed
        )

    def _on_updated(self, update: store.IndexUpdate) -> None:
        if update.changed:
            self._list()
        if update.unread and not self.reading:
            self.reading = True
            self._read_timer.start(_PAUSE_MILLISECONDS)

    def _list(self) -> None:
        query = self.query
        self._jobs.submit(
            lambda _: self._index.listing(query), self.listed.emit, replaces="listing"
        )

    def _read(self) -> None:
        wanted = self.visible_files()
        self._jobs.submit(
            lambda stop: self._index.read(wanted, FILES_AT_ONCE, stop),
            self._on_read,
            self._failed,
        )

    def _on_read(self, found: store.ReadFiles) -> None:
        self.unread_counted.emit(found.unread)
        if found.entries:
            self.files_read.emit(found.entries)
            self._read_timer.start(_PAUSE_MILLISECONDS)
            return
        self.reading = False
        if found.unread == 0:
            self._list()
