"""The XML files of PencilBox, which pzprjs writes too.

``<puzzle type="shikaku">`` holds the size, a property block (author, source, difficulty,
comment), a board of numbers and an answer of areas. Rows and columns count from 1 and
corners are included; ``n`` is the area of a clue, 0 for none, -1 where it is unknown.
The text is read by defusedxml: document types and entities are refused, and nothing is
fetched.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.borders import ListedRects
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import make_message

if TYPE_CHECKING:
    from shikaku_gui.formats.pencilbox_xml_parser import Tag

_SNIFF = re.compile(r"\s*+(?:<\?xml|<!DOCTYPE|<!--|<puzzle\b)")
_PAGE = re.compile(r"<(?:!DOCTYPE\s{1,9})?html\b", re.IGNORECASE)
_PAGE_HEAD = 2_000
"""In how many characters at its beginning a web page shows that it is one."""

_NOTES = {"author": "author", "source": "source", "difficulty": "grade", "comment": "rules"}
"""The elements that tell something of the puzzle, and what it is called here."""

_CORNERS = ("r0", "c0", "r1", "c1")


def sniff(text: str) -> bool:
    """Tell whether the text is XML, but no web page."""
    return _SNIFF.match(text) is not None and _PAGE.search(text, 0, _PAGE_HEAD) is None


def loads(text: str) -> SavedGame:
    """Read a file.

    Raises:
        FormatError: it is not XML, has a document type or entities, is another puzzle, or a
            value lies off the grid.
    """
    # Imported only now: the XML parser takes long to import.
    from shikaku_gui.formats import pencilbox_xml_parser

    try:
        pencilbox_xml_parser.read_elements(text, _look_for_size)
    except _SizeFoundError as found:
        rows, cols = found.sides
    else:
        expected = make_message(N_("an element <size row=... col=...>"))
        raise base.FormatError(expected, make_message(N_("none")), 1, 1)
    contents = _Contents(rows, cols)
    pencilbox_xml_parser.read_elements(text, contents.take)
    puzzle = Puzzle(rows, cols, contents.clues, **contents.origin)
    return contents.rects.game(puzzle)


def _look_for_size(name: str, tag: Tag) -> None:
    """Raise the rows and columns of the first element that gives them, usually near the beginning.

    The file is read twice, so that the other elements need not be kept until the size is known.
    """
    if name == "size":
        rows, cols = (text_parsing.parse_side(tag.values.get(key, "")) for key in ("row", "col"))
        if rows is None or cols is None:
            missing = "row" if rows is None else "col"
            raise tag.missing(missing, text_parsing.EXPECTED_SIDE)
        raise _SizeFoundError(rows, cols)


class _SizeFoundError(Exception):
    """Ends the reading at the element that gives the size."""

    def __init__(self, rows: int, cols: int) -> None:
        super().__init__()
        self.sides = rows, cols


class _Contents:
    """Collects clues, rectangles, and the notes on the puzzle."""

    def __init__(self, rows: int, cols: int) -> None:
        self.clues: text_parsing.Clues = {}
        self.rects = ListedRects(rows, cols)
        self.origin: dict[str, Any] = dict.fromkeys(_NOTES.values(), "")
        self._rows = rows
        self._cols = cols

    def take(self, name: str, tag: Tag) -> None:
        """Take an element.

        Raises:
            FormatError: its values are invalid, or it belongs to another puzzle.
        """
        if name == "number":
            self._take_number(tag)
        elif name == "area":
            self._take_area(tag)
        elif name in _NOTES:
            self.origin[_NOTES[name]] = tag.values.get("value", "")
        elif name == "brow":
            raise tag.error(
                make_message(N_("numbers one by one")), make_message(N_("a row of another puzzle"))
            )

    def _take_number(self, tag: Tag) -> None:
        word = tag.values.get("n", "")
        if word == "0":
            return
        cell = Cell(tag.position("r", self._rows), tag.position("c", self._cols))
        area = None if word == "-1" else text_parsing.parse_number(word)
        if area == 0 or (area is None and word != "-1"):
            raise tag.missing("n", make_message(N_("an area, 0 or -1")))
        count = len(self.clues)
        self.clues[cell] = area
        if len(self.clues) == count:
            raise tag.error(
                base.ONE_CLUE_PER_CELL,
                make_message(N_("a second one for {cell}"), cell=cell),
            )
        if count == base.MAX_FOREIGN_CLUES:
            raise tag.error(*base.TOO_MANY_CLUES)

    def _take_area(self, tag: Tag) -> None:
        limits = (self._rows, self._cols) * 2
        top, left, bottom, right = map(tag.position, _CORNERS, limits)
        top, bottom = min(top, bottom), max(top, bottom)
        left, right = min(left, right), max(left, right)
        rect = Rect(top, left, bottom - top + 1, right - left + 1)
        if not self.rects.add(rect):
            raise tag.error(make_message(N_("rectangles of which few overlap")), str(rect))


def dumps(game: SavedGame) -> str:
    """Write the clues and the rectangles; cells without a clue are left out."""
    puzzle = game.puzzle
    origin = {"author": puzzle.author, "source": puzzle.source, "difficulty": puzzle.grade}
    lines = [
        f'<{key} value="{escape(text_parsing.single_line(text))}"/>' for key, text in origin.items()
    ]
    rules = text_parsing.plain_lines(puzzle.rules)
    lines += [f"<comment>{escape(rules)}</comment>"] if rules else []
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
