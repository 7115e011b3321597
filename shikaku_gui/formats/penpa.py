"""Links of penpa-edit, read only.

The parameter ``p`` is the base64 of a raw deflate stream of lines of text: a header with
the size, the margins, and layers in JSON in which frequent names are abbreviated. Cells and
lattice points have one number each in a grid that is four wider and higher than the
puzzle with its margins. Clues are the numbers of the problem layer; the edges of the
answer layer are what the player has drawn; ``a=`` may hold the edges of the solution.
"""

import binascii
import re
import zlib
from base64 import b64decode
from collections.abc import Iterable, Mapping
from html import unescape
from typing import NamedTuple
from urllib.parse import unquote

from shikaku_gui.formats import pzpr
from shikaku_gui.formats.base import MAX_SIDE, MAX_TEXT_BYTES, MORE, TOO_LONG, FormatError, quoted
from shikaku_gui.formats.borders import LINE, Borders, game_from_borders, partition_from_borders
from shikaku_gui.formats.json_reader import JsonDocument
from shikaku_gui.formats.saved_game import SavedGame, valid_solution
from shikaku_gui.formats.text_parsing import Clues, Link, parse_number, parse_side, plain_lines
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import make_message

_LINK = re.compile(r"\s*+(?:\S*?[#?&])?m=(?:edit|solve)&p=")
_FIELD = re.compile(r"(?:^|[#?&])(?P<key>[pa])=(?P<value>[^&#]*)")
_NESTED = re.compile(r"https?(?::|%3A)", re.IGNORECASE)
_HEADER, _MARGINS, _PROBLEM, _ANSWER, _TAGS = 0, 1, 3, 4, 17
_TITLE, _AUTHOR, _SOURCE, _RULES = 15, 16, 17, 18
_MAX_FIELDS = 1_000
_BORDER_STATES = {"ON", "OFF"}
TITLE_SIGNS = {",": "%2C"}
RULES_SIGNS = {"&": "%2E", ",": "%2C", "\n": "%2D", "=": "%2F"}
"""What penpa-edit writes for signs in a title or an author, and in the rules; all are HTML."""

_LINE_BREAK = re.compile(r"<br */?>", re.IGNORECASE)
_MAX_PACKED = MAX_TEXT_BYTES // 4
_KINDS = {"square", "sudoku", "kakuro"}
ABBREVIATIONS = (
    ("zO", "null"),
    ("z_", '"__a"'),
    ("z7", '"nobulbthermo"'),
    ("z6", '"killercages"'),
    ("z4", '"deletelineE"'),
    ("z5", '"polygon"'),
    ("z0", '"squareframe"'),
    ("zD", '"direction"'),
    ("z3", '"arrows"'),
    ("zT", '"thermo"'),
    ("z2", '"freelineE"'),
    ("zF", '"freeline"'),
    ("z1", '"numberS"'),
    ("z8", '"command_replay"'),
    ("zU", '"command_undo"'),
    ("zR", '"command_redo"'),
    ("zB", '"board"'),
    ("zP", '"special"'),
    ("zY", '"symbol"'),
    ("zN", '"number"'),
    ("zC", '"cage"'),
    ("zW", '"wall"'),
    ("zE", '"lineE"'),
    ("zL", '"line"'),
    ("zS", '"surface"'),
    ("zM", '"edit_mode"'),
    ("zG", '"grid"'),
    ("zA", '"pu_a"'),
    ("zQ", '"pu_q"'),
    ("z9", '"qa"'),
    ("zZ", "z"),
)


class _Layout(NamedTuple):
    """The size of the puzzle and where it lies in the grid of penpa."""

    rows: int
    cols: int
    over: int
    left: int
    width: int
    height: int

    def cell(self, index: int) -> Cell | None:
        """Return the cell with that number, None outside the puzzle."""
        row, col = divmod(index, self.width)
        cell = Cell(row - 2 - self.over, col - 2 - self.left)
        return cell if 0 <= cell.row < self.rows and 0 <= cell.col < self.cols else None

    def point(self, index: int) -> tuple[int, int] | None:
        """Return the lattice point with that number; (0, 0) is the top-left corner."""
        row, col = divmod(index - self.width * self.height, self.width)
        row, col = row - 1 - self.over, col - 1 - self.left
        return (row, col) if 0 <= row <= self.rows and 0 <= col <= self.cols else None


class _PenpaError(Exception):
    """What is expected, and what is found, inside a packed parameter.

    Its place in the link is where the parameter begins.
    """


def sniff(text: str) -> bool:
    """Tell whether the text is a link of penpa-edit."""
    return _LINK.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a link.

    Raises:
        FormatError: the parameter cannot be unpacked, or holds no square grid.
    """
    link = Link(text)
    fields: dict[str, re.Match[str]] = {}
    for match in _FIELD.finditer(link.text):
        fields.setdefault(match["key"], match)
        if len(fields) == 2:
            break
    blob = fields.get("p")
    at = link.place(blob.start("value")) if blob else 0
    if blob is not None and _NESTED.match(blob["value"]):
        return _load_nested(text, at, link.text[blob.start("value") :])
    try:
        lines = _expand(_unpack(blob["value"] if blob else "")).split("\n", _TAGS + 1)
        solution = fields.get("a")
        return _game(lines, _unpack(solution["value"]) if solution else "")
    except _PenpaError as error:
        raise FormatError.at(text, at, *error.args) from None
    except FormatError as error:
        expected = make_message(N_("{expected} in the packed text"), expected=error.parts[0])
        raise FormatError.at(text, at, expected, error.parts[1]) from None


def _load_nested(text: str, at: int, link: str) -> SavedGame:
    """Read a link of puzz.link in the place of packed text, which penpa-edit imports.

    Raises:
        FormatError: it cannot be read.
    """
    try:
        return pzpr.loads(link if ":" in link[:6] else unquote(link))
    except FormatError as error:
        raise FormatError.at(text, at, *error.parts) from None


def _unpack(blob: str) -> str:
    whole = blob.replace(" ", "+").rstrip("=")
    try:
        data = b64decode(whole + "=" * (-len(whole) % 4), validate=True)
        unpacker = zlib.decompressobj(wbits=-15)
        text = unpacker.decompress(data, _MAX_PACKED)
    except (binascii.Error, ValueError):
        raise _PenpaError(
            make_message(N_("packed text in base64")), make_message(N_("other characters"))
        ) from None
    except zlib.error:
        raise _PenpaError(
            make_message(N_("text packed as a deflate stream")), make_message(N_("something else"))
        ) from None
    if len(text) == _MAX_PACKED and not unpacker.eof:
        raise _PenpaError(
            make_message(N_("a text of at most {most} bytes"), most=_MAX_PACKED),
            make_message(N_("a longer one")),
        )
    if not unpacker.eof:
        raise _PenpaError(
            make_message(N_("all of a packed text")), make_message(N_("one that is cut short"))
        )
    if unpacker.unused_data:
        raise _PenpaError(make_message(N_("the end of the link after a packed text")), MORE)
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise _PenpaError(
            make_message(N_("packed text in UTF-8")), make_message(N_("other bytes"))
        ) from None


def _expand(text: str) -> str:
    for short, long in ABBREVIATIONS:
        text = text.replace(short, long)
    if len(text) > MAX_TEXT_BYTES:
        raise _PenpaError(*TOO_LONG)
    return text


def _game(lines: list[str], solution: str) -> SavedGame:
    header = _header(lines[_HEADER])
    if header[0] not in _KINDS:
        raise _PenpaError(make_message(N_("a square grid")), quoted(header[0]))
    layout = _layout(header, JsonDocument(_line(lines, _MARGINS)))
    _check_tags(lines)
    problem = JsonDocument(_line(lines, _PROBLEM))
    clues = _clues(problem, layout)
    title, author = (_plain_text(header[at], TITLE_SIGNS) for at in (_TITLE, _AUTHOR))
    puzzle = Puzzle(
        layout.rows,
        layout.cols,
        clues,
        title.removeprefix("Title:").strip(),
        author.removeprefix("Author:").strip(),
        header[_SOURCE].replace("%2C", ",").strip(),
        rules=plain_lines(_plain_text(header[_RULES], RULES_SIGNS)),
    )
    borders = Borders(layout.rows, layout.cols)
    answer = _line(lines, _ANSWER).strip()
    for layer in [problem, JsonDocument(answer)] if answer else [problem]:
        if layer.has("lineE"):
            _draw(borders, layout, layer.members("lineE"))
    return game_from_borders(puzzle, borders, _solution(solution, layout, puzzle))


def _line(lines: list[str], index: int) -> str:
    return lines[index] if index < len(lines) else ""


def _header(line: str) -> list[str]:
    """Return the fields of the header, empty ones for those that are missing.

    penpa-edit does not protect commas in the source. Such a source is put together again where
    the field that follows the rules shows its end.
    """
    fields = line.split(",", _MAX_FIELDS)
    fields += [""] * (_RULES + 1 - len(fields))
    following = range(_RULES + 1, len(fields))
    end = next((at - 1 for at in following if fields[at] in _BORDER_STATES), _RULES)
    fields[_SOURCE:end] = [",".join(fields[_SOURCE:end])]
    return fields


def _plain_text(html: str, signs: Mapping[str, str]) -> str:
    """Return what a title, an author or rules say.

    >>> _plain_text("One%2C two%2D3 &lt; 4<br>5 %2F 6", RULES_SIGNS)
    'One, two\\n3 < 4\\n5 = 6'
    """
    plain = {sign: text for text, sign in signs.items()}
    html = re.sub("|".join(plain), lambda sign: plain[sign[0]], html)
    return unescape(_LINE_BREAK.sub("\n", html))


def _layout(header: list[str], margins: JsonDocument) -> _Layout:
    nx, ny = (parse_number(word) for word in header[1:3])
    values = [
        #: The rows or columns around a grid.
        margins.integer(at, low=0, high=MAX_SIDE, what=make_message(N_("a margin")))
        for at in range(len(margins.items()))
    ]
    over, under, left, right = [*values, 0, 0, 0, 0][:4]
    rows, cols = (ny or 0) - over - under, (nx or 0) - left - right
    if nx is None or ny is None or parse_side(str(rows)) is None or parse_side(str(cols)) is None:
        raise _PenpaError(
            make_message(N_("a size from 1 to {most}"), most=MAX_SIDE), f"{rows} x {cols}"
        )
    return _Layout(rows, cols, over, left, nx + 4, ny + 4)


def _check_tags(lines: list[str]) -> None:
    tags = _line(lines, _TAGS).strip()
    names = JsonDocument(tags).items() if tags.startswith("[") else []
    genres = [name for name in names if type(name) is str and name]
    if genres and "shikaku" not in genres:
        raise _PenpaError(make_message(N_("the genre 'shikaku'")), quoted(genres[0]))


def _clues(layer: JsonDocument, layout: _Layout) -> Clues:
    clues: Clues = {}
    if not layer.has("number"):
        return clues
    for key in layer.members("number"):
        index = parse_number(key)
        cell = None if index is None else layout.cell(index)
        if cell is not None:
            clues[cell] = _area(layer, key)
    return clues


def _area(layer: JsonDocument, key: str) -> int | None:
    """Return the area of a clue; anything but a number means an unknown area."""
    match layer.items("number", key):
        case [str(word), *_]:
            return parse_number(word.strip()) or None
        case [int(value), *_] if type(value) is int and 0 <= value < 10**9:
            return value or None
        case [None, *_]:
            return None
    raise layer.error(("number", key), make_message(N_("a number")))


def _draw(borders: Borders, layout: _Layout, edges: Iterable[str]) -> None:
    """Draw the edges between neighbouring points inside the grid; others are marks."""
    for edge in edges:
        ends = [parse_number(word) for word in edge.split(",")[:2]]
        points = [layout.point(end) for end in ends if end is not None]
        if len(points) == 2 and points[0] is not None and points[1] is not None:
            _draw_edge(borders, *sorted((points[0], points[1])))


def _draw_edge(borders: Borders, first: tuple[int, int], second: tuple[int, int]) -> None:
    (row, col), (row2, col2) = first, second
    if (row2, col2) == (row, col + 1) and 0 < row < borders.rows:
        borders.below[row - 1][col] = LINE
    elif (row2, col2) == (row + 1, col) and 0 < col < borders.cols:
        borders.right[row][col - 1] = LINE


def _solution(text: str, layout: _Layout, puzzle: Puzzle) -> tuple[Rect, ...] | None:
    if not text:
        return None
    edges = [edge for edge in JsonDocument(text).items(2) if type(edge) is str]
    borders = Borders(layout.rows, layout.cols)
    _draw(borders, layout, edges)
    return valid_solution(puzzle, partition_from_borders(borders))
