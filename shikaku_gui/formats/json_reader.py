"""Strict reading of JSON, with the place of any value for errors.

The parser of the standard library reports places of syntax errors only. The place of an
invalid value is found by following its path of keys and indexes through the text again,
which is slow but done only for errors.
"""

import json
import re
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from shikaku_gui.formats.base import FormatError, LinePlaces, quoted

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

_SPACE = re.compile(r"[ \t\r\n]*")
_PART = re.compile(r'"(?:[^"\\]++|\\.)*+"|[{}\[\],]', re.DOTALL)
_FLAT = re.compile(r'(?:\[[^\[\]{}"]*+\]|[^\[\]{}",\s]++)[ \t\r\n]*+(?:,[ \t\r\n]*+)?+')
"""A number, a word, or a list of these, and what follows up to the next value; none is decoded."""

_DECODER = json.JSONDecoder(
    object_pairs_hook=lambda _pairs: None, parse_int=lambda _: None, parse_float=lambda _: None
)
"""Finds where a value ends, and keeps little of it."""

_BATCH = 1_000

_SMALL = {str(number): number for number in range(10_000)}
"""The numbers that most texts consist of: parsing would make a new object of each."""


def has_no_bools(values: Iterable[object]) -> bool:
    """Tell whether no value is a bool; Python takes these for 1 and 0."""
    return not any(type(value) is bool for value in values)


class _DuplicateKeyError(Exception):
    """An object has a duplicate key."""


class _TooLongError(Exception):
    """A number has more digits than any that is read."""


class _TooManyError(Exception):
    """There are more values of a kind than are read."""


class JsonDocument:
    """A JSON text and its value; parts of the value are fetched by path and checked.

    Raises:
        FormatError: the text is not JSON, an object has a duplicate key, a number is
            longer than any needed, the nesting is deep, or the values would take too much
            memory.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        _check_memory(text)
        self.value = self._parsed(text)
        # What was looked up in the objects and lists, by their own offsets.
        self._inside: dict[int, _Inside] = {}
        self._places = LinePlaces(text)

    def _parsed(self, text: str) -> object:
        try:
            numbers = _Numbers()
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
                text, _duplicate_key_offset(text), "each key once in an object"
            ) from None
        except _TooLongError as error:
            at = text.find(str(error))
            raise FormatError.at(text, at, f"at most {_MAX_DIGITS} digits") from None
        except _TooManyError as error:
            raise FormatError(str(error), "more") from None
        except RecursionError:
            raise FormatError("JSON without deep nesting", "too many levels") from None
        return value

    def error(self, path: Path, expected: str, found: str | None = None) -> FormatError:
        """Return the error for the value at that path, or for the object that lacks it."""
        try:
            at, value = self._locate(path)
        except RecursionError:
            return FormatError("JSON without deep nesting", "too many levels")
        return self._error_at(at, expected, found or value)

    def key_error(self, path: Path, key: str, expected: str) -> FormatError:
        """Return the error for a key of the object at that path."""
        try:
            start, _ = self._locate(path)
            at = next(keyed for step, keyed, _ in _members(self.text, start) if step == key)
        except RecursionError:
            return FormatError("JSON without deep nesting", "too many levels")
        return self._error_at(at, expected, quoted(key))

    def _error_at(self, at: int, expected: str, found: str) -> FormatError:
        """Return the error for an offset."""
        return FormatError(expected, found, *self._places.at(at))

    def has(self, *path: str | int) -> bool:
        """Tell whether there is a value other than ``null`` at that path."""
        return self._at(path) is not None

    def integer(self, *path: str | int, low: int, high: int, what: str) -> int:
        """Return the whole number at that path.

        Raises:
            FormatError: there is none, or not one from ``low`` to ``high``.
        """
        value = self._at(path)
        if type(value) is not int or not low <= value <= high:
            raise self.error(path, f"{what} from {low} to {high}")
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
            raise self.error(path, "a text")
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
            raise self.error(path, "a list")
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
            raise self.error(path, "an object")
        broken = next((key for key in value if not _whole(key)), None)
        if broken is not None:
            raise self.key_error(path, broken, "a key of whole characters")
        return value

    def check_keys(self, path: Path, known: set[str]) -> None:
        """Check the keys of the object at that path.

        Raises:
            FormatError: there is no object, or it has an unknown key.
        """
        for key in self.members(*path):
            if key not in known:
                raise self.key_error(path, key, f"no key besides {', '.join(sorted(known))}")

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

    def _locate(self, path: Path) -> tuple[int, str]:
        at = _skip(self.text, 0)
        for step in path:
            found = self._offset(at, step)
            if found is None:
                return at, f"no {quoted(step)} here" if isinstance(step, str) else "fewer values"
            at = found
        return at, _shown(self.text, at)

    def _offset(self, at: int, step: str | int) -> int | None:
        """Return the offset of a value inside the object or list at an offset, if it is there."""
        if at not in self._inside:
            self._inside[at] = _Inside(self.text, at)
        return self._inside[at].offset(step)


class _Inside:
    """The offsets of the values inside an object or a list, found as far as they are needed."""

    def __init__(self, text: str, at: int) -> None:
        self._members = _members(text, at)
        self._keys: dict[str, int] = {}
        self._items = array("Q")

    def offset(self, step: str | int) -> int | None:
        """Return the offset of the value with a key or an index, None where there is none."""
        if isinstance(step, str):
            if step in self._keys:
                return self._keys[step]
        elif step < len(self._items):
            return self._items[step]
        for found, _, at in self._members:
            if isinstance(found, str):
                self._keys[found] = at
            else:
                self._items.append(at)
            if found == step:
                return at
        return None


def _whole(text: str) -> bool:
    """Tell whether a text has no lone surrogate, which an escape can produce."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(pairs) > MAX_MEMBERS:
        raise _TooManyError(f"objects of at most {MAX_MEMBERS} members")
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
    def integer(self, digits: str, known: Callable[[str], int | None] = _SMALL.get) -> int:
        """Return the whole number; ``known`` gives those that need no memory."""
        found = known(digits)
        if found is not None:
            return found
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
            raise _TooManyError(f"at most {MAX_NUMBERS} large or fractional numbers")


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
        limit = f"JSON that needs at most {MAX_MEMORY // 2**20} MiB of memory"
        raise FormatError(limit, f"one that needs about {needed // 2**20} MiB")


def _wording(message: str) -> str:
    message = message.removeprefix("Expecting ")
    return f"valid JSON ({message[0].lower()}{message[1:]})"


def _shown(text: str, at: int) -> str:
    if text[at] in "{[":
        return "an object" if text[at] == "{" else "a list"
    _, end = _DECODER.raw_decode(text, at)
    value = text[at:end]
    return f"the text {quoted(value[1:-1])}" if value[0] == '"' else quoted(value)


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _members(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """Yield key or index, its offset and that of its value, in the object or list at ``at``."""
    keyed = text[at] == "{"
    if text[at] not in "{[":
        return
    at = _skip(text, at + 1)
    index = 0
    while text[at] not in "}]":
        step: str | int = index
        start = at
        if keyed:
            step, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield step, start, at
        index += 1
        flat = _FLAT.match(text, at)
        if flat:
            at = flat.end()
            continue
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        if text[at] == ",":
            at = _skip(text, at + 1)


def _duplicate_key_offset(text: str) -> int:
    """Return the offset of the first duplicate key."""
    open_objects: list[set[str] | None] = []
    for match in _PART.finditer(text):
        part = match[0]
        if part in "{[":
            open_objects.append(set() if part == "{" else None)
        elif part in "}]":
            open_objects.pop()
        elif part != "," and text.startswith(":", _skip(text, match.end())):
            keys = open_objects[-1]
            if keys is None:
                continue
            key = json.loads(part)
            if key in keys:
                return match.start()
            keys.add(key)
    return 0
