"""Strict reading of JSON, with the place of any value for errors.

The parser of the standard library reports places of syntax errors only. The place of an
invalid value is found by following its path of keys and indexes through the text again,
which is slow but done only for errors.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from shikaku_gui.formats.base import FormatError, quoted

Path: TypeAlias = tuple[str | int, ...]

_MAX_DIGITS = 18

_SPACE = re.compile(r"[ \t\r\n]*")
_PART = re.compile(r'"(?:[^"\\]++|\\.)*+"|[{}\[\],]', re.DOTALL)
_DECODER = json.JSONDecoder(parse_int=str, parse_float=str)


def has_no_bools(values: Iterable[object]) -> bool:
    """Tell whether no value is a bool; Python takes these for 1 and 0."""
    return not any(type(value) is bool for value in values)


class _DuplicateKeyError(Exception):
    """An object has a duplicate key."""


class _TooLongError(Exception):
    """A number has more digits than any that is read."""


class JsonDocument:
    """A JSON text and its value; parts of the value are fetched by path and checked.

    Raises:
        FormatError: the text is not JSON, an object has a duplicate key, a number is
            longer than any needed, or the nesting is deep.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.value = self._parsed(text)
        # The offsets of the values inside an object or list, by its own offset, as looked up.
        self._inside: dict[int, dict[str | int, int]] = {}

    def _parsed(self, text: str) -> object:
        try:
            value: object = json.loads(text, object_pairs_hook=_object, parse_int=_integer)
        except json.JSONDecodeError as error:
            raise FormatError.at(text, error.pos, _wording(error.msg)) from None
        except _DuplicateKeyError:
            raise FormatError.at(
                text, _duplicate_key_offset(text), "each key once in an object"
            ) from None
        except _TooLongError as error:
            at = text.find(str(error))
            raise FormatError.at(text, at, f"at most {_MAX_DIGITS} digits") from None
        except RecursionError:
            raise FormatError("JSON without deep nesting", "too many levels") from None
        return value

    def error(self, path: Path, expected: str, found: str | None = None) -> FormatError:
        """Return the error for the value at that path, or for the object that lacks it."""
        try:
            at, value = self._locate(path)
        except RecursionError:
            return FormatError("JSON without deep nesting", "too many levels")
        return FormatError.at(self.text, at, expected, found or value)

    def key_error(self, path: Path, key: str, expected: str) -> FormatError:
        """Return the error for a key of the object at that path."""
        try:
            start, _ = self._locate(path)
            at = next(keyed for step, keyed, _ in _members(self.text, start) if step == key)
        except RecursionError:
            return FormatError("JSON without deep nesting", "too many levels")
        return FormatError.at(self.text, at, expected, quoted(key))

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
            if at not in self._inside:
                members = _members(self.text, at)
                self._inside[at] = {member: value for member, _, value in members}
            inside = self._inside[at]
            if step not in inside:
                return at, f"no {quoted(step)} here" if isinstance(step, str) else "fewer values"
            at = inside[step]
        return at, _shown(self.text, at)


def _whole(text: str) -> bool:
    """Tell whether a text has no lone surrogate, which an escape can produce."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise _DuplicateKeyError
    return members


def _integer(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise _TooLongError(digits)
    return int(digits)


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
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        if text[at] == ",":
            at = _skip(text, at + 1)
        index += 1


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
