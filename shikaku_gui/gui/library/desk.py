"""The library's work beside the window: looking, reading, choosing, loading."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame, SeveralPuzzles
from shikaku_gui.gui.chronicle import Chronicle
from shikaku_gui.gui.jobs import Stop
from shikaku_gui.store.browse import Filter, Order, filtered, ordered
from shikaku_gui.store.entries import Collection, Entry
from shikaku_gui.store.recent import Recent
from shikaku_gui.store.records import Records, recent_entries, records
from shikaku_gui.store.shelf import Shelf

GRADES = ("gentle", "easy", "medium", "hard", "expert")
"""The names of the solver's grades; the solver is not loaded for them."""


class Place(Enum):
    """What part of the library is shown."""

    ALL = frozenset({Collection.BUNDLED, Collection.FOLDER})
    UNFINISHED = frozenset({Collection.UNFINISHED})
    RECENT = frozenset({Collection.RECENT})
    BUNDLED = frozenset({Collection.BUNDLED})
    FOLDER = frozenset({Collection.FOLDER})


@dataclass(frozen=True)
class Query:
    """Which entries are wanted, and in which order."""

    place: Place = Place.ALL
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

    entries: dict[Path, tuple[Entry, ...]]
    left: int


@dataclass(frozen=True)
class Listing:
    """Entries in order, and the first row of each file among them."""

    entries: tuple[Entry, ...] = ()
    rows: Mapping[Path, int] = field(default_factory=dict)

    @classmethod
    def of(cls, entries: tuple[Entry, ...]) -> "Listing":
        """Number the entries."""
        rows = [(entry.path, row) for row, entry in enumerate(entries) if entry.path is not None]
        return cls(entries, dict(reversed(rows)))


class Desk:
    """Belongs to one worker; what it gives out never changes."""

    def __init__(self, chronicle: Chronicle, games: Path) -> None:
        """Keep games in progress in the folder ``games``; nothing is looked at yet."""
        self._chronicle = chronicle
        self._games = games
        self._shelves: list[Shelf] = []
        self._sources: Sources | None = None
        self._known = Records()
        self._recent: tuple[Entry, ...] = ()
        self._unfinished: tuple[Entry, ...] = ()

    def look(self, sources: Sources, stop: Stop) -> int:
        """Look through all folders and return how many files are to be read.

        Raises:
            StoreError: the database cannot be used.
        """
        if self._sources is None or self._sources.folder != sources.folder:
            self._shelves = self._arranged(sources.folder)
        self._sources = sources
        for shelf in self._shelves:
            shelf.look(stop)
        self._note_progress(sources)
        return self._left

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
                found = {path: shelf.entries(self._known, [path]) for path in fresh}
                return Read(found, self._left)
        return Read({}, self._left)

    def listed(self, query: Query) -> Listing:
        """Return the entries that are wanted, in order."""
        shown = filtered(self._of(query.place), query.filter)
        if query.place in (Place.RECENT, Place.UNFINISHED) and query.order is Order.OPENED:
            return Listing.of(shown[::-1] if query.reverse else shown)
        return Listing.of(ordered(shown, query.order, reverse=query.reverse, grades=GRADES))

    @property
    def unfinished(self) -> tuple[Entry, ...]:
        """The games in progress, the one played last first."""
        return self._unfinished

    def load(self, entry: Entry) -> SavedGame:
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

    def _arranged(self, folder: Path | None) -> list[Shelf]:
        database = self._chronicle.database()
        places = [(Collection.UNFINISHED, self._games)]
        if resources.samples():
            places.append((Collection.BUNDLED, resources.samples()[0].parent))
        if folder is not None:
            places.append((Collection.FOLDER, folder))
        return [Shelf(collection, root, database) for collection, root in places]

    def _note_progress(self, sources: Sources) -> None:
        """Read what is in progress, of which there is little, and what was opened last."""
        games = self._shelves[0]
        while games.read():
            pass
        begun = [sheet for sheet in games.sheets() if sheet.progress]
        known = records(self._chronicle.database(), begun)
        last = len(sources.recent)
        opened = {
            (path, 0): Recent(path, 0, f"{last - at:04}", pinned=False)
            for at, path in enumerate(sources.recent)
        }
        self._known = replace(known, opened=opened)
        kept = [entry for entry in games.entries(self._known) if entry.progress]
        self._unfinished = tuple(sorted(kept, key=_written, reverse=True))
        self._recent = recent_entries(self._known)

    def _of(self, place: Place) -> tuple[Entry, ...]:
        if place is Place.UNFINISHED:
            return self._unfinished
        if place is Place.RECENT:
            return self._recent
        shelves = [shelf for shelf in self._shelves if shelf.collection in place.value]
        return tuple(entry for shelf in shelves for entry in shelf.entries(self._known))

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
    except SeveralPuzzles:
        return formats.load(path, index=number)


def _written(entry: Entry) -> float:
    try:
        return 0.0 if entry.path is None else entry.path.stat().st_mtime
    except OSError:
        return 0.0
