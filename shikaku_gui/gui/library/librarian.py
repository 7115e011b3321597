"""Asks the desk beside the window, and tells what it found."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.jobs import Runner
from shikaku_gui.gui.library.desk import Desk, Listing, Query, Read, Sources
from shikaku_gui.store.entries import Entry

FILES_AT_ONCE = 12
"""So many files are read in one go: a few hundredths of a second."""

_PAUSE_MILLISECONDS = 8
_SETTLE_MILLISECONDS = 400
_MOST_WATCHED = 400


class Librarian(QObject):
    """Keeps the list of entries up to date with the disk.

    ``listed`` is emitted with the listing wanted, ``read`` with entries by file while
    files are read bit by bit, ``counted`` with how many are still unread.
    """

    listed = Signal(object)
    read = Signal(object)
    counted = Signal(int)

    def __init__(
        self,
        desk: Desk,
        runner: Runner,
        failed: Callable[[BaseException], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.query = Query()
        self.sources = Sources()
        self.on_screen: Callable[[], Sequence[Path]] = tuple
        self._desk = desk
        self._runner = runner
        self._failed = failed
        self._reading = False
        self._looked_once = False
        self._asked = 0
        self._watcher = QFileSystemWatcher(self)
        self._settle = self._timer(_SETTLE_MILLISECONDS, self.look)
        self._go_on = self._timer(_PAUSE_MILLISECONDS, self._read)
        self._watcher.directoryChanged.connect(lambda _: self._settle.start())

    def look(self, sources: Sources | None = None) -> None:
        """Look through the folders anew, then list and read."""
        self.sources = sources or self.sources
        now = self.sources
        if self._looked_once:
            self._list()  # what was known is better than nothing
        self._runner.run(
            lambda stop: self._desk.look(now, stop), lambda _: self._looked(), self._failed
        )

    def ask(self, query: Query) -> None:
        """Ask for other entries, or in another order."""
        self.query = query
        self._list()

    def load(
        self,
        entry: Entry,
        done: Callable[[SavedGame], None],
        refused: Callable[[FormatError | OSError], None],
    ) -> None:
        """Load the game of an entry."""

        def failed(error: BaseException) -> None:
            if not isinstance(error, (FormatError, OSError)):
                raise error
            refused(error)

        self._runner.run(lambda _: self._desk.load(entry), done, failed)

    @property
    def reading(self) -> bool:
        """Tell whether there are files still to be read."""
        return self._reading

    def rest(self) -> None:
        """Read nothing for a moment, as somebody is scrolling."""
        if self._reading:
            self._go_on.start(10 * _PAUSE_MILLISECONDS)

    def _looked(self) -> None:
        self._looked_once = True
        self._list()
        self._watch()
        if not self._reading:
            self._reading = True
            self._go_on.start(_PAUSE_MILLISECONDS)

    def _list(self) -> None:
        self._asked += 1
        query, asked = self.query, self._asked
        self._runner.run(lambda _: self._desk.listed(query), lambda found: self._tell(found, asked))

    def _tell(self, found: Listing, asked: int) -> None:
        if asked == self._asked:
            self.listed.emit(found)

    def _read(self) -> None:
        wanted = self.on_screen()
        self._runner.run(
            lambda stop: self._desk.read(wanted, FILES_AT_ONCE, stop), self._has_read, self._failed
        )

    def _has_read(self, found: Read) -> None:
        self.counted.emit(found.left)
        if found.entries:
            self.read.emit(found.entries)
            self._go_on.start(_PAUSE_MILLISECONDS)
            return
        self._reading = False
        if found.left == 0:
            self._list()

    def _watch(self) -> None:
        """Watch the player's folder and those in it, as many as a system can well bear."""
        before = self._watcher.directories()
        if before:
            self._watcher.removePaths(before)
        folder = self.sources.folder
        if folder is not None and folder.is_dir():
            inside = [path for path in folder.iterdir() if path.is_dir()]
            self._watcher.addPaths([str(path) for path in (folder, *inside[:_MOST_WATCHED])])

    def _timer(self, milliseconds: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(call)
        return timer
