"""Searching, filtering and sorting entries: plain functions over plain values."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from shikaku_gui.store.library_entry import GRADE_NAMES, EntryOrigin, EntryState, LibraryEntry
from shikaku_gui.store.puzzle_identity import SizeClass

_NUMBER = re.compile(r"\d+")
_SIZE = re.compile(r"\d+x\d+")
_TYPED_SIZE = re.compile(r"(?<=\d)\s*[x\N{MULTIPLICATION SIGN}]\s*(?=\d|$)")
_SORTED_DIGITS = 18
_KEYS_REMEMBERED = 32_768

_Key: TypeAlias = tuple[object, ...]


class EntryOrder(Enum):
    """The keys that entries are sorted by; entries without that value come last.

    COLLECTION lists the bundled puzzles in the order of their files, the easiest first, and
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
class EntryFilter:
    """Selects entries; an empty set or text accepts everything.

    ``text`` has words that must all occur in the title, author, source, grade, size or file
    name, or in what ``described`` says of the entry in the player's language, whatever their
    case. A size, ``10x12`` or ``10 x 12``, must occur whole: ``17x7`` does not have ``7x7``.
    """

    text: str = ""
    states: frozenset[EntryState] = frozenset()
    sizes: frozenset[SizeClass] = frozenset()
    grades: frozenset[str] = frozenset()
    described: Callable[[LibraryEntry], str] = field(default=lambda _: "", compare=False)

    def accepts(self, entry: LibraryEntry) -> bool:
        """Tell whether the filter accepts an entry."""
        return (
            (not self.states or entry.state in self.states)
            and (not self.sizes or entry.size in self.sizes)
            and (not self.grades or entry.summary.grade in self.grades)
            and (not self.text or _mentions(entry, self))
        )


def sort_entries(
    entries: Iterable[LibraryEntry],
    by: EntryOrder,
    *,
    reverse: bool = False,
) -> tuple[LibraryEntry, ...]:
    """Return the entries sorted, equal ones by title and path.

    Reversed or not, entries without a value come last.
    """
    listed = sorted(entries, key=_by_collection if by is EntryOrder.COLLECTION else _by_title)
    if by in (EntryOrder.COLLECTION, EntryOrder.TITLE):
        return tuple(reversed(listed)) if reverse else tuple(listed)
    value = _VALUES[by]
    valued = [(value(entry), entry) for entry in listed]
    known = [(key, entry) for key, entry in valued if key is not None]
    known.sort(key=itemgetter(0), reverse=reverse)
    return (*(entry for _, entry in known), *(entry for key, entry in valued if key is None))


def group_duplicates(
    entries: Iterable[LibraryEntry], wanted: EntryFilter
) -> tuple[LibraryEntry, ...]:
    """Return the entries whose puzzles occur several times, by rotation or reflection, too.

    Those of the same puzzle follow each other as a numbered group. A group is complete if the
    filter accepts one of its entries, and left out otherwise.
    """
    same: dict[str, list[LibraryEntry]] = {}
    for entry in entries:
        if entry.summary.canonical:
            same.setdefault(entry.summary.canonical, []).append(entry)
    groups = [group for group in same.values() if len(group) > 1]
    shown = [group for group in groups if any(map(wanted.accepts, group))]
    return tuple(
        replace(entry, group=number) for number, group in enumerate(shown, 1) for entry in group
    )


@lru_cache(maxsize=_KEYS_REMEMBERED)
def natural_sort_key(text: str) -> str:
    """Return a text that sorts numbers by value and letters without their case.

    >>> sorted(["Puzzle 10", "puzzle 9"], key=natural_sort_key)
    ['puzzle 9', 'Puzzle 10']
    """
    return _NUMBER.sub(_padded_number, text.casefold())


def _padded_number(number: re.Match[str]) -> str:
    return str(int(number[0][:_SORTED_DIGITS])).zfill(_SORTED_DIGITS)


def _mentions(entry: LibraryEntry, wanted: EntryFilter) -> bool:
    summary = entry.summary
    size = f"{summary.rows}x{summary.cols}"
    file = "" if entry.file is None else entry.file.name
    own = (entry.title, summary.author, summary.source, summary.grade, size, file)
    searched = _plain("\n".join((*own, wanted.described(entry))))
    return all(_occurs(word, searched) for word in _plain(wanted.text).split())


def _plain(text: str) -> str:
    """Return a text without capital letters, its sizes written as ``10x12``."""
    return _TYPED_SIZE.sub("x", text.casefold())


def _occurs(word: str, searched: str) -> bool:
    if _SIZE.fullmatch(word):
        return re.search(rf"(?<!\d){word}(?!\d)", searched) is not None
    return word in searched


def _by_title(entry: LibraryEntry) -> _Key:
    return (
        natural_sort_key(entry.title),
        str(entry.path),
        entry.summary.number,
    )


def _by_collection(entry: LibraryEntry) -> _Key:
    bundled = entry.origin is EntryOrigin.BUNDLED
    return (not bundled, natural_sort_key(str(entry.path)) if bundled else "", *_by_title(entry))


def _size(entry: LibraryEntry) -> _Key | None:
    summary = entry.summary
    return (summary.rows * summary.cols, summary.rows) if summary.rows else None


def _grade(entry: LibraryEntry) -> _Key | None:
    grade = entry.summary.grade
    return (GRADE_NAMES.index(grade),) if grade in GRADE_NAMES else None


_VALUES: dict[EntryOrder, Callable[[LibraryEntry], _Key | None]] = {
    EntryOrder.SIZE: _size,
    EntryOrder.GRADE: _grade,
    EntryOrder.PROGRESS: lambda entry: (entry.progress,) if entry.progress else None,
    EntryOrder.BEST: lambda entry: None if entry.best is None else (entry.best,),
    EntryOrder.OPENED: lambda entry: (entry.opened,) if entry.opened else None,
}
"""The values of entries by which they are sorted; None where an entry has no such value."""
