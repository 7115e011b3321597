"""Our own save file, ``*.shikaku``: a whole game as JSON; see docs/file-format.md."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from itertools import chain, groupby
from typing import Any

from shikaku_gui.collector_pause import paused_collector
from shikaku_gui.formats import move_json, play_log, shape_json
from shikaku_gui.formats.base import (
    BEGINNING,
    MAX_CLUES,
    MAX_SIDE,
    MAX_TEXT_BYTES,
    ONE_CLUE_PER_CELL,
    FormatError,
)
from shikaku_gui.formats.json_reader import (
    MAX_MEMORY,
    MAX_NUMBERS,
    JsonDocument,
    Path,
    are_integers,
    columns,
    memory_of,
)
from shikaku_gui.formats.move_limits import within_limits
from shikaku_gui.formats.saved_game import NO_HINTS, HintsUsed, SavedGame
from shikaku_gui.formats.text_parsing import Clues
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Fill, Move, Puzzle, Rect
from shikaku_gui.texts import make_message

SAVE_VERSION = 5
"""The newest version that is read; a game is written in the first version that can tell it."""

MAX_COUNT = 10**9
_OTHER_NUMBERS = 10_000  # the large ones of a game besides the areas and the times of moves
_ENCODER = json.JSONEncoder(ensure_ascii=False)

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

_ORIGIN = ("title", "author", "source", "grade", "rules")
_PUZZLE_KEYS = {"rows", "cols", "clues", "clue rows", "shapes", *_ORIGIN}


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
    moves, times = move_json.read_moves(data, puzzle, solved, solution)
    return SavedGame(
        puzzle,
        moves,
        _position(data, len(moves)),
        read_seconds(data),
        read_hints(data),
        None if solved is None else solution,
        read_possible_shown(data),
        times=times,
        undone=play_log.read_undone(data, puzzle),
        hints_taken=play_log.read_hints_taken(data),
    )


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
    clues: Clues = {}
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
        row, values = move_json.row_items(data, path, item, 2)
        if not _take_clues([[row] * len(values[0]), *values], (rows, cols), clues):
            for col, area in zip(*values, strict=True):
                _take_clue(data, path, [row, col, area], (rows, cols), clues)
        if len(clues) > MAX_CLUES:
            raise data.error(path, make_message(N_("at most {most} clues"), most=MAX_CLUES))
    texts = (data.string("puzzle", key) for key in _ORIGIN)
    shapes = shape_json.read_shapes(data, (rows, cols), clues)
    return Puzzle(rows, cols, clues, *texts, shapes=shapes)


def _take_clues(values: Sequence[Sequence[Any]], size: tuple[int, int], clues: Clues) -> bool:
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
    data: JsonDocument, path: Path, item: object, size: tuple[int, int], clues: Clues
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
        path, rects = ("solution",), move_json.read_rects(data, ("solution",), puzzle)
    elif data.has("solution rows"):
        path, rects = ("solution rows",), move_json.read_rect_rows(data, ("solution rows",), puzzle)
    else:
        return None, ()
    covered = sum(height * width for _, _, height, width in rects)
    board = Board(puzzle, rects if covered == puzzle.area else ())
    if board.covered != puzzle.area or len(board.rects) != len(rects):
        raise data.error(path, make_message(N_("rectangles that cover each cell once")))
    return board, rects


def dumps(game: SavedGame) -> str:
    """Write the game, with one line for each clue and move, so that files can be compared.

    The text can be read back: moves beyond the limits are left out, the oldest first, and a
    game too large for that has a line for each row of the grid instead.
    """
    game = _with_few_numbers(within_limits(game))
    moves = map(_json, map(move_json.plain_timed_move, game.moves, game.move_times))
    text = _dumps(game, _clues(game.puzzle), moves, "solution", game.solution)
    if len(text.encode()) <= MAX_TEXT_BYTES and memory_of(text) <= MAX_MEMORY:
        return text
    game = replace(game, undone=(), hints_taken=())
    rows = None if game.solution is None else move_json.rect_rows(game.solution)
    return _dumps(game, _clue_rows(game.puzzle), _moves_in_rows(game), "solution rows", rows, 3)


def _with_few_numbers(game: SavedGame) -> SavedGame:
    """Return the game without times if it has more large numbers than are read."""
    if len(game.puzzle.clues) + len(game.times) < MAX_NUMBERS - _OTHER_NUMBERS:
        return game
    return replace(game, times=(), undone=(), hints_taken=())


def _version(game: SavedGame) -> int:
    if game.puzzle.shapes:
        return 5
    if game.times or game.undone or game.hints_taken:
        return 4
    return 2 if game.possible_shown > 0 or any(map(move_json.needs_version_2, game.moves)) else 1


def _dumps(
    game: SavedGame,
    clues: str,
    moves: Iterable[str],
    solution_key: str,
    solution: Iterable[object] | None,
    least_version: int = 1,
) -> str:
    puzzle = game.puzzle
    origin = {key: text for key in _ORIGIN if (text := getattr(puzzle, key))}
    lines = [
        '"format": "shikaku"',
        f'"version": {max(least_version, _version(game))}',
        '"puzzle": {' + ",\n".join(_fields(origin | {"rows": puzzle.rows, "cols": puzzle.cols})),
    ]
    lines[-1] += ",\n" + clues
    if puzzle.shapes:
        lines[-1] += ",\n" + '"shapes": ' + shape_json.plain_shapes(puzzle.shapes)
    lines[-1] += "}"
    lines.append('"moves": ' + _json_list(moves))
    rest = {"position": game.position, "seconds": game.seconds}
    lines += _fields(rest | {"hints": game.hints._asdict()})
    if game.possible_shown:
        lines += _fields({"possible": game.possible_shown})
    if game.undone:
        lines.append('"undone": ' + _json_list(map(_json, map(play_log.plain_undone, game.undone))))
    if game.hints_taken:
        taken = map(_json, map(play_log.plain_hint_taken, game.hints_taken))
        lines.append('"hints taken": ' + _json_list(taken))
    if solution is not None:
        lines.append(f'"{solution_key}": ' + _json_list(map(_json, solution)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _clues(puzzle: Puzzle) -> str:
    listed = (
        f"[{row}, {col}, {'null' if area is None else area}]"
        for (row, col), area in puzzle.clues.items()
    )
    return '"clues": ' + _json_list(listed)


def _clue_rows(puzzle: Puzzle) -> str:
    rows = (
        [row, *chain.from_iterable((cell.col, area) for cell, area in group)]
        for row, group in groupby(puzzle.clues.items(), key=lambda clue: clue[0].row)
    )
    return '"clue rows": ' + _json_list(map(_json, rows))


def _moves_in_rows(game: SavedGame) -> Iterator[str]:
    def written(move: Move, time: int | None) -> str:
        if not isinstance(move, Fill):
            return _json(move_json.plain_timed_move(move, time))
        end = "]" if time is None else f", {time}]"
        if move.rects == game.solution:
            return '["fill solution"' + end
        return '["fill rows", ' + _json_list(map(_json, move_json.rect_rows(move.rects))) + end

    return map(written, game.moves, game.move_times)


def _fields(values: dict[str, object]) -> list[str]:
    return [f'"{key}": {_json(value)}' for key, value in values.items()]


def _json(value: object) -> str:
    text = _ENCODER.encode(value)
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _json_list(values: Iterable[str]) -> str:
    inner = ",\n".join(values)
    return f"[\n{inner}\n]" if inner else "[]"
