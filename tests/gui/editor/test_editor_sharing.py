"""Sharing from the editor, pasting into it, and its menu Help."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.game.puzzle_choice import PuzzleChoice
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import SetClue
from tests.gui.editor.conftest import MakeEditor

ONE_WAY = Puzzle(1, 3, {Cell(0, 0): 1, Cell(0, 2): 2}, title="One way")
LINK = formats.dumps(SavedGame(ONE_WAY), formats.format_named("pzpr"))
SEVERAL = "".join(f"{LINK.strip()}\n" for _ in range(2))


def take(editor: EditorWindow) -> list[tuple[str, ...]]:
    """Let the editor edit the first puzzle offered; return what was offered."""
    offered: list[tuple[str, ...]] = []

    def ask(_parent: QWidget, choice: PuzzleChoice, use: Callable[[SavedGame], None]) -> None:
        offered.append(choice.names)
        use(choice.load(0))

    editor.files.ask_which = ask
    return offered


@pytest.mark.parametrize("shown", [True, False])
def test_the_puzzle_is_copied_as_a_link_and_that_is_said(
    make_editor: MakeEditor, shown: bool
) -> None:
    editor = make_editor(ONE_WAY)
    if not shown:
        editor.acts["panel"].trigger()
    menu = editor.acts.submenus["copy"]
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert formats.loads(QGuiApplication.clipboard().text()).puzzle.clues == ONE_WAY.clues
    note = editor.panel.card.note
    said = note.text if shown and note is not None else editor.statusBar().currentMessage()
    assert said == "The link to the puzzle is on the clipboard."
    assert editor.panel.isVisible() is shown


@pytest.mark.parametrize(("text", "count"), [(LINK, 1), ("1 - 2", 1), (SEVERAL, 2)])
def test_a_pasted_text_is_edited(editor: EditorWindow, text: str, count: int) -> None:
    offered = take(editor)
    QGuiApplication.clipboard().setText(text)
    editor.acts["paste"].trigger()
    assert [len(names) for names in offered] == [count]
    assert editor.model.puzzle.clues == ONE_WAY.clues


@pytest.mark.parametrize(
    ("text", "title"),
    [("  ", "Nothing to paste"), ("no puzzle at all", "No puzzle found in the text")],
)
def test_what_is_no_puzzle_is_refused(editor: EditorWindow, text: str, title: str) -> None:
    offered = take(editor)
    QGuiApplication.clipboard().setText(text)
    editor.acts["paste"].trigger()
    assert editor.panel.card.note is not None
    assert editor.panel.card.note.title == title
    assert offered == []


@pytest.mark.parametrize(
    ("answer", "kept"),
    [(QMessageBox.StandardButton.Cancel, True), (QMessageBox.StandardButton.Discard, False)],
)
def test_an_unsaved_puzzle_is_replaced_only_on_demand(
    editor: EditorWindow, answer: QMessageBox.StandardButton, kept: bool
) -> None:
    take(editor)
    editor.files.ask_leave = lambda _: answer
    editor.model.session.edit(SetClue(Cell(1, 1), 4))
    before = editor.model.puzzle
    QGuiApplication.clipboard().setText(LINK)
    editor.acts["paste"].trigger()
    assert (editor.model.puzzle == before) is kept


@pytest.mark.parametrize(
    ("name", "dialog"),
    [
        ("export_image", "ExportDialog"),
        ("export_web_page", "WebPageDialog"),
        ("print", "PrintDialog"),
        ("about", "AboutDialog"),
    ],
)
def test_the_dialogs_of_the_main_window_open_in_the_editor(
    make_editor: MakeEditor, name: str, dialog: str
) -> None:
    editor = make_editor(ONE_WAY)
    editor.acts[name].trigger()
    (opened,) = editor.findChildren(QDialog)
    assert type(opened).__name__ == dialog
    opened.reject()


def test_an_empty_grid_is_neither_exported_nor_printed(editor: EditorWindow) -> None:
    for name in ("export_image", "export_web_page", "print"):
        assert not editor.acts[name].isEnabled()


def test_f1_opens_the_guide_at_the_editor(editor: EditorWindow) -> None:
    QTest.keyClick(editor, Qt.Key.Key_F1)
    assert editor.help.guide.made is not None
    assert editor.help.guide.made.browser.page == "editor"
    editor.help.close()
