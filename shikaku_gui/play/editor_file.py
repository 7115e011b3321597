"""The editor's autosave file: the puzzle being made, with all its edits, as JSON."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui import formats
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Rect, Shape
from shikaku_gui.play.edits import (
    ClearGrid,
    DrawRect,
    Edit,
    EraseClue,
    EraseRect,
    InsertLine,
    MoveClues,
    MoveLine,
    PuzzleText,
    RemoveLine,
    SetClue,
    SetShape,
    SetText,
    TurnGrid,
)
from shikaku_gui.play.grid_transforms import GridAxis, GridTurn
from shikaku_gui.texts import error_message, make_message


@dataclass(frozen=True)
class EditorState:
    """The state of a puzzle being made, written to disk so that a later run can continue.

    ``start`` and ``current`` are the puzzle before all edits and after ``position`` of them,
    with the rectangles drawn; later edits have been undone. ``saved`` tells whether the
    current puzzle has been saved to a file, ``path`` is the puzzle's own file
    and ``stamp`` its time and size when it was last read or written here, None if unknown.
    """

    start: formats.SavedGame
    current: formats.SavedGame
    edits: tuple[Edit, ...]
    position: int
    saved: bool
    path: str
    stamp: tuple[int, int] | None = None


VERSION, SHAPES_VERSION = 1, 2
"""The version written where no edit is about a shape, and where one is; both are read."""

_NAME = "shikaku-editing"
_STAMP = re.compile(r"(-?\d{1,20}) (\d{1,20})")


def save_editor_state(state: EditorState, path: Path) -> None:
    """Write a state; afterwards the file holds all of it, or what it held before.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    formats.write_text_atomically(path, dumps(state))


def load_editor_state(path: Path) -> EditorState:
    """Read the state in a file.

    Raises:
        OSError: it cannot be opened.
        ValueError: it is no such file, or is damaged.
    """
    return loads(formats.read_file(path).decode())


def dumps(state: EditorState) -> str:
    """Return the text of a state."""
    values = {
        "format": _NAME,
        "version": SHAPES_VERSION if any(map(_is_about_shape, state.edits)) else VERSION,
        "saved": state.saved,
        "path": state.path,
        "stamp": None if state.stamp is None else " ".join(map(str, state.stamp)),
        "at": state.position,
        "edits": [_edit_values(edit) for edit in state.edits],
        "begun": formats.dumps(state.start),
        "now": formats.dumps(state.current),
    }
    return json.dumps(values) + "\n"


def loads(text: str) -> EditorState:
    """Read a state from its text.

    Raises:
        FormatError: the text is no such file, or is damaged.
    """
    data = formats.JsonDocument(text)
    if data.members().get("format") != _NAME:
        raise data.error(("format",), make_message(N_('the format "{name}"'), name=_NAME))
    data.integer(
        "version", low=VERSION, high=SHAPES_VERSION, what=make_message(N_("a known version"))
    )
    match data.members():
        case {"edits": list(items), "saved": bool(saved), "path": str(path)}:
            edits = tuple(_edit(data, index, item) for index, item in enumerate(items))
            position = data.integer(
                "at", low=0, high=len(edits), what=make_message(N_("a position in the edits"))
            )
            start, current = (_game(data, key) for key in ("begun", "now"))
            stamp = _stamp(data.members().get("stamp"))
            return EditorState(start, current, edits, position, saved, path, stamp)
    raise data.error(
        (), make_message(N_('a list "edits", a text "path", and "saved", true or false'))
    )


def _stamp(value: object) -> tuple[int, int] | None:
    """Return a stamp from its text; files written before there were any have none.

    It is no number, because a time in nanoseconds is larger than those that are read.
    """
    found = _STAMP.fullmatch(value) if isinstance(value, str) else None
    return None if found is None else (int(found[1]), int(found[2]))


def _game(data: formats.JsonDocument, key: str) -> formats.SavedGame:
    try:
        return formats.loads(data.string(key))
    except formats.FormatError as error:
        raise data.error(
            (key,), make_message(N_("a puzzle ({reason})"), reason=error_message(error))
        ) from None


def _is_about_shape(edit: Edit) -> bool:
    return isinstance(edit, SetShape) or (isinstance(edit, MoveClues) and bool(edit.shapes))


def _clue_edit_values(edit: SetClue | SetShape | EraseClue | MoveClues) -> list[object]:
    match edit:
        case SetClue(cell, area):
            return ["clue", *cell, area]
        case SetShape(cell, shape):
            return ["shape", *cell, None if shape is None else shape.value]
        case EraseClue(cell):
            return ["no clue", *cell]
        case MoveClues(moves, shapes):
            moved = [[*start, *end] for start, end in moves]
            if not shapes:
                return ["move", *moved]
            return ["change", moved, [[*cell, shape.value] for cell, shape in shapes]]


def _edit_values(edit: Edit) -> list[object]:
    match edit:
        case SetClue() | SetShape() | EraseClue() | MoveClues():
            return _clue_edit_values(edit)
        case DrawRect(rect):
            return ["draw", *rect]
        case EraseRect(rect):
            return ["erase", *rect]
        case InsertLine(axis, at):
            return ["insert", axis.value, at]
        case RemoveLine(axis, at):
            return ["remove", axis.value, at]
        case MoveLine(axis, at, to):
            return ["shift", axis.value, at, to]
        case TurnGrid(turn):
            return ["turn", turn.value]
        case SetText(field, text):
            return ["text", field.value, text]
        case ClearGrid():
            return ["empty"]


def _edit(data: formats.JsonDocument, index: int, item: object) -> Edit:
    with suppress(ValueError):
        if isinstance(item, list) and formats.has_no_bools(item):
            return _edit_of(item)
    raise data.error(("edits", index), make_message(N_("an edit this program knows")))


def _edit_of(item: list[object]) -> Edit:
    """Return the edit with these values; none of them may be true or false.

    Raises:
        ValueError: there is no such edit.
    """
    match item:
        case ["draw", int(row), int(col), int(height), int(width)]:
            return DrawRect(Rect(row, col, height, width))
        case ["erase", int(row), int(col), int(height), int(width)]:
            return EraseRect(Rect(row, col, height, width))
        case ["insert", axis, int(at)]:
            return InsertLine(GridAxis(axis), at)
        case ["remove", axis, int(at)]:
            return RemoveLine(GridAxis(axis), at)
        case ["shift", axis, int(at), int(to)]:
            return MoveLine(GridAxis(axis), at, to)
        case ["turn", turn]:
            return TurnGrid(GridTurn(turn))
        case ["text", field, str(text)]:
            return SetText(PuzzleText(field), text)
        case ["empty"]:
            return ClearGrid()
    return _clue_edit_of(item)


def _clue_edit_of(item: list[object]) -> Edit:
    match item:
        case ["clue", int(row), int(col), int() | None as area]:
            return SetClue(Cell(row, col), area)
        case ["shape", int(row), int(col), shape]:
            return SetShape(Cell(row, col), None if shape is None else Shape(shape))
        case ["no clue", int(row), int(col)]:
            return EraseClue(Cell(row, col))
        case ["move", *moves]:
            return MoveClues(tuple(map(_clue_move, moves)))
        case ["change", list(moves), list(shapes)]:
            return MoveClues(tuple(map(_clue_move, moves)), tuple(map(_clue_shape, shapes)))
    raise ValueError


def _clue_shape(item: object) -> tuple[Cell, Shape]:
    match item:
        case [int(row), int(col), shape] if formats.has_no_bools(item):
            return Cell(row, col), Shape(shape)
    raise ValueError


def _clue_move(item: object) -> tuple[Cell, Cell]:
    match item:
        case [int(row), int(col), int(to_row), int(to_col)] if formats.has_no_bools(item):
            return Cell(row, col), Cell(to_row, to_col)
    raise ValueError
