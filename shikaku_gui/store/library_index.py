"""The library's index: scans folders, reads files, selects entries and loads their games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from shikaku_gui import formats, resources
from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.store import entry_listing
from shikaku_gui.store.collection_progress import CollectionProgress, progress_of
from shikaku_gui.store.database import Database
from shikaku_gui.store.folder_scan import FolderContents, modification_time
from shikaku_gui.store.folder_source import FolderSource, Stop
from shikaku_gui.store.game_history import solved_game
from shikaku_gui.store.game_store import own_file
from shikaku_gui.store.library_entry import EntryOrigin, EntryState, LibraryEntry
from shikaku_gui.store.puzzle_records import PuzzleRecords, load_puzzle_records, recent_entries


class LibrarySection(Enum):
    """The sections of the library, and where their entries come from."""

    ALL = frozenset({EntryOrigin.BUNDLED, EntryOrigin.FOLDER})
    UNFINISHED = frozenset({EntryOrigin.UNFINISHED})
    RECENT = frozenset({EntryOrigin.RECENT})
    BUNDLED = frozenset({EntryOrigin.BUNDLED})
    FOLDER = frozenset({EntryOrigin.FOLDER})


@dataclass(frozen=True)
class LibraryQuery:
    """Which entries to list, and in which order.

    ``collection`` is the folder name of a bundled collection, empty for all of them. With
    ``duplicates`` only puzzles that occur several times in the section are listed.
    """

    section: LibrarySection = LibrarySection.ALL
    collection: str = ""
    filter: entry_listing.EntryFilter = field(default_factory=entry_listing.EntryFilter)
    order: entry_listing.EntryOrder = entry_listing.EntryOrder.COLLECTION
    reverse: bool = False
    duplicates: bool = False


@dataclass(frozen=True)
class LibrarySources:
    """The sources of the library: the player's folder, if one is chosen, and the recent files."""

    folder: Path | None = None
    recent: tuple[Path, ...] = ()


@dataclass(frozen=True)
class ReadFiles:
    """Files that were read: their entries by path, and how many files are still unread."""

    entries: dict[Path, tuple[LibraryEntry, ...]]
    unread: int


@dataclass(frozen=True)
class IndexUpdate:
    """The result of a scan: whether anything has changed, and how many files are to be read."""

    changed: bool
    unread: int


@dataclass(frozen=True)
class LibraryListing:
    """Entries in order, and the first row of each file among them.

    ``waiting`` tells that the player's folder belongs to the listing but was not scanned
    yet, ``truncated`` that the folder has more files than are listed. ``collections`` are all
    bundled ones by the names of their folders.
    """

    entries: tuple[LibraryEntry, ...] = ()
    rows: Mapping[Path, int] = field(default_factory=dict)
    waiting: bool = False
    truncated: bool = False
    collections: Mapping[str, CollectionProgress] = field(default_factory=dict)

    @property
    def groups(self) -> int:
        """The number of groups of duplicates, 0 where all entries are listed."""
        return self.entries[-1].group if self.entries else 0

    @classmethod
    def of(
        cls, entries: tuple[LibraryEntry, ...], *, waiting: bool = False, truncated: bool = False
    ) -> LibraryListing:
        """Number the entries."""
        rows = [(entry.path, row) for row, entry in enumerate(entries)]
        return cls(entries, dict(reversed(rows)), waiting, truncated)


class LoadedEntry(NamedTuple):
    """The game of an entry, and the file it may be saved to, which holds no other puzzle."""

    game: SavedGame
    path: Path | None


class LibraryIndex:
    """All entries of the library. Belongs to one worker thread; what it returns never changes."""

    def __init__(self, database: Callable[[], Database], games: Path) -> None:
        """Begin empty. ``database`` opens the database, ``games`` holds the stored games."""
        self._database = database
        self._games = games
        self._folders: list[FolderSource] = []
        self._sources: LibrarySources | None = None
        self._contents: FolderContents | None = None
        self._entries: dict[EntryOrigin, tuple[LibraryEntry, ...]] = {}
        self._records = PuzzleRecords()
        self._recent: tuple[LibraryEntry, ...] = ()
        self._unfinished: tuple[LibraryEntry, ...] = ()

    def scan(self, sources: LibrarySources, stop: Stop) -> IndexUpdate:
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
            if folder.origin is not EntryOrigin.FOLDER:
                changed |= folder.scan(stop)
        changed |= self._update_progress(sources)
        if changed:
            self._entries.clear()
        return IndexUpdate(changed, self._unread)

    def update_folder(self, root: Path, contents: FolderContents) -> IndexUpdate:
        """Use what a scan found in the player's folder.

        Raises:
            StoreError: the database cannot be used.
        """
        changed = False
        for folder in self._folders:
            if folder.origin is EntryOrigin.FOLDER and folder.root == root:
                changed = bool(folder.update(contents)) or self._contents is None
                self._contents = contents
        if changed:
            self._entries.pop(EntryOrigin.FOLDER, None)
        return IndexUpdate(changed, self._unread)

    def read(self, first: Iterable[Path], limit: int, stop: Stop) -> ReadFiles:
        """Read some more files, those given ``first`` before all others.

        Raises:
            StoreError: the database cannot be used.
        """
        paths = tuple(first)
        for folder in self._folders:
            folder.prioritize(paths)
            read = folder.read(limit, stop)
            if read:
                self._entries.pop(folder.origin, None)
                entries = {path: folder.entries(self._records, [path]) for path in read}
                return ReadFiles(entries, self._unread)
        return ReadFiles({}, self._unread)

    def listing(self, query: LibraryQuery) -> LibraryListing:
        """Return the entries that a query selects, in its order."""
        found = tuple(self._candidates(query))
        if not query.duplicates:
            found = tuple(filter(query.filter.accepts, found))
        played = query.section in (LibrarySection.RECENT, LibrarySection.UNFINISHED)
        if played and query.order is entry_listing.EntryOrder.OPENED:
            in_order = found[::-1] if query.reverse else found
        else:
            in_order = entry_listing.sort_entries(found, query.order, reverse=query.reverse)
        if query.duplicates:
            in_order = entry_listing.group_duplicates(in_order, query.filter)
        folder = None if self._sources is None else self._sources.folder
        own = folder is not None and EntryOrigin.FOLDER in query.section.value
        listing = LibraryListing.of(
            in_order,
            waiting=own and self._contents is None,
            truncated=own and self._contents is not None and not self._contents.complete,
        )
        return replace(listing, collections=self._collections())

    def _collections(self) -> dict[str, CollectionProgress]:
        puzzles: dict[str, list[str]] = {}
        for folder in self._folders:
            if folder.origin is EntryOrigin.BUNDLED:
                for entry in self._folder_entries(folder):
                    puzzles.setdefault(entry.path.parent.name, []).append(entry.summary.puzzle)
        solved = self._records.solved
        return {name: progress_of(name, ids, solved) for name, ids in puzzles.items()}

    def load(self, entry: LibraryEntry) -> LoadedEntry:
        """Read the game of an entry: the stored one, where it is in progress.

        Raises:
            FormatError: the file cannot be read.
            OSError: the file cannot be opened.
        """
        puzzle = entry.summary.puzzle
        stored = next((one for one in self._unfinished if one.summary.puzzle == puzzle), None)
        try:
            puzzles = formats.load_set(entry.path)
        except (FormatError, OSError):
            if stored is None:
                raise
            return LoadedEntry(formats.load(stored.path), None)
        alone = len(puzzles.names) == 1
        index = 0 if alone else entry.summary.number
        game = puzzles.game(index) if stored is None else formats.load(stored.path)
        return LoadedEntry(game, entry.path if alone else None)

    def load_pictured(self, entry: LibraryEntry) -> SavedGame:
        """Read the game that the picture of an entry shows: once it is solved, the solved one.

        Raises:
            FormatError: the file cannot be read.
            OSError: the file cannot be opened.
        """
        if entry.state in (EntryState.SOLVED, EntryState.HELPED) and not entry.progress:
            solved = solved_game(self._database(), entry.summary.puzzle)
            if solved is not None:
                return solved
        return self.load(entry).game

    def _folder_sources(self, folder: Path | None) -> list[FolderSource]:
        roots = [(EntryOrigin.UNFINISHED, self._games), (EntryOrigin.BUNDLED, resources.puzzles())]
        if folder is not None:
            roots.append((EntryOrigin.FOLDER, folder))
        database = self._database()
        return [FolderSource(collection, root, database) for collection, root in roots]

    def _update_progress(self, sources: LibrarySources) -> bool:
        """Read the stored games and the recent files, of which there are few.

        Tells whether anything of it has changed.
        """
        before = self._records, self._unfinished, self._recent
        games = self._folders[0]
        while games.read():
            pass
        begun = [summary for summary in games.summaries() if summary.progress]
        self._records = load_puzzle_records(self._database(), begun, sources.recent)
        unfinished = [
            replace(entry, own_file=own_file(entry.path))
            for entry in games.entries(self._records)
            if entry.progress
        ]
        self._unfinished = tuple(
            sorted(unfinished, key=lambda entry: modification_time(entry.path), reverse=True)
        )
        self._recent = recent_entries(self._records)
        return before != (self._records, self._unfinished, self._recent)

    def _candidates(self, query: LibraryQuery) -> Iterable[LibraryEntry]:
        if query.section is LibrarySection.UNFINISHED:
            return self._unfinished
        if query.section is LibrarySection.RECENT:
            return self._recent
        folders = [folder for folder in self._folders if folder.origin in query.section.value]
        found = chain.from_iterable(map(self._folder_entries, folders))
        name = query.collection
        return (entry for entry in found if entry.path.parent.name == name) if name else found

    def _folder_entries(self, folder: FolderSource) -> tuple[LibraryEntry, ...]:
        if folder.origin not in self._entries:
            self._entries[folder.origin] = folder.entries(self._records)
        return self._entries[folder.origin]

    @property
    def _unread(self) -> int:
        return sum(len(folder.unread) for folder in self._folders)
