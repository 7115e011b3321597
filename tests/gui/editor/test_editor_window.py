"""The editor as a whole: its actions, what is judged, texts, coming and going of puzzles."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui import windows
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.editor.editor_dialogs import SizeDialog, leave_box
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.save_target import ConflictChoice
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import (
    DrawRect,
    EditSession,
    PuzzleText,
    SetClue,
    SetText,
    load_editor_state,
    save_editor_state,
)
from tests.gui.at_once import AtOnce
from tests.gui.editor.conftest import MakeEditor
from tests.gui.playing import PUZZLE, SOLUTION, drag
from tests.gui.waiting import Waiting

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, title="Two ways")
ONE_WAY = Puzzle(1, 3, {Cell(0, 0): 1, Cell(0, 2): 2}, title="One way")


def note(editor: EditorWindow) -> str:
    assert editor.panel.card.note is not None
    return editor.panel.card.note.title


# Actions


def test_every_action_has_its_own_key_and_letter() -> None:
    keys = [key.toString() for action in EDITOR_ACTIONS.actions for key in action.shortcuts]
    assert sorted(keys) == sorted(set(keys))
    for menu in EDITOR_ACTIONS.menus:
        texts = [action.text for action in menu.actions]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(letters) == len(set(letters)), menu.title


def test_the_toolbar_has_names_and_icons(editor: EditorWindow) -> None:
    for name in filter(None, EDITOR_ACTIONS.toolbar):
        buttons = [
            found
            for found in editor.acts[name].associatedObjects()
            if isinstance(found, QToolButton)
        ]
        assert buttons[0].accessibleName()
        assert not buttons[0].icon().isNull()


@pytest.mark.parametrize(
    ("name", "size", "cell"),
    [
        ("row_above", (5, 4), Cell(2, 1)),
        ("row_below", (5, 4), Cell(1, 1)),
        ("row_up", (4, 4), Cell(0, 1)),
        ("row_down", (4, 4), Cell(2, 1)),
        ("row_out", (3, 4), None),
        ("col_before", (4, 5), Cell(1, 2)),
        ("col_after", (4, 5), Cell(1, 1)),
        ("col_left", (4, 4), Cell(1, 0)),
        ("col_right", (4, 4), Cell(1, 2)),
        ("col_out", (4, 3), None),
        ("turn", (4, 4), Cell(1, 2)),
        ("turn_back", (4, 4), Cell(2, 1)),
        ("mirror", (4, 4), Cell(1, 2)),
        ("mirror_down", (4, 4), Cell(2, 1)),
        ("empty", (4, 4), None),
    ],
)
def test_the_grid_is_changed_at_the_cursor(
    editor: EditorWindow, name: str, size: tuple[int, int], cell: Cell | None
) -> None:
    editor.model.session.select(Cell(1, 1))
    editor.model.session.make(SetClue(Cell(1, 1), 5))
    editor.acts[name].trigger()
    puzzle = editor.model.puzzle
    assert (puzzle.rows, puzzle.cols) == size
    assert list(puzzle.clues) == ([] if cell is None else [cell])
    editor.acts["undo"].trigger()
    assert dict(editor.model.puzzle.clues) == {Cell(1, 1): 5}


def test_the_cursor_moves_with_the_row(editor: EditorWindow) -> None:
    editor.model.session.select(Cell(1, 1))
    editor.model.session.make(SetClue(Cell(1, 1), 5))
    editor.acts["row_down"].trigger()
    assert editor.model.session.cell == Cell(2, 1)


def test_the_last_row_stays(make_editor: MakeEditor) -> None:
    editor = make_editor(ONE_WAY)
    assert not editor.acts["row_out"].isEnabled()
    assert editor.acts["col_out"].isEnabled()


def test_the_tips_are_those_of_the_tool(editor: EditorWindow) -> None:
    assert "Type" in editor.panel.tips.text()
    editor.acts["rects"].trigger()
    assert "Shift" in editor.panel.tips.text()


# The verdict


@pytest.mark.parametrize(
    ("puzzle", "title", "views"),
    [
        (Puzzle(2, 2, {}), "An empty grid", 0),
        (ONE_WAY, "One solution", 1),
        (TWO_WAYS, "Several solutions", 2),
        (Puzzle(2, 2, {Cell(0, 0): 3, Cell(0, 1): 1}), "No solution", 0),
        (Puzzle(2, 2, {Cell(0, 0): 2}), "Not finished yet", 0),
        (Puzzle(4, 4, {Cell(0, 0): 2, Cell(1, 1): None}), "Not finished yet", 0),
        (Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 4}), "No solution", 0),
    ],
)
def test_the_verdict_is_shown(
    make_editor: MakeEditor, qtbot: QtBot, puzzle: Puzzle, title: str, views: int
) -> None:
    editor = make_editor()
    with qtbot.waitSignal(editor.model.appraised):
        editor.model.open(SavedGame(puzzle))
    assert note(editor) == title
    assert [view.isEnabled() for view in editor.panel.views[1:]] == [views > 0, views > 1]
    assert not editor.board.grab().isNull()


def test_figures_are_shown(make_editor: MakeEditor) -> None:
    editor = make_editor(ONE_WAY)
    editor.appraiser.appraise()
    texts = {name: label.text() for name, label in editor.panel.facts.items()}
    assert texts["sum"].startswith("3 of 3")
    assert texts["placements"] == "2"
    assert texts["grade"] == "Gentle"
    assert editor.files.content().puzzle.grade == "gentle"


@pytest.mark.parametrize(
    ("area", "expected"),
    [(1, "1 of 4 (\N{MINUS SIGN}3)"), (6, "6 of 4 (+2)"), (None, "0 of 4, plus")],
)
def test_the_sum_is_shown_at_once(make_editor: MakeEditor, area: int | None, expected: str) -> None:
    editor = make_editor(Puzzle(2, 2, {}), solving=Waiting())
    editor.model.session.make(SetClue(Cell(0, 0), area))
    assert editor.panel.facts["sum"].text().startswith(expected)


def test_a_stale_appraisal_is_discarded(make_editor: MakeEditor) -> None:
    solving = Waiting()
    editor = make_editor(TWO_WAYS, solving=solving)
    editor.appraiser.appraise()
    editor.model.session.make(SetClue(Cell(0, 0), 4))
    solving.go_on()
    assert editor.model.session.appraisal is None


def test_made_unique_after_a_look(make_editor: MakeEditor) -> None:
    editor = make_editor(TWO_WAYS)
    editor.appraiser.appraise()
    assert editor.acts["make_unique"].isEnabled()
    editor.acts["make_unique"].trigger()
    assert note(editor) == "Move one clue"
    assert dict(editor.model.puzzle.clues) == dict(TWO_WAYS.clues)
    before = editor.board.grab().toImage()
    _apply, leave = editor.panel.card.buttons
    leave.click()
    assert note(editor) == "Several solutions"
    assert editor.board.grab().toImage() != before
    editor.acts["make_unique"].trigger()
    editor.panel.card.buttons[0].click()
    editor.appraiser.appraise()
    assert note(editor) == "One solution"
    editor.acts["undo"].trigger()
    assert dict(editor.model.puzzle.clues) == dict(TWO_WAYS.clues)


def test_the_search_can_be_ended(make_editor: MakeEditor) -> None:
    solving = Waiting()
    editor = make_editor(TWO_WAYS, solving=solving)
    editor.appraiser.appraise()
    solving.go_on()
    editor.acts["make_unique"].trigger()
    assert note(editor).startswith("Looking")
    editor.panel.card.buttons[0].click()
    assert note(editor) == "Several solutions"
    assert not solving.busy


# Texts


def test_texts_are_typed_and_undone(editor: EditorWindow) -> None:
    title = editor.panel.details.fields[PuzzleText.TITLE]
    title.setFocus()
    QTest.keyClicks(title, "Mine")
    editor.panel.details.rules.setFocus()
    QTest.keyClicks(editor.panel.details.rules, "Be kind")
    assert (editor.model.puzzle.title, editor.model.puzzle.rules) == ("Mine", "Be kind")
    assert editor.windowTitle().startswith("Mine")
    editor.acts["undo"].trigger()
    assert editor.panel.details.rules.toPlainText() == ""
    editor.acts["undo"].trigger()
    assert title.text() == ""


def test_f6_moves_between_grid_and_texts(editor: EditorWindow) -> None:
    QTest.keyClick(editor.board, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is editor.panel.details.fields[PuzzleText.TITLE]
    QTest.keyClick(editor, Qt.Key.Key_F6)
    assert editor.board.hasFocus()


# Opening and saving


def test_saved_and_opened_again(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor(ONE_WAY)
    path = tmp_path / "mine.shikaku"
    editor.files.ask_save = lambda *_: str(path)
    editor.model.session.make(SetClue(Cell(0, 1), 1))
    assert editor.isWindowModified()
    editor.acts["save"].trigger()
    assert not editor.isWindowModified()
    assert editor.windowTitle().startswith("mine.shikaku")
    assert dict(formats.load(path).puzzle.clues) == dict(editor.model.puzzle.clues)
    editor.model.session.make(SetClue(Cell(0, 1), 2))
    editor.files.ask_save = lambda *_: pytest.fail("it has a file")
    editor.acts["save"].trigger()
    assert formats.load(path).puzzle.clues[Cell(0, 1)] == 2
    editor.files.ask_open = lambda *_: str(path)
    editor.acts["open"].trigger()
    assert editor.model.path == path


def test_a_whole_drawing_is_saved_as_the_solution(make_editor: MakeEditor) -> None:
    editor = make_editor(Puzzle(1, 2, {}))
    editor.model.session.make(DrawRect(Rect(0, 0, 1, 2)))
    assert editor.files.content().solution == (Rect(0, 0, 1, 2),)


@pytest.mark.parametrize("known", formats.WRITABLE_FORMATS.values(), ids=formats.WRITABLE_FORMATS)
def test_saved_in_every_format(
    make_editor: MakeEditor, tmp_path: Path, known: formats.Format
) -> None:
    editor = make_editor(TWO_WAYS)
    path = tmp_path / f"puzzle{known.suffixes[0]}"
    editor.files.ask_save = lambda *_: str(path)
    editor.files.ask_loss = lambda *_: True
    assert editor.files.save_as()
    written = formats.load(path)
    assert dict(written.puzzle.clues) == dict(TWO_WAYS.clues)


def test_a_file_that_cannot_be_read_is_reported(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor(ONE_WAY)
    bad = tmp_path / "bad.txt"
    bad.write_text("no puzzle at all")
    editor.files.open_path(bad)
    assert note(editor) == "Could not read bad.txt"
    editor.files.open_path(tmp_path / "missing")
    assert note(editor) == "Could not open missing"
    assert dict(editor.model.puzzle.clues) == dict(ONE_WAY.clues)


def test_a_file_that_cannot_be_written_is_reported(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor(Puzzle(1, 2, {Cell(0, 0): None}))
    editor.files.ask_save = lambda *_: str(tmp_path / "no" / "folder.shikaku")
    assert not editor.files.save_as()
    assert note(editor) == "Could not save folder.shikaku"
    janko = formats.format_named("janko")
    editor.files.ask_save = lambda *_: str(tmp_path / f"x{janko.suffixes[0]}")
    assert not editor.files.save_as()
    assert not (tmp_path / f"x{janko.suffixes[0]}").exists()


def test_a_text_that_could_not_be_read_back_is_reported(
    make_editor: MakeEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(formats.base, "MAX_TEXT_BYTES", 1_000_000)  # as for 2000 x 2000 cells
    editor = make_editor(Puzzle(300, 300, {Cell(0, 0): 90_000}), Waiting())
    link = tmp_path / "giant.pzprv3-link"
    editor.files.ask_save = lambda *_: str(link)
    editor.files.ask_loss = lambda *_: True
    assert not editor.files.save_as()
    assert note(editor) == "Could not save giant.pzprv3-link"
    assert not link.exists()


LEAVE = QMessageBox.StandardButton


@pytest.mark.parametrize(
    ("answer", "replaced"), [(LEAVE.Save, True), (LEAVE.Discard, True), (LEAVE.Cancel, False)]
)
def test_an_edited_puzzle_is_not_replaced_unasked(
    make_editor: MakeEditor, tmp_path: Path, answer: LEAVE, replaced: bool
) -> None:
    editor = make_editor(ONE_WAY)
    path = tmp_path / "mine.shikaku"
    editor.files.ask_save = lambda *_: str(path)
    editor.files.ask_leave = lambda *_: answer
    editor.files.ask_size = lambda *_: (3, 5)
    editor.model.session.make(SetClue(Cell(0, 1), 1))
    editor.acts["new"].trigger()
    assert ((editor.model.puzzle.rows, editor.model.puzzle.cols) == (3, 5)) is replaced
    assert path.exists() is (answer is LEAVE.Save)


def test_an_empty_grid_offers_another_size(make_editor: MakeEditor) -> None:
    editor = make_editor()
    editor.files.ask_size = lambda *_: (5, 5)
    (other,) = editor.panel.card.buttons
    other.click()
    assert (editor.model.puzzle.rows, editor.model.puzzle.cols) == (5, 5)


def test_a_saved_puzzle_is_replaced_without_a_question(make_editor: MakeEditor) -> None:
    editor = make_editor(ONE_WAY)
    editor.files.ask_leave = lambda *_: pytest.fail("nothing was edited")
    editor.files.show(SavedGame(TWO_WAYS))
    assert editor.model.puzzle == TWO_WAYS


def test_the_dialogs(qtbot: QtBot, editor: EditorWindow) -> None:
    box = leave_box(editor)
    assert box.defaultButton() is box.button(LEAVE.Save)
    dialog = SizeDialog(7, 9)
    qtbot.addWidget(dialog)
    assert (dialog.rows.value(), dialog.cols.value()) == (7, 9)
    title = dialog.fontMetrics().horizontalAdvance(f"{dialog.windowTitle()} - Shikaku")
    assert dialog.minimumWidth() > title + 140, "the frame also has an icon and three buttons"


def test_samples_and_games_are_not_overwritten(editor: EditorWindow, tmp_path: Path) -> None:
    for bundled in (resources.samples()[0], resources.bundled()[0]):
        editor.files.open_path(bundled)
        assert editor.model.path is None
    game = tmp_path / "game.shikaku"
    formats.save(SavedGame(ONE_WAY, (Place(Rect(0, 0, 1, 1)),), 1), game)
    editor.files.open_path(game)
    assert editor.model.path is None
    assert editor.model.session.board.rects == (Rect(0, 0, 1, 1),)


# Autosave


def test_the_puzzle_is_autosaved(make_editor: MakeEditor, qtbot: QtBot, tmp_path: Path) -> None:
    editor = make_editor(Puzzle(2, 3, {}))
    editor.model.session.make(DrawRect(Rect(0, 0, 2, 2)))
    kept = tmp_path / "editing.json"
    qtbot.waitUntil(kept.exists)
    assert load_editor_state(kept).current.rects == (Rect(0, 0, 2, 2),)
    editor.model.session.make(SetClue(Cell(0, 2), 2))
    editor.end()
    again = make_editor()
    assert again.model.session.board == editor.model.session.board
    assert again.isWindowModified()
    for _ in range(2):
        again.acts["undo"].trigger()
    assert again.model.puzzle == Puzzle(2, 3, {})
    assert not again.acts["undo"].isEnabled()


def test_the_path_is_restored(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor(ONE_WAY)
    path = tmp_path / "mine.shikaku"
    editor.files.ask_save = lambda *_: str(path)
    assert editor.files.save()
    editor.end()
    again = make_editor()
    assert again.model.path == path
    assert not again.isWindowModified()


def test_a_file_that_something_else_changed_is_not_overwritten_unasked(
    make_editor: MakeEditor, tmp_path: Path
) -> None:
    path = tmp_path / "mine.shikaku"
    formats.save(SavedGame(ONE_WAY), path)
    editor = make_editor()
    editor.files.open_path(path)
    editor.model.session.make(SetText(PuzzleText.TITLE, "Mine"))
    editor.end()
    editor = make_editor()
    editor.files.ask_conflict = lambda *_: pytest.fail("nothing else has changed it")
    assert editor.files.save()
    path.write_text("changed by another program")
    editor.files.ask_conflict = lambda *_: ConflictChoice.CANCEL
    assert not editor.files.save()
    editor.files.ask_conflict = lambda *_: ConflictChoice.KEEP_BOTH
    assert editor.files.save()
    assert path.read_text() == "changed by another program"
    assert editor.model.path == tmp_path / "mine (2).shikaku"
    assert formats.load(tmp_path / "mine (2).shikaku").puzzle.title == "Mine"


def test_a_damaged_autosave_is_set_aside(make_editor: MakeEditor, tmp_path: Path) -> None:
    (tmp_path / "editing.json").write_text("{")
    editor = make_editor()
    assert not editor.model.puzzle.clues
    assert note(editor) == "Could not read your draft"
    assert [path.read_text() for path in tmp_path.glob("editing.json.damaged-*")] == ["{"]


def test_each_of_two_editors_keeps_its_own_puzzle(make_editor: MakeEditor, tmp_path: Path) -> None:
    one, other = make_editor(), make_editor()
    one.model.session.make(SetClue(Cell(0, 0), 1))
    other.model.session.make(SetClue(Cell(0, 0), 2))
    one.end()
    other.end()
    names = {path.name for path in tmp_path.glob("editing*.json")}
    assert names == {"editing.json", "editing-2.json"}
    again = [make_editor(), make_editor(), make_editor()]
    clues = [dict(editor.model.puzzle.clues) for editor in again]
    assert sorted(map(len, clues)) == [0, 1, 1]
    assert {Cell(0, 0): 1} in clues
    assert {Cell(0, 0): 2} in clues


def test_an_editor_goes_through_the_drafts_that_wait(
    make_editor: MakeEditor, tmp_path: Path
) -> None:
    for number in (1, 2, 3):
        save_editor_state(
            EditSession(SavedGame(Puzzle(2, 2, {Cell(0, 0): number}))).state(),
            tmp_path / f"editing-{number}.json",
        )
        os.utime(tmp_path / f"editing-{number}.json", (number, number))
    editor = make_editor()
    seen = [editor.model.puzzle.clues[Cell(0, 0)]]
    for _ in range(3):
        editor.acts["other"].trigger()
        seen.append(editor.model.puzzle.clues[Cell(0, 0)])
    assert seen == [3, 1, 2, 3]


def test_without_another_draft_the_puzzle_stays(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor(ONE_WAY)
    editor.acts["other"].trigger()
    assert note(editor) == "No other draft"
    (tmp_path / "editing-7.json").write_text("{")
    editor.acts["other"].trigger()
    assert note(editor) == "Could not read your draft"
    assert editor.model.puzzle == ONE_WAY
    assert [path.read_text() for path in tmp_path.glob("editing-7.json.damaged-*")] == ["{"]


def test_a_puzzle_begun_before_the_draft_is_read_is_kept_beside_it(
    make_editor: MakeEditor, tmp_path: Path
) -> None:
    make_editor(ONE_WAY).end()
    reading = Waiting()
    editor = make_editor(reading=reading)
    waiting: list[Puzzle] = []
    editor.autosave.when_restored(lambda: waiting.append(editor.model.puzzle))
    editor.model.session.make(SetClue(Cell(0, 0), 9))
    assert note(editor) == "Your draft is not shown"
    reading.go_on()
    QApplication.processEvents()
    assert [dict(puzzle.clues) for puzzle in waiting] == [{Cell(0, 0): 9}]
    editor.acts["other"].trigger()
    editor.acts["other"].trigger()  # it is being read already
    assert len(reading.kept) == 1
    reading.go_on()
    assert editor.model.puzzle == ONE_WAY
    editor.end()
    drafts = [load_editor_state(path) for path in tmp_path.glob("editing*.json")]
    assert sorted(len(draft.current.puzzle.clues) for draft in drafts) == [1, 2]


def test_nothing_that_waited_for_the_draft_is_done_once_the_editor_has_closed(
    make_editor: MakeEditor,
) -> None:
    make_editor(ONE_WAY).end()
    reading = Waiting()
    editor = make_editor(reading=reading)
    editor.autosave.when_restored(lambda: pytest.fail("it could show a window"))
    reading.go_on()
    editor.end()
    QApplication.processEvents()


def test_a_draft_that_was_not_read_yet_stays(make_editor: MakeEditor, tmp_path: Path) -> None:
    make_editor(ONE_WAY).end()
    before = (tmp_path / "editing.json").read_bytes()
    editor = make_editor(reading=Waiting())
    editor.autosave.write_soon()
    editor.end()
    assert (tmp_path / "editing.json").read_bytes() == before
    assert make_editor().model.puzzle == ONE_WAY


def test_a_draft_that_cannot_be_read_now_is_not_overwritten(
    make_editor: MakeEditor, tmp_path: Path
) -> None:
    (tmp_path / "editing.json").mkdir()  # it cannot be read
    editor = make_editor()
    assert note(editor) == "Could not read your draft"
    editor.model.session.make(SetClue(Cell(0, 0), 9))
    editor.end()
    assert dict(load_editor_state(tmp_path / "editing-2.json").current.puzzle.clues)


def test_a_write_that_waits_is_not_lost_when_the_editor_closes(
    settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    editor = EditorWindow(
        settings, Theme(Scheme.LIGHT), tmp_path, EDITOR_ACTIONS, AtOnce(), Waiting(), AtOnce()
    )
    qtbot.addWidget(editor)
    editor.model.session.make(SetClue(Cell(0, 0), 9))
    editor.autosave.write_soon()
    assert not (tmp_path / "editing.json").exists()
    editor.end()
    assert load_editor_state(tmp_path / "editing.json").current.puzzle.clues == {Cell(0, 0): 9}


def test_a_draft_that_cannot_be_written_is_reported_and_tried_again(
    make_editor: MakeEditor, tmp_path: Path
) -> None:
    editor = make_editor()
    draft = tmp_path / "editing.json"
    draft.mkdir()  # in the way
    editor.model.session.make(SetClue(Cell(0, 0), 9))
    editor.autosave.write_now()
    assert note(editor) == "Could not save your draft"
    draft.rmdir()
    editor.end()
    assert load_editor_state(draft).current.puzzle.clues == {Cell(0, 0): 9}


def test_a_draft_that_another_program_removes(make_editor: MakeEditor, tmp_path: Path) -> None:
    make_editor(ONE_WAY).end()
    reading = Waiting()
    editor = make_editor(reading=reading)
    (tmp_path / "editing.json").unlink()
    reading.go_on()
    assert editor.panel.card.note is None or "cannot" not in note(editor)
    editor.model.session.make(SetClue(Cell(0, 0), 9))
    editor.end()
    assert [path.name for path in tmp_path.glob("editing*.json")] == ["editing.json"]


def test_an_empty_draft_is_not_kept(make_editor: MakeEditor, tmp_path: Path) -> None:
    editor = make_editor()
    editor.model.open(SavedGame(Puzzle(3, 3, {})))
    editor.end()
    assert not list(tmp_path.glob("editing*"))


# With the window of the game


# Qt without a screen says so; it means nothing.
@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_puzzle_goes_to_the_editor_and_back(window: MainWindow) -> None:
    drag(window, SOLUTION[0])
    window.acts["edit"].trigger()
    editor = window.editor.made
    assert editor is not None
    assert dict(editor.model.puzzle.clues) == dict(PUZZLE.clues)
    editor.model.session.make(SetClue(Cell(0, 0), 2))
    assert window.controller.board.rects == (SOLUTION[0],)
    assert window.controller.session.puzzle.clues[Cell(0, 0)] == 3
    editor.acts["play"].trigger()
    assert window.controller.session.puzzle.clues[Cell(0, 0)] == 2
    editor.files.ask_leave = lambda *_: pytest.fail("it is the same puzzle")
    window.acts["edit"].trigger()
    assert editor.acts["undo"].isEnabled()
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.editor.made is None


@pytest.mark.parametrize(("title", "shown"), [("", "mine"), ("Its own", "Its own")])
def test_a_puzzle_to_play_has_a_title_or_the_name_of_its_file(
    qtbot: QtBot, editor: EditorWindow, tmp_path: Path, title: str, shown: str
) -> None:
    editor.model.open(SavedGame(replace(PUZZLE, title=title)), tmp_path / "mine.shikaku")
    with qtbot.waitSignal(editor.play_wanted) as played:
        editor.play()
    assert played.args is not None
    assert played.args[0].puzzle.title == shown
    assert editor.files.content().puzzle.title == title


# Qt without a screen says so; it means nothing.
@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_puzzle_being_played_leads_back_to_the_editor(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.editor.show()
    editor.model.open(SavedGame(TWO_WAYS))
    qtbot.waitUntil(editor.isActiveWindow)
    QTest.keyClick(editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.controller.puzzle.clues == TWO_WAYS.clues)
    back = window.side.back_button
    editor.hide()
    window.acts["check"].trigger()
    drag(window, Rect(0, 0, 1, 2))
    assert window.side.card.note is None
    assert window.side.first_control() is back
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert editor.isVisible()
    assert editor.files.content().puzzle.clues == TWO_WAYS.clues
    window.documents.opener.open_game(SavedGame(PUZZLE))
    assert not back.isVisible()
    window.documents.opener.open_game(SavedGame(TWO_WAYS))
    assert back.isVisible()


# Qt without a screen says so; it means nothing.
@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_the_editor_continues_with_its_puzzle(window: MainWindow) -> None:
    window.acts["editor"].trigger()
    first = window.editor.made
    assert first is not None
    first.model.session.make(SetClue(Cell(0, 0), 9))
    first.close()
    window.acts["editor"].trigger()
    assert window.editor.made is first
    assert first.isVisible()
    assert dict(first.model.puzzle.clues) == {Cell(0, 0): 9}


# Qt without a screen says so; it means nothing.
@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_the_puzzle_is_autosaved_when_the_program_ends(window: MainWindow, tmp_path: Path) -> None:
    windows.write_now(window)  # the editor was never opened
    window.make_jobs = Waiting
    window.acts["editor"].trigger()
    editor = window.editor.made
    assert editor is not None
    for number, end in enumerate((lambda: windows.write_now(window), window.close), 1):
        editor.model.session.select(Cell(0, number))
        editor.model.session.make(SetClue(Cell(0, number), number))
        end()
        state = load_editor_state(next(tmp_path.rglob("editing.json")))
        assert len(state.edits) == number
