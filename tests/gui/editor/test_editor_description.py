"""The words a screen reader speaks while a puzzle is made."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.editor import appraisal_controller
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.play import (
    DrawRect,
    Edit,
    EditTool,
    GridAxis,
    InsertLine,
    PuzzleText,
    SetClue,
    SetText,
)
from tests.gui.editor.conftest import MakeEditor
from tests.gui.screen_reader import ScreenReader, table_of

Key = Qt.Key
Name = QAccessible.Text.Name


def press(editor: EditorWindow, *keys: Qt.Key, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    for pressed in keys:
        QTest.keyClick(editor.board, pressed, modifier)


def test_the_grid_is_a_table_of_cells(editor: EditorWindow) -> None:
    board = table_of(editor.board)
    assert board.text(Name) == "Grid of 4 by 4 cells"
    assert board.child(5).text(Name) == "Row 2, column 2, no clue"
    assert board.focusChild() is board.child(0)
    assert board.child(0).state().focused
    place = board.child(6).rect().center()
    assert board.childAt(place.x(), place.y()) is board.child(6)


def test_what_is_typed_and_drawn_is_announced(
    editor: EditorWindow, screen_reader: ScreenReader
) -> None:
    board = table_of(editor.board)
    assert board.child(0).text(Name) == "Row 1, column 1, no clue"
    screen_reader.take()
    press(editor, Key.Key_Right)
    assert screen_reader.take() == ["focus: Row 1, column 2, no clue"]
    QTest.keyClicks(editor.board, "12")
    assert [text for text in screen_reader.take() if not text.startswith("name")] == [
        "clue 1.",
        "clue 12.",
    ]
    press(editor, Key.Key_Delete)
    assert "no clue." in screen_reader.take()
    editor.model.session.use(EditTool.RECTS)
    press(editor, Key.Key_Down, shift=True)
    assert screen_reader.take() == ["focus: Row 2, column 2, no clue", "2 by 1, 2 cells."]
    assert [index for index in range(16) if board.child(index).state().selected] == [1, 5]
    press(editor, Key.Key_Return)
    assert "in a rectangle of 2 by 1." in screen_reader.take()
    assert board.child(1).text(Name) == "Row 1, column 2, clue 2, in a rectangle of 2 by 1"
    assert board.child(1).text(QAccessible.Text.Description) == (
        "The rectangle reaches from row 1, column 2 to row 2, column 2."
    )


@pytest.mark.parametrize(
    ("puzzle", "index", "finding"),
    [
        (Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}), 0, "differs between solutions"),
        (Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 3}), 1, "part of why there is no solution"),
        (Puzzle(2, 2, {Cell(0, 0): None}), 3, None),
        (Puzzle(2, 2, {Cell(0, 0): 4}), 0, None),
    ],
)
def test_cells_that_the_solver_marks_say_so(
    make_editor: MakeEditor, puzzle: Puzzle, index: int, finding: str | None
) -> None:
    editor = make_editor(puzzle)
    editor.appraiser.appraise()
    assert editor.model.session.appraisal is not None
    name = table_of(editor.board).child(index).text(Name)
    assert name.endswith(finding) if finding else name.count(",") <= 2


@pytest.mark.parametrize("hidden", [False, True])
def test_each_verdict_is_announced_once(
    make_editor: MakeEditor,
    screen_reader: ScreenReader,
    monkeypatch: pytest.MonkeyPatch,
    hidden: bool,
) -> None:
    # Nothing is appraised but by this test, even while the window opens on a slow machine.
    monkeypatch.setattr(appraisal_controller, "PAUSE_MILLISECONDS", 3_600_000)
    editor = make_editor(Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}))
    if hidden:
        editor.acts["panel"].trigger()
    screen_reader.take()
    several = "Several solutions. The two shown differ in 4 cells (dotted)."
    unfinished = "Not finished yet. 3 cells still need a clue (dotted)."
    steps: list[tuple[Edit, list[str]]] = [
        (SetText(PuzzleText.TITLE, "Two"), [several]),
        (SetText(PuzzleText.TITLE, "Two ways"), []),
        (SetClue(Cell(0, 0), None), ["Several solutions."]),
        (SetClue(Cell(1, 1), 1), [unfinished]),
        (SetClue(Cell(1, 1), None), [several]),
    ]
    for edit, expected in steps:
        editor.model.session.make(edit)
        screen_reader.take()
        editor.appraiser.appraise()
        assert [text for text in screen_reader.take() if not text.startswith("name")] == expected


def test_rows_that_come_and_go_give_other_cells(
    editor: EditorWindow, screen_reader: ScreenReader
) -> None:
    board = table_of(editor.board)
    assert board.child(15).text(Name) == "Row 4, column 4, no clue"
    screen_reader.take()
    editor.model.session.make(InsertLine(GridAxis.ROW, 2))
    assert "other cells" in screen_reader.take()
    assert board.childCount() - 20 == 1
    assert board.child(19).text(Name) == "Row 5, column 4, no clue"


def test_cells_of_a_larger_puzzle_are_let_go_while_nobody_listens(
    editor: EditorWindow, screen_reader: ScreenReader
) -> None:
    table_of(editor.board).child(15).text(Name)
    QAccessible.setActive(False)
    editor.model.open(SavedGame(Puzzle(2, 3, {Cell(0, 0): 6})))
    QAccessible.setActive(True)
    screen_reader.take()
    press(editor, Key.Key_Right, Key.Key_Right)
    assert "focus: Row 1, column 3, no clue" in screen_reader.take()


def test_an_opened_puzzle_is_announced(editor: EditorWindow, screen_reader: ScreenReader) -> None:
    press(editor, Key.Key_Right)
    screen_reader.take()
    editor.model.open(SavedGame(Puzzle(2, 3, {Cell(0, 0): 6})))
    assert screen_reader.take() == ["other cells", "focus: Row 1, column 1, clue 6"]


def test_the_first_change_is_announced(editor: EditorWindow, screen_reader: ScreenReader) -> None:
    editor.board.clearFocus()
    editor.board.setFocus()
    screen_reader.take()
    editor.model.session.type_digit(7)
    assert screen_reader.take()[-1] == "clue 7."


def test_while_clue_moves_are_proposed_cells_say_nothing_of_the_solver(
    make_editor: MakeEditor,
) -> None:
    editor = make_editor(Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}))
    editor.appraiser.appraise()
    cell = table_of(editor.board).child(0)
    editor.appraiser.make_unique()
    assert editor.model.session.proposal is not None
    assert cell.text(Name) == "Row 1, column 1, clue 2"


def test_there_is_no_cell_below_the_numbers_of_a_zoomed_grid(make_editor: MakeEditor) -> None:
    editor = make_editor(Puzzle(60, 60, {}))
    editor.board.zoom(6)
    editor.board.camera.pan(-200, -200)
    board, edge = table_of(editor.board), editor.board.camera.pane.left()
    for right, found in ((-2, False), (3, True)):
        place = editor.board.mapToGlobal(QPoint(round(edge) + right, editor.board.height() // 2))
        assert (board.childAt(place.x(), place.y()) is not None) == found


def test_coming_back_to_the_grid_tells_the_cell(
    editor: EditorWindow, screen_reader: ScreenReader
) -> None:
    editor.model.session.make(DrawRect(Rect(0, 0, 1, 2)))
    editor.board.clearFocus()
    screen_reader.take()
    editor.board.setFocus()
    assert screen_reader.take() == ["focus: Row 1, column 1, clue 2, in a rectangle of 1 by 2"]
