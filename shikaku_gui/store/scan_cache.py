"""The summaries of puzzle files, cached in the database with the files' stamps.

Paths are stored as bytes, because file names need not be valid text.
"""

import os
from collections.abc import Iterable, Mapping
from dataclasses import fields
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from shikaku_gui.store.database import Database
from shikaku_gui.store.library_entry import FileStamp, PuzzleSummary
from shikaku_gui.store.stored_values import storable

_COLUMNS = tuple(each.name for each in fields(PuzzleSummary))
"""The columns of a summary have the names of its fields."""

_LISTED = ", ".join(_COLUMNS)
_SOLVED = _COLUMNS.index("solved")
_KEEP = (
    f"INSERT OR REPLACE INTO files (path, mtime, bytes, {_LISTED}) "  # noqa: S608 - constants
    f"VALUES (?, ?, ?{', ?' * len(_COLUMNS)})"
)


def load_summaries(
    database: Database, root: Path
) -> dict[bytes, tuple[FileStamp, tuple[PuzzleSummary, ...]]]:
    """Return the cached files in a folder and its subfolders, with their stamps.

    The keys are bytes, because creating ten thousand paths is slow.

    Raises:
        StoreError: the database cannot be read.
    """
    rows = database.read(
        f"SELECT path, mtime, bytes, {_LISTED} FROM files "  # noqa: S608 - constants
        "WHERE path >= ? AND path < ? ORDER BY path, number",
        _range(root),
    )
    found: dict[bytes, tuple[FileStamp, tuple[PuzzleSummary, ...]]] = {}
    for name, group in groupby(rows, key=itemgetter(0)):
        several = list(group)
        summaries = tuple(_summary(row[3:]) for row in several)
        found[name] = FileStamp(several[0][1], several[0][2]), summaries
    return found


def save_summaries(
    database: Database,
    stamps: Mapping[Path, FileStamp],
    summaries: Mapping[Path, tuple[PuzzleSummary, ...]],
) -> None:
    """Cache the summaries of files; the stamps were taken before the files were read.

    Raises:
        StoreError: it cannot be written.
    """
    rows = [
        _row(path, stamps[path], summary) for path, all_ in summaries.items() for summary in all_
    ]
    with database.changing() as connection:
        connection.executemany("DELETE FROM files WHERE path = ?", _keys(summaries))
        connection.executemany(_KEEP, rows)


def forget_files(database: Database, paths: Iterable[Path]) -> None:
    """Remove files that are gone from the cache.

    Raises:
        StoreError: it cannot be written.
    """
    with database.changing() as connection:
        connection.executemany("DELETE FROM files WHERE path = ?", _keys(paths))


def _summary(row: tuple[Any, ...]) -> PuzzleSummary:
    values = list(row)
    values[_SOLVED] = bool(values[_SOLVED])
    return PuzzleSummary(*values)


def _keys(paths: Iterable[Path]) -> list[tuple[bytes]]:
    return [(os.fsencode(path),) for path in paths]


def _range(root: Path) -> tuple[bytes, bytes]:
    """Return the first path below a folder, and the first one after all of them."""
    low = os.fsencode(root).removesuffix(os.sep.encode()) + os.sep.encode()
    return low, low[:-1] + bytes([low[-1] + 1])


def _row(path: Path, stamp: FileStamp, summary: PuzzleSummary) -> tuple[object, ...]:
    values = (getattr(summary, name) for name in _COLUMNS)
    storables = (storable(value) if isinstance(value, str) else value for value in values)
    return (os.fsencode(path), *stamp, *storables)
