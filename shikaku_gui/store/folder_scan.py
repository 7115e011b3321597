"""Scans folders for puzzle files."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from shikaku_gui.formats import FORMATS, open_regular
from shikaku_gui.store.library_entry import FileStamp

MAX_DEPTH = 16
"""How many levels of subfolders are scanned."""

MAX_FILES = 50_000
"""How many files of a folder are listed, in case somebody chooses a whole disk."""

DATASET_SUMMARY = "dataset.json"
"""The file of a dataset that tells about the others."""

DATASET_PARTS = "parts"
"""The folder of a dataset with the work in progress, which has all puzzles a second time."""

_BEGINNING = 2**16
_LATEST_MTIME = 2**63 - 1
"""The latest modification time that SQLite stores, in the year 2262; files may have later ones."""


@dataclass(frozen=True, slots=True)
class FolderContents:
    """The result of a scan: the puzzle files ordered by path, and all folders.

    Paths are strings, because creating ten thousand :class:`Path` objects is slow.
    ``complete`` is False if files were left out because of :data:`MAX_FILES`.
    """

    files: Mapping[str, FileStamp] = field(default_factory=dict)
    folders: tuple[str, ...] = ()
    complete: bool = True


def puzzle_suffixes() -> frozenset[str]:
    """Return the suffixes, in lower case, of the files that may hold puzzles."""
    plain = {suffix for known in FORMATS for suffix in known.suffixes}
    return frozenset({*plain, *(suffix + ".gz" for suffix in plain), ".parquet"})


def scan_folder(
    root: Path, stop: Callable[[], bool] | None = None, max_files: int = MAX_FILES
) -> FolderContents | None:
    """Scan a folder and its subfolders; return None if it was stopped.

    Hidden files and folders are left out, and links to folders are not followed, because
    they may form a cycle. Unreadable folders are left out too, until a later scan can read
    them. A missing folder gives an empty result.
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
    """Return the stamp of a file, None if it cannot be read."""
    try:
        status = file.stat()
    except OSError:
        return None
    return FileStamp(min(status.st_mtime_ns, _LATEST_MTIME), status.st_size)


def modification_time(path: Path) -> float:
    """Return when a file was last modified, 0 if that cannot be read."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _files(folder: Path | str, depth: int, folders: list[str]) -> Iterator[os.DirEntry[str]]:
    """Yield the files, and append each folder that could be read to ``folders``."""
    try:
        with os.scandir(folder) as items:
            listed = list(items)
    except OSError:
        return
    folders.append(str(folder))
    passed_over = _names_without_puzzles(listed)
    for item in listed:
        if item.name.startswith(".") or item.name in passed_over:
            continue
        try:
            is_folder, is_file = item.is_dir(follow_symlinks=False), item.is_file()
        except OSError:
            continue
        if is_folder and depth:
            yield from _files(item.path, depth - 1, folders)
        elif is_file:
            yield item


def _names_without_puzzles(listed: Sequence[os.DirEntry[str]]) -> frozenset[str]:
    """Return which entries of the folder of a dataset hold no puzzles, or those of another entry.

    A dataset may have the same puzzles as JSON Lines and as Parquet.
    """
    entries = {item.name: item for item in listed}
    if DATASET_SUMMARY not in entries or not _is_summary(entries[DATASET_SUMMARY]):
        return frozenset()
    twice = {"parquet"} if "jsonl" in entries else set()
    return frozenset({DATASET_SUMMARY, DATASET_PARTS, *twice})


def _is_summary(item: os.DirEntry[str]) -> bool:
    try:
        with open_regular(item.path) as file:
            return b'"spec_sha256"' in file.read(_BEGINNING)
    except OSError:
        return False
