"""The library's work beside the window: looking, reading, choosing, loading."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain
from pathlib import Path

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame, SeveralPuzzlesError
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.store.entry_filter import Filter, Order, filtered, ordered
from shikaku_gui.store.folder_scan import Seen
from shikaku_gui.store.folder_source import FolderSource
from shikaku_gui.store.library_entry import Collection, LibraryEntry
from shikaku_gui.store.puzzle_records import PuzzleRecords, recent_entries, records

GRADES = ("gentle", "easy", "medium", "hard", "expert")
"""The names of the solver's grades; the solver is not loaded for them."""


class LibraryPlace(Enum):
    """What part of the library is shown."""

    ALL = frozenset({Collection.BUNDLED, Collection.FOLDER})
    UNFINISHED = frozenset({Collection.UNFINISHED})
    RECENT = frozenset({Collection.RECENT})
    BUNDLED = frozenset({Collection.BUNDLED})
    FOLDER = frozenset({Collection.FOLDER})


@dataclass(frozen=True)
class Query:
    """Which entries are wanted, and in which order.

    ``collection`` is the folder of a bundled collection, empty where all are meant.
    """

    place: LibraryPlace = LibraryPlace.ALL
    collection: str = ""
    filter: Filter = field(default_factory=Filter)
    order: Order = Order.COLLECTION
    reverse: bool = False


@dataclass(frozen=True)
class Sources:
    """Where the library looks: the player's folder, if there is one, and the files used last."""

    folder: Path | None = None
    recent: tuple[Path, ...] = ()


@dataclass(frozen=True)
class Read:
    """What reading brought: the entries by file, and how many files are still unread."""

    entries: dict[Path, tuple[LibraryEntry, ...]]
    left: int


@dataclass(frozen=True)
class Looked:
    """What a look brought: whether anything is new, and how many files are to be read."""

    news: bool
    left: int


@dataclass(frozen=True)
class LibraryListing:
    """Entries in order, and the first row of each file among them.

    ``waiting`` tells that the player's folder belongs to it but was not looked through
    yet, ``cut`` that more is in the folder than is listed.
    """

    entries: tuple[LibraryEntry, ...] = ()
    rows: Mapping[Path, int] = field(default_factory=dict)
    waiting: bool = False
    cut: bool = False

    @classmethod
    def of(
        cls, entries: tuple[LibraryEntry, ...], *, waiting: bool = False, cut: bool = False
    ) -> "LibraryListing":
        """Number the entries."""
        rows = [(entry.path, row) for row, entry in enumerate(entries) if entry.path is not None]
        return cls(entries, dict(reversed(rows)), waiting, cut)


class LibraryIndex:
    """Belongs to one worker; what it gives out never changes."""

    def __init__(self, history_service: HistoryService, games: Path) -> None:
        """Keep games in progress in the folder ``games``; nothing is looked at yet."""
        self._history_service = history_service
        self._games = games
        self._shelves: list[FolderSource] = []
        self._sources: Sources | None = None
        self._seen: Seen | None = None
        self._entries: dict[Collection, tuple[LibraryEntry, ...]] = {}
        self._known = PuzzleRecords()
        self._recent: tuple[LibraryEntry, ...] = ()
        self._unfinished: tuple[LibraryEntry, ...] = ()

    def look(self, sources: Sources, stop: Stop) -> Looked:
        """Look through all but the player's own folder, which may be large or far away.

        Raises:
            StoreError: the database cannot be used.
        """
        news = self._sources is None or self._sources.folder != sources.folder
        if news:
            self._shelves = self._arranged(sources.folder)
            self._seen = None
        self._sources = sources
        for shelf in self._shelves:
            if shelf.collection is not Collection.FOLDER:
                news |= bool(shelf.look(stop))
        news |= self._note_progress(sources)
        if news:
            self._entries.clear()
        return Looked(news, self._left)

    def take(self, folder: Path, seen: Seen) -> Looked:
        """Have what was seen in the player's folder.

        Raises:
            StoreError: the database cannot be used.
        """
        news = False
        for shelf in self._shelves:
            if shelf.collection is Collection.FOLDER and shelf.root == folder:
                news = bool(shelf.take(seen)) or self._seen is None
                self._seen = seen
        if news:
            self._entries.pop(Collection.FOLDER, None)
        return Looked(news, self._left)

    def read(self, wanted: Iterable[Path], limit: int, stop: Stop) -> Read:
        """Read some more files, those on the screen first.

        Raises:
            StoreError: the database cannot be used.
        """
        paths = tuple(wanted)
        for shelf in self._shelves:
            shelf.hasten(paths)
            fresh = shelf.read(limit, stop)
            if fresh:
                self._entries.pop(shelf.collection, None)
                found = {path: shelf.entries(self._known, [path]) for path in fresh}
                return Read(found, self._left)
        return Read({}, self._left)

    def listed(self, query: Query) -> LibraryListing:
        """Return the entries that are wanted, in order."""
        shown = filtered(self._of(query), query.filter)
        folder = None if self._sources is None else self._sources.folder
        own = folder is not None and Collection.FOLDER in query.place.value
        waiting = own and self._seen is None
        cut = own and self._seen is not None and not self._seen.whole
        if (
            query.place in (LibraryPlace.RECENT, LibraryPlace.UNFINISHED)
            and query.order is Order.OPENED
        ):
            return LibraryListing.of(shown[::-1] if query.reverse else shown)
        sorted_ = ordered(shown, query.order, reverse=query.reverse, grades=GRADES)
        return LibraryListing.of(sorted_, waiting=waiting, cut=cut)

    @property
    def unfinished(self) -> tuple[LibraryEntry, ...]:
        """The games in progress, the one played last first."""
        return self._unfinished

    def load(self, entry: LibraryEntry) -> SavedGame:
        """Return the game of an entry: as it was left, where it is in progress.

        Raises:
            FormatError: the file cannot be read.
            OSError: the file cannot be opened.
        """
        for kept in self._unfinished:
            if kept.sheet.puzzle == entry.sheet.puzzle and kept.path is not None:
                return formats.load(kept.path)
        if entry.path is None:
            raise FileNotFoundError(2, "there is no file", entry.title)
        return load_numbered(entry.path, entry.sheet.number)

    def _arranged(self, folder: Path | None) -> list[FolderSource]:
        database = self._history_service.database()
        places = [(Collection.UNFINISHED, self._games)]
        if resources.samples():
            places.append((Collection.BUNDLED, resources.samples()[0].parent))
        if folder is not None:
            places.append((Collection.FOLDER, folder))
        return [FolderSource(collection, root, database) for collection, root in places]

    def _note_progress(self, sources: Sources) -> bool:
        """Read what is in progress, of which there is little, and what was opened last.

        Tells whether anything of it is new.
        """
        before = self._known, self._unfinished, self._recent
        games = self._shelves[0]
        while games.read():
            pass
        begun = [sheet for sheet in games.sheets() if sheet.progress]
        self._known = records(self._history_service.database(), begun, sources.recent)
        kept = [entry for entry in games.entries(self._known) if entry.progress]
        self._unfinished = tuple(sorted(kept, key=_written, reverse=True))
        self._recent = recent_entries(self._known)
        return before != (self._known, self._unfinished, self._recent)

    def _of(self, query: Query) -> Iterable[LibraryEntry]:
        if query.place is LibraryPlace.UNFINISHED:
            return self._unfinished
        if query.place is LibraryPlace.RECENT:
            return self._recent
        shelves = [shelf for shelf in self._shelves if shelf.collection in query.place.value]
        found = chain.from_iterable(map(self._entries_of, shelves))
        name = query.collection
        return (entry for entry in found if _folder(entry) == name) if name else found

    def _entries_of(self, shelf: FolderSource) -> tuple[LibraryEntry, ...]:
        if shelf.collection not in self._entries:
            self._entries[shelf.collection] = shelf.entries(self._known)
        return self._entries[shelf.collection]

    @property
    def _left(self) -> int:
        return sum(len(shelf.unread) for shelf in self._shelves)


def load_numbered(path: Path, number: int) -> SavedGame:
    """Read the puzzle of that number of a file, which may hold only one.

    Raises:
        FormatError: the file cannot be read.
        OSError: the file cannot be opened.
    """
    try:
        return formats.load(path)
    except SeveralPuzzlesError:
        return formats.load(path, index=number)


def _folder(entry: LibraryEntry) -> str:
    return "" if entry.path is None else entry.path.parent.name


def _written(entry: LibraryEntry) -> float:
    try:
        return 0.0 if entry.path is None else entry.path.stat().st_mtime
    except OSError:
        return 0.0
