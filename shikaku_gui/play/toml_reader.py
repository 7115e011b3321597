"""Reads TOML files strictly: an error names the line, in the player's language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from shikaku_gui.i18n import N_
from shikaku_gui.texts import Argument, ExplainedValueError, Message, make_message

_WITH_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
"""How an error of the parser ends, unless it is at the end of the text."""

_MAX_QUOTED = 60
_DIGITS = re.compile(r"(\d+)")
_WILD = re.compile(r"[*?\[]")
_Path: TypeAlias = tuple[str | int, ...]
_Member = TypeVar("_Member", bound=Enum)


def natural_key(text: str) -> list[tuple[int, str]]:
    """Return a key that sorts names as people count.

    >>> sorted(["10.txt", "2.txt"], key=natural_key)
    ['2.txt', '10.txt']
    """
    parts = _DIGITS.split(text)
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


class TomlError(ExplainedValueError):
    """A TOML file cannot be used; the message says where and why."""


class TomlTable:
    """A table of a TOML file; its methods return values by key, and check them.

    In the templates of errors, ``{key}`` is the key and ``{found}`` its value.
    """

    def __init__(self, values: Mapping[str, Any], text: str, path: _Path = ()) -> None:
        self.values = values
        self._text = text
        self._path = path

    def string(self, key: str, default: str | None = None) -> str:
        """Return a string.

        Raises:
            TomlError: it is another kind of value, or missing and without a default.
        """
        value = self._value(key, default)
        if not isinstance(value, str):
            raise self.error(key, N_("{key} must be a string, not {found}"))
        return value

    def whole(
        self,
        key: str,
        *,
        default: int | None = None,
        least: int = -(10**18),
        most: int = 10**18,
    ) -> int:
        """Return a whole number.

        Raises:
            TomlError: it is another kind of value, out of range, or missing and without a default.
        """
        value = self._value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(
                key,
                N_("{key} must be a whole number from {low} to {most}, not {found}"),
                low=least,
                most=most,
            )
        return value

    def flag(self, key: str) -> bool:
        """Return a value that is true or false; false where it is missing.

        Raises:
            TomlError: it is something else.
        """
        value = self._value(key, False)
        if not isinstance(value, bool):
            raise self.error(key, N_("{key} must be true or false, not {found}"))
        return value

    def choice(self, key: str, members: type[_Member]) -> _Member | None:
        """Return the member of an enum that a string names, None where there is none.

        Raises:
            TomlError: it is something else.
        """
        if key not in self.values:
            return None
        named = {str(member.value): member for member in members}
        value = self.string(key)
        if value not in named:
            names = ", ".join(named)
            wrong = N_("{key} must be one of {names}, not {found}")
            raise self.error(key, wrong, names=names)
        return named[value]

    def items(self, key: str) -> list[object]:
        """Return a list, empty where there is none.

        Raises:
            TomlError: it is another kind of value.
        """
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, N_("{key} must be a list, not {found}"))
        return value

    def table(self, key: str) -> TomlTable | None:
        """Return a table inside this one, None where there is none."""
        value = self.values.get(key)
        inside = (*self._path, key)
        return TomlTable(value, self._text, inside) if isinstance(value, dict) else None

    def tables(self, key: str, wrong: str) -> list[TomlTable]:
        """Return a list of tables, empty where there is none.

        Raises:
            TomlError: it is another kind of value; ``wrong`` says it of an item.
        """
        tables: list[TomlTable] = []
        for at, item in enumerate(self.items(key)):
            if not isinstance(item, dict):
                reason = make_message(wrong, key=key)
                raise self._error_at((*self._path, key, at), reason)
            tables.append(TomlTable(item, self._text, (*self._path, key, at)))
        return tables

    def day(self, key: str) -> date:
        """Return a date.

        Raises:
            TomlError: it is another kind of value, or missing.
        """
        value = self._value(key, None)
        if not isinstance(value, date) or isinstance(value, datetime):
            raise self.error(key, N_("{key} must be a date such as 2027-01-31, not {found}"))
        return value

    def files(self, key: str, folder: Path) -> tuple[str, ...]:
        """Return the files that a list names, relative to a folder; names may have wildcards.

        Raises:
            TomlError: it is another kind of value, empty, or a pattern fits no file.
        """
        names = self.items(key)
        if not names:
            raise self.error(key, N_("{key}: expected a list of files"))
        found: list[str] = []
        for name in names:
            if not isinstance(name, str):
                raise self.error(key, N_("{key}: expected a list of files"))
            if not _WILD.search(name):
                found.append(str(folder / name))
                continue
            # Patterns cannot be absolute; a relative one may still begin with "..".
            anchor = Path(name).anchor
            start = Path(anchor) if anchor else folder
            matches = sorted(map(str, start.glob(name.removeprefix(anchor))), key=natural_key)
            if not matches:
                raise self.error(key, N_("{key}: no file is called {name}"), name=name)
            found.extend(matches)
        return tuple(found)

    def check_keys(self, known: Sequence[str]) -> None:
        """Check that the table has no other keys.

        Raises:
            TomlError: it has.
        """
        for key in self.values:
            if key not in known:
                wrong = N_("{key} is not known here; the keys are {names}")
                raise self.error(key, wrong, names=", ".join(known))

    def check_texts(self) -> None:
        """Check that no text in the table, or in one inside it, has the character NUL.

        Raises:
            TomlError: one has.
        """
        for path, text in _texts(self.values):
            if "\0" in text:
                wrong = make_message(N_("a text has the character {name}"), name="U+0000")
                raise self._error_at(path, wrong)

    def error(self, key: str, template: str, **values: Argument) -> TomlError:
        """Return the error that something is wrong with a key, or with the table if it lacks it."""
        found = _shortened(self.values.get(key))
        return self.located(key, make_message(template, key=key, found=found, **values))

    def located(self, key: str, reason: Message) -> TomlError:
        """Return the error for words that already name the key."""
        return self._error_at((*self._path, key) if key in self.values else self._path, reason)

    def _error_at(self, path: _Path, reason: Message) -> TomlError:
        line = self._line(path)
        return TomlError(make_message(N_("line {line}: {reason}"), line=line, reason=reason))

    def _value(self, key: str, default: object) -> object:
        value = self.values.get(key, default)
        if value is None:
            raise self.error("", N_("the key {name} is missing"), name=key)
        return value

    def _line(self, path: _Path) -> int:
        """Return the line (from 1) of a key or table; 1 for the whole text.

        The parser of the standard library does not say it. It is the first line with the key's
        name in it after which the text so far has the key.
        """
        name = next((part for part in reversed(path) if isinstance(part, str)), "")
        lines = self._text.splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            if name in line and _has(_beginning(lines, number), path):
                return number
        return 1


def read_toml(path: Path, most: int) -> TomlTable:
    """Return the table that a file of at most ``most`` bytes holds.

    Raises:
        TomlError: it is longer, no TOML, nested too deeply, or a text in it has the character NUL,
            which no name of a file can have.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TomlError(make_message(N_("it is longer than {most} bytes"), most=most))
    try:
        text = data.decode("utf-8")
        table = TomlTable(tomllib.loads(text), text)
        table.check_texts()
    except TomlError:
        raise
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TomlError(make_message(N_("line {line}: this is not UTF-8"), line=line)) from None
    except ValueError as error:  # not only that of TOML: a number may have too many digits
        raise TomlError(_syntax_message(str(error))) from None
    except RecursionError:
        raise TomlError(make_message(N_("it is nested too deeply"))) from None
    return table


def _texts(value: object, path: _Path = ()) -> Iterator[tuple[_Path, str]]:
    """Yield the texts of a value with their places; of keys, too."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key), key
            yield from _texts(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _texts(inner, (*path, at))


def _shortened(value: object) -> str:
    """Return a value as an error shows it."""
    text = repr(value)
    return text if len(text) <= _MAX_QUOTED else text[: _MAX_QUOTED - 4] + " ..."


def _syntax_message(reason: str) -> Message:
    found = _WITH_PLACE.fullmatch(reason)
    if found is None:
        return make_message(N_("this is not TOML ({reason})"), reason=reason)
    return make_message(
        N_("line {line}, column {column}: this is not TOML ({reason})"),
        line=int(found[2]),
        column=int(found[3]),
        reason=found[1],
    )


def _beginning(lines: Sequence[str], number: int) -> dict[str, Any]:
    """Return the shortest beginning of a text that is TOML, of at least ``number`` lines."""
    for end in range(number, len(lines)):
        with suppress(tomllib.TOMLDecodeError):
            return tomllib.loads("".join(lines[:end]))
    return tomllib.loads("".join(lines))


def _has(value: Any, path: _Path) -> bool:
    for part in path:
        if isinstance(value, dict):
            if part not in value:
                return False
        elif not isinstance(value, list) or not isinstance(part, int) or part >= len(value):
            return False
        value = value[part]
    return True
