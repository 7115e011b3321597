"""Our own save file, ``*.shikaku``: a whole game as JSON; see docs/file-format.md."""

import json
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from shikaku_gui.formats.base import MAX_CLUES, MAX_SIDE
from shikaku_gui.formats.json_reader import JsonDocument
from shikaku_gui.formats.move_json import needs_version_2, plain_move, read_moves, read_rects
from shikaku_gui.formats.move_limits import within_limits
from shikaku_gui.formats.saved_game import NO_HINTS, HintsUsed, SavedGame
from shikaku_gui.model import Board, Cell, Puzzle, Rect

if TYPE_CHECKING:
    from shikaku_gui.formats.text_parsing import Clues

SAVE_VERSION = 2
"""The newest version that is read; a game that version 1 can tell is written as version 1."""

MAX_COUNT = 10**9
_ENCODER = json.JSONEncoder(ensure_ascii=False)

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
}
_ORIGIN = ("title", "author", "source", "grade", "rules")
_PUZZLE_KEYS = {"rows", "cols", "clues", *_ORIGIN}


def sniff(text: str) -> bool:
    """Tell whether the text looks like JSON; other formats in JSON come before in the list."""
    return text.lstrip()[:1] in {"{", "["}


def loads(text: str) -> SavedGame:
    """Read a saved game.

    Raises:
        FormatError: the text is not JSON, its version is newer, or a value is invalid.
    """
    data = JsonDocument(text)
    _check_version(data)
    puzzle = _puzzle(data)
    moves = read_moves(data, puzzle)
    return SavedGame(
        puzzle,
        moves,
        _position(data, len(moves)),
        read_seconds(data),
        read_hints(data),
        _solution(data, puzzle) if data.has("solution") else None,
        read_possible_shown(data),
    )


def _position(data: JsonDocument, count: int) -> int:
    if not data.has("position"):
        return count
    return data.integer("position", low=0, high=count, what="a position in the moves,")


def _check_version(data: JsonDocument) -> None:
    data.members()
    if data.string("format") != "shikaku":
        raise data.error(("format",), 'the format "shikaku"')
    data.integer("version", low=1, high=SAVE_VERSION, what="a version this program knows,")
    data.check_keys((), _KEYS)
    data.members("puzzle")
    data.check_keys(("puzzle",), _PUZZLE_KEYS)


def _puzzle(data: JsonDocument) -> Puzzle:
    rows = data.integer("puzzle", "rows", low=1, high=MAX_SIDE, what="a number of rows")
    cols = data.integer("puzzle", "cols", low=1, high=MAX_SIDE, what="a number of columns")
    clues: Clues = {}
    if len(data.items("puzzle", "clues")) > MAX_CLUES:
        raise data.error(("puzzle", "clues"), f"at most {MAX_CLUES} clues")
    for index, item in enumerate(data.taken("puzzle", "clues")):
        row, col, area = item if type(item) is list and len(item) == 3 else (None, None, False)
        if (
            not (type(row) is type(col) is int and (area is None or type(area) is int))
            or not 0 <= row < rows
            or not 0 <= col < cols
        ):
            raise data.error(("puzzle", "clues", index), "a clue [row, col, area] on the grid")
        if area is not None and not 1 <= area <= MAX_COUNT:
            raise data.error(("puzzle", "clues", index, 2), "an area of 1 or more, or null")
        if (row, col) in clues:
            raise data.error(("puzzle", "clues", index), "one clue a cell")
        clues[Cell(row, col)] = area
    texts = (data.string("puzzle", key) for key in _ORIGIN)
    return Puzzle(rows, cols, clues, *texts)


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
    raise data.error(("seconds",), f"seconds from 0 to {MAX_COUNT}")


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
            data.integer("hints", degree, low=0, high=MAX_COUNT, what="a number")
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
    return data.integer("possible", low=0, high=MAX_COUNT, what="a number")


def _solution(data: JsonDocument, puzzle: Puzzle) -> tuple[Rect, ...]:
    rects = read_rects(data, ("solution",), puzzle)
    covered = sum(rect.area for rect in rects)
    if covered != puzzle.area or len(Board(puzzle, rects).rects) != len(rects):
        raise data.error(("solution",), "rectangles that cover each cell once")
    return rects


def dumps(game: SavedGame) -> str:
    """Write the game, with one line for each clue and move, so that files can be compared.

    The text can be read back: moves beyond the limits are left out, the oldest first.
    """
    game = within_limits(game)
    puzzle = game.puzzle
    newer = game.possible_shown > 0 or any(map(needs_version_2, game.moves))
    origin = {key: text for key in _ORIGIN if (text := getattr(puzzle, key))}
    clues = (
        f"[{row}, {col}, {'null' if area is None else area}]"
        for (row, col), area in puzzle.clues.items()
    )
    lines = [
        '"format": "shikaku"',
        f'"version": {SAVE_VERSION if newer else 1}',
        '"puzzle": {' + ",\n".join(_fields(origin | {"rows": puzzle.rows, "cols": puzzle.cols})),
    ]
    lines[-1] += ',\n"clues": ' + _listed(clues) + "}"
    lines.append('"moves": ' + _listed(_json(plain_move(move)) for move in game.moves))
    rest = {"position": game.position, "seconds": game.seconds}
    lines += _fields(rest | {"hints": game.hints._asdict()})
    if game.possible_shown:
        lines += _fields({"possible": game.possible_shown})
    if game.solution is not None:
        lines.append('"solution": ' + _listed(map(_json, game.solution)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _fields(values: dict[str, object]) -> list[str]:
    return [f'"{key}": {_json(value)}' for key, value in values.items()]


def _json(value: object) -> str:
    text = _ENCODER.encode(value)
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _listed(values: Iterable[str]) -> str:
    inner = ",\n".join(values)
    return f"[\n{inner}\n]" if inner else "[]"
