"""Game IDs of "Rectangles" in Simon Tatham's Portable Puzzle Collection.

An ID is ``cols x rows``, parameters of the generator that are ignored here, a colon and the
grid in row-major order: a letter from ``a`` to ``z`` is a run of 1 to 26 empty cells, a
number a clue, and ``_`` separates two numbers. A ``#`` instead of the colon is followed by a
random seed, from which only that program can make the puzzle.
"""

import re
from itertools import islice
from math import isqrt

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import count_message, make_message

_WRAPPERS = re.compile(r"(?:\S*rect\.html#|sgtpuzzles:rect:)")
_SNIFF = re.compile(
    r"\s*+(?:\S*/rect\.html#|sgtpuzzles:"
    r"|(?:[0-9][0-9A-Za-z.\-]*+|x[0-9]++|)[:#]|[0-9]++x[0-9][a-z0-9.]*+\s*$"
    r"|(?=[0-9_]*[a-z])(?=[a-z_]*[0-9])[a-z0-9_]+\s*$)"
)
_PARAMS = re.compile(r"(?P<cols>[0-9]++)(?:(?P<x>x)(?P<rows>[0-9]*+))?[a-wyz0-9.]*")
_SIZE = re.compile(r"[0-9]+x[0-9]+")
_NUMBER = re.compile(r"[0-9]+")
_CELLS = re.compile(r"(?P<run>[a-z])|(?P<gap>_+)|(?P<area>[1-9][0-9]*)")
_LONGEST_RUN = 26
MIN_SQUARE_SIDE = 5
"""The smallest grid whose size is derived from its cells; shorter texts are too ambiguous."""


def sniff(text: str) -> bool:
    """Tell whether the text has the form of an ID, or of a grid without its size."""
    return _SNIFF.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read an ID. One without a size, as on puzzle-shikaku.com, is read as a square grid.

    Raises:
        FormatError: the ID is a random seed, or the number of cells does not fit its size.
    """
    wrapper = _WRAPPERS.match(text.strip())
    start = len(text) - len(text.lstrip()) + (wrapper.end() if wrapper else 0)
    end = len(text.rstrip("\r\n"))
    colon = min((at for at in map(text[:end].find, ":#", (start,) * 2) if at >= 0), default=-1)
    if colon < 0 and "%23" in text:
        colon = text.index("%23")
    if colon < 0:
        return SavedGame(_square(text, start, end))
    rows, cols = params(text, start, colon)
    if text[colon] != ":":
        raise base.FormatError.at(
            text,
            colon,
            make_message(
                N_(
                    "':' and the cells (only its own program can expand a random seed: "
                    "open it there, then copy the game ID)"
                )
            ),
            make_message(N_("a random seed")),
        )
    return SavedGame(Puzzle(rows, cols, cells(text, colon + 1, end, rows, cols)))


def params(text: str, start: int, end: int) -> tuple[int, int]:
    """Return rows and columns from the parameters between two offsets.

    Raises:
        FormatError: they give no size, or one that is too large.
    """
    match = _PARAMS.fullmatch(text, start, end)
    if match is None:
        expected = make_message(N_("a size such as 10x8"))
        raise base.FormatError.at(text, start, expected, base.found_word(text[start:end]))
    cols = text_parsing.parse_side(match["cols"])
    rows = text_parsing.parse_side(match["rows"]) if match["x"] else cols
    if cols is None or rows is None:
        at = start if cols is None else match.start("rows")
        raise base.FormatError.at(text, at, text_parsing.EXPECTED_SIDE)
    return rows, cols


def cells(text: str, start: int, end: int, rows: int, cols: int) -> text_parsing.Clues:
    """Return the clues of the cells between two offsets.

    Raises:
        FormatError: a character is invalid, or the number of cells is wrong.
    """
    count = sum(1 for _ in islice(_NUMBER.finditer(text, start, end), base.MAX_FOREIGN_CLUES + 1))
    if count > base.MAX_FOREIGN_CLUES:
        raise base.FormatError.at(text, start, base.AT_MOST_CLUES)
    clues: text_parsing.Clues = {}
    index = 0
    while start < end:
        match = _CELLS.match(text, start, end)
        area = text_parsing.parse_number(match["area"]) if match and match["area"] else 0
        if match is None or area is None:
            raise base.FormatError.at(
                text, start, make_message(N_("a run of cells a-z, a clue's area or '_'"))
            )
        if match["run"]:
            index += text_parsing.run_length(match["run"], _LONGEST_RUN)
        if match["area"]:
            clues[Cell(*divmod(index, cols))] = area
            index += 1
        if index > rows * cols:
            raise base.FormatError.at(
                text,
                start,
                count_message("the end after 1 cell", "the end after {count} cells", rows * cols),
            )
        start = match.end()
    if index < rows * cols:
        raise base.FormatError.at(
            text,
            end,
            count_message("1 cell", "{count} cells", rows * cols),
            count_message("1 cell", "{count} cells", index),
        )
    return clues


def has_all_cells(text: str) -> bool:
    """Tell whether a text is an ID with as many cells as its size announces.

    >>> has_all_cells("2x1:a2"), has_all_cells("16x9:12"), has_all_cells("12:30")
    (True, False, False)
    """
    match = _PARAMS.match(text)
    if match is None or match["rows"] is None or text[match.end() : match.end() + 1] != ":":
        return False
    cols, rows = map(text_parsing.parse_side, (match["cols"], match["rows"]))
    if cols is None or rows is None:
        return False
    return _cell_count(text, match.end() + 1, len(text)) == cols * rows


def _cell_count(text: str, start: int, end: int) -> int:
    """Return the number of cells between two offsets, at least up to the most that are read."""
    count = 0
    for match in _CELLS.finditer(text, start, end):
        count += (
            text_parsing.run_length(match["run"], _LONGEST_RUN)
            if match["run"]
            else match["area"] is not None
        )
        if count > base.MAX_SIDE * base.MAX_SIDE:
            break
    return count


def _square(text: str, start: int, end: int) -> Puzzle:
    """Read cells without a size as a square grid."""
    count = _cell_count(text, start, end)
    length = isqrt(count)
    if length * length == count and MIN_SQUARE_SIDE <= length <= base.MAX_SIDE:
        return Puzzle(length, length, cells(text, start, end, length, length))
    if _SIZE.match(text, start):
        raise base.FormatError.at(text, end, make_message(N_("':' and the cells behind the size")))
    raise base.FormatError.at(
        text, start, make_message(N_("a size such as 10x8 and ':' in front of the cells"))
    )


def dumps(game: SavedGame) -> str:
    """Write the ID."""
    puzzle = game.puzzle
    return f"{puzzle.cols}x{puzzle.rows}:{description(puzzle)}"


def description(puzzle: Puzzle) -> str:
    """Return the cells as that program writes them; there must be no unknown areas."""
    return text_parsing.join_cells(puzzle, _LONGEST_RUN, str, between="_")


def refuses(puzzle: Puzzle) -> tuple[base.GamePart, ...]:
    """Refuse what that program cannot open: clues without an area, and a grid of one cell."""
    unknown = (base.GamePart.UNKNOWN_CLUES,) if None in puzzle.clues.values() else ()
    return (*unknown, base.GamePart.ONE_CELL) if puzzle.area == 1 else unknown
