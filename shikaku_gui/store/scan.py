"""Folders of puzzle files: what is in them, and what has changed since the last look."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui.formats import FORMATS
from shikaku_gui.store.entries import Stamp

MAX_DEPTH = 16
"""How many folders deep a collection is looked through."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The files that a new look found added, changed and removed, each in order of paths."""

    added: tuple[Path, ...] = ()
    changed: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)


def suffixes() -> frozenset[str]:
    """Return the suffixes, in lower case, of the files that may hold puzzles."""
    return frozenset(suffix for known in FORMATS for suffix in known.suffixes)


def stamps(root: Path, stop: Callable[[], bool] | None = None) -> dict[Path, Stamp]:
    """Return the puzzle files in a folder and its subfolders, in order of paths.

    Hidden files and folders are left out; links to folders are not followed, so that no
    circle is entered. What cannot be looked into is left out too: a watcher's next look
    finds it again. An empty answer also means a missing folder, or a stop.
    """
    found: dict[str, Stamp] = {}
    wanted = suffixes()
    for item in _files(root, MAX_DEPTH):
        if stop is not None and stop():
            return {}
        if os.path.splitext(item.name)[1].lower() in wanted:  # noqa: PTH122 - twice as fast
            stamp = stamp_of(item)
            if stamp is not None:
                found[item.path] = stamp
    return {Path(name): found[name] for name in sorted(found)}


def stamp_of(file: os.DirEntry[str] | Path) -> Stamp | None:
    """Return the stamp of a file, None where there is none to be had."""
    try:
        status = file.stat()
    except OSError:
        return None
    return Stamp(status.st_mtime_ns, status.st_size)


def changes(before: Mapping[Path, Stamp], now: Mapping[Path, Stamp]) -> Changes:
    """Compare two looks at a folder."""
    return Changes(
        tuple(path for path in now if path not in before),
        tuple(path for path, stamp in now.items() if before.get(path, stamp) != stamp),
        tuple(path for path in before if path not in now),
    )


def _files(folder: Path | str, depth: int) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as items:
            listed = list(items)
    except OSError:
        return
    for item in listed:
        if item.name.startswith("."):
            continue
        if _is_folder(item):
            if depth:
                yield from _files(item.path, depth - 1)
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
