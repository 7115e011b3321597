"""The library's index: scans folders, reads files, selects entries and loads their games."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain
from pathlib import Path

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame, SeveralPuzzlesError
from shikaku_gui.store.database import Database
from shikaku_gui.store.entry_filter import Filter, Order, filtered, ordered
from shikaku_gui.store.folder_scan import Seen
from shikaku_gui.store.folder_source import FolderSource, Stop
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
    """Files that were read: their entries by path, and how many files are still unread."""

    entries: dict[Path, tuple[LibraryEntry, ...]]
    unread: int


@dataclass(frozen=True)
class Looked:
    """What a scan found: whether anything has changed, and how many files are to be read."""

    changed: bool
    unread: int


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
    """All entries of the library. Belongs to one worker thread; what it returns never changes."""

    def __init__(self, database: Callable[[], Database], games: Path) -> None:
        """Begin empty. ``database`` opens the database, ``games`` holds the stored games."""
        self._database = database
        self._games = games
        self._folders: list[FolderSource] = []
        self._sources: Sources | None = None
        self._contents: Seen | None = None
        self._entries: dict[Collection, tuple[LibraryEntry, ...]] = {}
        self._records = PuzzleRecords()
        self._recent: tuple[LibraryEntry, ...] = ()
        self._unfinished: tuple[LibraryEntry, ...] = ()

    def scan(self, sources: Sources, stop: Stop) -> Looked:
        """Scan all folders but the player's own, which may be large or far away.

        Raises:
            StoreError: the database cannot be used.
        """
        changed = self._sources is None or self._sources.folder != sources.folder
        if changed:
            self._folders = self._folder_sources(sources.folder)
            self._contents = None
        self._sources = sources
        for folder in self._folders:
            if folder.collection is not Collection.FOLDER:
                changed |= bool(folder.look(stop))
        changed |= self._update_progress(sources)
        if changed:
            self._entries.clear()
        return Looked(changed, self._unread)

    def update_folder(self, root: Path, contents: Seen) -> Looked:
        """Use what a scan found in the player's folder.

        Raises:
            StoreError: the database cannot be used.
        """
        changed = False
        for folder in self._folders:
            if folder.collection is Collection.FOLDER and folder.root == root:
                changed = bool(folder.take(contents)) or self._contents is None
                self._contents = contents
        if changed:
            self._entries.pop(Collection.FOLDER, None)
        return Looked(changed, self._unread)

    def read(self, first: Iterable[Path], limit: int, stop: Stop) -> Read:
        """Read some more files, those given ``first`` before all others.

        Raises:
            StoreError: the database cannot be used.
        """
        paths = tuple(first)
        for folder in self._folders:
            folder.hasten(paths)
            read = folder.read(limit, stop)
            if read:
                self._entries.pop(folder.collection, None)
                entries = {path: folder.entries(self._records, [path]) for path in read}
                return Read(entries, self._unread)
        return Read({}, self._unread)

    def listing(self, query: Query) -> LibraryListing:
        """Return the entries that a query selects, in its order."""
        selected = filtered(self._candidates(query), query.filter)
        if (
            query.place in (LibraryPlace.RECENT, LibraryPlace.UNFINISHED)
            and query.order is Order.OPENED
        ):
            return LibraryListing.of(selected[::-1] if query.reverse else selected)
        in_order = ordered(selected, query.order, reverse=query.reverse, grades=GRADES)
        folder = None if self._sources is None else self._sources.folder
        own = folder is not None and Collection.FOLDER in query.place.value
        return LibraryListing.of(
            in_order,
            waiting=own and self._contents is None,
            cut=own and self._contents is not None and not self._contents.whole,
        )

    def load(self, entry: LibraryEntry) -> SavedGame:
        """Return the game of an entry: the stored one, where it is in progress.

        Raises:
            FormatError: the file cannot be read.
            OSError: the file cannot be opened.
        """
        for stored in self._unfinished:
            if stored.sheet.puzzle == entry.sheet.puzzle and stored.path is not None:
                return formats.load(stored.path)
        if entry.path is None:
            raise FileNotFoundError(2, "there is no file", entry.title)
        try:
            return formats.load(entry.path)
        except SeveralPuzzlesError:
            return formats.load(entry.path, index=entry.sheet.number)

    def _folder_sources(self, folder: Path | None) -> list[FolderSource]:
        roots = [(Collection.UNFINISHED, self._games), (Collection.BUNDLED, resources.puzzles())]
        if folder is not None:
            roots.append((Collection.FOLDER, folder))
        database = self._database()
        return [FolderSource(collection, root, database) for collection, root in roots]

    def _update_progress(self, sources: Sources) -> bool:
        """Read the stored games and the recent files, of which there are few.

        Tells whether anything of it has changed.
        """
        before = self._records, self._unfinished, self._recent
        games = self._folders[0]
        while games.read():
            pass
        begun = [sheet for sheet in games.sheets() if sheet.progress]
        self._records = records(self._database(), begun, sources.recent)
        unfinished = [entry for entry in games.entries(self._records) if entry.progress]
        self._unfinished = tuple(sorted(unfinished, key=_modified, reverse=True))
        self._recent = recent_entries(self._records)
        return before != (self._records, self._unfinished, self._recent)

    def _candidates(self, query: Query) -> Iterable[LibraryEntry]:
        if query.place is LibraryPlace.UNFINISHED:
            return self._unfinished
        if query.place is LibraryPlace.RECENT:
            return self._recent
        folders = [folder for folder in self._folders if folder.collection in query.place.value]
        found = chain.from_iterable(map(self._folder_entries, folders))
        name = query.collection
        return (entry for entry in found if _folder_name(entry) == name) if name else found

    def _folder_entries(self, folder: FolderSource) -> tuple[LibraryEntry, ...]:
        if folder.collection not in self._entries:
            self._entries[folder.collection] = folder.entries(self._records)
        return self._entries[folder.collection]

    @property
    def _unread(self) -> int:
        return sum(len(folder.unread) for folder in self._folders)


def _folder_name(entry: LibraryEntry) -> str:
    return "" if entry.path is None else entry.path.parent.name


def _modified(entry: LibraryEntry) -> float:
    try:
        return 0.0 if entry.path is None else entry.path.stat().st_mtime
    except OSError:
        return 0.0
