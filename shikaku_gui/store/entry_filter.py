"""Searching, filtering and sorting entries: plain functions over plain values."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from shikaku_gui.store.library_entry import Collection, LibraryEntry, State
from shikaku_gui.store.puzzle_identity import SizeClass

_NUMBER = re.compile(r"\d+")
_SORTED_DIGITS = 18
_KEYS_REMEMBERED = 32_768

Key: TypeAlias = tuple[object, ...]


class Order(Enum):
    """By what entries are sorted; what an entry does not have comes last.

    COLLECTION has the bundled puzzles as their files are arranged, the easiest first, and
    then all others by title.
    """

    COLLECTION = auto()
    TITLE = auto()
    SIZE = auto()
    GRADE = auto()
    PROGRESS = auto()
    BEST = auto()
    OPENED = auto()


@dataclass(frozen=True, slots=True)
class Filter:
    """What an entry must be; empty sets let everything through.

    ``text`` holds words that must all occur in the title, author, source, grade, size
    (``10x12``) or file name, whatever their case.
    """

    text: str = ""
    collections: frozenset[Collection] = frozenset()
    states: frozenset[State] = frozenset()
    sizes: frozenset[SizeClass] = frozenset()
    grades: frozenset[str] = frozenset()

    def lets(self, entry: LibraryEntry) -> bool:
        """Tell whether the entry is let through."""
        return (
            (not self.collections or entry.collection in self.collections)
            and (not self.states or entry.state in self.states)
            and (not self.sizes or entry.size in self.sizes)
            and (not self.grades or entry.sheet.grade in self.grades)
            and (not self.text or _says(entry, self.text))
        )


def filtered(entries: Iterable[LibraryEntry], wanted: Filter) -> tuple[LibraryEntry, ...]:
    """Return the entries that a filter lets through, in their order."""
    return tuple(entry for entry in entries if wanted.lets(entry))


def ordered(
    entries: Iterable[LibraryEntry],
    by: Order,
    *,
    reverse: bool = False,
    grades: Sequence[str] = (),
) -> tuple[LibraryEntry, ...]:
    """Return the entries sorted, alike ones by title and path.

    ``grades`` are the names of the grades from the easiest on. Reversed or not, entries
    without a value come last.
    """
    listed = sorted(entries, key=_by_collection if by is Order.COLLECTION else _by_title)
    if by in (Order.COLLECTION, Order.TITLE):
        return tuple(reversed(listed)) if reverse else tuple(listed)
    value = _values(grades)[by]
    valued = [(value(entry), entry) for entry in listed]
    known = [(key, entry) for key, entry in valued if key is not None]
    known.sort(key=itemgetter(0), reverse=reverse)
    return (*(entry for _, entry in known), *(entry for key, entry in valued if key is None))


@lru_cache(maxsize=_KEYS_REMEMBERED)
def natural(text: str) -> str:
    """Return a text that sorts numbers by value and letters without their case.

    >>> sorted(["Puzzle 10", "puzzle 9"], key=natural)
    ['puzzle 9', 'Puzzle 10']
    """
    return _NUMBER.sub(_wide, text.casefold())


def _wide(number: re.Match[str]) -> str:
    return str(int(number[0][:_SORTED_DIGITS])).zfill(_SORTED_DIGITS)


def _says(entry: LibraryEntry, text: str) -> bool:
    sheet = entry.sheet
    name = "" if entry.path is None else entry.path.name
    size = f"{sheet.rows}x{sheet.cols}"
    said = "\n".join((entry.title, sheet.author, sheet.source, sheet.grade, size, name)).casefold()
    return all(word in said for word in text.casefold().split())


def _by_title(entry: LibraryEntry) -> Key:
    return (natural(entry.title), str(entry.path or ""), entry.sheet.number, entry.game or 0)


def _by_collection(entry: LibraryEntry) -> Key:
    bundled = entry.collection is Collection.BUNDLED
    return (not bundled, natural(str(entry.path)) if bundled else "", *_by_title(entry))


def _values(grades: Sequence[str]) -> dict[Order, Callable[[LibraryEntry], Key | None]]:
    """Return how entries are valued besides by title, None where an entry has no such value."""

    def grade(entry: LibraryEntry) -> Key | None:
        known = entry.sheet.grade
        return (grades.index(known),) if known in grades else None

    def size(entry: LibraryEntry) -> Key | None:
        sheet = entry.sheet
        return (sheet.rows * sheet.cols, sheet.rows) if sheet.rows else None

    return {
        Order.SIZE: size,
        Order.GRADE: grade,
        Order.PROGRESS: lambda entry: (entry.progress,) if entry.progress else None,
        Order.BEST: lambda entry: None if entry.best is None else (entry.best,),
        Order.OPENED: lambda entry: (entry.opened,) if entry.opened else None,
    }
