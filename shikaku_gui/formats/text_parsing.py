"""Lines, words and numbers of a text, with their places for errors."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeAlias

from shikaku_gui.formats import base
from shikaku_gui.formats.clue_words import shape_letter
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import Words, count_message, make_message

MAX_DIGITS = 9
"""The largest number of digits of a number, without leading zeros."""

Clues: TypeAlias = dict[Cell, int | None]

_FILLED_LINE = re.compile(r"\S[^\r\n]*")
_WORD = re.compile(r"\S+")
_SMALL = {str(number): number for number in range(base.MAX_SIDE + 1)}
_DIGITS = re.compile(r"0*([0-9]+)")
_BREAKS = re.compile(r"[\r\n]+")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ufffe\uffff]")


class TextLine(NamedTuple):
    """A line of a text and the offset where it begins."""

    source: str
    start: int
    text: str

    def words(self) -> list[str]:
        """Return the words between white space; what is longer than any row is not split."""
        return self.text.split(maxsplit=base.MAX_SIDE + 2)

    def error_at(
        self, column: int, expected: Words, found: Words | None = None
    ) -> base.FormatError:
        """Return the error for an offset in the line."""
        return base.FormatError.at(self.source, self.start + column, expected, found)

    def error(self, index: int, expected: Words, found: Words | None = None) -> base.FormatError:
        """Return the error for the word with that index, or for the end of the line."""
        words = islice(_WORD.finditer(self.text), index + 1)
        starts = [match.start() for match in words]
        column = starts[index] if index < len(starts) else len(self.text.rstrip())
        if index >= len(starts):
            found = found or base.END_OF_LINE
        return self.error_at(column, expected, found)


def nonblank_lines(text: str, start: int = 0) -> Iterator[TextLine]:
    """Yield the lines that are not blank, without leading white space."""
    for match in _FILLED_LINE.finditer(text, start):
        yield TextLine(text, match.start(), match[0])


def parse_number(word: str) -> int | None:
    """Return the value of a word of ASCII digits, None for any other word.

    >>> parse_number("012"), parse_number("+1"), parse_number("1234567890"), parse_number("٣")
    (12, None, None, None)
    """
    known = _SMALL.get(word)
    if known is not None:
        return known
    if len(word) <= MAX_DIGITS and word.isdecimal() and word.isascii():
        return int(word)
    match = _DIGITS.fullmatch(word)
    return int(match[1]) if match and len(match[1]) <= MAX_DIGITS else None


def parse_side(word: str) -> int | None:
    """Return the number of rows or columns that a word gives, or None."""
    value = parse_number(word)
    return value if value and value <= base.MAX_SIDE else None


A_ROW = make_message(N_("a row"))
A_COLUMN = make_message(N_("a column"))
AN_AREA = make_message(N_("an area"))
EXPECTED_SIDE = make_message(N_("a size from 1 to {most}"), most=base.MAX_SIDE)


def parse_sides(line: TextLine, indexes: tuple[int, ...]) -> list[int]:
    """Return the sizes given by the words of a line at these indexes.

    Raises:
        FormatError: a word is not a size, or too large.
    """
    words = line.words()
    found = []
    for index in indexes:
        value = parse_side(words[index]) if index < len(words) else None
        if value is None:
            raise line.error(index, EXPECTED_SIDE)
        found.append(value)
    return found


CellReader: TypeAlias = Callable[[str], int | None]
"""Returns the area for a word, 0 for no clue, None for an unknown area; raises KeyError."""


def cell_reader(blanks: str, unknown: str = "") -> CellReader:
    """Return a reader for cells; ``blanks`` and ``unknown`` are the words for these."""
    signs: dict[str, int | None] = dict.fromkeys(blanks.split(), 0)
    signs |= dict.fromkeys(unknown.split())

    def read(word: str) -> int | None:
        if word in signs:
            return signs[word]
        area = parse_number(word)
        if not area:
            raise KeyError(word)
        return area

    return read


def read_rows(
    lines: Iterator[TextLine], rows: int, cols: int, read: CellReader, expected: Words, text: str
) -> Clues:
    """Return the clues of the next lines, one line for each row.

    Raises:
        FormatError: a line is missing, has another number of words, or one is not a cell, or
            there are too many clues.
    """
    clues: Clues = {}
    known: dict[str, int | None] = {}  # the words of most cells are the same few
    for row in range(rows):
        line = next(lines, None)
        if line is None:
            expected = count_message(
                "1 row, this one is row {row}",
                "{count} rows, this one is row {row}",
                rows,
                row=row + 1,
            )
            raise base.FormatError.at_end(text, expected)
        words = line.words()
        wrong = take_words(words[:cols], row, read, known, clues)
        if wrong is not None:
            raise line.error(wrong, expected)
        if len(words) != cols:
            raise line.error(
                min(cols, len(words)),
                count_message("1 cell in this row", "{count} cells in this row", cols),
            )
        check_count(clues, line)
    return clues


def check_count(clues: Clues, line: TextLine) -> None:
    """Check the number of clues after a line.

    Raises:
        FormatError: there are too many.
    """
    if len(clues) > base.MAX_FOREIGN_CLUES:
        raise line.error(0, *base.TOO_MANY_CLUES)


_MAX_KNOWN = 10_000


def take_words(
    words: list[str],
    row: int,
    read: CellReader,
    known: dict[str, int | None],
    clues: Clues,
) -> int | None:
    """Add the clues of a row; return the index of the first word that is no cell, if any.

    ``known`` has what words mean that were read before, and gets those that are new.
    """
    for word in {*words} - known.keys():
        try:
            known[word] = read(word)
        except KeyError:
            return _first_wrong(words, read)
    new = partial(tuple.__new__, Cell)
    found = enumerate(map(known.__getitem__, words))
    clues.update([(new((row, col)), area) for col, area in found if area != 0])
    if len(known) > _MAX_KNOWN:
        known.clear()
    return None


def _first_wrong(words: list[str], read: CellReader) -> int:
    for at, word in enumerate(words):
        try:
            read(word)
        except KeyError:
            return at
    return len(words)


def grid_words(puzzle: Puzzle, blank: str, unknown: str = "?") -> list[list[str]]:
    """Return the words of the grid, row by row."""
    rows = [[blank] * puzzle.cols for _ in range(puzzle.rows)]
    for (row, col), area in puzzle.clues.items():
        rows[row][col] = unknown if area is None else str(area)
    for (row, col), shape in puzzle.shapes.items():
        rows[row][col] += shape_letter(shape)
    return rows


def join_rows(rows: Iterable[list[str]]) -> str:
    """Return the rows as lines of words separated by blanks."""
    return "".join(" ".join(row) + "\n" for row in rows)


def join_rows_padded(rows: Iterable[list[str]]) -> str:
    """Return the rows as lines of words, each followed by a blank, as pzprjs and PencilBox do."""
    return "".join("".join(f"{word} " for word in row) + "\n" for row in rows)


def single_line(text: str) -> str:
    """Return a title or a name without characters that a line of text or XML cannot hold."""
    whole = text.encode("utf-8", "replace").decode()
    return " ".join(_CONTROL.sub(" ", whole).split())


def plain_lines(text: str) -> str:
    """Return a text of several lines without characters that JSON or XML cannot hold."""
    return "\n".join(map(single_line, text.strip().split("\n")))


def check_nothing_follows(text: str, end: int) -> None:
    """Check that no line follows the one in which a puzzle ends.

    Raises:
        FormatError: another line is not blank.
    """
    line_end = _BREAKS.search(text, end)
    following = None if line_end is None else next(nonblank_lines(text, line_end.end()), None)
    if following is not None:
        raise following.error(
            0, make_message(N_("the end of the text after a puzzle, or another puzzle"))
        )


class Link:
    """A link without the line breaks and white space that mail programs add.

    ``text`` is the link, ``source`` the text that holds it.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        # Replacing takes no memory for each of many short lines, as a regular expression does.
        self.text = source.replace("\r", "").replace("\n", "").strip()

    def place(self, offset: int) -> int:
        """Return the offset in the source for an offset in the link.

        >>> Link("  ab\\ncd").place(2)
        5
        """
        at = len(self.source) - len(self.source.lstrip()) + offset
        for match in _BREAKS.finditer(self.source, at - offset):
            if match.start() > at:
                break
            at += len(match[0])
        return min(at, len(self.source))

    def error(self, offset: int, expected: Words, found: Words | None = None) -> base.FormatError:
        """Return the error for an offset in the link."""
        return base.FormatError.at(self.source, self.place(offset), expected, found)


def join_cells(
    puzzle: Puzzle, longest_run: int, write: Callable[[int | None], str], between: str = ""
) -> str:
    """Return the cells in row-major order, runs of empty ones as letters that end with ``z``.

    A run is at most ``longest_run`` cells long. ``write`` returns the word for an area, and
    ``between`` separates two words without a run between them.
    """
    parts: list[str] = []
    done = 0
    for (row, col), area in puzzle.clues.items():
        index = row * puzzle.cols + col
        gap = between if index == done and done else ""
        parts += [_run(index - done, longest_run), gap, write(area)]
        done = index + 1
    return "".join(parts) + _run(puzzle.area - done, longest_run)


def _run(length: int, longest: int) -> str:
    full, rest = divmod(length, longest)
    return "z" * full + (chr(ord("z") - longest + rest) if rest else "")


def run_length(letter: str, longest: int) -> int:
    """Return how many empty cells a letter of :func:`join_cells` means."""
    return ord(letter) - ord("z") + longest
