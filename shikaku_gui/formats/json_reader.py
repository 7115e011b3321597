"""Strict reading of JSON, with the place of any value for errors.

The parser of the standard library reports places of syntax errors only. The place of an
invalid value is found by following its path of keys and indexes through the text again,
which is slow but done only for errors.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, TypeAlias, cast

from shikaku_gui.formats.base import MORE, FormatError, quoted
from shikaku_gui.formats.json_places import (
    ValuesInside,
    duplicate_key_offset,
    members_of,
    shown_value,
    skip_space,
)
from shikaku_gui.formats.line_places import LinePlaces
from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedError, Words, make_message

Path: TypeAlias = tuple[str | int, ...]

_MAX_DIGITS = 18

MAX_MEMORY = 230 * 2**20
"""The limit on the memory for a text and its values together, in bytes, as estimated."""

MAX_NUMBERS = 1_000_000
"""How many numbers are read besides those up to 9,999 without a fraction, which are shared."""

MAX_MEMBERS = 400_000
"""How many members an object may have: they exist twice while it is built."""

# What the values take at most: a list with what is made of it, an object of one, and a text or
# a key.
_BYTES_OF_LIST = 130
_BYTES_OF_OBJECT = 232
_BYTES_OF_TEXT = 160


_BATCH = 1_000

_SHARED_DIGITS = 4
_SHARED: dict[str, int] = {}
"""The numbers of so few digits that were read: parsing would make a new object of each."""


def columns(values: Sequence[object], count: int) -> list[tuple[Any, ...]] | None:
    """Return the columns of lists of ``count`` values, None where a value is no such list.

    Long lists are looked through by functions written in C.
    """
    if set(map(type, values)) != {list}:
        return None
    lists = cast("Sequence[list[object]]", values)
    return list(zip(*lists, strict=True)) if set(map(len, lists)) == {count} else None


def are_integers(values: Iterable[object]) -> bool:
    """Tell whether all values are whole numbers, of which bools are none."""
    return set(map(type, values)) <= {int}


def has_no_bools(values: Iterable[object]) -> bool:
    """Tell whether no value is a bool; Python takes these for 1 and 0."""
    return not any(type(value) is bool for value in values)


class _DuplicateKeyError(Exception):
    """An object has a duplicate key."""


class _TooLongError(Exception):
    """A number has more digits than any that is read."""


class _TooManyError(ExplainedError):
    """There are more values of a kind than are read."""


class JsonDocument:
    """A JSON text and its value; parts of the value are fetched by path and checked.

    ``root`` is the path of the value in the text.

    Raises:
        FormatError: the text is not JSON, an object has a duplicate key, a number is
            longer than any needed, the nesting is deep, or the values would take too much
            memory.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        _check_memory(text)
        self.value = self._parse(text)
        # What was looked up in the objects and lists, by their own offsets.
        self._inside: dict[int, ValuesInside] = {}
        self._places = LinePlaces(text)
        self.root: Path = ()

    def inside(self, *path: str | int) -> JsonDocument:
        """Return the part of the document at that path, as a document with the same places."""
        part = copy(self)
        part.value, part.root = self._at(path), (*self.root, *path)
        return part

    def _parse(self, text: str) -> object:
        try:
            numbers = _Numbers()
            with _limited_depth():
                value: object = json.loads(
                    text,
                    object_pairs_hook=_object,
                    parse_int=numbers.integer,
                    parse_float=numbers.fraction,
                )
        except json.JSONDecodeError as error:
            raise FormatError.at(text, error.pos, _wording(error.msg)) from None
        except _DuplicateKeyError:
            raise FormatError.at(
                text, duplicate_key_offset(text), make_message(N_("each key once in an object"))
            ) from None
        except _TooLongError as error:
            at = text.find(str(error))
            raise FormatError.at(
                text, at, make_message(N_("at most {most} digits"), most=_MAX_DIGITS)
            ) from None
        except _TooManyError as error:
            raise FormatError(error.message, MORE) from None
        return value

    def error(self, path: Path, expected: Words, found: Words | None = None) -> FormatError:
        """Return the error for the value at that path, or for the object that lacks it."""
        with _limited_depth():
            at, value = self._locate((*self.root, *path))
        return FormatError(expected, found or value, *self._places.at(at))

    def key_error(self, path: Path, key: str, expected: Words) -> FormatError:
        """Return the error for a key of the object at that path."""
        with _limited_depth():
            start, _ = self._locate((*self.root, *path))
            at = next(keyed for step, keyed, _ in members_of(self.text, start) if step == key)
        return FormatError(expected, quoted(key), *self._places.at(at))

    def has(self, *path: str | int) -> bool:
        """Tell whether there is a value other than ``null`` at that path."""
        return self._at(path) is not None

    def integer(self, *path: str | int, low: int, high: int, what: Words) -> int:
        """Return the whole number at that path.

        Raises:
            FormatError: there is none, or not one from ``low`` to ``high``.
        """
        value = self._at(path)
        if type(value) is not int or not low <= value <= high:
            raise self.error(
                path, make_message(N_("{what} from {low} to {high}"), what=what, low=low, high=high)
            )
        return value

    def string(self, *path: str | int) -> str:
        """Return the text at that path, empty where there is none.

        Raises:
            FormatError: it is another kind of value, or not valid Unicode.
        """
        value = self._at(path)
        if value is None:
            return ""
        if type(value) is not str or not _whole(value):
            raise self.error(path, make_message(N_("a text")))
        return value

    def items(self, *path: str | int) -> list[object]:
        """Return the list at that path, empty where there is none.

        Raises:
            FormatError: it is another kind of value.
        """
        value = self._at(path)
        if value is None:
            return []
        if type(value) is not list:
            raise self.error(path, make_message(N_("a list")))
        return value

    def taken(self, *path: str | int) -> Iterator[object]:
        """Yield the items of the list at that path, none where there is none.

        Each is dropped from the list when the next one is asked for, so that long lists and
        what is made of them do not take memory at the same time.

        Raises:
            FormatError: it is another kind of value.
        """
        items = self.items(*path)
        for at, item in enumerate(items):
            yield item
            items[at] = None

    def batches(self, *path: str | int) -> Iterator[tuple[int, list[object]]]:
        """Yield the items of the list at that path, many at a time, with the index of the first.

        They are dropped from the list, as by :meth:`taken`.

        Raises:
            FormatError: it is another kind of value.
        """
        items = self.items(*path)
        for start in range(0, len(items), _BATCH):
            batch = items[start : start + _BATCH]
            items[start : start + _BATCH] = [None] * len(batch)
            yield start, batch

    def members(self, *path: str | int) -> dict[str, object]:
        """Return the object at that path.

        Raises:
            FormatError: there is none, or a key is not valid Unicode.
        """
        value = self._at(path)
        if type(value) is not dict:
            raise self.error(path, make_message(N_("an object")))
        broken = next((key for key in value if not _whole(key)), None)
        if broken is not None:
            raise self.key_error(path, broken, make_message(N_("a key of whole characters")))
        return value

    def check_keys(self, path: Path, known: set[str]) -> None:
        """Check the keys of the object at that path.

        Raises:
            FormatError: there is no object, or it has an unknown key.
        """
        for key in self.members(*path):
            if key not in known:
                raise self.key_error(
                    path,
                    key,
                    make_message(N_("no key besides {names}"), names=", ".join(sorted(known))),
                )

    def _at(self, path: Path) -> object:
        value = self.value
        for step in path:
            if type(value) is dict and type(step) is str:
                value = value.get(step)
            elif type(value) is list and type(step) is int and step < len(value):
                value = value[step]
            else:
                return None
        return value

    def _locate(self, path: Path) -> tuple[int, Words]:
        at = skip_space(self.text, 0)
        for step in path:
            if at not in self._inside:
                self._inside[at] = ValuesInside(self.text, at)
            found = self._inside[at].offset(step)
            if found is None:
                if isinstance(step, int):
                    return at, make_message(N_("fewer values"))
                return at, make_message(N_("no {name} here"), name=quoted(step))
            at = found
        return at, shown_value(self.text, at)


@contextmanager
def _limited_depth() -> Iterator[None]:
    """Turn the error of Python for values inside each other, too many levels, into ours."""
    try:
        yield
    except RecursionError:
        raise FormatError(
            make_message(N_("JSON without deep nesting")), make_message(N_("too many levels"))
        ) from None


def _whole(text: str) -> bool:
    """Tell whether a text has no lone surrogate, which an escape can produce."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(pairs) > MAX_MEMBERS:
        raise _TooManyError(make_message(N_("objects of at most {most} members"), most=MAX_MEMBERS))
    members = dict(pairs)
    if len(members) < len(pairs):
        raise _DuplicateKeyError
    return members


class _Numbers:
    """Makes numbers, and counts those that take memory of their own.

    Its methods are of Python, so that other threads run while a long text is parsed.
    """

    def __init__(self) -> None:
        self._count = 0

    # The default is found faster than a name of the module, once for each of millions of numbers.
    def integer(self, digits: str, known: Callable[[str], int | None] = _SHARED.get) -> int:
        """Return the whole number; ``known`` gives those that need no memory."""
        found = known(digits)
        if found is not None:
            return found
        if len(digits) <= _SHARED_DIGITS:
            return _SHARED.setdefault(digits, int(digits))
        if len(digits) > _MAX_DIGITS:
            raise _TooLongError(digits)
        self._add()
        return int(digits)

    def fraction(self, digits: str) -> float:
        """Return the number with a fraction or an exponent."""
        self._add()
        return float(digits)

    def _add(self) -> None:
        self._count += 1
        if self._count > MAX_NUMBERS:
            raise _TooManyError(
                make_message(N_("at most {most} large or fractional numbers"), most=MAX_NUMBERS)
            )


def memory_of(text: str) -> int:
    """Return about how many bytes a text and its values take; counting signs takes none."""
    return (
        sys.getsizeof(text)
        + text.count("[") * _BYTES_OF_LIST
        + text.count("{") * _BYTES_OF_OBJECT
        + text.count('"') // 2 * _BYTES_OF_TEXT
    )


def _check_memory(text: str) -> None:
    needed = memory_of(text)
    if needed > MAX_MEMORY:
        limit = make_message(
            N_("JSON that needs at most {most} MiB of memory"), most=MAX_MEMORY // 2**20
        )
        raise FormatError(
            limit, make_message(N_("one that needs about {count} MiB"), count=needed // 2**20)
        )


_TRAILING_COMMA = make_message(N_("comma before the end"))
_JSON_ERRORS = {
    #: In JSON, after: expected valid JSON.
    "Expecting value": make_message(N_("value")),
    "Expecting ',' delimiter": make_message(N_("',' delimiter")),
    "Expecting ':' delimiter": make_message(N_("':' delimiter")),
    "Expecting property name enclosed in double quotes": make_message(
        N_("property name enclosed in double quotes")
    ),
    "Extra data": make_message(N_("extra data")),
    "Illegal trailing comma before end of array": _TRAILING_COMMA,
    "Illegal trailing comma before end of object": _TRAILING_COMMA,
    "Invalid \\escape": make_message(N_("invalid escape")),
    "Invalid \\uXXXX escape": make_message(N_("invalid escape")),
    "Invalid control character at": make_message(N_("invalid control character at")),
    "Unterminated string starting at": make_message(N_("unterminated string starting at")),
}


def _wording(message: str) -> Words:
    if message in _JSON_ERRORS:
        return make_message(N_("valid JSON ({reason})"), reason=_JSON_ERRORS[message])
    return make_message(N_("valid JSON"))
