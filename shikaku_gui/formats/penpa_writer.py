"""Writes links of penpa-edit; see :mod:`shikaku_gui.formats.penpa` for the form.

The link is one for editing, as penpa-edit makes it when a puzzle of puzz.link is imported, or one
for solving with a check of the answer, where the solution is known. It has 19 lines, of which most
are settings of its window.
"""

import json
import zlib
from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape
from itertools import pairwise

from shikaku_gui.formats.base import GamePart
from shikaku_gui.formats.borders import LINE, Borders, borders_around
from shikaku_gui.formats.penpa import ABBREVIATIONS, RULES_SIGNS, TITLE_SIGNS
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import plain_lines, single_line
from shikaku_gui.model import Puzzle

MAX_PENPA_SIDE = 100
"""The largest number of rows, and of columns, that penpa-edit lets a user choose."""

_VERSION = [3, 2, 3]
_CELL_PIXELS = 38
_DISC, _NORMAL, _EDGE = 7, "1", 3
"""The style of a clue, a number in a disc, its size, and the style of an edge."""

_EMPTY_LAYER = {
    **{name: {"__a": []} for name in ("command_redo", "command_undo", "command_replay")},
    **{name: {} for name in ("surface", "number", "numberS", "symbol", "freeline", "freelineE")},
    **{name: [] for name in ("thermo", "arrows", "direction", "squareframe", "polygon")},
    **{name: {} for name in ("line", "lineE", "wall", "cage", "deletelineE")},
    **{name: [] for name in ("killercages", "nobulbthermo")},
}


def refuses(puzzle: Puzzle) -> tuple[GamePart, ...]:
    """Refuse grids that are too large for penpa-edit."""
    large = max(puzzle.rows, puzzle.cols) > MAX_PENPA_SIDE
    return (GamePart.SIZE,) if large else ()


def dumps(game: SavedGame) -> str:
    """Write a link with the puzzle, the rectangles drawn, and the solution where it is known."""
    puzzle = game.puzzle
    drawn = dict.fromkeys(_edges(borders_around(puzzle, game.rects)), _EDGE)
    solved = game.solution is not None
    text = "\n".join(_lines(puzzle, drawn, to_solve=solved))
    for short, long in reversed(ABBREVIATIONS):
        text = text.replace(long, short)
    link = f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={_pack(text)}"
    if game.solution is None:
        return link
    # In the order of texts, as penpa-edit has the answer that it compares with.
    edges = sorted(f"{edge},1" for edge in _edges(borders_around(puzzle, game.solution)))
    # Without the last part penpa-edit would open its editor, and ignore the solution.
    return f"{link}&a={_pack(_json([[], [], edges, [], [], []]))}&l=solvedup"


def _lines(puzzle: Puzzle, drawn: dict[str, int], *, to_solve: bool) -> Iterator[str]:
    """Yield the lines of a link, without abbreviations; ``drawn`` are the edges drawn."""
    checks = _json({"sol_loopedge": True, "sol_ignoreborder": True})
    width = puzzle.cols + 4
    rows = range(2, puzzle.rows + 2)
    cells = [[row * width + col for col in range(2, width - 2)] for row in rows]
    numbers = {
        str(cells[row][col]): [" " if area is None else area, _DISC, _NORMAL]
        for (row, col), area in puzzle.clues.items()
    }
    flat = [index for row in cells for index in row]
    sides = {"pu_q": _mode("number", 2), "pu_a": _mode("lineE", 3)}
    modes = _json({"qa": "pu_a", "grid": ["2", "2", "1"], **sides})
    yield _header(puzzle)
    yield _json([0, 0, 0, 0])
    yield modes
    yield _json(_EMPTY_LAYER | {"number": numbers})
    yield _json(_EMPTY_LAYER | {"lineE": drawn})
    yield _json([flat[0], *(after - before for before, after in pairwise(flat))])
    yield _json(["Edge Normal", "Number Normal"])
    # What is checked follows the time taken so far, where penpa-edit is to solve the puzzle.
    yield from (_json("x"), checks) if to_solve else (checks, _json("x"))
    yield from (_json("x"), _json(_VERSION), modes, _json("x"), "0")
    yield from (_json(_EMPTY_LAYER), _json(_EMPTY_LAYER), _json({}))
    yield _json(["shikaku"])
    yield "false"  # no text of its own for a right answer


def _header(puzzle: Puzzle) -> str:
    title, author = (
        _html(single_line(text), TITLE_SIGNS) for text in (puzzle.title, puzzle.author)
    )
    source = single_line(puzzle.source).replace(",", "%2C")
    rules = _html(plain_lines(puzzle.rules), RULES_SIGNS)
    sides = (puzzle.cols + 1) * _CELL_PIXELS, (puzzle.rows + 1) * _CELL_PIXELS
    center = _center(puzzle)
    numbers = (puzzle.cols, puzzle.rows, _CELL_PIXELS, 0, 1, 1, *sides, center, center, 0, 0, 0, 0)
    # The blank after the colon is needed where there is no text as well.
    texts = (f"Title: {title}", f"Author: {author}", source, rules)
    return ",".join(["square", *map(str, numbers), *texts, "OFF", "false"])


def _html(text: str, signs: Mapping[str, str]) -> str:
    """Return a text as HTML without the signs that would end its field.

    >>> _html("3, 4 < 5\\n%2C", RULES_SIGNS)
    '3%2C 4 %2Elt; 5%2D%2E#37;2C'
    """
    html = escape(text, quote=False).replace("%2", "&#37;2")
    for sign, written in signs.items():
        html = html.replace(sign, written)
    return html


def _center(puzzle: Puzzle) -> int:
    """Return the point in the middle: of a cell, an edge or a corner, each with its numbers."""
    width, height = puzzle.cols + 4, puzzle.rows + 4
    kind = {(1, 1): 0, (0, 0): 1, (1, 0): 2, (0, 1): 3}[width % 2, height % 2]
    return kind * width * height + (height - 1) // 2 * width + (width - 1) // 2


def _mode(edit_mode: str, style: int) -> dict[str, object]:
    """Return the settings of the problem's or the answer's side."""
    lines = {name: ["1", style] for name in ("line", "lineE", "wall")}
    return {
        "edit_mode": edit_mode,
        **{name: ["", 1] for name in ("surface", "multicolor")},
        **lines,
        "cage": ["1", 10],
        "number": ["1", _DISC],
        "symbol": ["circle_L", 1],
        "special": ["thermo", ""],
        "board": ["", ""],
        "move": ["1", ""],
        "combi": ["edgesub", 3],
        "sudoku": ["1", 1],
    }


def _edges(borders: Borders) -> Iterator[str]:
    """Yield the edges inside the grid, as the two points between which they lie."""
    width, height = borders.cols + 4, borders.rows + 4
    for at in range(borders.rows):
        first = width * height + (at + 1) * width + 1
        for col, line in enumerate(borders.right[at]):
            if line == LINE:
                yield f"{first + col + 1},{first + col + 1 + width}"
        below = borders.below[at] if at < borders.rows - 1 else b""
        for col, line in enumerate(below):
            if line == LINE:
                yield f"{first + width + col},{first + width + col + 1}"


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _pack(text: str) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    return b64encode(packer.compress(text.encode()) + packer.flush()).decode()
