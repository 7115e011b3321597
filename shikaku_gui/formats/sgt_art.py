"""The ASCII drawing that "Rectangles" copies to the clipboard.

There are two lines for each row of the grid and one more. ``|``, ``-`` and ``+`` are the
lines drawn and the frame. A cell is as wide as the longest clue, at least two characters,
and its number is right-aligned.
"""

import re
from itertools import islice

from shikaku_gui.formats import text_parsing
from shikaku_gui.formats.base import MAX_SIDE, FormatError
from shikaku_gui.formats.borders import LINE, Borders, game_from_borders
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import make_message

_SNIFF = re.compile(r"\s*+\+-[-+]*\+\s*[\r\n]")
_NUMBER = re.compile(r"[0-9]+")
_SIGNS = {"|": LINE, "-": LINE, " ": 0}


def sniff(text: str) -> bool:
    """Tell whether the text begins with the upper edge of a frame."""
    return _SNIFF.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a drawing.

    Raises:
        FormatError: lines differ in length, or a character is in the wrong place.
    """
    lines = [_trim(line) for line in islice(text_parsing.nonblank_lines(text), 2 * MAX_SIDE + 2)]
    if not lines:
        raise FormatError.at(text, 0, make_message(N_("the upper edge of a frame")))
    drawing = _Drawing(lines)
    puzzle = Puzzle(drawing.rows, drawing.cols, drawing.clues())
    return game_from_borders(puzzle, drawing.borders())


def _trim(line: text_parsing.TextLine) -> text_parsing.TextLine:
    text = line.text
    return text_parsing.TextLine(
        line.source, line.start + len(text) - len(text.lstrip()), text.strip()
    )


class _Drawing:
    """The lines of a drawing and the size of its cells."""

    def __init__(self, lines: list[text_parsing.TextLine]) -> None:
        self._lines = lines
        length = len(lines[0].text)
        for line in lines:
            if len(line.text) != length:
                raise line.error_at(
                    len(line.text),
                    make_message(N_("a line of {count} characters"), count=length),
                )
        found = (word for line in lines[1::2] for word in _NUMBER.findall(line.text))
        self._step = max(2, *(len(word) for word in found), 0) + 1
        self.cols, rest = divmod(length - 1, self._step)
        self.rows = len(lines) // 2
        if rest or not self.cols or self.cols > MAX_SIDE:
            raise lines[0].error_at(
                length,
                make_message(
                    N_("columns of {count} characters, at most {most}"),
                    count=self._step,
                    most=MAX_SIDE,
                ),
            )
        if not self.rows or len(lines) % 2 == 0 or self.rows > MAX_SIDE:
            raise lines[-1].error_at(
                0,
                make_message(
                    N_("two lines a row and one more, at most {most} rows"), most=MAX_SIDE
                ),
                f"{len(lines)}",
            )

    def clues(self) -> text_parsing.Clues:
        """Return the clues of the lines that hold cells."""
        clues: text_parsing.Clues = {}
        for row, line in enumerate(self._lines[1::2]):
            for col in range(self.cols):
                start = col * self._step + 1
                word = line.text[start : start + self._step - 1]
                if not word.strip():
                    continue
                area = text_parsing.parse_number(word.lstrip(" "))
                if not area:
                    raise line.error_at(
                        start,
                        make_message(N_("a number at the right of its cell, or blanks")),
                    )
                clues[Cell(row, col)] = area
            text_parsing.check_count(clues, line)
        return clues

    def borders(self) -> Borders:
        """Return the lines drawn; the characters at the corners are ignored."""
        borders = Borders(self.rows, self.cols)
        for row, line in enumerate(self._lines[1::2]):
            for col in range(self.cols - 1):
                borders.right[row][col] = _sign(line, (col + 1) * self._step, "| ")
        for row, line in enumerate(self._lines[2:-1:2]):
            for col in range(self.cols):
                borders.below[row][col] = _sign(line, col * self._step + 1, "- ")
        return borders


def _sign(line: text_parsing.TextLine, at: int, signs: str) -> int:
    if line.text[at] not in signs:
        raise line.error_at(at, make_message(N_("{sign} or a blank"), sign=repr(signs[0])))
    return _SIGNS[line.text[at]]
