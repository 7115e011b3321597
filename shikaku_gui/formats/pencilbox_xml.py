"""The XML files of PencilBox, which pzprjs writes too.

``<puzzle type="shikaku">`` holds the size, a property block (author, source, difficulty,
comment), a board of numbers and an answer of areas. Rows and columns count from 1 and
corners are included; ``n`` is the area of a clue, 0 for none, -1 where it is unknown.
The text is read by defusedxml: document types and entities are refused, and nothing is
fetched.
"""

import re
from html import escape
from typing import TYPE_CHECKING

from shikaku_gui.formats.base import FormatError
from shikaku_gui.formats.saved_game import SavedGame, game_with_rects
from shikaku_gui.formats.text_parsing import (
    EXPECTED_SIDE,
    Clues,
    parse_number,
    parse_side,
    single_line,
)
from shikaku_gui.model import Board, Cell, Puzzle, Rect

if TYPE_CHECKING:
    from shikaku_gui.formats.pencilbox_xml_parser import Elements, Tag

_SNIFF = re.compile(r"\s*+(?:<\?xml|<!DOCTYPE|<!--|<puzzle\b)")
_CORNERS = ("r0", "c0", "r1", "c1")


def sniff(text: str) -> bool:
    """Tell whether the text is XML."""
    return _SNIFF.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a file.

    Raises:
        FormatError: it is not XML, has a document type or entities, is another puzzle, or a
            value lies off the grid.
    """
    # Imported only now: the XML parser takes long to import.
    from shikaku_gui.formats.pencilbox_xml_parser import elements

    return _game(elements(text))


def _game(found: "Elements") -> SavedGame:
    size = found.size
    if size is None:
        raise FormatError("an element <size row=... col=...>", "none", 1, 1)
    rows, cols = (parse_side(size.values.get(key, "")) for key in ("row", "col"))
    if rows is None or cols is None:
        raise size.missing("row" if rows is None else "col", EXPECTED_SIDE)
    puzzle = Puzzle(rows, cols, _clues(found.numbers, rows, cols), **found.origin)
    return game_with_rects(puzzle, _areas(found.areas, puzzle))


def _clues(tags: "list[Tag]", rows: int, cols: int) -> Clues:
    clues: Clues = {}
    for tag in tags:
        cell = Cell(tag.position("r", rows), tag.position("c", cols))
        area = None if tag.values.get("n") == "-1" else parse_number(tag.values.get("n", ""))
        if area == 0 or (area is None and tag.values.get("n") != "-1"):
            raise tag.missing("n", "an area, 0 or -1")
        if cell in clues:
            raise tag.error("one clue a cell", f"another one for {cell}")
        clues[cell] = area
    return clues


def _areas(tags: "list[Tag]", puzzle: Puzzle) -> tuple[Rect, ...]:
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
    lines = [f'<{key} value="{escape(single_line(text))}"/>' for key, text in origin.items()]
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
