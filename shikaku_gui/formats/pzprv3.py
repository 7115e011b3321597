"""The files of pzprjs (``pzprv3``), and the same inside a link.

A file is a list of lines: ``pzprv3``, ``shikaku``, the rows, the columns, a line of clues
for each row, the lines between columns row by row, the lines between rows, the same once more
for the state before each open trial, and a block of metadata. What else follows in a file
is ignored, as there. Single blanks separate words; a
tab is not a blank. Line breaks or ``/`` separate lines; in a link each line is percent-encoded
by itself.
"""

import json
import re
from dataclasses import replace
from itertools import islice
from typing import Any
from urllib.parse import quote, unquote

from shikaku_gui.formats import base, text_parsing
from shikaku_gui.formats.borders import LINE, Borders, borders_around, game_from_trials
from shikaku_gui.formats.json_places import value_end
from shikaku_gui.formats.json_reader import JsonDocument
from shikaku_gui.formats.pzpr import query_start
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import MAX_TRIALS, Puzzle
from shikaku_gui.texts import Words, count_message, make_message

_FILE = re.compile(r"\s*+(?:v:[^\n/]*[\n/])?pzprv[0-9]")
_LINK = re.compile(r"\s*+[^\s?]*\?(?:\w++=[^&/]*+&)*(?:v:[^/]*+/)?pzprv[0-9]")
_MAGIC = re.compile(r"pzprv3(?:\.[0-9]+)?")
_WORD = re.compile(r"(?:(?!%20)[^ \n])+")
_NUMBER_END = " \t\r"
_TAIL = re.compile(r"(?:info|history)(?::|%3A)|TrialData(?:\(|%28)|https?(?::|%3A)|__HISTORY__")
_INFO = re.compile(r"(?:info|history):[ \t]*(?=\{|$)")
_OLD_ENDS = re.compile(r"https?:|__HISTORY__")
"""How the last part of old files begins, which is ignored: the puzzle's address, or the moves."""

_TRIALS = re.compile(r"TrialData\(([0-9]{1,9})\)")
_BLANK_LINES = re.compile(r"\s*")
_BLANK_FIELDS = re.compile(r"[\s/]*")
_BORDERS = {"0": 0, "-1": 0, "1": LINE, "2": LINE}
_NOTES = {"grade": "hard", "rules": "comment"}
"""The names in pzprjs of parts of a puzzle that need not be there."""

_CELL = make_message(N_("a clue's area, {first} or {second}"), first="'-'", second="'.'")
_SIDES = make_message(N_("the sides 0, 1, 2 or -1"))

_read = text_parsing.cell_reader(".", "- 0")


class _Lines:
    """The decoded lines of a file, each with its place."""

    def __init__(
        self, text: str, start: int, separator: str, link: text_parsing.Link | None = None
    ) -> None:
        self._text = text
        self._link = link
        self._separator = separator
        self._blank = _BLANK_LINES if separator == "\n" else _BLANK_FIELDS
        self._decode = unquote if link else str
        self._next = start
        self._at = start

    def take(self) -> str:
        """Return the next line; an empty one after the last."""
        self._at = min(self._next, len(self._text))
        end = self._text.find(self._separator, self._at)
        end = len(self._text) if end < 0 else end
        self._next = end + 1
        return self._decode(self._text[self._at : end]).rstrip(_NUMBER_END)

    def more(self) -> bool:
        """Tell whether there is another line."""
        return self._next < len(self._text)

    def rest(self) -> str:
        """Return the remaining lines as one text."""
        text = self._text[self._next :].replace(self._separator, "\n")
        return unquote(text) if self._link else text

    def reach(self, pattern: re.Pattern[str]) -> bool:
        """Tell whether only empty lines come before the end or a line that matches."""
        at = self._after_blanks()
        return at >= len(self._text) or pattern.match(self._text, at) is not None

    def _after_blanks(self) -> int:
        blank = self._blank.match(self._text, self._next)
        return blank.end() if blank else self._next

    def take_filled(self) -> str:
        """Return the next line that is not empty; an empty one at the end."""
        # Millions of empty lines, taken one by one, would take seconds.
        filled = self._after_blanks()
        self._next = max(self._next, self._text.rfind(self._separator, self._next, filled) + 1)
        line = self.take()
        while not line and self.more():
            line = self.take()
        return line

    def error(self, expected: Words, found: Words, word: int = 0) -> base.FormatError:
        """Return the error for a word of the last line taken, or for its beginning."""
        ends = (match.span() for match in _WORD.finditer(self._text, self._at, self._next - 1))
        at, _ = next(islice(ends, word, None), (self._at, self._at))
        if self._link:
            return self._link.error(at, expected, found)
        return base.FormatError.at(self._text, at, expected, found)

    def ignored(self, line: str) -> str:
        """Return a line that is no part of the puzzle; in a link there is none.

        Raises:
            FormatError: there is: in a list of links it may be another one.
        """
        if line and self._link:
            expected = make_message(N_("the end, or a block of metadata"))
            raise self.error(expected, make_message(N_("one more line")))
        return line

    def words(self, count: int, expected: Words) -> list[str]:
        """Return the words of the next line, of which there must be ``count``."""
        words = [word for word in self.take().split(" ", 2 * count + 2) if word]
        if len(words) != count:
            raise self.error(expected, f"{len(words)}", count)
        return words


def sniff(text: str) -> bool:
    """Tell whether the text begins like a file of pzprjs."""
    return _FILE.match(text) is not None


def sniff_link(text: str) -> bool:
    """Tell whether the text is a link that holds such a file."""
    return _LINK.match(text) is not None


def loads(text: str) -> SavedGame:
    """Read a file; its lines become the rectangles that they close.

    Raises:
        FormatError: a line is invalid.
    """
    start = len(text) - len(text.lstrip())
    separator = "\n" if "\n" in text.strip() else "/"
    return _game(_Lines(text, start, separator))


def loads_link(text: str) -> SavedGame:
    """Read a link that holds a file.

    Raises:
        FormatError: as :func:`loads`.
    """
    link = text_parsing.Link(text)
    return _game(_Lines(link.text, query_start(link.text), "/", link))


def _game(lines: _Lines) -> SavedGame:
    _check_head(lines)
    rows, cols = _side(lines), _side(lines)
    clues = _clues(lines, rows, cols)
    borders = Borders(rows, cols)
    if not lines.reach(_TAIL):
        borders = _borders(lines, rows, cols)
    starts, lost, line = _trials(lines, rows, cols)
    metadata, ignored = _metadata(lines, line)
    game = game_from_trials(
        Puzzle(rows, cols, clues, **metadata), [*reversed(starts), borders], lost
    )
    return replace(game, ignored=base.quoted(ignored) if ignored else "")


def _check_head(lines: _Lines) -> None:
    line = lines.take()
    if line.startswith("v:"):
        line = lines.take()
    if not _MAGIC.fullmatch(line):
        raise lines.error(make_message(N_("the version 'pzprv3'")), base.quoted(line))
    name = lines.take()
    if name != "shikaku":
        raise lines.error(
            make_message(N_("the puzzle {name}"), name="'shikaku'"), base.quoted(name)
        )


def _side(lines: _Lines) -> int:
    word = lines.take().rstrip()
    value = text_parsing.parse_side(word)
    if value is None:
        raise lines.error(text_parsing.EXPECTED_SIDE, base.found_word(word))
    return value


def _clues(lines: _Lines, rows: int, cols: int) -> text_parsing.Clues:
    clues: text_parsing.Clues = {}
    known: dict[str, int | None] = {}
    for row in range(rows):
        words = lines.words(
            cols, count_message("1 cell in this line", "{count} cells in this line", cols)
        )
        wrong = text_parsing.take_words(words, row, _read, known, clues)
        if wrong is not None:
            raise lines.error(
                _CELL,
                base.quoted(words[wrong]),
                wrong,
            )
        if len(clues) > base.MAX_FOREIGN_CLUES:
            raise lines.error(*base.TOO_MANY_CLUES)
    return clues


def _borders(lines: _Lines, rows: int, cols: int) -> Borders:
    """Return the lines between columns, which come first, and those between rows."""
    borders = Borders(rows, cols)
    for row in range(rows):
        borders.right[row][:] = _sides(lines, cols - 1)
    for row in range(rows - 1):
        borders.below[row][:] = _sides(lines, cols)
    return borders


def _sides(lines: _Lines, count: int) -> bytes:
    words = lines.words(
        count, count_message("1 side in this line", "{count} sides in this line", count)
    )
    try:
        return bytes(map(_BORDERS.__getitem__, words))
    except KeyError as error:
        word = error.args[0]
        raise lines.error(_SIDES, base.quoted(word), words.index(word)) from None


def _trials(lines: _Lines, rows: int, cols: int) -> tuple[list[Borders], int, str]:
    """Read the lines drawn before each trial, the innermost first.

    Return also how many of these states are missing, and the line that follows.
    """
    starts: list[Borders] = []
    lost = 0
    line = lines.take_filled()
    while trial := _TRIALS.fullmatch(line):
        if not lines.more():
            return starts, lost + int(trial[1]), ""
        for _ in range(rows):  # of clues, the same as above
            lines.take()
        borders = _borders(lines, rows, cols)
        if len(starts) < MAX_TRIALS:
            starts.append(borders)
        else:
            lost += 1
        line = lines.take_filled()
    return starts, lost, line


def _metadata(lines: _Lines, line: str) -> tuple[dict[str, Any], str]:
    """Return what the block of metadata tells of the puzzle, and a line that is ignored.

    There may be neither. ``line`` is the first one behind the puzzle.
    """
    ignored = ""
    while line and not (_INFO.match(line) or _OLD_ENDS.match(line)):
        ignored = ignored or lines.ignored(line)
        line = lines.take_filled()
    info = _INFO.match(line)
    if info is None:
        moves = line.startswith("__")
        return {}, ignored or lines.ignored("" if moves else lines.take_filled())
    text = f"{line[info.end() :]}\n{lines.rest()}"
    end = value_end(text)
    parts = _named_parts(lines, text[:end])
    return parts, ignored or lines.ignored(text[end:].strip().partition("\n")[0])


def _named_parts(lines: _Lines, text: str) -> dict[str, str]:
    """Return what a block of metadata in JSON tells of the puzzle; the undo list is ignored."""
    try:
        data = JsonDocument(text)
        members = data.members()
        if "metadata" not in members:
            return {}
        named = {key: data.string("metadata", key) for key in ("author", "source")}
        members = data.members("metadata")
    except base.FormatError as error:
        raise lines.error(
            make_message(N_("{expected} in the metadata"), expected=error.parts[0]),
            error.parts[1],
        ) from None
    others = {ours: members.get(theirs) for ours, theirs in _NOTES.items()}
    return named | {ours: text for ours, text in others.items() if isinstance(text, str)}


def dumps(game: SavedGame) -> str:
    """Write a file with the outlines of the rectangles."""
    puzzle = game.puzzle
    borders = borders_around(puzzle, game.rects)
    head = f"pzprv3\nshikaku\n{puzzle.rows}\n{puzzle.cols}\n"
    sides = [[str(side) for side in row] for row in (*borders.right, *borders.below)]
    cells = text_parsing.join_rows_padded(text_parsing.grid_words(puzzle, ".", "-"))
    return head + cells + text_parsing.join_rows_padded(sides) + _info(puzzle)


def _info(puzzle: Puzzle) -> str:
    fields = {
        "author": text_parsing.single_line(puzzle.author),
        "source": text_parsing.single_line(puzzle.source),
        "hard": text_parsing.single_line(puzzle.grade),
        "comment": text_parsing.plain_lines(puzzle.rules),
    }
    known = {key: value for key, value in fields.items() if value}
    if not known:
        return ""
    # pzprjs takes every "/" for a line break, even inside these texts.
    block = json.dumps({"metadata": known}, ensure_ascii=False, indent=1)
    return "\ninfo:" + block.replace("/", "\\u002f") + "\n"


def dumps_link(game: SavedGame) -> str:
    """Write a link that opens the puzzle with the rectangles drawn so far."""
    lines = (quote(line, safe="") for line in dumps(game).split("\n"))
    return "https://puzz.link/p?" + "/".join(lines)
