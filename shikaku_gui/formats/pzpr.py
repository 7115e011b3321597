"""Links of puzz.link, pzv.jp and similar sites: ``...?shikaku/cols/rows/body``.

The body runs over the cells in row-major order. A letter from ``g`` to ``z`` is a run of
1 to 20 empty cells, ``.`` a clue without an area, and an area is written in one of the ways
of :data:`_PREFIXES`. The format is that of pzprjs, which writes areas up to 1,126,351. An
area of 0 is read as unknown, as pzprjs treats it.
"""

import re
from typing import NamedTuple
from urllib.parse import unquote

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.clue_words import SHAPE_LETTERS
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import make_message

MAX_AREA = 1_126_351

_SHAPED = rf"[{SHAPE_LETTERS}](?:[\s,;|]|$)"  # the rest of a clue without an area, as in "?w"
_SNIFF = re.compile(
    rf"\s*+(?:https?:|[\w.:/~-]*\?(?!{_SHAPED})[a-z/]|(?:shikaku|aho)(?:_\w+)?/)", re.IGNORECASE
)
_OPTIONS = re.compile(r"(?:\w+=[^&/]*&)*")
_FLAG = re.compile(r"[A-Za-z]+")
_APPLET = re.compile(r"/shikaku/s[ac]/[^?]*\?/?")
_KANPEN = re.compile(r"(?:^|/)shikaku\.html\?pzpr=/?")
_SHORT = re.compile(r"https?://(?:www\.)?(?:tinyurl\.com|bit\.ly|t\.co|git\.io|is\.gd)/")
_PUZZLE_SHIKAKU = re.compile(r"https?://(?:\w+\.)?puzzle-shikaku\.com(?![\w.-])")
_CELL = re.compile(
    r"(?P<run>[g-z])|(?P<unknown>\.)|(?P<digit>[0-9a-f])"
    r"|(?P<prefix>-[0-9a-fA-F]{2}|[+=@%][0-9a-fA-F]{3}|\*[0-9a-fA-F]{4}|\$[0-9a-fA-F]{5})"
)


class _Prefix(NamedTuple):
    sign: str
    digits: int
    first: int
    offset: int


# Largest first: the sign, the number of hexadecimal digits, the smallest area written with
# it, and the offset added to the digits.
_PREFIXES = (
    _Prefix("$", 5, 77_776, 77_776),
    _Prefix("*", 4, 12_240, 12_240),
    _Prefix("@", 3, 8_192, 8_192),
    _Prefix("=", 3, 4_096, 4_096),
    _Prefix("+", 3, 256, 0),
    _Prefix("-", 2, 16, 0),
    _Prefix("", 1, 0, 0),
)
_OFFSETS = {prefix.sign: prefix.offset for prefix in _PREFIXES} | {"%": 8_192}
_LONGEST_RUN = 20
_LONGEST_ENCODED = 1_000_000


def sniff(text: str) -> bool:
    """Tell whether the text is a web address or begins like the query of one."""
    return _SNIFF.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a link.

    Raises:
        FormatError: it is not a link to this puzzle, or its size or a character is invalid.
    """
    link = text_parsing.Link(text)
    puzzle, end = _puzzle(link)
    text_parsing.check_nothing_follows(text, link.place(end - 1) + 1)
    return SavedGame(puzzle)


def query_start(link: str) -> int:
    """Return the offset in a link where the part that holds the puzzle begins."""
    mark = link.find("?") + 1
    options = _OPTIONS.match(link, mark)
    return options.end() if options else mark


def _puzzle(link: text_parsing.Link) -> tuple[Puzzle, int]:
    """Return the puzzle, and the offset where its cells end."""
    at = _size_start(link)
    sizes = []
    for _ in range(2):
        field = link.text[at:].split("/", 1)[0]
        value = text_parsing.parse_side(field)
        if value is None:
            raise link.error(at, text_parsing.EXPECTED_SIDE, base.found_word(field))
        sizes.append(value)
        at += len(field) + 1
    cols, rows = sizes
    clues, end = _decode_repaired(link, min(at, len(link.text)), rows, cols)
    return Puzzle(rows, cols, clues), end


def _size_start(link: text_parsing.Link) -> int:
    """Return the offset of the size, after the puzzle's name, a variant and a flag."""
    text = link.text
    if _SHORT.match(text):
        raise link.error(
            0,
            make_message(N_("the full address; open the short link in a browser")),
            make_message(N_("a short link")),
        )
    if _PUZZLE_SHIKAKU.match(text):
        expected = make_message(
            N_(
                "the puzzle itself (links of this site contain none; copy its task, such as "
                "5x5:a4b)"
            )
        )
        raise link.error(0, expected, make_message(N_("a link of puzzle-shikaku.com")))
    elsewhere = _KANPEN.search(text) or _APPLET.search(text)
    if elsewhere:
        at = elsewhere.end()
    else:
        at = query_start(text)
        name = text[at:].split("/", 1)[0]
        if at == 0 and text.startswith("http"):
            raise link.error(len(text), make_message(N_("a '?' and a puzzle behind the address")))
        _check_name(link, name, at)
        at += len(name) + 1
    for pattern in (re.compile(r"v:[^/]*"), _FLAG):
        field = text[at:].split("/", 1)[0]
        if pattern.fullmatch(field):
            at += len(field) + 1
    return min(at, len(text))


def _check_name(link: text_parsing.Link, name: str, at: int) -> None:
    kind = name.removesuffix("_edit").removesuffix("_play")
    if kind == "aho":
        raise link.error(
            at,
            make_message(N_("a Shikaku")),
            make_message(N_("Aho-ni-narikire, a puzzle with other rules")),
        )
    if kind != "shikaku":
        raise link.error(
            at,
            make_message(N_("the puzzle {name}"), name="'shikaku'"),
            base.found_word(name),
        )


def _decode_repaired(
    link: text_parsing.Link, at: int, rows: int, cols: int
) -> tuple[text_parsing.Clues, int]:
    """Decode the body; where it is invalid, try again with its ``%xx`` resolved.

    Mail programs write ``%2B`` for ``+``, but ``%`` is also an old sign for large areas.
    """
    problem: base.FormatError | None = None
    clues: text_parsing.Clues = {}
    end = len(link.text)
    try:
        clues, end = _decode(link, link.text, at, rows, cols)
    except base.FormatError as error:
        problem = error
    short = len(link.text) - at <= _LONGEST_ENCODED
    if short and "%" in link.text[at:] and (problem or _largest(clues) > rows * cols):
        try:
            resolved, _ = _decode(link, unquote(link.text[at:]), 0, rows, cols)
        except base.FormatError:
            resolved = None
        if resolved is not None and (problem or _largest(resolved) < _largest(clues)):
            return resolved, len(link.text)
    if problem:
        raise problem
    return clues, end


def _largest(clues: text_parsing.Clues) -> int:
    return max((area or 0 for area in clues.values()), default=0)


def _decode(
    link: text_parsing.Link, text: str, at: int, rows: int, cols: int
) -> tuple[text_parsing.Clues, int]:
    """Return the clues of the body at an offset, and its end; cells left out are empty.

    ``text`` is the link, or its body with ``%xx`` resolved.
    """
    clues: text_parsing.Clues = {}
    index = 0
    while index < rows * cols and at < len(text) and text[at] != "/":
        match = _CELL.match(text, at)
        if match is None:
            expected = make_message(N_("a clue or a run of cells"))
            raise link.error(at, expected, base.quoted(text[at : at + 4]))
        at = match.end()
        if match["run"]:
            index += text_parsing.run_length(match["run"], _LONGEST_RUN)
            continue
        clues[Cell(*divmod(index, cols))] = _area(match)
        index += 1
        if len(clues) > base.MAX_FOREIGN_CLUES:
            raise link.error(at, *base.TOO_MANY_CLUES)
    return clues, at


def _area(match: re.Match[str]) -> int | None:
    if match["unknown"]:
        return None
    if match["digit"]:
        return int(match["digit"], 16) or None
    sign, digits = match["prefix"][0], match["prefix"][1:]
    return int(digits, 16) + _OFFSETS[sign] or None


def dumps(game: SavedGame) -> str:
    """Write a link to puzz.link, whose query all such sites understand."""
    puzzle = game.puzzle
    body = text_parsing.join_cells(puzzle, _LONGEST_RUN, _word)
    # Programs that find links in a text leave out punctuation at the end.
    end = "" if body[-1].isalnum() else "/"
    return f"https://puzz.link/p?shikaku/{puzzle.cols}/{puzzle.rows}/{body}{end}"


def _word(area: int | None) -> str:
    if area is None:
        return "."
    prefix = next(prefix for prefix in _PREFIXES if area >= prefix.first)
    return f"{prefix.sign}{area - prefix.offset:0{prefix.digits}x}"


def refuses(puzzle: Puzzle) -> tuple[base.GamePart, ...]:
    """Refuse areas that are too large for the notation."""
    return (base.GamePart.LARGE_AREAS,) if _largest(dict(puzzle.clues)) > MAX_AREA else ()
