"""Grids of one character a cell: a digit, or a letter from ``a`` for 10, is a clue's area.

``?`` is a clue without an area, and ``.``, ``-``, ``_``, ``0`` and ``#`` are empty cells. The
size may come first, on one line or on two. A text of digits alone could also be a grid of one
column with larger numbers.
"""

import re
from itertools import islice

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.evidence import Reading, adds_up, choose
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import count_message, make_message

_ROW = re.compile(r"[0-9A-Za-z.\-_?#]{2,}")
_EMPTY = frozenset(".-_0#")
_DIGITS = 36


def sniff(text: str) -> bool:
    """Tell whether the lines are words of cells, at least two characters long.

    Words of letters and digits alone must have the same length. Below the size of a single
    column, each word is a number.
    """
    lines = [line.text.rstrip() for line in islice(text_parsing.nonblank_lines(text), 4)]
    skipped = _size_lines(lines)
    body = lines[skipped:] or lines
    one_column = skipped == 1 and text_parsing.parse_number(lines[0].split()[1]) == 1
    if one_column or not all(_ROW.fullmatch(line) for line in body):
        return False
    if any(set(line) & _EMPTY - {"0"} for line in body):
        return True
    # One number is a grid of one cell, and one word is no grid.
    return len(body) > 1 and all(len(line) == len(body[0]) for line in body)


def _size_lines(lines: list[str]) -> int:
    """Return how many lines give a size: one with two numbers, two with a number each, or none."""
    numbers = [
        [text_parsing.parse_number(word) for word in line.split(maxsplit=2)] for line in lines[:2]
    ]
    if numbers and len(numbers[0]) == 2 and None not in numbers[0]:
        return 1
    first_two = numbers[:2]
    alone = len(lines) > 2 and all(len(each) == 1 and each[0] for each in first_two)
    return 2 if alone and (first_two[1][0] or 0) == len(lines[2]) else 0


def loads(text: str) -> SavedGame:
    """Read a grid.

    Raises:
        FormatError: a row has another length, a character is no cell, or it is not clear
            whether each row is one number.
    """
    lines = list(islice(text_parsing.nonblank_lines(text), base.MAX_SIDE + 3))
    skipped = _size_lines([line.text.rstrip() for line in lines[:3]])
    body = lines[skipped:]
    if not body:
        raise base.FormatError.at(
            text,
            len(text.rstrip()),
            make_message(N_("the rows of a grid")),
            base.END_OF_TEXT,
        )
    sizes = [int(word) for line in lines[:skipped] for word in line.words()]
    puzzle = _puzzle(body)
    if sizes and sizes != [puzzle.rows, puzzle.cols]:
        expected = make_message(
            N_("the size {rows} {cols} of the grid below"), rows=puzzle.rows, cols=puzzle.cols
        )
        raise lines[0].error(0, expected, " ".join(map(str, sizes)))
    column = None if sizes else _column(body)
    if column is None:
        return SavedGame(puzzle)
    readings = (
        Reading(lambda: SavedGame(puzzle), make_message(N_("a character a cell"))),
        Reading(lambda: SavedGame(column), make_message(N_("a number a row"))),
    )
    if not adds_up(puzzle) and not adds_up(column):
        expected = make_message(
            N_("blanks between the cells (each row could be one number or many)")
        )
        raise lines[0].error(0, expected)
    return choose(readings)


def _puzzle(lines: list[text_parsing.TextLine]) -> Puzzle:
    cols = len(lines[0].text.rstrip())
    if len(lines) > base.MAX_SIDE:
        raise lines[base.MAX_SIDE].error(0, base.AT_MOST_ROWS)
    if cols > base.MAX_SIDE:
        raise lines[0].error(0, base.AT_MOST_COLUMNS)
    clues: text_parsing.Clues = {}
    for row, line in enumerate(lines):
        word = line.text.rstrip()
        for col, sign in enumerate(word[:cols]):
            if sign in _EMPTY:
                continue
            if not (sign == "?" or (sign.isascii() and sign.isalnum())):
                expected = make_message(N_("a digit, a letter for 10 and more, '?' or '.'"))
                raise line.error_at(col, expected)
            clues[Cell(row, col)] = None if sign == "?" else int(sign, _DIGITS)
        if len(word) != cols:
            expected = count_message("1 cell in this row", "{count} cells in this row", cols)
            raise line.error_at(min(cols, len(word)), expected, f"{len(word)}")
        text_parsing.check_count(clues, line)
    return Puzzle(len(lines), cols, clues)


def _column(lines: list[text_parsing.TextLine]) -> Puzzle | None:
    """Return the puzzle of a single column, None if a line is not one number."""
    areas = [text_parsing.parse_number(line.text.rstrip()) for line in lines]
    if None in areas:
        return None
    return Puzzle(len(lines), 1, {Cell(row, 0): area for row, area in enumerate(areas) if area})
