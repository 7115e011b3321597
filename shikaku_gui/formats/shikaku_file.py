"""Our own save file, ``*.shikaku``: a whole game as JSON; see docs/file-format.md."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeAlias

from shikaku_gui import model
from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.formats import rect_json, shape_json
from shikaku_gui.formats.base import BEGINNING, MAX_CLUES, MAX_SIDE, ONE_CLUE_PER_CELL, FormatError
from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers, columns
from shikaku_gui.formats.saved_game import (
    NO_HINTS,
    HintsUsed,
    HintTaken,
    SavedGame,
    UndoneMoves,
)
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.texts import make_message

SAVE_VERSION = 5
"""The newest version that is read; a game is written in the first version that can tell it."""

MAX_COUNT = 10**9

_Clues: TypeAlias = dict[Cell, int | None]
_AREAS = {int, type(None)}

_KEYS = {
    "format",
    "version",
    "puzzle",
    "moves",
    "position",
    "seconds",
    "hints",
    "solution",
    "possible",
    "solution rows",
    "undone",
    "hints taken",
}
_LARGE = 1_000_000
"""From this many characters, collections of garbage are put off."""

ORIGIN = ("title", "author", "source", "grade", "rules")
_PUZZLE_KEYS = {"rows", "cols", "clues", "clue rows", "shapes", *ORIGIN}


def check_beginning(text: str) -> None:
    """Check that a long text that begins like this may be one of our files.

    Raises:
        FormatError: it is other JSON.
    """
    if '"shikaku"' not in text:
        raise FormatError(
            make_message(N_("the word shikaku in the first {count} bytes"), count=BEGINNING),
            make_message(N_("other JSON")),
        )


def loads(text: str) -> SavedGame:
    """Read a saved game.

    Raises:
        FormatError: the text is not JSON, its version is newer, or a value is invalid.
    """
    with paused_collector() if len(text) >= _LARGE else nullcontext():
        return _loads(text)


def _loads(text: str) -> SavedGame:
    return read_game(JsonDocument(text))


def read_game(data: JsonDocument) -> SavedGame:
    """Read a saved game from its JSON, which may be a part of a longer text.

    Raises:
        FormatError: its version is newer, or a value is invalid.
    """
    _check_version(data)
    puzzle = _puzzle(data)
    solved, solution = _solution(data, puzzle)
    moves, times = _moves(data, puzzle, solved, solution)
    undone, hints_taken = _log(data, puzzle)
    return SavedGame(
        puzzle,
        moves,
        _position(data, len(moves)),
        read_seconds(data),
        read_hints(data),
        None if solved is None else solution,
        read_possible_shown(data),
        times=times,
        undone=undone,
        hints_taken=hints_taken,
    )


def _moves(
    data: JsonDocument, puzzle: Puzzle, solved: Board | None, solution: tuple[Rect, ...]
) -> tuple[tuple[model.Move, ...], tuple[int | None, ...]]:
    if not data.items("moves"):
        return (), ()
    from shikaku_gui.formats import move_json  # takes longer than reading and solving a puzzle

    return move_json.read_moves(data, puzzle, solved, solution)


def _log(
    data: JsonDocument, puzzle: Puzzle
) -> tuple[tuple[UndoneMoves, ...], tuple[HintTaken, ...]]:
    if not (data.items("undone") or data.items("hints taken")):
        return (), ()
    from shikaku_gui.formats import play_log  # as above

    return play_log.read_undone(data, puzzle), play_log.read_hints_taken(data)


def _position(data: JsonDocument, count: int) -> int:
    if not data.has("position"):
        return count
    return data.integer(
        "position", low=0, high=count, what=make_message(N_("a position in the moves"))
    )


def _check_version(data: JsonDocument) -> None:
    data.members()
    if data.string("format") != "shikaku":
        raise data.error(("format",), make_message(N_('the format "{name}"'), name="shikaku"))
    data.integer("version", low=1, high=SAVE_VERSION, what=make_message(N_("a known version")))
    data.check_keys((), _KEYS)
    data.members("puzzle")
    data.check_keys(("puzzle",), _PUZZLE_KEYS)


def _puzzle(data: JsonDocument) -> Puzzle:
    rows = data.integer(
        "puzzle", "rows", low=1, high=MAX_SIDE, what=make_message(N_("a number of rows"))
    )
    cols = data.integer(
        "puzzle", "cols", low=1, high=MAX_SIDE, what=make_message(N_("a number of columns"))
    )
    clues: _Clues = {}
    if len(data.items("puzzle", "clues")) > MAX_CLUES:
        raise data.error(
            ("puzzle", "clues"), make_message(N_("at most {most} clues"), most=MAX_CLUES)
        )
    for start, batch in data.batches("puzzle", "clues"):
        listed = columns(batch, 3)
        if listed is None or not _take_clues(listed, (rows, cols), clues):
            for index, item in enumerate(batch, start):
                _take_clue(data, ("puzzle", "clues", index), item, (rows, cols), clues)
    for index, item in enumerate(data.taken("puzzle", "clue rows")):
        path: Path = ("puzzle", "clue rows", index)
        row, values = rect_json.row_items(data, path, item, 2)
        if not _take_clues([[row] * len(values[0]), *values], (rows, cols), clues):
            for col, area in zip(*values, strict=True):
                _take_clue(data, path, [row, col, area], (rows, cols), clues)
        if len(clues) > MAX_CLUES:
            raise data.error(path, make_message(N_("at most {most} clues"), most=MAX_CLUES))
    texts = (data.string("puzzle", key) for key in ORIGIN)
    shapes = shape_json.read_shapes(data, (rows, cols), clues)
    return Puzzle(rows, cols, clues, *texts, shapes=shapes)


def _take_clues(values: Sequence[Sequence[Any]], size: tuple[int, int], clues: _Clues) -> bool:
    """Add clues given as their rows, columns and areas; False, adding none, if one is wrong.

    There may be a million of them, so that each step is a function written in C.
    """
    rows, cols, areas = values
    if not areas:
        return True
    if not (are_integers(rows) and are_integers(cols) and set(map(type, areas)) <= _AREAS):
        return False
    known = set(areas) - {None}
    if min(rows) < 0 or max(rows) >= size[0] or min(cols) < 0 or max(cols) >= size[1]:
        return False
    if known and not 1 <= min(known) <= max(known) <= MAX_COUNT:
        return False
    cells = map(partial(tuple.__new__, Cell), zip(rows, cols, strict=True))
    found = dict(zip(cells, areas, strict=True))
    if len(found) < len(areas) or not clues.keys().isdisjoint(found):
        return False
    clues.update(found)
    return True


def _take_clue(
    data: JsonDocument, path: Path, item: object, size: tuple[int, int], clues: _Clues
) -> None:
    """Add a clue, a list of row, column and area.

    Raises:
        FormatError: it is none, or its cell has another one.
    """
    row, col, area = item if isinstance(item, list) and len(item) == 3 else (None, None, False)
    if (
        not (type(row) is int and type(col) is int and (area is None or type(area) is int))
        or not 0 <= row < size[0]
        or not 0 <= col < size[1]
    ):
        raise data.error(path, make_message(N_("a clue [row, col, area] on the grid")))
    if area is not None and not 1 <= area <= MAX_COUNT:
        raise data.error((*path, 2), make_message(N_("an area of 1 or more, or null")))
    if (row, col) in clues:
        raise data.error(path, ONE_CLUE_PER_CELL)
    clues[Cell(row, col)] = area


def read_seconds(data: JsonDocument) -> float:
    """Return the time played, from the key "seconds".

    Raises:
        FormatError: it is no number, or out of range.
    """
    if not data.has("seconds"):
        return 0.0
    match data.members()["seconds"]:
        case bool():
            pass
        case int() | float() as seconds if math.isfinite(seconds) and 0 <= seconds <= MAX_COUNT:
            return float(seconds)
    raise data.error(("seconds",), make_message(N_("seconds from 0 to {most}"), most=MAX_COUNT))


def read_hints(data: JsonDocument) -> HintsUsed:
    """Return the hints used, from the key "hints".

    Raises:
        FormatError: one of them is no number, or unknown.
    """
    if not data.has("hints"):
        return NO_HINTS
    data.check_keys(("hints",), set(HintsUsed._fields))
    return HintsUsed(
        *(
            data.integer("hints", degree, low=0, high=MAX_COUNT, what=make_message(N_("a number")))
            if data.has("hints", degree)
            else 0
            for degree in HintsUsed._fields
        )
    )


def read_possible_shown(data: JsonDocument) -> int:
    """Return how often the possible rectangles were shown, from the key "possible".

    Raises:
        FormatError: it is no number, or out of range.
    """
    if not data.has("possible"):
        return 0
    return data.integer("possible", low=0, high=MAX_COUNT, what=make_message(N_("a number")))


def _solution(data: JsonDocument, puzzle: Puzzle) -> tuple[Board | None, tuple[Rect, ...]]:
    """Return the board that the solution covers, None without one, and its rectangles."""
    if data.has("solution"):
        path, rects = ("solution",), rect_json.read_rects(data, ("solution",), puzzle)
    elif data.has("solution rows"):
        path, rects = ("solution rows",), rect_json.read_rect_rows(data, ("solution rows",), puzzle)
    else:
        return None, ()
    covered = sum(height * width for _, _, height, width in rects)
    board = Board(puzzle, rects if covered == puzzle.area else ())
    if board.covered != puzzle.area or len(board.rects) != len(rects):
        raise data.error(path, make_message(N_("rectangles that cover each cell once")))
    return board, rects
