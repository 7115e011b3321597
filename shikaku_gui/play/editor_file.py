"""The file that keeps a puzzle in the making, with all its steps: JSON, for the editor alone."""

import json
from contextlib import suppress
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.formats import (
    JsonDocument,
    SavedGame,
    has_no_bools,
    read_file,
    write_text_atomically,
)
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play.editing import KeptEditing
from shikaku_gui.play.edits import (
    Describe,
    DrawRect,
    Edit,
    Empty,
    EraseClue,
    EraseRect,
    Insert,
    MoveClues,
    Remove,
    SetClue,
    Shift,
    Turned,
)
from shikaku_gui.play.grid_transforms import Axis, Turn

VERSION = 1
"""The version written, and the only one that is read."""

_NAME = "shikaku-editing"


def keep(kept: KeptEditing, path: Path) -> None:
    """Write what is kept; afterwards the file holds all of it, or what it held before.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text_atomically(path, dumps(kept))


def take_up(path: Path) -> KeptEditing:
    """Return what a file keeps.

    Raises:
        OSError: it cannot be opened.
        ValueError: it is no such file, or is damaged.
    """
    return loads(read_file(path).decode())


def dumps(kept: KeptEditing) -> str:
    """Write what is kept as a text."""
    values = {
        "format": _NAME,
        "version": VERSION,
        "saved": kept.saved,
        "path": kept.path,
        "at": kept.at,
        "edits": [_plain(edit) for edit in kept.edits],
        "begun": formats.dumps(kept.begun),
        "now": formats.dumps(kept.now),
    }
    return json.dumps(values) + "\n"


def loads(text: str) -> KeptEditing:
    """Read what was kept.

    Raises:
        FormatError: the text is no such file, or is damaged.
    """
    data = JsonDocument(text)
    if data.members().get("format") != _NAME:
        raise data.error(("format",), f'the format "{_NAME}"')
    data.integer("version", low=VERSION, high=VERSION, what="a version this program knows,")
    match data.members():
        case {"edits": list(items), "saved": bool(saved), "path": str(path)}:
            edits = tuple(_edit(data, index, item) for index, item in enumerate(items))
            at = data.integer("at", low=0, high=len(edits), what="a position in the edits,")
            begun, now = (_game(data, key) for key in ("begun", "now"))
            return KeptEditing(begun, now, edits, at, saved, path)
    raise data.error((), 'a list "edits", a text "path", and "saved", true or false,')


def _game(data: JsonDocument, key: str) -> SavedGame:
    try:
        return formats.loads(data.string(key))
    except formats.FormatError as error:
        raise data.error((key,), f"a puzzle ({error})") from None


def _plain(edit: Edit) -> list[object]:
    match edit:
        case SetClue(cell, area):
            return ["clue", *cell, area]
        case EraseClue(cell):
            return ["no clue", *cell]
        case MoveClues(ways):
            return ["move", *([*start, *end] for start, end in ways)]
        case DrawRect(rect):
            return ["draw", *rect]
        case EraseRect(rect):
            return ["erase", *rect]
        case Insert(axis, at):
            return ["insert", axis.value, at]
        case Remove(axis, at):
            return ["remove", axis.value, at]
        case Shift(axis, at, to):
            return ["shift", axis.value, at, to]
        case Turned(turn):
            return ["turn", turn.value]
        case Describe(field, text):
            return ["text", field, text]
        case Empty():
            return ["empty"]


def _edit(data: JsonDocument, index: int, item: object) -> Edit:
    with suppress(ValueError):
        if isinstance(item, list) and has_no_bools(item):
            return _made(item)
    raise data.error(("edits", index), "an edit this program knows")


def _made(item: list[object]) -> Edit:
    """Return the edit of these values, of which none is true or false.

    Raises:
        ValueError: there is no such edit.
    """
    match item:
        case ["clue", int(row), int(col), int() | None as area]:
            return SetClue(Cell(row, col), area)
        case ["no clue", int(row), int(col)]:
            return EraseClue(Cell(row, col))
        case ["move", *ways]:
            return MoveClues(tuple(map(_way, ways)))
        case ["draw", int(row), int(col), int(height), int(width)]:
            return DrawRect(Rect(row, col, height, width))
        case ["erase", int(row), int(col), int(height), int(width)]:
            return EraseRect(Rect(row, col, height, width))
        case ["insert", axis, int(at)]:
            return Insert(Axis(axis), at)
        case ["remove", axis, int(at)]:
            return Remove(Axis(axis), at)
        case ["shift", axis, int(at), int(to)]:
            return Shift(Axis(axis), at, to)
        case ["turn", turn]:
            return Turned(Turn(turn))
        case ["text", str(field), str(text)]:
            return Describe(field, text)
        case ["empty"]:
            return Empty()
    raise ValueError


def _way(item: object) -> tuple[Cell, Cell]:
    match item:
        case [int(row), int(col), int(to_row), int(to_col)] if has_no_bools(item):
            return Cell(row, col), Cell(to_row, to_col)
    raise ValueError
