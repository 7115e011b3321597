"""Links and game IDs inside other text: a chat message, a mail, Markdown, a saved web page.

Only what may hold a puzzle is read; the words around it are ignored. A text whose first line is a
link or an ID alone is a list of these, which may hold nothing else.

Mail programs and sites wrap links into others, and pages escape their signs. Each link is tried as
it stands and unwrapped; what adds up is preferred.
"""

import re
from collections.abc import Iterator, Sequence
from heapq import merge
from html import unescape
from itertools import islice
from typing import NamedTuple
from urllib.parse import unquote

from shikaku_gui.formats import base, sgt
from shikaku_gui.formats.catalogue import FORMATS
from shikaku_gui.formats.evidence import adds_up
from shikaku_gui.formats.line_places import LinePlaces
from shikaku_gui.formats.reading import is_link, read_as
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import nonblank_lines
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.texts import make_message

_SIGN = r"[!#$%&*+,\-./0-9:;=?@A-Z\\^_a-z~]"
"""What a link consists of; all other characters end it."""

# A search for fixed letters is fast, so each pattern begins with some. A link inside an earlier
# one is a part of it.
_LINKS = tuple(
    re.compile(rf"{word}(?<!{before}{word}){following}{_SIGN}+")
    for word, before, following in (
        ("http", "\uffff", r"(?=s?(?::|%(?:25){0,3}3[aA]))"),
        ("m=", r"\w", r"(?=(?:edit|solve)&(?:amp;)?p=)"),
        ("shikaku", r"\w", r"(?=(?:_edit|_play)?/[0-9]{1,4}/[0-9])"),
        ("sgtpuzzles:", r"\w", r"(?=rect:)"),
    )
)
_ID_CELLS = re.compile(r":[a-z0-9_]{2,}")
_SIZE_BACKWARDS = re.compile(r"[a-z0-9.]{0,16}?[0-9]{1,4}x[0-9]{1,4}(?![\w.:/-])")
_LONGEST_SIZE = 30
_PUZZLE = re.compile(
    r"(?:^|[?&])(?:v:[^/]{0,40}/)?(?:shikaku(?:_\w{1,9})?/|pzprv3)|shikaku\.html\?"
    r"|/shikaku/s[ac]/|rect\.html#|m=(?:edit|solve)&p=|^sgtpuzzles:"
)
_MAYBE_PUZZLE = re.compile(r"shikaku|/p(?:\.html)?\?", re.IGNORECASE)
_ENDS = ",;:!?*~\\"
_ESCAPED_END = re.compile(
    r"&(?:quot|lt|gt|apos|nbsp|#0?34|#0?39|#160|#x22|#x27);|\\[nrt\"']|\\u003[ce]", re.IGNORECASE
)
_ENTITY = re.compile(r"&(?:amp|#[0-9]{1,5}|#[xX][0-9a-fA-F]{1,4});|\\/|\\u0026")
_JSON_SIGNS = {"\\/": "/", "\\u0026": "&"}
_INNER = re.compile(r"https?(?P<sign>:|%(?:25){0,3}3[aA]|-3A__)")
_WRAPPING = re.compile(r"[&\\%=]|http")
_INNER_END = re.compile(r"&|__;")
_ADDED = re.compile(r"[?&](?:fbclid|gclid|igshid|si|utm_\w+|mc_\w+)=")
_MAX_LINKS = 50_000
"""How many links and IDs, of puzzles or not, are looked at."""

_MAX_COLONS = 200_000
_LONGEST_WRAPPED = 20_000
_MOST_READINGS = 12
_SHORTEST_CELLS = 6
_PAGE = re.compile(r"<(?:!DOCTYPE\s{1,9})?html\b", re.IGNORECASE)
_PAGE_HEAD = 2_000
_EXPECTED = make_message(N_("a link to a puzzle"))

_STRING = r'"(?>[^"\\\n]++|\\.)*+"' + r"|'(?>[^'\\\n]++|\\.)*+'"
_JSON = re.compile(
    rf"(?>[\s\[\]{{}},:0-9.+\-]++|{_STRING}|[eE](?=[0-9+\-])"
    r"|true|false|null|True|False|None|(?<=\s)#[^\n]*+)*+"
)
_BETWEEN_COPIES = re.compile(r"[\"']?[^<>\n]{0,200}>\s{0,9}|\s{0,9}<|\]\(")


def sniff(text: str) -> bool:
    """Tell whether a text that is no list holds a link to a puzzle, or is a page that should."""
    if text.lstrip()[:1] in {"{", "["} and _begins_as_json(text):
        return False
    first = next((line for line in nonblank_lines(text) if not line.text.startswith("#")), None)
    if first is None or _begins_a_list(first.text):
        return False
    if _PAGE.search(text, 0, _PAGE_HEAD) is not None:
        return True
    try:
        return next(_found(text), None) is not None
    except base.FormatError:
        return False


def _begins_as_json(text: str) -> bool:
    """Tell whether the words of a text are those of JSON, or of a value that has an error."""
    match = _JSON.match(text)
    end = match.end() if match else 0
    if end == len(text) or text[end] in "\"'":
        return True
    counts = [text.count(sign, 0, end) for sign in "[{]}"]
    is_open = sum(counts[:2]) > sum(counts[2:])  # brackets in texts are usually in pairs
    return is_open and any(text.find(quote, 0, end) >= 0 for quote in "\"'")


def _begins_a_list(line: str) -> bool:
    """Tell whether a first line is a link or an ID alone, in plain words."""
    if not is_link(line) or _is_wrapped(line):
        return False
    link = next((match[0] for pattern in _LINKS if (match := pattern.match(line))), "")
    if "&p=" in link or "?pzprv3" in link:
        return True  # in which there may be blanks
    return re.fullmatch(f"<?{_SIGN}+", line.strip()) is not None


def _is_wrapped(link: str) -> bool:
    """Tell whether a link may have to be unwrapped before it can be read."""
    return len(list(islice(_readings(link), 2))) > 1


class _Fragment(NamedTuple):
    """Where something that may be a puzzle lies in a text; ``certain`` if it surely is meant so."""

    start: int
    end: int
    certain: bool


def _found(text: str) -> Iterator[_Fragment]:
    """Yield the links and IDs in a text that may hold a puzzle.

    Raises:
        FormatError: there are too many links and IDs.
    """
    matches = merge(
        *((match.span() for match in pattern.finditer(text)) for pattern in _LINKS), _ids(text)
    )
    last = count = 0
    for start, end in matches:
        if start < last:
            continue
        last = end
        count += 1
        if count > _MAX_LINKS:
            expected = make_message(N_("at most {most} puzzles in a text"), most=_MAX_LINKS)
            raise base.FormatError.at(text, start, expected, base.MORE)
        link = text[start:end]
        if escaped := _ESCAPED_END.search(link, 0, _LONGEST_WRAPPED):
            link = link[: escaped.start()]
        link = link.rstrip(_ENDS + "." if "&p=" in link else _ENDS)
        span = start, start + len(link)
        if link[:1].isdecimal():
            is_whole = sgt.has_all_cells(link)
            if is_whole or len(link) - link.find(":") > _SHORTEST_CELLS:
                yield _Fragment(*span, certain=is_whole)
            continue
        # What kind of puzzle a link is to stands at its beginning, and what wraps it is short.
        beginning = link[:_LONGEST_WRAPPED]
        if any(_PUZZLE.search(reading) for reading in _readings(beginning)):
            yield _Fragment(*span, certain=True)
        elif any(_MAYBE_PUZZLE.search(reading) for reading in _readings(beginning)):
            yield _Fragment(*span, certain=False)


def _ids(text: str) -> Iterator[base.Span]:
    """Yield what looks like game IDs."""
    for cells in islice(_ID_CELLS.finditer(text), _MAX_COLONS):
        before = text[max(cells.start() - _LONGEST_SIZE, 0) : cells.start()]
        size = _SIZE_BACKWARDS.match(before[::-1])
        if size is not None:
            yield cells.start() - size.end(), cells.end()


def _readings(link: str) -> Iterator[str]:
    """Yield a link as it stands, and then what it may be without what is wrapped around it."""
    if len(link) > _LONGEST_WRAPPED or _WRAPPING.search(link, 1) is None:
        yield link
        return
    readings = [link]
    for reading in readings:
        yield reading
        if len(readings) < _MOST_READINGS:
            readings += [more for more in _unwrapped(reading) if more not in readings]


def _unwrapped(link: str) -> Iterator[str]:
    """Yield a link without what a page, a mail program or a site has added to it."""
    if _ENTITY.search(link):
        yield _ENTITY.sub(lambda sign: _JSON_SIGNS.get(sign[0]) or unescape(sign[0]), link)
    if added := _ADDED.search(link):
        yield link[: added.start()]
    inner = _inner_link(link)
    if inner is None:
        return
    rest = link[inner.start() :]
    if inner["sign"] == ":":
        yield rest
        yield _INNER_END.split(rest, maxsplit=1)[0]
    else:
        rest = rest.split("&", 1)[0]
        # One of the programs writes "-" for the sign of percent-encoding, and "_" for "/".
        is_percent = inner["sign"].startswith("%")
        yield unquote(rest if is_percent else rest.replace("_", "/").replace("-", "%"))


def _inner_link(link: str) -> re.Match[str] | None:
    """Return where a link inside another one begins, or an encoded one."""
    first = _INNER.match(link)
    inner = first if first and first["sign"] != ":" else _INNER.search(link, 1)
    is_puzzle = inner is not None and _PUZZLE.search(link, 0, inner.start()) is not None
    return None if is_puzzle else inner


def _read(link: str) -> SavedGame | base.FormatError:
    """Read a link or an ID by the first reader that can; the error is that of the first."""
    problem: base.FormatError | None = None
    for known in FORMATS:
        if known.a_line_each and known.sniff(link):
            try:
                return read_as(known, link)
            except base.FormatError as error:
                problem = problem or error
    return problem or base.FormatError.at(link, 0, _EXPECTED)


def divide(text: str) -> Sequence[base.Span]:
    """Return where the links and IDs are; those that may be none only if there are no others.

    Raises:
        FormatError: there are too many.
    """
    spans: list[base.Span] = []
    others: list[base.Span] = []
    for start, end, certain in _found(text):
        known = spans if certain else others
        if not known or not _is_copy(text, known[-1], (start, end)):
            known.append((start, end))
    return spans or others or base.undivided(text)


def _is_copy(text: str, before: base.Span, span: base.Span) -> bool:
    """Tell whether a link is the one before it once more, as a text and where it leads."""
    if not _BETWEEN_COPIES.fullmatch(text, before[1], span[0]):
        return False
    one, other = (list(_readings(text[start:end]))[-1] for start, end in (before, span))
    return one == other


def loads(text: str) -> SavedGame:
    """Read the first link or ID, in the way in which it adds up, if there is one.

    Raises:
        FormatError: there is none, or it cannot be read.
    """
    start, end = divide(text)[0]
    link = text[start:end]
    if next(_found(link), None) is None:
        raise base.FormatError.at(text, start, _EXPECTED)
    read = [_read(reading) for reading in _readings(link)]
    games = [game for game in read if isinstance(game, SavedGame)]
    if games:
        return next((game for game in games if _can_add_up(game.puzzle)), games[0])
    place = LinePlaces(text).at(start)
    errors = [error for error in read if isinstance(error, base.FormatError)]
    raise (
        errors[0].moved(*place) if len(errors) == 1 else base.FormatError(*errors[-1].parts, *place)
    )


def _can_add_up(puzzle: Puzzle) -> bool:
    """Tell whether the areas fill the grid, or may do so with those that are unknown."""
    return adds_up(puzzle) or None in puzzle.clues.values()
