"""Links inside other text: a chat message, a list or a link of Markdown, ``<link>``.

Only links that may hold a puzzle are read; the words around them are ignored. A text whose
first line is a link alone is a list of links, which may hold nothing else.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from shikaku_gui.formats.base import MAX_PUZZLES, TOO_MANY_PUZZLES, FormatError, Span, undivided
from shikaku_gui.formats.reading import read_part
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import nonblank_lines
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

_LINK = re.compile(r"(?:https?://|\bm=(?:edit|solve)&p=)[^\s<>\"'`()\[\]{}|]+")
_PUZZLE = re.compile(r"shikaku|rect\.html#|/p(?:\.html)?\?|m=(?:edit|solve)&p=", re.IGNORECASE)
_MARKDOWN = re.compile(r"\[[^\]\n]*\]\(")
_ENDS = ",;:!?"
_MAX_LINKS = 500_000
"""How many links, to puzzles or not, are looked at."""


def sniff(text: str) -> bool:
    """Tell whether the first line holds more than a link, and one line a link to a puzzle."""
    if text.lstrip()[:1] in {"{", "["} and not _MARKDOWN.match(text.lstrip()):
        return False  # JSON
    first = next((line for line in nonblank_lines(text) if not line.text.startswith("#")), None)
    if first is None:
        return False
    whole = _LINK.match(first.text)
    if whole is not None and ("&p=" in whole[0] or "?pzprv3" in whole[0]):
        return False  # in which there may be blanks
    if whole is not None and not first.text[whole.end() :].strip():
        return False
    return next(_find_links(text), None) is not None


def _find_links(text: str) -> Iterator[Span]:
    for match in islice(_LINK.finditer(text), _MAX_LINKS):
        if _PUZZLE.search(match[0]):
            ends = _ENDS + "." if "&p=" in match[0] else _ENDS
            yield match.start(), match.start() + len(match[0].rstrip(ends))


def divide(text: str) -> Sequence[Span]:
    """Return where the links are.

    Raises:
        FormatError: there are too many.
    """
    spans: list[Span] = []
    for span in _find_links(text):
        if len(spans) == MAX_PUZZLES:
            raise FormatError.at(text, span[0], *TOO_MANY_PUZZLES)
        spans.append(span)
    return spans or undivided(text)


def loads(text: str) -> SavedGame:
    """Read the first link.

    Raises:
        FormatError: there is none, or it cannot be read.
    """
    start, end = divide(text)[0]
    error = FormatError.at(text, start, make_message(N_("a link to a puzzle")))
    if error.line is None or error.column is None or (start, end) == (0, len(text)):
        raise error
    return read_part(text[start:end], error.line, error.column)
