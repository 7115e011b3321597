"""A folder of puzzle files in the library: names are known at once, contents read in steps."""

import os
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from pathlib import Path

from shikaku_gui.store import folder_scan, scan_cache
from shikaku_gui.store.database import Database
from shikaku_gui.store.folder_scan import FolderContents
from shikaku_gui.store.library_entry import (
    EntryOrigin,
    EntryState,
    FileStamp,
    LibraryEntry,
    PuzzleSummary,
    read_summaries,
)
from shikaku_gui.store.puzzle_records import PuzzleRecords, make_entry

Stop = Callable[[], bool]


class FolderSource:
    """The puzzle files in a folder and its subfolders.

    Belongs to one thread, the library's worker; what it returns never changes. Call
    :meth:`scan`, or :meth:`update` with the result of a scan, use :meth:`entries`, then
    call :meth:`read` until nothing is unread.
    """

    def __init__(self, origin: EntryOrigin, root: Path, database: Database) -> None:
        """Begin empty; ``root`` may be missing, and appear later."""
        self.origin = origin
        self.root = root
        self._database = database
        self._files: Mapping[str, FileStamp] = {}
        self._stamps: dict[Path, FileStamp] = {}
        self._summaries: dict[Path, tuple[PuzzleSummary, ...]] = {}
        self._unread: dict[Path, None] = {}

    @property
    def unread(self) -> tuple[Path, ...]:
        """The files that are still to be read, in that order."""
        return tuple(self._unread)

    def scan(self, stop: Stop | None = None) -> bool:
        """Scan the folder, and tell whether it has changed.

        Files that were read before are known from the cache.

        Raises:
            StoreError: the database cannot be used.
        """
        seen = folder_scan.scan_folder(self.root, stop)
        return seen is not None and self.update(seen)

    def update(self, seen: FolderContents) -> bool:
        """Use the result of a scan of the folder, and tell whether it has changed.

        Raises:
            StoreError: the database cannot be used.
        """
        before, self._files = self._files, seen.files
        if before == seen.files:
            return False
        paths = {str(path): path for path in self._stamps}
        self._stamps = {paths.get(at) or Path(at): stamp for at, stamp in seen.files.items()}
        for name, stamp in before.items():
            if seen.files.get(name) != stamp:
                self._summaries.pop(Path(name), None)
        removed = [Path(name) for name in before if name not in seen.files]
        if not before:
            self._recall()
        elif removed and seen.files:
            scan_cache.forget_files(self._database, removed)
        self._unread = dict.fromkeys(path for path in self._stamps if path not in self._summaries)
        return True

    def prioritize(self, paths: Iterable[Path]) -> None:
        """Read these files before all others, because they are visible."""
        wanted = {path: None for path in paths if path in self._unread}
        self._unread = wanted | self._unread

    def read(self, limit: int = 100, stop: Stop | None = None) -> tuple[Path, ...]:
        """Read the next files and return them: none if all are read or it was stopped.

        Raises:
            StoreError: the database cannot be used.
        """
        fresh: dict[Path, tuple[PuzzleSummary, ...]] = {}
        for path in islice(self._unread, limit):
            if stop is not None and stop():
                break
            fresh[path] = read_summaries(path)
        if fresh:
            scan_cache.save_summaries(self._database, self._stamps, fresh)
        self._summaries |= fresh
        for path in fresh:
            del self._unread[path]
        return tuple(fresh)

    def summaries(self) -> tuple[PuzzleSummary, ...]:
        """Return the summaries of all files read so far."""
        return tuple(summary for summaries in self._summaries.values() for summary in summaries)

    def entries(
        self, records: PuzzleRecords, paths: Iterable[Path] | None = None
    ) -> tuple[LibraryEntry, ...]:
        """Return the entries of all files, or of the given ones; an unread file has one."""
        wanted = self._stamps if paths is None else [at for at in paths if at in self._stamps]
        return tuple(made for path in wanted for made in self._entries(path, records))

    def _entries(self, path: Path, records: PuzzleRecords) -> list[LibraryEntry]:
        summaries = self._summaries.get(path)
        if summaries is None:
            return [LibraryEntry(self.origin, path, PuzzleSummary(), EntryState.UNREAD)]
        return [make_entry(self.origin, path, summary, records) for summary in summaries]

    def _recall(self) -> None:
        """Load from the cache what was read of files that have not changed since."""
        known = scan_cache.load_summaries(self._database, self.root)
        for path, stamp in self._stamps.items():
            before = known.pop(os.fsencode(path), None)
            if before is not None and before[0] == stamp:
                self._summaries[path] = before[1]
        gone = [Path(os.fsdecode(name)) for name in known]
        if gone and self._stamps:
            scan_cache.forget_files(self._database, gone)
