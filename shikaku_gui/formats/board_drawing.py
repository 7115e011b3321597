"""Boards drawn in a terminal, as ``shikaku solve`` and ``shikaku hint`` print them.

There are two lines for each row of the grid and one more, in box characters or in ASCII. A cell is
as wide as the longest clue with a blank on both sides, which tells it from the drawings of
"Rectangles" (:mod:`shikaku_gui.formats.sgt_art`). The words above and below are ignored.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.borders import LINE, Borders, game_from_borders
from shikaku_gui.formats.clue_words import SHAPE_LETTERS, split_shape
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.texts import make_message

_TOP = re.compile(r"^[ \t]*(┌[─┬]*┐|\+-[-+]*\+)[ \t]*\r?$", re.MULTILINE)
_CLUE = re.compile(rf"[0-9?]+[{SHAPE_LETTERS}]?")
_FRAME = frozenset("|+")
_TO_ASCII = str.maketrans("─│└┌├┘┴┐┤┬┼", "-|+++++++++")
_MARGIN = 3
"""How many characters a cell takes besides its clue: two blanks and a line."""


def sniff(text: str) -> bool:
    """Tell whether the text holds the upper edge of such a board."""
    top = _TOP.search(text)
    return top is not None and (top[1][0] == "┌" or _has_margins(_board_lines(text, top)))


def _has_margins(lines: list[text_parsing.TextLine]) -> bool:
    """Tell whether each clue, of which there is one at least, ends before a blank of its cell."""
    found = [match for line in lines[1::2] for match in _CLUE.finditer(line.text)]
    step = max((len(match[0]) for match in found), default=0) + _MARGIN
    fits = (len(lines[0].text) - 1) % step == 0
    return fits and bool(found) and all(match.end() % step == step - 1 for match in found)


def divide(text: str) -> Sequence[base.Span]:
    """Return where the boards are, each with the words above it.

    Raises:
        FormatError: there are too many.
    """
    ends = [0]
    for top in _TOP.finditer(text):
        if top.start(1) < ends[-1]:
            continue  # a line from side to side in ASCII
        if len(ends) > base.MAX_PUZZLES:
            raise base.FormatError.at(text, top.start(1), *base.TOO_MANY_PUZZLES)
        last = _board_lines(text, top)[-1]
        ends.append(last.start + len(last.text))
    if len(ends) < 3:
        return base.undivided(text)
    ends[-1] = len(text)
    return list(pairwise(ends))


def loads(text: str) -> SavedGame:
    """Read a board and the rectangles drawn on it.

    Raises:
        FormatError: lines differ in length, or a character is in the wrong place.
    """
    top = _TOP.search(text)
    if top is None:
        raise base.FormatError.at(text, 0, make_message(N_("the upper edge of a frame")))
    lines = _board_lines(text, top)
    for line in text_parsing.nonblank_lines(text, lines[-1].start + len(lines[-1].text)):
        if line.text[0].translate(_TO_ASCII) in _FRAME:
            raise line.error_at(0, make_message(N_("words below the board, or another board")))
    board = _Drawing(lines)
    puzzle = board.puzzle()
    borders = board.borders()
    is_table = all(map(all, (*borders.right, *borders.below)))  # with lines between all cells
    if is_table and set(puzzle.clues.values()) != {1}:
        return SavedGame(puzzle)
    return game_from_borders(puzzle, borders)


def _board_lines(text: str, top: re.Match[str]) -> list[text_parsing.TextLine]:
    """Return the lines from an upper edge to the last one of the board, in ASCII."""
    found: list[text_parsing.TextLine] = []
    end = top.start(1)
    for line in text_parsing.nonblank_lines(text, end):
        shown = line.text.rstrip().translate(_TO_ASCII)
        apart = text.count("\n", end, line.start) > 1
        if shown[0] not in _FRAME or (found and apart) or len(found) > 2 * base.MAX_SIDE + 1:
            break
        found.append(text_parsing.TextLine(text, line.start, shown))
        end = line.start + len(shown)
        if line.text[0] == "└":
            break
    return found


class _Drawing:
    """The lines of a board and the size of its cells."""

    def __init__(self, lines: list[text_parsing.TextLine]) -> None:
        self._lines = lines
        length = len(lines[0].text)
        for line in lines:
            if len(line.text) != length:
                expected = make_message(N_("a line of {count} characters"), count=length)
                short = base.END_OF_LINE if len(line.text) < length else None
                raise line.error_at(min(length, len(line.text)), expected, short)
        found = (word for line in lines[1::2] for word in _CLUE.findall(line.text))
        self._step = max(1, *(len(word) for word in found), 0) + _MARGIN
        self.cols, rest = divmod(length - 1, self._step)
        self.rows = len(lines) // 2
        if rest or not self.cols or self.cols > base.MAX_SIDE:
            expected = make_message(
                N_("columns of {count} characters, at most {most}"),
                count=self._step,
                most=base.MAX_SIDE,
            )
            raise lines[0].error_at(length, expected)
        if not self.rows or len(lines) % 2 == 0 or self.rows > base.MAX_SIDE:
            expected = make_message(
                N_("two lines a row and one more, at most {most} rows"), most=base.MAX_SIDE
            )
            raise lines[-1].error_at(0, expected, f"{len(lines)}")
        if set(lines[-1].text) - {"-", "+"}:
            raise lines[-1].error_at(0, make_message(N_("the lower edge of the frame")))

    def puzzle(self) -> Puzzle:
        """Return the puzzle whose clues are in the lines that hold cells."""
        clues: text_parsing.Clues = {}
        shapes: dict[Cell, Shape] = {}
        for row, line in enumerate(self._lines[1::2]):
            for col in range(self.cols):
                start = col * self._step + 1
                padded = line.text[start : start + self._step - 1].rstrip(" ")
                word = padded.lstrip(" ")
                if not word:
                    continue
                clue, shape = split_shape(word)
                area = None if clue == "?" else text_parsing.parse_number(clue)
                if area == 0 or (area is None and clue != "?"):
                    at = start + len(padded) - len(word)
                    raise line.error_at(at, make_message(N_("a clue, '?' or blanks")))
                clues[Cell(row, col)] = area
                if shape is not None:
                    shapes[Cell(row, col)] = shape
            text_parsing.check_count(clues, line)
        return Puzzle(self.rows, self.cols, clues, shapes=shapes)

    def borders(self) -> Borders:
        """Return the lines drawn; the characters at the corners are ignored."""
        borders = Borders(self.rows, self.cols)
        for row, line in enumerate(self._lines[1::2]):
            for col in range(self.cols - 1):
                at = (col + 1) * self._step
                borders.right[row][col] = _is_line(line, at, at + 1, "|")
        for row, line in enumerate(self._lines[2:-1:2]):
            for col in range(self.cols):
                at = col * self._step + 1
                borders.below[row][col] = _is_line(line, at, at + self._step - 1, "-")
        return borders


def _is_line(line: text_parsing.TextLine, start: int, end: int, sign: str) -> int:
    """Return whether a side of a cell is drawn, as :class:`Borders` has it."""
    shown = line.text[start:end]
    if shown == " " * len(shown):
        return 0
    if shown != sign * len(shown):
        raise line.error_at(start, make_message(N_("{sign} or a blank"), sign=repr(sign)))
    return LINE
