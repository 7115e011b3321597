"""Where the values of a JSON text are, found by reading it again, and where several follow."""

import json
import re
from array import array
from collections.abc import Iterator, Sequence
from itertools import chain

from shikaku_gui.formats.base import Span, quoted, spans_between
from shikaku_gui.i18n import N_
from shikaku_gui.texts import Words, make_message

_SPACE = re.compile(r"[ \t\r\n]*")
_PART = re.compile(r'"(?>[^"\\]++|\\.)*+"|[{}\[\],]', re.DOTALL)
_FLAT = re.compile(r'(?:\[[^\[\]{}"]*+\]|[^\[\]{}",\s]++)[ \t\r\n]*+(?>,[ \t\r\n]*+)?+')
"""A number, a word, or a list of these, and what follows up to the next value; none is decoded."""
# A string in JSON holds no line break, so that only the end of a value fits this.
_END = re.compile(r"[}\]][ \t\r]*\n\s*(?=[{\[])")
_DECODER = json.JSONDecoder(
    object_pairs_hook=lambda _pairs: None, parse_int=lambda _: None, parse_float=lambda _: None
)
"""Finds where a value ends, and keeps little of it."""


class ValuesInside:
    """The offsets of the values inside an object or a list, found as far as they are needed."""

    def __init__(self, text: str, at: int) -> None:
        self._members = members_of(text, at)
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


def shown_value(text: str, at: int) -> Words:
    if text[at] in "{[":
        return make_message(N_("an object")) if text[at] == "{" else make_message(N_("a list"))
    _, end = _DECODER.raw_decode(text, at)
    value = text[at:end]
    if value[0] == '"':
        return make_message(N_("the text {text}"), text=quoted(value[1:-1]))
    return quoted(value)


def skip_space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def value_end(text: str) -> int:
    """Return the offset behind the first value of a text; its length where that is no JSON."""
    try:
        return _DECODER.raw_decode(text, skip_space(text, 0))[1]
    except (ValueError, RecursionError):
        return len(text)


def members_of(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """Yield the key or index, its offset, and the offset of the value, for an object or a list."""
    keyed = text[at] == "{"
    if text[at] not in "{[":
        return
    at = skip_space(text, at + 1)
    index = 0
    while text[at] not in "}]":
        step: str | int = index
        start = at
        if keyed:
            step, at = _DECODER.raw_decode(text, at)
            at = skip_space(text, skip_space(text, at) + 1)
        yield step, start, at
        index += 1
        flat = _FLAT.match(text, at)
        if flat:
            at = flat.end()
            continue
        at = skip_space(text, _DECODER.raw_decode(text, at)[1])
        if text[at] == ",":
            at = skip_space(text, at + 1)


def duplicate_key_offset(text: str) -> int:
    """Return the offset of the first duplicate key."""
    open_objects: list[set[str] | None] = []
    for match in _PART.finditer(text):
        part = match[0]
        if part in "{[":
            open_objects.append(set() if part == "{" else None)
        elif part in "}]":
            open_objects.pop()
        elif part != "," and text.startswith(":", skip_space(text, match.end())):
            keys = open_objects[-1]
            if keys is None:
                continue
            key = json.loads(part)
            if key in keys:
                return match.start()
            keys.add(key)
    return 0


def json_values(text: str) -> Sequence[Span]:
    """Divide JSON values that follow one another, each beginning on a line of its own."""
    return spans_between(text, chain([0], (match.end() for match in _END.finditer(text))))
