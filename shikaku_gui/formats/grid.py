"""Plain grid text: one line a row, one word a cell, with or without the size in front.

A word is the area of a clue, ``?`` for a clue without an area, either with a letter behind it
where the clue gives a shape (:mod:`shikaku_gui.formats.clue_words`), or one of ``. - -- _ 0`` for
no clue. The size may come first, as ``rows cols`` on one line (the collections of
puzzlekit and of many others), on two (the collection of catlzy), or as one number before a
square grid. Where the first line can be a size or part of the grid, that is taken which adds up.
Below a size there may be lines ``row col area`` instead of a grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import NamedTuple

from shikaku_gui.formats import text_parsing
from shikaku_gui.formats.base import AT_MOST_COLUMNS, AT_MOST_ROWS, MAX_SIDE, NOTHING, FormatError
from shikaku_gui.formats.clue_lists import ROW_COLUMN, ClueOrder, clue_orders, clues_in_order
from shikaku_gui.formats.clue_words import SHAPE_LETTERS, clue_or, shapes_in_rows, split_shape
from shikaku_gui.formats.evidence import Reading, choose, size_message
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.texts import Message, count_message, make_message

_EXPECTED = clue_or("'.'")
_MINUS_ONE = "-1"


def _with_shapes(read: text_parsing.CellReader) -> text_parsing.CellReader:
    """Return a reader that also takes clues with a shape, and returns their areas."""

    def read_shaped(word: str) -> int | None:
        clue, shape = split_shape(word)
        area = read(clue)
        if shape is not None and area == 0:
            raise KeyError(word)
        return area

    return read_shaped


_read = _with_shapes(text_parsing.cell_reader(". - -- _ 0", "?"))
_read_minus_one = _with_shapes(text_parsing.cell_reader(f". - -- _ 0 {_MINUS_ONE}", "?"))

_LONGEST_SIZE = 256
"""The longest line that may be a size, or a clue with its place, in characters."""


class _Layout(NamedTuple):
    """Where a grid begins, and its size; ``rank`` and ``told`` are those of its reading."""

    skipped: int
    rows: int
    cols: int
    rank: int = 0
    told: bool = False

    @property
    def swapped(self) -> _Layout:
        """The layout with the number of columns first."""
        return _Layout(self.skipped, self.cols, self.rows, rank=1, told=True)

    @property
    def how(self) -> Message:
        """The name of the reading."""
        if self.skipped and self.told:
            text = N_("{cols}, {rows}")
        elif self.skipped:
            text = N_("a size, and {rows}, {cols}")
        else:
            text = N_("{rows}, {cols}")
        return size_message(text, self.rows, self.cols)


def loads(text: str) -> SavedGame:
    """Read a grid.

    Raises:
        SeveralReadingsError: its lines can be read in several ways.
        FormatError: a word is not a cell, a row has the wrong length, or the grid is too
            large.
    """
    lines = list(islice(text_parsing.nonblank_lines(text), MAX_SIDE + 3))
    if not lines:
        raise FormatError.at(text, 0, make_message(N_("a puzzle")), NOTHING)
    return choose(_readings(text, lines), doubtful=True)


def _readings(text: str, lines: list[text_parsing.TextLine]) -> Iterator[Reading]:
    """Yield the readings: as a grid with or without a size, or as clues in lines."""
    wrong = _wrong_size(lines)
    for layout in [wrong, *_layouts(lines)]:
        if layout is not None:
            read = partial(_game, text, lines, layout)
            yield Reading(read, layout.how, layout.rank, layout.told)
    if _MINUS_ONE in text:
        layout = _layouts(lines)[0]
        read = partial(_game, text, lines, layout, _read_minus_one)
        yield Reading(read, make_message(N_("a grid in which -1 is a blank cell")), 1, told=True)
    yield from _list_readings(lines)


def _list_readings(lines: list[text_parsing.TextLine]) -> Iterator[Reading]:
    """Yield the readings as lines ``row col area`` below a size, which their count may follow."""
    words = [line.words()[:4] for line in lines[:3]]
    head = next((at for at, row in enumerate(words) if at and len(row) == 3), 0)
    triples = _triples(lines[head:]) if head else []
    match [text_parsing.parse_number(word) for row in words[:head] for word in row]:
        case [int(rows)]:
            cols = rows
        case [int(rows), int(cols)]:
            pass
        case [int(rows), int(cols), count] if count == len(triples):
            pass
        case _:
            return
    if not triples or not 0 < min(rows, cols) <= max(rows, cols) <= MAX_SIDE:
        return
    for order in clue_orders(rows, cols):
        how = size_message(order.how, rows, cols)
        read = partial(_listed, triples, order, rows, cols)
        yield Reading(read, how, 1 + (order is not ROW_COLUMN), told=True)


def _triples(lines: list[text_parsing.TextLine]) -> list[tuple[int, int, int]]:
    """Return the clues of these lines; none where one is no clue, or a place comes twice."""
    triples: list[tuple[int, int, int]] = []
    for line in lines:
        match [text_parsing.parse_number(word) for word in line.words()]:
            case [int(one), int(other), int(area)] if area:
                triples.append((one, other, area))
            case _:
                return []
    return triples if len({each[:2] for each in triples}) == len(triples) else []


def _listed(
    triples: list[tuple[int, int, int]], order: ClueOrder, rows: int, cols: int
) -> SavedGame:
    try:
        return SavedGame(Puzzle(rows, cols, clues_in_order(triples, order)))
    except ValueError:
        raise FormatError(make_message(N_("a clue on the grid")), NOTHING) from None


def check_beginning(text: str) -> None:
    """Check that each word of a text could stand in a grid, without reading it as one.

    Raises:
        FormatError: a word could not.
    """
    for line in text_parsing.nonblank_lines(text):
        for index, word in enumerate(line.words()):
            try:
                _read_minus_one(word)
            except KeyError:
                raise line.error(index, _EXPECTED) from None


def _layouts(lines: list[text_parsing.TextLine]) -> list[_Layout]:
    """Return the possible layouts, the most likely first; usually there is one.

    The first numbers are the size where the lines after them form a grid of that size. In a
    grid of one or two columns they can also be a row of it.
    """
    sized = _sized_layouts(lines)
    fitting = [layout for layout in sized if _fits(lines, layout)]
    bare = _Layout(0, len(lines), len(lines[0].words()), rank=1 if fitting else 0)
    fitting += [bare] if _fits(lines, bare) else []
    turned = (layout.swapped for layout in sized if layout.rows != layout.cols)
    fitting += [layout for layout in turned if _fits(lines, layout)]
    return fitting or [*(layout for layout in sized if _is_intended(lines, layout)), bare][:1]


def _sized_layouts(lines: list[text_parsing.TextLine]) -> list[_Layout]:
    """Return the layouts in which the first lines are a size: one or two numbers."""
    found: list[_Layout] = []
    if len(lines[0].text) > _LONGEST_SIZE:
        return found
    for skipped, each in ((2, 1), (1, 2), (1, 1)):
        words = [word for line in lines[:skipped] for word in line.words()]
        sizes = [text_parsing.parse_number(word) for word in words]
        if len(lines) < skipped or len(words) != skipped * each or len(lines[0].words()) != each:
            continue
        rows, cols = sizes[0], sizes[-1]
        if rows is not None and cols is not None and (len(words) == 2 or rows > 1):
            found.append(_Layout(skipped, rows, cols))
    return found


def _wrong_size(lines: list[text_parsing.TextLine]) -> _Layout | None:
    """Return a layout whose size has no grid after it or is too large.

    Called where the clues do not add up, so that the numbers are hardly clues.
    """
    for layout in _sized_layouts(lines):
        if len(lines[0].words()) == layout.skipped == 1:
            continue  # one number in its line may well be a row
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


def _game(
    text: str,
    lines: list[text_parsing.TextLine],
    layout: _Layout,
    read: text_parsing.CellReader = _read,
) -> SavedGame:
    _check_size(lines, layout)
    rest = iter(lines[layout.skipped :])
    clues: text_parsing.Clues = text_parsing.read_rows(
        rest, layout.rows, layout.cols, read, _EXPECTED, text
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
    shapes = {}
    if any(letter in text for letter in SHAPE_LETTERS):
        shapes = shapes_in_rows(line.words() for line in lines[layout.skipped :])
    return SavedGame(Puzzle(layout.rows, layout.cols, clues, shapes=shapes))


def _check_size(lines: list[text_parsing.TextLine], layout: _Layout) -> None:
    match layout.skipped:
        case 2:
            text_parsing.parse_sides(lines[0], (0,))
            text_parsing.parse_sides(lines[1], (0,))
        case 1:
            text_parsing.parse_sides(lines[0], tuple(range(len(lines[0].words()))))
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
    rows = text_parsing.join_rows(text_parsing.grid_words(puzzle, "."))
    sized = f"{puzzle.rows} {puzzle.cols}\n{rows}"
    # Where every cell has a clue, lines of three numbers may also be clues with their places.
    if puzzle.cols == 3 and len(puzzle.clues) == puzzle.area and not _gives(sized, puzzle):
        return rows
    return sized


def _gives(text: str, puzzle: Puzzle) -> bool:
    """Tell whether a text is read as the puzzle that was written."""
    with suppress(FormatError):
        found = loads(text).puzzle
        return (found.rows, found.cols, found.clues, found.shapes) == (
            puzzle.rows,
            puzzle.cols,
            puzzle.clues,
            puzzle.shapes,
        )
    return False
