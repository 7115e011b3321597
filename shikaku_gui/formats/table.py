"""Tables: comma- or semicolon-separated values, tab-separated values, and tables of Markdown.

A cell is the area of a clue, ``?`` for a clue without an area, either with the letter of a shape
as in a plain grid, or blank for no clue; so are
``.``, ``-``, ``_``, ``0`` and what pandas writes for a missing value. Quotes around a cell are
those of CSV. Spreadsheets save a whole number as ``4.0`` where a column has blank cells.
Editors strip blank cells at the end of a line: a row that is too short is filled up if the
clues then add up to the area of the grid. What stands around the grid is left out if only then
they do: a title, headings, row numbers, blank edges.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from shikaku_gui.formats import base
from shikaku_gui.formats.clue_words import SHAPE_LETTERS, clue_or, split_shape
from shikaku_gui.formats.evidence import Reading, adds_up, choose
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.table_margins import TableMargins, are_running
from shikaku_gui.formats.text_parsing import Clues, TextLine, grid_words, parse_number
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.texts import count_message, make_message

_LINE = re.compile(r"[^\n]*\n?")
_NUMBER = re.compile(r"([0-9]+)(?:\.0*)?")
_BLANK = frozenset({"", ".", "-", "--", "_", "nan", "none", "null", "na", "n/a", "<na>"})
_RULE = re.compile(r"[\s|:]*+-[\s|:\-]*+")
_LONE = re.compile(rf'\s*(?:"[0-9?]*[{SHAPE_LETTERS}]?"|[0-9]+\.0)\s*')
_SEPARATORS = "\t;,|"


def _row(separator: str) -> re.Pattern[str]:
    """Return the pattern of a row, which is matched in one way only: others would take for ever."""
    blank = rf"[^\S{separator}]*+"
    clue = rf"[0-9]++(?>\.0*+|[{SHAPE_LETTERS}])?+|\?[{SHAPE_LETTERS}]?+"
    word = rf"{clue}|-1(?>\.0)?+|--?+|[._]|nan|none|null|na|n/a|<na>|"
    cell = rf'{blank}"?+{blank}(?i:{word}){blank}"?+{blank}'
    return re.compile(rf"{cell}(?:{re.escape(separator)}{cell})+")


_ROWS = {separator: _row(separator) for separator in _SEPARATORS}
_CELLS = {
    separator: re.compile(
        rf'[^\S{separator}]*+"((?:[^"]|"")*)"[^\S{separator}]*+|([^{separator}]*+)'
    )
    for separator in _SEPARATORS
}
_TABLE = make_message(N_("the whole table"))
_BELOW_SIZE = make_message(N_("the rows below a size"))
_EXPECTED = clue_or(make_message(N_("a blank cell")))


def sniff(text: str) -> bool:
    """Tell whether the first line that is not blank is a row of cells with separators."""
    lines = list(islice((line.text for line in _lines(text) if not _ends_table(line)), 3))
    return (_separator(lines[:2]) or _separator_below(lines)) is not None


def divide(text: str) -> Sequence[base.Span]:
    """Divide at lines without anything on them."""
    spans: list[base.Span] = []
    start: int | None = None
    for line in _lines(text):
        if _ends_table(line):
            if start is not None:
                spans.append((start, line.start))
            start = None
        elif start is None:
            if len(spans) == base.MAX_PUZZLES:
                raise line.error(0, *base.TOO_MANY_PUZZLES)
            start = line.start
    if start is not None:
        spans.append((start, len(text)))
    return spans or base.undivided(text)


def _lines(text: str) -> Iterator[TextLine]:
    """Yield all lines, with the white space at their beginnings."""
    for match in _LINE.finditer(text):
        if match[0]:
            yield TextLine(text, match.start(), match[0].rstrip("\r\n"))


def _ends_table(line: TextLine) -> bool:
    return not line.text.strip(" ")


def _separator(lines: list[str]) -> str | None:
    """Return what separates the cells of the first line; None where it is no row of cells.

    In a table of Markdown, it is a heading, which may hold anything.
    """
    if not lines or len(lines[0]) > 64 * base.MAX_SIDE:
        return None
    line = lines[0]
    if line.lstrip().startswith("|") and len(lines) > 1 and _RULE.fullmatch(lines[1]):
        return "|"
    if any(map(_LONE.fullmatch, lines[:2])):
        return ","
    if "\t" in line and len(lines) > 1 and "\t" not in lines[1] and len(lines[1].split()) > 1:
        return None  # a grid with blanks between its cells
    row = line.strip().strip("|") if line.lstrip().startswith("|") else line
    found = (sign for sign in _SEPARATORS if sign in row)
    return next((sign for sign in found if _ROWS[sign].fullmatch(row)), None)


def _separator_below(lines: list[str]) -> str | None:
    """Return what separates the cells of the two lines below a title or names of columns."""
    if len(lines) < 3 or max(map(len, lines)) > 64 * base.MAX_SIDE:
        return None
    if not any(sign.isalpha() for sign in lines[0]):
        return None
    for sign in _SEPARATORS:
        if all(sign in line and _ROWS[sign].fullmatch(line) for line in lines[1:]):
            return sign
    return None


def _area_of(word: str) -> int | None:
    """Return the area for a cell, 0 for a blank one.

    Raises:
        KeyError: the word is no cell.
    """
    area = parse_number(word)
    if area is not None:
        return area
    clue, shape = split_shape(word)
    if clue == "?":
        return None
    number = _NUMBER.fullmatch(clue)
    area = parse_number(number[1]) if number else None
    if shape is not None and (not area or "." in clue):
        raise KeyError(word)
    if area is not None:
        return area
    if clue.lower() not in _BLANK:
        raise KeyError(word)
    return 0


class _Row:
    """The cells of a line, each with the offset where it begins; ``shapes`` are by column."""

    def __init__(self, line: TextLine, separator: str) -> None:
        self.line = line
        self._separator = separator
        self._areas: dict[int, int | None] = {}
        self.shapes: dict[int, Shape] = {}
        self._wrong: tuple[int, str] | None = None
        self.length = 0
        for at, word in self._cells():
            if word and self._wrong is None and not self._take(self.length, word):
                self._wrong = at, word
            self.length += 1

    def _cells(self) -> Iterator[tuple[int, str]]:
        """Yield the cells; a list of those of all rows would take most of the memory."""
        text = self.line.text
        separator = self._separator
        at = 0
        if separator == "|" and text.lstrip().startswith("|"):
            at = text.index("|") + 1
            text = text.rstrip().removesuffix("|")
        if '"' not in text:
            for word in text[at:].split(separator, base.MAX_SIDE + 1)[: base.MAX_SIDE + 1]:
                yield at, word.strip()
                at += len(word) + 1
            return
        for _ in range(base.MAX_SIDE + 1):
            match = _CELLS[separator].match(text, at)
            if match is None:
                break
            quoted = match[1]
            yield at, (match[2] if quoted is None else quoted).strip()
            at = match.end()
            if at < len(text) and text[at] != separator:
                raise self.line.error_at(at, make_message(N_("the end of the cell")))
            at += 1
            if at > len(text):
                break

    def areas(self) -> dict[int, int | None]:
        """Return the areas of the clues by column.

        Raises:
            FormatError: a cell is no clue.
        """
        if self._wrong is not None:
            at, word = self._wrong
            raise self.line.error_at(at, _EXPECTED, ascii(word[:24]))
        return self._areas

    def _take(self, col: int, word: str) -> bool:
        """Add the clue of a cell, if any; False if the word is no cell."""
        try:
            area = _area_of(word)
        except KeyError:
            return False
        if area != 0:
            self._areas[col] = area
            shape = split_shape(word)[1] if word[-1] in SHAPE_LETTERS else None
            if shape is not None:
                self.shapes[col] = shape
        return True

    @property
    def clue_count(self) -> int:
        """The number of clues before the first cell that is none."""
        return len(self._areas)

    def words(self) -> list[str]:
        """Return the cells of the row."""
        return [word for _, word in self._cells()]

    def size(self) -> tuple[int, ...]:
        """Return the two numbers of a row that may be a size, with nothing but blanks after them.

        Empty for any other row.
        """
        words = self.words()
        numbers = tuple(filter(None, map(parse_number, words[:2])))
        return numbers if len(numbers) == 2 and not any(words[2:]) else ()


def loads(text: str) -> SavedGame:
    """Read a table.

    Raises:
        SeveralReadingsError: it can be read in several ways.
        FormatError: a cell is no clue, the rows differ in length, or it is not clear whether
            the first row is a heading.
    """
    lines = [line for line in islice(_lines(text), base.MAX_SIDE + 4) if not _ends_table(line)]
    first = [line.text for line in lines[:3]]
    separator = _separator(first[:2]) or _separator_below(first)
    if separator is None:
        raise base.FormatError.at(text, 0, make_message(N_("a row of cells")))
    rows = _rows(lines, separator)
    if separator == "|" and len(rows) > 1 and _RULE.fullmatch(lines[1].text):
        below = Reading(lambda: SavedGame(_below_heading(rows)), _TABLE)
        return choose([below], otherwise=lambda: _inner_readings([rows[0], *rows[2:]]))
    whole = Reading(lambda: SavedGame(_puzzle(rows)), _TABLE)
    if len(rows) > 1 and rows[0].size() == (len(rows) - 1, rows[1].length):
        # The size can also be the first row of the grid.
        may_be_cells = rows[0].length == rows[1].length
        sized = Reading(lambda: SavedGame(_puzzle(rows[1:])), _BELOW_SIZE)
        return choose([sized, whole._replace(rank=1)][: 1 + may_be_cells])
    top = [word for word in rows[0].words() if word]
    if top[:1] == ["0"] and are_running(top) and adds_up(_puzzle(rows)):
        # Numbers from 0 are hardly a part of the grid.
        return choose([whole._replace(rank=1), *_margins(rows).readings(rank=1)])
    return choose([whole], otherwise=lambda: _inner_readings(rows))


def _margins(rows: list[_Row]) -> TableMargins:
    return TableMargins([row.words() for row in rows], _area_of)


def _inner_readings(rows: list[_Row]) -> Iterator[Reading]:
    """Yield the readings of what is inside of the headings and the blank edges of a table.

    Raises:
        FormatError: there are none, but there clearly are headings.
    """
    margins = _margins(rows)
    inside = list(margins.readings(rank=1))
    yield from inside
    seen = margins.seen()
    if seen is not None and not inside:
        expected = make_message(N_("a table whose areas add up to the number of its cells"))
        raise rows[0].line.error_at(0, expected, seen)


def _rows(lines: Iterable[TextLine], separator: str) -> list[_Row]:
    """Return the rows of a table.

    Raises:
        FormatError: they have too many clues.
    """
    rows: list[_Row] = []
    count = 0
    for line in lines:
        rows.append(_Row(line, separator))
        count += rows[-1].clue_count
        if count > base.MAX_FOREIGN_CLUES:
            raise rows[-1].line.error_at(0, *base.TOO_MANY_CLUES)
    return rows


def _below_heading(rows: list[_Row]) -> Puzzle:
    """Return the puzzle of a table of Markdown, whose first row may belong to it."""
    without = rows[2:]
    if not without:
        return _puzzle(rows[:1])
    try:
        whole = _puzzle([rows[0], *without])
    except base.FormatError:
        return _puzzle(without)  # its heading names the columns
    below = _puzzle(without)
    heading = rows[0].words()
    numbered = heading == [str(number) for number in range(1, len(heading) + 1)]
    if rows[0].areas() and not numbered:
        return whole
    readings = [puzzle for puzzle in (whole, below) if adds_up(puzzle)]
    if len(readings) == 1:
        return readings[0]
    if not numbered:
        return below
    raise rows[0].line.error_at(
        0, make_message(N_("a first row that is clearly a heading, or part of the grid"))
    )


def _puzzle(rows: Sequence[_Row]) -> Puzzle:
    """Return the puzzle of these rows.

    Raises:
        FormatError: they are too many or too long, differ in length, or a cell is no clue.
    """
    cols = max(row.length for row in rows)
    if len(rows) > base.MAX_SIDE:
        raise rows[-1].line.error_at(0, base.AT_MOST_ROWS, base.MORE)
    if cols > base.MAX_SIDE:
        raise rows[0].line.error_at(0, base.AT_MOST_COLUMNS, base.MORE)
    clues: Clues = {}
    for at, row in enumerate(rows):
        for col, area in row.areas().items():
            clues[Cell(at, col)] = area
    shapes = {
        Cell(at, col): shape for at, row in enumerate(rows) for col, shape in row.shapes.items()
    }
    puzzle = Puzzle(len(rows), cols, clues, shapes=shapes)
    short = next((row for row in rows if row.length < cols), None)
    if short is not None and not adds_up(puzzle):
        found = f"{short.length}"
        raise short.line.error_at(
            len(short.line.text),
            count_message("1 cell in this row", "{count} cells in this row", cols),
            found,
        )
    return puzzle


def dumps(game: SavedGame) -> str:
    """Write the grid as comma-separated values."""
    text = io.StringIO()
    puzzle = game.puzzle
    rows = grid_words(puzzle, "")
    if not adds_up(puzzle) and TableMargins(rows, _area_of).may_be_read():
        # With a size, nothing around the grid is left out. It is longer or shorter than a row.
        size = [str(puzzle.rows), str(puzzle.cols)]
        rows.insert(0, [*size, ""] if puzzle.cols == 2 else size)
    elif rows[0][:2] == [str(len(rows) - 1), str(len(rows[0]))] and not any(rows[0][2:]):
        rows[0][0] += ".0"  # or it could be the size of the other rows
    # In a single column, quotes tell an empty cell from an empty line, and a cell from a size.
    alone = puzzle.cols == 1
    writer = csv.writer(
        text, lineterminator="\n", quoting=csv.QUOTE_ALL if alone else csv.QUOTE_MINIMAL
    )
    writer.writerows(rows)
    return text.getvalue()
