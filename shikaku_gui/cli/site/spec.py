"""The SPEC of a site: a TOML file, read strictly."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from shikaku_gui import resources
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.i18n import N_
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.play import TomlTable, read_toml
from shikaku_gui.store import COLLECTION_NAMES, FIRST_DAILY_DATE, Daily, DailyKind

MAX_SPEC_BYTES = 100_000
"""The length of the longest SPEC that is read."""

MAX_DAYS = 3 * 366
"""The most days of a site."""


@dataclass(frozen=True)
class SiteCollection:
    """Puzzle files with a title; that of a bundled collection is translated."""

    title: str
    files: tuple[str, ...]
    bundled: bool = False


@dataclass(frozen=True)
class SiteSpec:
    """What a site has. Without dailies ``days`` and ``kinds`` are empty."""

    title: str
    languages: tuple[str, ...]
    days: tuple[date, ...]
    kinds: tuple[DailyKind, ...]
    collections: tuple[SiteCollection, ...]

    def dailies(self) -> Iterator[Daily]:
        """Yield all daily puzzles in order."""
        return (Daily(day, kind) for day in self.days for kind in self.kinds)


def load_spec(path: Path) -> SiteSpec:
    """Read a SPEC; files in it are relative to its folder.

    Raises:
        TomlError: it is not TOML, or a key is missing, wrong or unknown.
        OSError: the file cannot be read.
    """
    root = read_toml(path, MAX_SPEC_BYTES)
    root.check_keys(("title", "languages", "collections", "daily", "collection"))
    languages = _names(root, "languages", LANGUAGES)
    days, kinds = _dailies(root)
    collections = (*_bundled(root), *_own_collections(root, path.parent))
    if not days and not collections:
        raise root.error("", N_("there are no puzzles: name days or collections"))
    return SiteSpec(_title(root, "Shikaku"), languages, days, kinds, collections)


def _title(table: TomlTable, default: str | None = None) -> str:
    title = table.string("title", default)
    if not title.strip() or len(title.splitlines()) > 1:
        raise table.error("title", N_("{key} must be one line"))
    if escape_controls(title) != title:
        raise table.error("title", N_("{key} has a control character: {found}"))
    return title


def _names(table: TomlTable, key: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the names that a list has, all of those known where there is no list."""
    if key not in table.values:
        return tuple(known)
    names = table.items(key)
    if not names or any(name not in known for name in names) or len({*names}) < len(names):
        wrong = N_("{key} must list one or more of {names}, each once")
        raise table.error(key, wrong, names=", ".join(known))
    return tuple(map(str, names))


def _dailies(root: TomlTable) -> tuple[tuple[date, ...], tuple[DailyKind, ...]]:
    if "daily" not in root.values:
        return (), ()
    table = root.table("daily")
    if table is None:
        raise root.error("daily", N_("{key} must be a table: [{key}]"))
    table.check_keys(("first", "last", "kinds"))
    first, last = table.day("first"), table.day("last")
    if first < FIRST_DAILY_DATE:
        raise table.error("first", N_("{key} must be {day} or later"), day=str(FIRST_DAILY_DATE))
    number = (last - first).days + 1
    if not 1 <= number <= MAX_DAYS:
        wrong = N_("{key} must be at most {most} days after the first day, and not before it")
        raise table.error("last", wrong, most=MAX_DAYS - 1)
    names = _names(table, "kinds", [kind.value for kind in DailyKind])
    chosen = tuple(kind for kind in DailyKind if kind.value in names)
    return tuple(first + timedelta(at) for at in range(number)), chosen


def _bundled(root: TomlTable) -> Iterator[SiteCollection]:
    known = resources.collections()
    # An empty list leaves all of them out.
    names = () if root.values.get("collections") == [] else _names(root, "collections", known)
    for name in names:
        title = COLLECTION_NAMES.get(name, name)
        yield SiteCollection(title, tuple(map(str, known[name])), bundled=True)


def _own_collections(root: TomlTable, folder: Path) -> Iterator[SiteCollection]:
    for table in root.tables("collection", N_("must be a table: [[collection]]")):
        table.check_keys(("title", "puzzles"))
        yield SiteCollection(_title(table), table.files("puzzles", folder))
