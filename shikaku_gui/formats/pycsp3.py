"""The data files of PyCSP3's Shikaku model, in JSON and in text.

JSON: ``{"nRows", "nCols", "rooms": [{"row", "col", "value"}]}``. Text: a line
``R x C``, the number of rooms (clues), and a line ``row col : value`` for each. Rows and
columns count from 0. The model takes one puzzle; several in JSON are an array of its objects.
"""

import re

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.json_reader import JsonDocument, Path
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import make_message

_SNIFF = re.compile(r"\s*+(?:\[\s*+)?\{")
_ROWS = re.compile(r'"nRows"\s*:')
_SAVE = re.compile(r'"format"\s*:')
_SIZE = re.compile(r"\s*+([0-9]+)\s+x\s+([0-9]+)\s*")
_SNIFF_TEXT = re.compile(r"\s*+[0-9]+[ \t]+x[ \t]+[0-9]+[ \t]*[\r\n]")
_ROOM = re.compile(r"\s*+([0-9]+)\s+([0-9]+)\s*:\s*([0-9]+)\s*")
_MAX_AREA = 10**9 - 1


def sniff(text: str) -> bool:
    """Tell whether the text looks like that JSON."""
    if _SNIFF.match(text) is None or _SAVE.search(text) is not None:
        return False
    return _ROWS.search(text) is not None


def sniff_text(text: str) -> bool:
    """Tell whether the text begins with ``R x C``."""
    return _SNIFF_TEXT.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read the only puzzle in JSON.

    Raises:
        SeveralPuzzlesError: there are several.
        FormatError: a value is missing or invalid.
    """
    return loads_set(text).only_game()


def loads_set(text: str) -> base.PuzzleSet:
    """Return the puzzles in JSON, each to be read on demand.

    Raises:
        FormatError: the text is not JSON.
    """
    data = JsonDocument(text)
    if not isinstance(data.value, list):
        return base.PuzzleSet(("",), lambda _index: _game(data, ()))
    names = tuple(str(number) for number in range(1, len(data.value) + 1))
    return base.PuzzleSet(names, lambda index: _game(data, (index,)))


def _game(data: JsonDocument, path: Path) -> SavedGame:
    rows = data.integer(
        *path, "nRows", low=1, high=base.MAX_SIDE, what=make_message(N_("a number of rows"))
    )
    cols = data.integer(
        *path, "nCols", low=1, high=base.MAX_SIDE, what=make_message(N_("a number of columns"))
    )
    clues: text_parsing.Clues = {}
    count = len(data.items(*path, "rooms"))
    if count > base.MAX_FOREIGN_CLUES:
        raise data.error((*path, "rooms"), base.AT_MOST_CLUES)
    for at in range(count):
        room = (*path, "rooms", at)
        row = data.integer(*room, "row", low=0, high=rows - 1, what=text_parsing.A_ROW)
        col = data.integer(*room, "col", low=0, high=cols - 1, what=text_parsing.A_COLUMN)
        area = data.integer(*room, "value", low=1, high=_MAX_AREA, what=text_parsing.AN_AREA)
        if (row, col) in clues:
            raise data.error(room, base.ONE_CLUE_PER_CELL)
        clues[Cell(row, col)] = area
    return SavedGame(Puzzle(rows, cols, clues))


def loads_text(text: str) -> SavedGame:
    """Read text.

    Raises:
        FormatError: a line is invalid, or their number is wrong.
    """
    lines = text_parsing.nonblank_lines(text)
    rows, cols = _size(next(lines, text_parsing.TextLine(text, 0, "")))
    count_line = next(lines, text_parsing.TextLine(text, len(text.rstrip()), ""))
    count = text_parsing.parse_number(count_line.text.strip())
    if count is None:
        raise count_line.error(0, make_message(N_("the number of rooms alone")))
    clues: text_parsing.Clues = {}
    for line in lines:
        cell, area = _room(line, rows, cols)
        if cell in clues:
            raise line.error(0, base.ONE_CLUE_PER_CELL)
        clues[cell] = area
        if len(clues) > base.MAX_FOREIGN_CLUES:
            raise line.error(0, *base.TOO_MANY_CLUES)
    if len(clues) != count:
        raise count_line.error(
            0, make_message(N_("the number of the rooms below, {count}"), count=len(clues))
        )
    return SavedGame(Puzzle(rows, cols, clues))


def _size(line: text_parsing.TextLine) -> tuple[int, int]:
    match = _SIZE.fullmatch(line.text)
    rows, cols = map(text_parsing.parse_side, match.groups()) if match else (None, None)
    if rows is None or cols is None:
        raise line.error(2 if rows else 0, text_parsing.EXPECTED_SIDE)
    return rows, cols


def _room(line: text_parsing.TextLine, rows: int, cols: int) -> tuple[Cell, int]:
    match = _ROOM.fullmatch(line.text)
    row, col, area = map(text_parsing.parse_number, match.groups()) if match else (None, None, None)
    if row is None or col is None or not area:
        raise line.error(0, make_message(N_("a room 'row col : area'")))
    if row >= rows or col >= cols:
        raise line.error(
            0 if row >= rows else 1,
            make_message(N_("a cell of the {rows} x {cols} grid, from 0"), rows=rows, cols=cols),
        )
    return Cell(row, col), area


def dumps(game: SavedGame) -> str:
    """Write JSON, one room on a line."""
    puzzle = game.puzzle
    rooms = ",\n".join(
        f'  {{"row": {row}, "col": {col}, "value": {area}}}'
        for (row, col), area in puzzle.clues.items()
    )
    size = f'{{\n "nRows": {puzzle.rows},\n "nCols": {puzzle.cols},\n'
    return size + f' "rooms": [\n{rooms}\n ]\n}}\n'
