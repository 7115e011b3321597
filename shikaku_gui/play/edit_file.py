"""The file that keeps a puzzle in the making, with all its steps: JSON, for the editor alone."""

import json
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.formats.files import read_bytes, write_whole
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
from shikaku_gui.play.reshaping import Axis, Turn

VERSION = 1
"""The version written, and the only one that is read."""

_NAME = "shikaku-editing"


def keep(kept: KeptEditing, path: Path) -> None:
    """Write what is kept; afterwards the file holds all of it, or what it held before.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, dumps(kept))


def take_up(path: Path) -> KeptEditing:
    """Return what a file keeps.

    Raises:
        OSError: it cannot be opened.
        ValueError: it is no such file, or is damaged.
    """
    return loads(read_bytes(path).decode())


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
        ValueError: the text is no such file, or is damaged.
    """
    try:
        values = json.loads(text)
    except RecursionError as error:
        raise ValueError("too many levels") from error
    match values:
        case {
            "format": str(name),
            "version": int(version),
            "saved": bool(saved),
            "path": str(path),
            "at": int(at),
            "edits": list(edits),
            "begun": str(begun),
            "now": str(now),
        } if (name, version) == (_NAME, VERSION) and 0 <= at <= len(edits):
            made = tuple(map(_edit, edits))
            return KeptEditing(formats.loads(begun), formats.loads(now), made, at, saved, path)
    raise ValueError("this is no puzzle in the making")


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


def _edit(item: object) -> Edit:
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
    raise ValueError(f"no edit: {item!r}")


def _way(item: object) -> tuple[Cell, Cell]:
    match item:
        case [int(row), int(col), int(to_row), int(to_col)]:
            return Cell(row, col), Cell(to_row, to_col)
    raise ValueError(f"no move of a clue: {item!r}")
