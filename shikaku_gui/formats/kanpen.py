"""The text of PencilBox and kanpen.net, and their links.

A text has the number of rows, the number of columns, a line for each row of the grid, and
optionally the number of rectangles drawn and ``row column row column`` for each: its corner
cells, from 0. The sides that a player marks by hand in PencilBox may follow in one line of
0 and 1; they are ignored. A link holds the grid alone, with ``/`` for the end of a line and
``_`` for a blank. As in PencilBox, 0 is an empty cell and -1 a clue without an area; pzprjs
reads both differently.
"""

import re
from collections.abc import Iterator
from itertools import islice

from shikaku_gui.formats.base import AT_MOST_RECTS, MAX_FOREIGN_CLUES, FormatError, GamePart
from shikaku_gui.formats.borders import ListedRects, blurs_of_list
from shikaku_gui.formats.clue_words import split_shape
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import (
    Link,
    TextLine,
    cell_reader,
    grid_words,
    join_rows_padded,
    nonblank_lines,
    parse_number,
    parse_side,
    parse_sides,
    read_rows,
)
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import count_message, make_message

_LINK = re.compile(r"\s*+\S*shikaku\.html\?problem=")
_EXPECTED = make_message(N_("a clue's area, {first} or {second}"), first="-1", second="'.'")
_CORNER = make_message(N_("a row or a column of the grid, from 0"))
_FIELD = re.compile(r"[^/]+")

_read = cell_reader(". 0", "-1")


def sniff(text: str) -> bool:
    """Tell whether the text is a size on two lines and a grid as this format writes it."""
    lines = nonblank_lines(text)
    sizes = [parse_side(line.text.strip()) for line in islice(lines, 2)]
    if len(sizes) < 2 or sizes[0] is None or sizes[1] is None:
        return False
    words = {word for line in islice(lines, sizes[0]) for word in line.words()}
    if words & {"-", "_"} or any(split_shape(word)[1] is not None for word in words):
        return False
    return bool(words & {".", "-1"}) or next(lines, None) is not None


def sniff_link(text: str) -> bool:
    """Tell whether the text is a link of that applet."""
    return _LINK.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a text.

    Raises:
        FormatError: a number is missing or invalid.
    """
    return _game(text, nonblank_lines(text))


def loads_link(text: str) -> SavedGame:
    """Read a link.

    Raises:
        FormatError: as :func:`loads`.
    """
    link = Link(text)
    match = _LINK.match(link.text)
    start = match.end() if match else 0
    # The fields lie at the same offsets as in the link, so that errors are placed in it.
    readable = link.text.replace("_", " ")
    fields = (
        TextLine(readable, field.start(), field[0]) for field in _FIELD.finditer(readable, start)
    )
    try:
        return _game(readable, (line for line in fields if line.text.strip()))
    except FormatError as error:
        if error.column is None:
            raise
        # The link is one line, so the column gives the offset in it.
        raise link.error(error.column - 1, *error.parts) from None


def _game(text: str, lines: Iterator[TextLine]) -> SavedGame:
    rows, cols = (
        parse_sides(next(lines, TextLine(text, len(text), "")), (0,))[0] for _ in range(2)
    )
    puzzle = Puzzle(rows, cols, read_rows(lines, rows, cols, _read, _EXPECTED, text))
    return _rects(lines, puzzle).game(puzzle)


def _rects(lines: Iterator[TextLine], puzzle: Puzzle) -> ListedRects:
    found = ListedRects(puzzle.rows, puzzle.cols)
    first = next(lines, None)
    if first is None:
        return found
    words = first.words()
    count = parse_number(words[0])
    if count is None or len(words) > 1:
        raise first.error(
            0 if count is None else 1, make_message(N_("the number of rectangles alone"))
        )
    if count > MAX_FOREIGN_CLUES:
        raise first.error(0, AT_MOST_RECTS)
    while len(found) < count:
        line = next(lines, None)
        if line is None:
            expected = count_message("1 rectangle", "{count} rectangles", count)
            raise FormatError.at_end(first.source, expected)
        words = line.words()
        for at in range(0, len(words), 4):
            if not found.add(_rect(line, at, words, puzzle)):
                raise line.error(at, make_message(N_("rectangles of which few overlap")))
    _check_marks(lines, puzzle)
    return found


def _rect(line: TextLine, at: int, words: list[str], puzzle: Puzzle) -> Rect:
    limits = (puzzle.rows, puzzle.cols) * 2
    values = []
    for word, limit in zip(words[at : at + 4], limits, strict=False):
        value = parse_number(word)
        if value is None or value >= limit:
            break
        values.append(value)
    if len(values) < 4:
        raise line.error(at + len(values), _CORNER)
    row, col, last_row, last_col = values
    if row <= last_row and col <= last_col:
        return Rect(row, col, last_row - row + 1, last_col - col + 1)
    return Rect.between(Cell(row, col), Cell(last_row, last_col))


def _check_marks(lines: Iterator[TextLine], puzzle: Puzzle) -> None:
    """Check the syntax of the marks made by hand, which are ignored."""
    count = puzzle.rows * (puzzle.cols - 1) + (puzzle.rows - 1) * puzzle.cols
    for line in lines:
        words = line.text.split(maxsplit=count)
        wrong = next((at for at, word in enumerate(words) if word not in {"0", "1"}), None)
        if wrong is not None or len(words) != count:
            raise line.error(
                wrong or 0,
                count_message(
                    "the end, or 1 mark 0 or 1", "the end, or {count} marks 0 or 1", count
                ),
            )


def blurs(game: SavedGame) -> tuple[GamePart, ...]:
    """Return what of a text is not read as it is meant."""
    return (*blurs_of_link(game), *blurs_of_list(game))


def blurs_of_link(game: SavedGame) -> tuple[GamePart, ...]:
    """Return clues without an area, which pzprjs leaves out."""
    return (GamePart.UNKNOWN_ELSEWHERE,) if None in game.puzzle.clues.values() else ()


def dumps(game: SavedGame) -> str:
    """Write the grid and the rectangles."""
    puzzle = game.puzzle
    text = f"{puzzle.rows}\n{puzzle.cols}\n" + join_rows_padded(grid_words(puzzle, ".", "-1"))
    corners = [(*rect.first, *rect.last) for rect in game.rects]
    return (
        text + f"{len(corners)}\n" + join_rows_padded([str(at) for at in four] for four in corners)
    )


def dumps_link(game: SavedGame) -> str:
    """Write a link to kanpen.net."""
    rows = ("".join(f"{word}_" for word in row) for row in grid_words(game.puzzle, ".", "-1"))
    fields = (str(game.puzzle.rows), str(game.puzzle.cols), *rows)
    return "http://www.kanpen.net/shikaku.html?problem=" + "".join(f"{field}/" for field in fields)
