"""The text in which janko.at publishes a puzzle, by itself or inside its page.

Lines of ``key value`` give author, title, source and size. ``problem`` and ``solution``,
later written ``[problem]`` and ``[solution]``, precede a grid of clues, with ``-`` for an
empty cell, and a grid of labels, one for each rectangle. Keys may also follow the grids.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from shikaku_gui.formats import text_parsing
from shikaku_gui.formats.base import FormatError
from shikaku_gui.formats.borders import partition_from_labels
from shikaku_gui.formats.saved_game import SavedGame, valid_solution
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.texts import count_message, make_message

_SCRIPT = re.compile(r"application/x-janko[^<>]{0,200}>")
_SNIFF = re.compile(r"^[ \t]*(?:begin|puzzle[ \t]+\w+)[ \t]*\r?$", re.MULTILINE)
_MAX_LINES = 100_000
_NAMES = {"sikaku", "shikaku"}
_EXPECTED = make_message(N_("a clue's area or '-'"))
_TEXTS = ("title", "author", "source")

_read = text_parsing.cell_reader("-", "?")


def sniff(text: str) -> bool:
    """Tell whether the text is such a page, or begins like the text in it."""
    return _SCRIPT.search(text) is not None or _SNIFF.match(text.lstrip()) is not None


def loads(text: str) -> SavedGame:
    """Read a text or a page.

    A solution that does not solve the puzzle is ignored.

    Raises:
        FormatError: the size or the problem is missing, or a row is invalid.
    """
    script = _SCRIPT.search(text)
    reader = _Reader(text)
    end = reader.read(text_parsing.nonblank_lines(text, script.end() if script else 0))
    if script is None and end is not None:
        text_parsing.check_nothing_follows(text, end)
    return reader.game()


class _Reader:
    """Collects the parts of a text as they are read."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._size: list[int | None] = [None, None]
        self._sections: set[str] = set()
        self._clues: text_parsing.Clues | None = None
        self._solution: tuple[Rect, ...] | None = None
        self._texts: dict[str, Any] = dict.fromkeys(_TEXTS, "")

    def read(self, lines: Iterator[text_parsing.TextLine]) -> int | None:
        """Read lines to the end of the text, or of the puzzle, whose offset is returned."""
        for line in islice(lines, _MAX_LINES):
            key, _, value = line.text.strip().partition(" ")
            match key.lower().strip("[]"):
                case "end" | "</script>":
                    return line.start
                case "puzzle" if value.strip().lower() not in _NAMES:
                    raise line.error(1, make_message(N_("the puzzle {name}"), name="'sikaku'"))
                case "size" | "rows" | "cols" if self._sections:
                    raise line.error(0, make_message(N_("the size before any grid")))
                case "size":
                    self._size = [*text_parsing.parse_sides(line, (1,)) * 2]
                case "rows" | "cols" as name:
                    self._size[name == "cols"] = text_parsing.parse_sides(line, (1,))[0]
                case "problem" | "solution" as name if name in self._sections:
                    raise line.error(
                        0,
                        make_message(N_("one section {name}"), name=repr(name)),
                        make_message(N_("a second one")),
                    )
                case "problem":
                    rows, cols = self._known_size(line)
                    self._clues = text_parsing.read_rows(
                        lines, rows, cols, _read, _EXPECTED, self._text
                    )
                case "solution":
                    rows, cols = self._known_size(line)
                    labels = self._labels(lines, rows, cols)
                    self._solution = partition_from_labels(labels, rows, cols)
                case "title" | "author" | "source" as name:
                    self._texts[name] = value.strip()
        return None

    def game(self) -> SavedGame:
        """Return the game that was read."""
        rows, cols = self._size
        if self._clues is None or rows is None or cols is None:
            raise FormatError.at_end(self._text, make_message(N_("a section 'problem'")))
        puzzle = Puzzle(rows, cols, self._clues, **self._texts)
        solution = valid_solution(puzzle, self._solution)
        wrong = solution is None and self._solution is not None
        return SavedGame(puzzle, solution=solution, wrong_solution=wrong)

    def _known_size(self, line: text_parsing.TextLine) -> tuple[int, int]:
        self._sections.add(line.text.strip().lower().strip("[]"))
        rows, cols = self._size
        if rows is None or cols is None:
            raise line.error(
                0, make_message(N_("a line 'size', or 'rows' and 'cols', before any grid"))
            )
        return rows, cols

    def _labels(
        self, lines: Iterator[text_parsing.TextLine], rows: int, cols: int
    ) -> Iterator[list[str]]:
        for _ in range(rows):
            row = next(lines, None)
            if row is None:
                raise FormatError.at_end(
                    self._text, count_message("1 row of labels", "{count} rows of labels", rows)
                )
            words = row.words()
            if len(words) != cols:
                raise row.error(
                    min(cols, len(words)),
                    count_message("1 label in this row", "{count} labels in this row", cols),
                )
            yield words


def dumps(game: SavedGame) -> str:
    """Write the text, with section words in brackets."""
    puzzle = game.puzzle
    texts = ((key, text_parsing.single_line(getattr(puzzle, key))) for key in _TEXTS)
    lines = ["begin", "puzzle sikaku", *(f"{key} {text}" for key, text in texts if text)]
    lines += [f"rows {puzzle.rows}", f"cols {puzzle.cols}", "[problem]"]
    text = "\n".join(lines) + "\n" + text_parsing.join_rows(text_parsing.grid_words(puzzle, "-"))
    if game.solution is not None:
        text += "[solution]\n" + text_parsing.join_rows(_labels(puzzle, game.solution))
    return text + "end\n"


def _labels(puzzle: Puzzle, rects: tuple[Rect, ...]) -> list[list[str]]:
    """Return a grid of labels; each uncovered cell has its own."""
    rows = [[f"x{row}.{col}" for col in range(puzzle.cols)] for row in range(puzzle.rows)]
    for label, rect in enumerate(rects):
        for cell in rect.cells():
            rows[cell.row][cell.col] = str(label)
    return rows
