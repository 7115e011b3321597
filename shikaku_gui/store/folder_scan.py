"""Folders of puzzle files: what is in them, and what has changed since the last look."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from shikaku_gui.formats import FORMATS
from shikaku_gui.store.library_entry import FileStamp

MAX_DEPTH = 16
"""How many folders deep a collection is looked through."""

MAX_FILES = 50_000
"""How many files of a collection are listed: a whole disk is no collection."""


@dataclass(frozen=True, slots=True)
class FolderContents:
    """What a look found: the puzzle files in order of paths, and the folders they may be in.

    Paths are text, as making ten thousand :class:`Path` takes a while. ``whole`` tells
    that nothing was left out for :data:`MAX_FILES`.
    """

    files: Mapping[str, FileStamp] = field(default_factory=dict)
    folders: tuple[str, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True)
class FolderChanges:
    """The files that a new look found added, changed and removed, each in order of paths."""

    added: tuple[Path, ...] = ()
    changed: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)


def puzzle_suffixes() -> frozenset[str]:
    """Return the suffixes, in lower case, of the files that may hold puzzles."""
    return frozenset(suffix for known in FORMATS for suffix in known.suffixes)


def scan_folder(
    root: Path, stop: Callable[[], bool] | None = None, max_files: int = MAX_FILES
) -> FolderContents | None:
    """Look through a folder and its subfolders; None means a stop.

    Hidden files and folders are left out; links to folders are not followed, so that no
    circle is entered. What cannot be looked into is left out too: the next look finds it
    again. Nothing found may also mean a missing folder.
    """
    found: dict[str, FileStamp] = {}
    folders: list[str] = []
    endings = tuple(puzzle_suffixes())
    complete = True
    for item in _files(root, MAX_DEPTH, folders):
        if stop is not None and stop():
            return None
        if item.name.lower().endswith(endings):
            if len(found) == max_files:
                complete = False
                break
            stamp = file_stamp(item)
            if stamp is not None:
                found[item.path] = stamp
    return FolderContents({name: found[name] for name in sorted(found)}, tuple(folders), complete)


def file_stamp(file: os.DirEntry[str] | Path) -> FileStamp | None:
    """Return the stamp of a file, None where there is none to be had."""
    try:
        status = file.stat()
    except OSError:
        return None
    return FileStamp(status.st_mtime_ns, status.st_size)


def compare_files(before: Mapping[str, FileStamp], now: Mapping[str, FileStamp]) -> FolderChanges:
    """Compare two looks at a folder."""
    if before == now:
        return FolderChanges()
    return FolderChanges(
        tuple(Path(name) for name in now if name not in before),
        tuple(Path(name) for name, stamp in now.items() if before.get(name, stamp) != stamp),
        tuple(Path(name) for name in before if name not in now),
    )


def _files(folder: Path | str, depth: int, folders: list[str]) -> Iterator[os.DirEntry[str]]:
    """Yield what is no folder, and note each folder that could be looked into."""
    try:
        with os.scandir(folder) as items:
            listed = list(items)
    except OSError:
        return
    folders.append(str(folder))
    for item in listed:
        if item.name.startswith("."):
            continue
        if _is_folder(item):
            if depth:
                yield from _files(item.path, depth - 1, folders)
        elif _is_file(item):
            yield item


def _is_folder(item: os.DirEntry[str]) -> bool:
    try:
        return item.is_dir(follow_symlinks=False)
    except OSError:
        return False


def _is_file(item: os.DirEntry[str]) -> bool:
    try:
        return item.is_file()
    except OSError:
        return False
