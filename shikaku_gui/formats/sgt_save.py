"""Save files of "Rectangles" in Simon Tatham's Portable Puzzle Collection (``.sav``).

A file is a sequence of records ``KEY     :length:value``; the length is in bytes and is
the only sign of where a value ends. Moves draw and erase lines: ``Hx,y`` and ``Vx,y`` toggle
the side above and left of a cell, ``Rx,y,w,h`` draws an outline and clears its inside,
``Ex,y,w,h`` only clears, ``S...`` sets all lines. The text handled here has one
character for each byte.
"""

import re
from dataclasses import replace
from typing import NamedTuple

from shikaku_gui.formats import sgt
from shikaku_gui.formats.base import FormatError, quoted
from shikaku_gui.formats.borders import (
    LINE,
    Borders,
    DrawnRectFinder,
    borders_around,
    partition_from_borders,
)
from shikaku_gui.formats.saved_game import SavedGame, valid_solution
from shikaku_gui.formats.sgt_obfuscation import hide, reveal
from shikaku_gui.formats.text_parsing import parse_number
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply
from shikaku_gui.texts import Words, count_message, make_message

_HEADER = "Simon Tatham's Portable Puzzle Collection"
_RECORD = re.compile(r"[\r\n]*([A-Z]{1,8}) *:([0-9]{1,9}):")
_TOGGLE = re.compile(r"([HV])([0-9]+),([0-9]+)")
_BLOCK = re.compile(r"([RE])0*([0-9]{1,9}),0*([0-9]{1,9}),0*([0-9]{1,9}),0*([0-9]{1,9})")
_LINES = re.compile(r"S[01]*")
_SIDES = bytes.maketrans(b"01", b"\0\1")
_PRINTABLE = re.compile(r"[ -~]*")
_STEPS = {"MOVE", "SOLVE", "RESTART"}
_MAX_RECORDS = 100_000
MAX_WORK = 5_000_000
"""The limit on the work of all moves, in rows of the grid that they touch."""

# The fixed cost of a move, in rows.
_WORK_OF_MOVE = 5

MAX_SEARCHED = 2_000_000
"""The largest number of cells, over all states, that are searched for moves."""

_SEARCH_OF_STATE = 150
"""The cost of a state besides its cells, in cells."""


class _Record(NamedTuple):
    text: str
    start: int
    key: str
    value: str

    @property
    def value_at(self) -> int:
        """The offset of the value in the text."""
        return self.text.index(":", self.text.index(":", self.start) + 1) + 1

    def error(self, expected: Words) -> FormatError:
        return FormatError.at(self.text, self.value_at, expected, quoted(self.value))


class _File(NamedTuple):
    """The records by key, the moves in order, the index of the saved state, and what follows."""

    text: str
    head: dict[str, _Record]
    steps: list[_Record]
    position: int
    rest: str

    def value(self, key: str) -> _Record:
        record = self.head.get(key)
        if record is None:
            raise FormatError.at(
                self.text, len(self.text), make_message(N_("a record {name}"), name=key)
            )
        return record


def sniff(text: str) -> bool:
    """Tell whether the text begins like a save file of that collection."""
    return text.lstrip().startswith("SAVEFILE")


def loads(text: str) -> SavedGame:
    """Read a save file; its moves become moves of whole rectangles.

    Raises:
        FormatError: a record is broken, missing or out of order, the game is another
            one, or a move is not possible.
    """
    file = _records(text)
    for key, value in (("SAVEFILE", _HEADER), ("VERSION", "1"), ("GAME", "Rectangles")):
        if file.value(key).value != value:
            raise file.value(key).error(f"{value!r}")
    file.value("PARAMS")
    puzzle = _puzzle(file)
    replay = LineReplay(puzzle, len(file.steps) + 1, file.position)
    borders = Borders(puzzle.rows, puzzle.cols)
    replay.add(borders)
    work = 0
    for record in file.steps:
        work += _WORK_OF_MOVE + _step(record, borders)
        if work > MAX_WORK:
            raise record.error(make_message(N_("fewer or smaller moves: all take too long")))
        replay.add(borders)
    game = replay.game(_solution(file, puzzle))
    return replace(game, ignored=quoted(file.rest) if file.rest else "")


def _records(text: str) -> _File:
    """Read records up to the last announced move; that program ignores what follows."""
    head: dict[str, _Record] = {}
    steps: list[_Record] = []
    at = len(text) - len(text.lstrip())
    wanted = position = -1
    count = 0
    while wanted < 0 or position < 0 or len(steps) < wanted:
        record, at = _record(text, at)
        count += 1
        if count > _MAX_RECORDS:
            raise FormatError.at(
                text, record.start, make_message(N_("at most {most} records"), most=_MAX_RECORDS)
            )
        if not head and record.key != "SAVEFILE":
            raise FormatError.at(text, record.start, make_message(N_("the record SAVEFILE first")))
        if record.key in _STEPS:
            if wanted < 0 or position < 0:
                raise FormatError.at(
                    text, record.start, make_message(N_("NSTATES and STATEPOS before any move"))
                )
            steps.append(record)
        elif record.key == "NSTATES" and wanted < 0:
            wanted = _count(record, 1, None) - 1
        elif record.key == "STATEPOS" and wanted >= 0:
            position = _count(record, 1, wanted + 1) - 1
        else:
            head.setdefault(record.key, record)
    return _File(text, head, steps, position, text[at:].strip())


def _record(text: str, at: int) -> tuple[_Record, int]:
    match = _RECORD.match(text, at)
    if match is None:
        raise FormatError.at(text, at, make_message(N_("a record 'KEY:length:value'")))
    stop = match.end() + int(match[2])
    if stop > len(text):
        found = f"{len(text) - match.end()}"
        raise FormatError.at(
            text, match.end(), count_message("1 byte", "{count} bytes", int(match[2])), found
        )
    record = _Record(text, match.start(1), match[1], text[match.end() : stop])
    if record.key != "SEED" and not _PRINTABLE.fullmatch(record.value):
        raise record.error(make_message(N_("printable ASCII characters")))
    return record, stop


def _count(record: _Record, low: int, high: int | None) -> int:
    value = parse_number(record.value)
    if value is None or value < low or (high is not None and value > high):
        if high is None:
            raise record.error(make_message(N_("a number from {low}"), low=low))
        raise record.error(make_message(N_("a number from {low} to {high}"), low=low, high=high))
    return value


def _puzzle(file: _File) -> Puzzle:
    size, cells = file.value("CPARAMS"), file.value("DESC")
    rows, cols = sgt.params(file.text, size.value_at, size.value_at + len(size.value))
    start = cells.value_at
    clues = sgt.cells(file.text, start, start + len(cells.value), rows, cols)
    if rows * cols == 1:
        raise size.error(make_message(N_("a grid of more than one cell")))
    return Puzzle(rows, cols, clues)


def _step(record: _Record, borders: Borders) -> int:
    """Make a move; return the number of rows that it may have touched."""
    if record.key == "RESTART":
        _set_lines(borders, "")
        return borders.rows
    if match := _TOGGLE.fullmatch(record.value):
        return _toggle(record, match, borders)
    if match := _BLOCK.fullmatch(record.value):
        return _block(record, match, borders)
    if _LINES.fullmatch(record.value):
        _set_lines(borders, record.value[1:])
        return borders.rows
    raise record.error(make_message(N_("a move H, V, R, E or S")))


def _toggle(record: _Record, match: re.Match[str], borders: Borders) -> int:
    col, row = parse_number(match[2]), parse_number(match[3])
    above = match[1] == "H"
    if col is None or row is None or not (0 <= col < borders.cols and 0 <= row < borders.rows):
        raise record.error(make_message(N_("a side of a cell on the grid")))
    if (row if above else col) == 0:
        raise record.error(make_message(N_("a side inside the grid")))
    line, at = (borders.below[row - 1], col) if above else (borders.right[row], col - 1)
    line[at] ^= LINE
    return 1


def _block(record: _Record, match: re.Match[str], borders: Borders) -> int:
    col, row, width, height = map(int, match.groups()[1:])
    if col + width > borders.cols or row + height > borders.rows:
        raise record.error(make_message(N_("a block on the grid")))
    if width and height:
        rect = Rect(row, col, height, width)
        borders.clear_inside(rect)
        if match[1] == "R":
            borders.outline(rect)
    return height + 2


def _set_lines(borders: Borders, flags: str) -> None:
    """Set the lines between columns row by row, then those between rows; missing flags are 0."""
    total = borders.rows * (borders.cols - 1) + (borders.rows - 1) * borders.cols
    values = flags[:total].ljust(total, "0").encode().translate(_SIDES)
    at = 0
    for line in (*borders.right, *borders.below):
        line[:] = values[at : at + len(line)]
        at += len(line)


class LineReplay:
    """Takes the states of a game in order and returns the game as moves.

    Where there are too many states for the size of the grid, only the saved one is kept.
    """

    def __init__(self, puzzle: Puzzle, states: int, position: int) -> None:
        self._puzzle = puzzle
        self._saved = position
        self._stepwise = (puzzle.area + _SEARCH_OF_STATE) * states <= MAX_SEARCHED
        self._finder = DrawnRectFinder(puzzle)
        self._board = Board(puzzle)
        self._rects: frozenset[Rect] = frozenset()
        self._moves: list[Move] = []
        self._position = 0
        self._seen = 0

    def add(self, borders: Borders) -> None:
        """Add the next state; the first is the one before any move."""
        if self._stepwise or self._seen == self._saved:
            rects = frozenset(self._finder.find(borders))
            if rects != self._rects:
                move = move_between(self._board, self._rects, rects)
                self._board = apply(self._board, move)
                self._moves.append(move)
                self._rects = rects
        if self._seen == self._saved:
            self._position = len(self._moves)
        self._seen += 1

    def game(self, solution: tuple[Rect, ...] | None) -> SavedGame:
        """Return the game with the moves found."""
        moves = tuple(self._moves)
        return SavedGame(self._puzzle, moves, self._position, solution=solution)


def move_between(board: Board, before: frozenset[Rect], after: frozenset[Rect]) -> Move:
    """Return the one move that turns the rectangles on a board into others."""
    added, removed = after - before, before - after
    if not after:
        return Clear()
    if not added and len(removed) == 1:
        return Erase(*removed)
    if len(added) == 1:
        (rect,) = added
        if removed == set(board.touching(rect)):
            return Place(rect)
    return Fill(tuple(sorted(after)))


def _solution(file: _File, puzzle: Puzzle) -> tuple[Rect, ...] | None:
    hidden = file.head.get("AUXINFO")
    plain = reveal(hidden.value) if hidden else None
    if plain is None or not _LINES.fullmatch(plain):
        return None
    borders = Borders(puzzle.rows, puzzle.cols)
    _set_lines(borders, plain[1:])
    return valid_solution(puzzle, partition_from_borders(borders))


def dumps(game: SavedGame) -> str:
    """Write a save file with one move for each rectangle; other moves are lost."""
    puzzle = game.puzzle
    size = f"{puzzle.cols}x{puzzle.rows}"
    records = [
        *(("SAVEFILE", _HEADER), ("VERSION", "1"), ("GAME", "Rectangles")),
        *(("PARAMS", size), ("CPARAMS", size), ("DESC", sgt.description(puzzle))),
    ]
    if game.solution is not None:
        borders = borders_around(puzzle, game.solution)
        sides = (str(side) for line in (*borders.right, *borders.below) for side in line)
        records.append(("AUXINFO", hide("S" + "".join(sides))))
    states = str(len(game.rects) + 1)
    records += [("NSTATES", states), ("STATEPOS", states)]
    for rect in game.rects:
        records.append(("MOVE", f"R{rect.col},{rect.row},{rect.width},{rect.height}"))
    return "".join(f"{key:8}:{len(value)}:{value}\n" for key, value in records)
