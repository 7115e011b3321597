"""Notices about the player's files: damaged, set aside, not writable.

The window puts them into words.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from itertools import count
from pathlib import Path

from shikaku_gui.texts import Words

_ASIDE = re.compile(r"\.[a-z]+-\d{4}-\d\d-\d\d(-\d+)?$")
_BESIDE = ("-wal", "-shm", "-journal", "-sitting")
"""The endings of what belongs to a file that was set aside, behind its name."""


class StoreTrouble(Enum):
    """The troubles with a file."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNREADABLE = "unreadable"
    IN_USE = "in use"
    READ_ONLY = "read-only"


@dataclass(frozen=True, slots=True)
class StoreNotice:
    """Reports which file has which trouble, and its new name if it was renamed.

    ``kept_as`` is None if the file was not renamed. ``fallback`` tells that an earlier save
    of the same game is used instead. ``reason`` is the technical reason.
    """

    trouble: StoreTrouble
    path: Path
    reason: Words = ""
    kept_as: Path | None = None
    fallback: bool = False


def local_today() -> date:
    """Return the present date in the player's time zone."""
    return datetime.now(UTC).astimezone().date()


def aside_name(path: Path, trouble: StoreTrouble, today: date) -> Path:
    """Return an unused name such as ``NAME.damaged-2026-11-21``, if need be with a number.

    >>> aside_name(Path("no/where/a.shikaku"), StoreTrouble.NEWER, date(2026, 11, 21)).name
    'a.shikaku.newer-2026-11-21'
    """
    return unused_name(path.with_name(f"{path.name}.{trouble.value}-{today.isoformat()}"))


def unused_name(wanted: Path) -> Path:
    """Return the path, with a number at its end if it is taken."""
    numbered = (wanted.with_name(f"{wanted.name}-{number}") for number in count(2))
    return wanted if not wanted.exists() else next(name for name in numbered if not name.exists())


def set_file_aside(
    path: Path, trouble: StoreTrouble, today: date, beside: Iterable[str] = ()
) -> Path:
    """Rename a file that cannot be used, and return its new name; nothing is deleted.

    Files whose names have an ending of ``beside`` behind the name are renamed first, and keep it.

    Raises:
        OSError: it cannot be renamed.
    """
    kept_as = aside_name(path, trouble, today)
    rename_with(path, kept_as, beside)
    return kept_as


def rename_with(path: Path, name: Path, beside: Iterable[str]) -> None:
    """Rename a file, and first those whose names have an ending of ``beside`` behind its own.

    Raises:
        OSError: one cannot be renamed.
    """
    for ending in beside:
        other = path.with_name(path.name + ending)
        if other.exists():
            other.rename(name.with_name(name.name + ending))
    path.rename(name)


def rename_aside(path: Path, mark: str, today: date) -> None:
    """Rename what was set aside (``NAME.merged-2026-11-21``), so that it is not offered again.

    Raises:
        OSError: it cannot be renamed.
    """
    beginning = _ASIDE.sub("", path.name)
    name = unused_name(path.with_name(f"{beginning}.{mark}-{today.isoformat()}"))
    rename_with(path, name, _BESIDE)
