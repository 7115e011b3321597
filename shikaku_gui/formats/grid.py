"""Plain grid text: one line a row, one word a cell, with or without the size in front.

A word is the area of a clue, ``?`` for a clue without an area, or one of ``. - _ 0`` for
no clue. The size may come first, as ``rows cols`` on one line (the collections of
puzzlekit and of many others) or on two (the collection of catlzy). :func:`_layouts` decides
whether the first line is a size or part of the grid.
"""

from itertools import islice
from typing import NamedTuple

from shikaku_gui.formats import text_parsing
from shikaku_gui.formats.base import AT_MOST_COLUMNS, AT_MOST_ROWS, MAX_SIDE, NOTHING, FormatError
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.texts import count_message, make_message

_EXPECTED = make_message(N_("a clue's area, {first} or {second}"), first="'?'", second="'.'")
_read = text_parsing.cell_reader(". - _ 0", "?")


class _Layout(NamedTuple):
    skipped: int
    rows: int
    cols: int


def loads(text: str) -> SavedGame:
    """Read a grid.

    Raises:
        FormatError: a word is not a cell, a row has the wrong length, or the grid is too
            large.
    """
    lines = list(islice(text_parsing.nonblank_lines(text), MAX_SIDE + 3))
    if not lines:
        raise FormatError.at(text, 0, make_message(N_("a puzzle")), NOTHING)
    layouts = _layouts(lines)
    readings = [_puzzle(text, lines, layout) for layout in layouts]
    best = next((puzzle for puzzle in readings if text_parsing.adds_up(puzzle)), None)
    return SavedGame(best or _puzzle(text, lines, _wrong_size(lines) or layouts[0]))


def check_words(text: str) -> None:
    """Check that each word of a text could stand in a grid, without reading it as one.

    Raises:
        FormatError: a word could not.
    """
    for line in text_parsing.nonblank_lines(text):
        for index, word in enumerate(line.words()):
            try:
                _read(word)
            except KeyError:
                raise line.error(index, _EXPECTED) from None


def _layouts(lines: list[text_parsing.TextLine]) -> list[_Layout]:
    """Return the possible layouts, the most likely first; usually there is one.

    The first numbers are the size where the lines after them form a grid of that size. In a
    grid of one or two columns they can also be a row of it; then the first layout whose
    clues add up to the area of the grid is taken.
    """
    bare = _Layout(0, len(lines), len(lines[0].words()))
    sized = _sized_layouts(lines)
    fitting = [layout for layout in (*sized, bare) if _fits(lines, layout)]
    return fitting or [*(layout for layout in sized if _is_intended(lines, layout)), bare][:1]


def _sized_layouts(lines: list[text_parsing.TextLine]) -> list[_Layout]:
    """Return the layouts in which the first lines are a size: on two lines, or on one."""
    found = []
    for skipped, each in ((2, 1), (1, 2)):
        words = [word for line in lines[:skipped] for word in line.words()]
        sizes = [text_parsing.parse_number(word) for word in words]
        if len(lines) >= skipped and len(words) == 2 and len(lines[0].words()) == each:
            rows, cols = sizes
            if rows is not None and cols is not None:
                found.append(_Layout(skipped, rows, cols))
    return found


def _wrong_size(lines: list[text_parsing.TextLine]) -> _Layout | None:
    """Return a layout whose size has no grid after it or is too large.

    Called where the clues do not add up, so that the numbers are hardly clues.
    """
    for layout in _sized_layouts(lines):
        if layout.skipped == len(lines) or max(layout.rows, layout.cols) > MAX_SIDE:
            return layout
    return None


def _fits(lines: list[text_parsing.TextLine], layout: _Layout) -> bool:
    rest = lines[layout.skipped :]
    return len(rest) == layout.rows > 0 and all(len(line.words()) == layout.cols for line in rest)


def _is_intended(lines: list[text_parsing.TextLine], layout: _Layout) -> bool:
    """Tell whether a size that does not fit the grid cannot be a row of it either."""
    if layout.skipped == len(lines):
        return False
    width = len(lines[layout.skipped].words())
    return width != len(lines[0].words()) or width == layout.cols


def _puzzle(text: str, lines: list[text_parsing.TextLine], layout: _Layout) -> Puzzle:
    _check_size(lines, layout)
    rest = iter(lines[layout.skipped :])
    clues: text_parsing.Clues = text_parsing.read_rows(
        rest, layout.rows, layout.cols, _read, _EXPECTED, text
    )
    extra = next(rest, None)
    if extra is not None:
        raise extra.error(
            0,
            count_message(
                "the end of the text after 1 row",
                "the end of the text after {count} rows",
                layout.rows,
            ),
        )
    return Puzzle(layout.rows, layout.cols, clues)


def _check_size(lines: list[text_parsing.TextLine], layout: _Layout) -> None:
    match layout.skipped:
        case 2:
            text_parsing.parse_sides(lines[0], (0,))
            text_parsing.parse_sides(lines[1], (0,))
        case 1:
            text_parsing.parse_sides(lines[0], (0, 1))
        case _ if layout.rows > MAX_SIDE:
            raise lines[MAX_SIDE].error(0, AT_MOST_ROWS)
        case _ if layout.cols > MAX_SIDE:
            raise lines[0].error(MAX_SIDE, AT_MOST_COLUMNS)


def dumps(game: SavedGame) -> str:
    """Write the size and the grid so that :func:`loads` cannot confuse them."""
    puzzle = game.puzzle
    if puzzle.cols == 2:
        return f"{puzzle.rows}\n{puzzle.cols}\n" + text_parsing.join_rows(
            text_parsing.grid_words(puzzle, "-")
        )
    return f"{puzzle.rows} {puzzle.cols}\n" + text_parsing.join_rows(
        text_parsing.grid_words(puzzle, ".")
    )
