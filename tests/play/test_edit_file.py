"""The file that keeps a puzzle in the making with all its steps."""

import json
from pathlib import Path

import pytest

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import edit_file
from shikaku_gui.play.editing import Editing
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

EVERY_KIND: tuple[Edit, ...] = (
    SetClue(Cell(0, 0), 2),
    SetClue(Cell(1, 1), None),
    MoveClues(((Cell(0, 0), Cell(1, 1)), (Cell(1, 1), Cell(0, 0)))),
    EraseClue(Cell(1, 1)),
    Insert(Axis.ROW, 1),
    Shift(Axis.COL, 0, 2),
    Turned(Turn.RIGHT),
    Remove(Axis.COL, 1),
    DrawRect(Rect(0, 0, 1, 2)),
    EraseRect(Rect(0, 0, 1, 2)),
    Describe("title", 'A "title" \N{SNOWMAN}'),
    DrawRect(Rect(0, 0, 2, 2)),
    Empty(),
)


def made() -> Editing:
    editing = Editing(SavedGame(Puzzle(3, 3, {})))
    for edit in EVERY_KIND:
        assert editing.make(edit), edit
    return editing


def test_every_step_comes_back(tmp_path: Path) -> None:
    editing = made()
    for _ in range(2):
        editing.undo()
    path = tmp_path / "new" / "editing.json"
    edit_file.keep(editing.kept("mine.shikaku"), path)
    kept = edit_file.take_up(path)
    assert kept.path == "mine.shikaku"
    assert kept.edits == EVERY_KIND
    again = Editing.resumed(kept)
    assert again.modified
    for step in (Editing.redo, Editing.undo):
        while step(editing):
            assert step(again)
            assert again.board == editing.board
        assert not step(again)


def test_what_was_saved_is_known() -> None:
    editing = made()
    editing.mark_saved()
    again = Editing.resumed(edit_file.loads(edit_file.dumps(editing.kept())))
    assert not again.modified
    again.undo()
    assert again.modified


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"format": "shikaku"},
        {"at": 99},
        {"at": -1},
        {"edits": [["fly", 1]]},
        {"edits": [["insert", "diagonal", 1]]},
        {"edits": [["move", [1, 2]]]},
        {"now": "no puzzle"},
        {"path": None},
    ],
)
def test_a_damaged_file_is_told(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "editing.json"
    values = json.loads(edit_file.dumps(Editing(SavedGame(Puzzle(1, 1, {}))).kept()))
    path.write_text(json.dumps(values | change))
    with pytest.raises(ValueError, match=r"."):
        edit_file.take_up(path)


@pytest.mark.parametrize("text", ["", "{", "[" * 10**5, "\xff"])
def test_what_is_no_such_file_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "editing.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ValueError, match=r"."):
        edit_file.take_up(path)
