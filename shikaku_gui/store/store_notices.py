"""What the player is told about the data: found damaged, set aside, not kept.

A notice is data; the window puts it into words.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from itertools import count
from pathlib import Path


class StoreTrouble(Enum):
    """What is the matter with a file."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNREADABLE = "unreadable"
    IN_USE = "in use"
    READ_ONLY = "read-only"


@dataclass(frozen=True, slots=True)
class StoreNotice:
    """One thing to tell: which file, what is the matter, and where it is kept now.

    ``kept_as`` is None where the file was left in its place. ``fallback`` tells that an
    earlier save of the same game took its place. ``reason`` is for people who look closer.
    """

    trouble: StoreTrouble
    path: Path
    reason: str = ""
    kept_as: Path | None = None
    fallback: bool = False


def local_today() -> date:
    """Return the date that the player's clock and time zone show."""
    return datetime.now(UTC).astimezone().date()


def aside_name(path: Path, trouble: StoreTrouble, today: date) -> Path:
    """Return a free name beside a file: ``NAME.damaged-2026-11-21``, if need be with a number.

    >>> aside_name(Path("no/where/a.shikaku"), StoreTrouble.NEWER, date(2026, 11, 21)).name
    'a.shikaku.newer-2026-11-21'
    """
    wanted = path.with_name(f"{path.name}.{trouble.value}-{today.isoformat()}")
    numbered = (wanted.with_name(f"{wanted.name}-{number}") for number in count(2))
    return wanted if not wanted.exists() else next(name for name in numbered if not name.exists())


def set_file_aside(path: Path, trouble: StoreTrouble, today: date) -> Path:
    """Rename a file out of the way and return its new name; nothing is ever deleted.

    Raises:
        OSError: it cannot be renamed.
    """
    kept_as = aside_name(path, trouble, today)
    path.rename(kept_as)
    return kept_as
