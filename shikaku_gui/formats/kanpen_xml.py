"""The XML files of PencilBox, which pzprjs writes, too.

``<puzzle type="shikaku">`` holds the size, a property block (author, source, difficulty,
comment), a board of numbers and an answer of areas. Rows and columns count from 1 and
corners are included; ``n`` is the area of a clue, 0 for none, -1 where it is unknown.
The text is read by defusedxml: document types and entities are refused, and nothing is
ever fetched.
"""

import re
from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.saxutils import quoteattr
from xml.sax.xmlreader import AttributesImpl, InputSource, Locator

from defusedxml.common import DefusedXmlException
from defusedxml.sax import make_parser

from shikaku_gui.formats.base import Format, FormatError, Part, quoted
from shikaku_gui.formats.saved import SavedGame, drawn
from shikaku_gui.formats.text import SIDE, Clues, number, one_line, side
from shikaku_gui.model import Board, Cell, Puzzle, Rect

_SNIFF = re.compile(r"\s*(?:<\?xml|<!DOCTYPE|<!--|<puzzle\b)")
_MAX_DEPTH = 16
_MAX_ELEMENTS = 5_000_000
_CORNERS = ("r0", "c0", "r1", "c1")


class _Tag(NamedTuple):
    """An element's attributes and its place, both counting from 1."""

    values: Mapping[str, str]
    line: int
    column: int

    def error(self, expected: str, found: str) -> FormatError:
        return FormatError(expected, found, self.line, self.column)

    def missing(self, key: str, expected: str) -> FormatError:
        value = self.values.get(key)
        found = f"no {key}" if value is None else quoted(value)
        return self.error(f"{expected} as {key}", found)

    def position(self, key: str, limit: int) -> int:
        """Return a row or a column, from 0, that lies on the grid."""
        value = number(self.values.get(key, ""))
        if value is None or not 1 <= value <= limit:
            raise self.missing(key, f"a number from 1 to {limit}")
        return value - 1


class _Reader(ContentHandler):
    """Gathers the elements that matter; their values are looked at when all are known."""

    def __init__(self, skipped_lines: int) -> None:
        super().__init__()
        self._skipped = skipped_lines
        self.size: _Tag | None = None
        self.numbers: list[_Tag] = []
        self.areas: list[_Tag] = []
        self.origin = {"author": "", "source": ""}
        self._depth = 0
        self._count = 0
        self._place: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802 - a name of SAX
        self._place = locator

    def startElement(self, name: str, attrs: "AttributesImpl[str]") -> None:  # noqa: N802 - SAX
        tag = self._tag(attrs)
        self._depth += 1
        self._count += 1
        if self._count > _MAX_ELEMENTS:
            raise tag.error(f"at most {_MAX_ELEMENTS} elements", "another one")
        if self._depth > _MAX_DEPTH:
            raise tag.error(f"at most {_MAX_DEPTH} elements inside each other", "another one")
        if self._depth == 1 and (name, tag.values.get("type")) != ("puzzle", "shikaku"):
            raise tag.error('the element <puzzle type="shikaku">', quoted(name))
        match name:
            case "size":
                self.size = tag
            case "number" if tag.values.get("n") != "0":
                self.numbers.append(tag)
            case "area":
                self.areas.append(tag)
            case "author" | "source":
                self.origin[name] = tag.values.get("value", "")
            case "brow":
                raise tag.error("numbers one by one", "a row of another puzzle")

    def endElement(self, _name: str) -> None:  # noqa: N802 - a name of SAX
        self._depth -= 1

    def _tag(self, attrs: "AttributesImpl[str]") -> _Tag:
        values = dict(attrs.items())
        if self._place is None:
            return _Tag(values, 1, 1)
        line, column = self._place.getLineNumber() or 1, self._place.getColumnNumber() or 0
        return _Tag(values, line + self._skipped, column + 1)


def sniff(text: str) -> bool:
    """Tell whether the text is XML."""
    return _SNIFF.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a file.

    Raises:
        FormatError: it is no XML without document type and entities, not this puzzle,
            or a value lies off the grid.
    """
    skipped = text[: len(text) - len(text.lstrip())].count("\n")
    found = _Reader(skipped)
    parser = make_parser()
    parser.forbid_dtd = True
    parser.setContentHandler(found)
    source = InputSource()
    source.setEncoding("utf-8")
    source.setByteStream(BytesIO(text.strip().encode("utf-8")))
    try:
        parser.parse(source)
    except SAXParseException as error:
        raise _syntax_error(error, skipped) from None
    except DefusedXmlException:
        start = len(text) - len(text.lstrip())
        expected = "XML without document type and entities"
        raise FormatError.at(text, start, expected, "one of them") from None
    return _game(found)


def _syntax_error(error: SAXParseException, skipped: int) -> FormatError:
    line, column = (error.getLineNumber() or 1) + skipped, (error.getColumnNumber() or 0) + 1
    return FormatError("well-formed XML", error.getMessage(), line, column)


def _game(found: _Reader) -> SavedGame:
    size = found.size
    if size is None:
        raise FormatError("an element <size row=... col=...>", "none", 1, 1)
    rows, cols = (side(size.values.get(key, "")) for key in ("row", "col"))
    if rows is None or cols is None:
        raise size.missing("row" if rows is None else "col", SIDE)
    puzzle = Puzzle(rows, cols, _clues(found.numbers, rows, cols), **found.origin)
    return drawn(puzzle, _areas(found.areas, puzzle))


def _clues(tags: list[_Tag], rows: int, cols: int) -> Clues:
    clues: Clues = {}
    for tag in tags:
        cell = Cell(tag.position("r", rows), tag.position("c", cols))
        area = None if tag.values.get("n") == "-1" else number(tag.values.get("n", ""))
        if area == 0 or (area is None and tag.values.get("n") != "-1"):
            raise tag.missing("n", "an area, 0 or -1")
        if cell in clues:
            raise tag.error("one number a cell", f"another one for {cell}")
        clues[cell] = area
    return clues


def _areas(tags: list[_Tag], puzzle: Puzzle) -> tuple[Rect, ...]:
    board = Board(puzzle)
    limits = (puzzle.rows, puzzle.cols) * 2
    for tag in tags:
        top, left, bottom, right = map(tag.position, _CORNERS, limits)
        rect = Rect.between(Cell(top, left), Cell(bottom, right))
        if board.touching(rect):
            raise tag.error("an area that overlaps no other", str(rect))
        board = board.with_rects((rect,))
    return board.rects


def dumps(game: SavedGame) -> str:
    """Write the clues and the rectangles; cells without a clue are left out."""
    puzzle = game.puzzle
    origin = {"author": puzzle.author, "source": puzzle.source, "difficulty": ""}
    lines = [f"<{key} value={quoteattr(one_line(text))}/>" for key, text in origin.items()]
    numbers = [
        f'<number r="{row + 1}" c="{col + 1}" n="{-1 if area is None else area}"/>'
        for (row, col), area in puzzle.clues.items()
    ]
    areas = [
        f'<area r0="{rect.row + 1}" c0="{rect.col + 1}" r1="{rect.bottom}" c1="{rect.right}"/>'
        for rect in game.rects
    ]
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<puzzle type="shikaku">',
        f'<size row="{puzzle.rows}" col="{puzzle.cols}"/>',
        *("<property>", *lines, "</property>"),
        *("<board>", *numbers, "</board>"),
        *("<answer>", *areas, "</answer>"),
        "</puzzle>",
    ]
    return "\n".join(parts) + "\n"


FORMAT = Format(
    name="kanpen-xml",
    title="PencilBox XML",
    suffixes=(".xml",),
    sniff=sniff,
    loads=loads,
    dumps=dumps,
    carries=frozenset({Part.UNKNOWN_CLUES, Part.PROGRESS, Part.AUTHOR, Part.SOURCE}),
)
