"""The files opened last."""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from shikaku_gui.store.database import Database
from shikaku_gui.store.history import instant_text

MAX_RECENT = 10
"""How many files are remembered besides the pinned ones."""

_TRIM = """
DELETE FROM recent WHERE pinned = 0 AND (path, number) NOT IN (
    SELECT path, number FROM recent WHERE pinned = 0 ORDER BY opened DESC, path LIMIT ?)
"""


@dataclass(frozen=True, slots=True)
class Recent:
    """A file that was opened: which puzzle in it, when, and whether it stays in the list.

    ``opened`` is an instant in UTC as text, which sorts as the instants do.
    """

    path: Path
    number: int
    opened: str
    pinned: bool


def note_opened(database: Database, path: Path, now: datetime, number: int = 0) -> None:
    """Remember that a file was opened now; the oldest ones beyond ``MAX_RECENT`` are dropped.

    Raises:
        StoreError: it cannot be written.
    """
    with database.changing() as connection:
        connection.execute(
            "INSERT INTO recent (path, number, opened) VALUES (?, ?, ?) "
            "ON CONFLICT DO UPDATE SET opened = excluded.opened",
            (os.fsencode(path.absolute()), number, instant_text(now)),
        )
        connection.execute(_TRIM, (MAX_RECENT,))


def pin(database: Database, recent: Recent, *, pinned: bool = True) -> None:
    """Keep a file in the list, or no longer.

    Raises:
        StoreError: it cannot be written.
    """
    database.change(
        "UPDATE recent SET pinned = ? WHERE path = ? AND number = ?",
        (int(pinned), os.fsencode(recent.path), recent.number),
    )


def clear_recent(database: Database) -> None:
    """Forget all files but the pinned ones.

    Raises:
        StoreError: it cannot be written.
    """
    database.change("DELETE FROM recent WHERE pinned = 0")


def recent_files(database: Database) -> tuple[Recent, ...]:
    """Return the files, the pinned ones first, each group from the last opened on.

    Raises:
        StoreError: the database cannot be read.
    """
    rows = database.read(
        "SELECT path, number, opened, pinned FROM recent ORDER BY pinned DESC, opened DESC, path"
    )
    return tuple(
        Recent(Path(os.fsdecode(path)), number, opened, bool(pinned))
        for path, number, opened, pinned in rows
    )
