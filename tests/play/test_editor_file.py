"""The editor's autosave file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.play import editor_file
from shikaku_gui.play.edit_session import EditSession
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

EVERY_KIND: tuple[Edit, ...] = (
    SetClue(Cell(0, 0), 2),
    SetClue(Cell(1, 1), None),
    MoveClues(((Cell(0, 0), Cell(1, 1)), (Cell(1, 1), Cell(0, 0)))),
    SetShape(Cell(1, 1), Shape.WIDE),
    SetShape(Cell(2, 2), Shape.TALL),
    SetClue(Cell(2, 1), 3),
    SetShape(Cell(2, 2), None),
    MoveClues(((Cell(0, 0), Cell(0, 1)),), ((Cell(2, 2), Shape.SQUARE),)),
    EraseClue(Cell(1, 1)),
    InsertLine(GridAxis.ROW, 1),
    MoveLine(GridAxis.COL, 0, 2),
    TurnGrid(GridTurn.RIGHT),
    RemoveLine(GridAxis.COL, 1),
    DrawRect(Rect(0, 0, 1, 2)),
    EraseRect(Rect(0, 0, 1, 2)),
    SetText(PuzzleText.TITLE, 'A "title" \N{SNOWMAN}'),
    DrawRect(Rect(0, 0, 2, 2)),
    ClearGrid(),
)


def made() -> EditSession:
    session = EditSession(SavedGame(Puzzle(3, 3, {})))
    for edit in EVERY_KIND:
        assert session.make(edit), edit
    return session


@pytest.mark.parametrize(
    ("edit", "version"),
    [
        (SetClue(Cell(0, 0), 2), 1),
        (MoveClues(((Cell(0, 0), Cell(0, 1)),)), 1),
        (SetShape(Cell(0, 0), Shape.WIDE), 2),
        (MoveClues((), ((Cell(0, 0), Shape.WIDE),)), 2),
    ],
)
def test_only_edits_about_shapes_need_the_new_version(edit: Edit, version: int) -> None:
    session = EditSession(SavedGame(Puzzle(1, 2, {Cell(0, 0): 1})))
    session.make(edit)
    assert json.loads(editor_file.dumps(session.state()))["version"] == version


def test_every_edit_is_read_back(tmp_path: Path) -> None:
    session = made()
    for _ in range(2):
        session.undo()
    path = tmp_path / "new" / "editing.json"
    editor_file.save_editor_state(session.state("mine.shikaku"), path)
    state = editor_file.load_editor_state(path)
    assert state.path == "mine.shikaku"
    assert state.edits == EVERY_KIND
    again = EditSession.from_state(state)
    assert again.modified
    for step in (EditSession.redo, EditSession.undo):
        while step(session):
            assert step(again)
            assert again.board == session.board
        assert not step(again)


@pytest.mark.parametrize("stamp", [None, (0, 0), (-(10**18), 1), (2**63 - 1, 10**9)])
def test_the_stamp_of_the_file_is_read_back(stamp: tuple[int, int] | None) -> None:
    state = replace(made().state("mine.shikaku"), stamp=stamp)
    assert editor_file.loads(editor_file.dumps(state)).stamp == stamp


@pytest.mark.parametrize("stamp", [1, "", "1", "a b", [1, 2], None])
def test_a_stamp_that_is_none_is_unknown(stamp: object) -> None:
    values = json.loads(editor_file.dumps(made().state())) | {"stamp": stamp}
    assert editor_file.loads(json.dumps(values)).stamp is None
    del values["stamp"]  # as older versions wrote it
    assert editor_file.loads(json.dumps(values)).stamp is None


def test_what_was_saved_is_known() -> None:
    session = made()
    session.mark_saved()
    again = EditSession.from_state(editor_file.loads(editor_file.dumps(session.state())))
    assert not again.modified
    again.undo()
    assert again.modified


@pytest.mark.parametrize(
    "change",
    [
        {"version": 3},
        {"format": "shikaku"},
        {"at": 99},
        {"at": -1},
        {"edits": [["fly", 1]]},
        {"edits": [["insert", "diagonal", 1]]},
        {"edits": [["move", [1, 2]]]},
        {"now": "no puzzle"},
        {"now": 1},
        {"path": None},
        {"saved": 1},
        {"edits": None},
        {"edits": {}},
        {"edits": [1]},
        {"version": True},
    ],
)
def test_a_damaged_file_is_an_error(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "editing.json"
    values = json.loads(editor_file.dumps(EditSession(SavedGame(Puzzle(1, 1, {}))).state()))
    path.write_text(json.dumps(values | change))
    with pytest.raises(ValueError, match=r"."):
        editor_file.load_editor_state(path)


@pytest.mark.parametrize("text", ["", "{", "[" * 10**5, "\xff"])
def test_another_kind_of_file_is_an_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "editing.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ValueError, match=r"."):
        editor_file.load_editor_state(path)


@pytest.mark.parametrize(
    "edit",
    [
        ["clue", True, 0, 2],
        ["clue", 0, 0, True],
        ["no clue", 0, False],
        ["move", [0, 0, 0, True]],
        ["draw", 0, 0, 1, True],
        ["erase", 0, 0, True, 1],
        ["insert", "row", True],
        ["remove", "row", False],
        ["shift", "row", 0, True],
    ],
)
def test_true_is_no_number(edit: list[object]) -> None:
    values = json.loads(editor_file.dumps(made().state()))
    values["edits"][0] = edit
    text = json.dumps(values)
    column = text.index('"edits": [') + len('"edits": [') + 1
    with pytest.raises(FormatError, match="an edit this program knows, found a list") as raised:
        editor_file.loads(text)
    assert (raised.value.line, raised.value.column) == (1, column)


def test_true_is_no_position() -> None:
    text = editor_file.dumps(made().state()).replace(f'"at": {len(EVERY_KIND)}', '"at": true')
    with pytest.raises(FormatError, match="a position in the edits from 0 to 18, found 'true'"):
        editor_file.loads(text)


def test_a_damaged_puzzle_is_reported_with_its_own_position() -> None:
    values = json.loads(editor_file.dumps(made().state()))
    values["begun"] = "1 x"
    with pytest.raises(FormatError, match=r"expected a puzzle \(line 1, column 3: expected .*\)"):
        editor_file.loads(json.dumps(values))
