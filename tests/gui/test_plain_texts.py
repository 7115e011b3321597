"""Texts from anywhere are shown as they stand; nothing takes them for HTML.

Every window and dialog is filled with texts that would be harmful as HTML, and all of its
widgets are looked at.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAction, Qt as QtText
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import shikaku_gui.gui
from shikaku_gui import resources, store
from shikaku_gui.formats import SAVE_FORMAT, FormatError, GamePart, Loss, SavedGame
from shikaku_gui.gui.base.labels import MessageBox, RichLabel, tooltip_text
from shikaku_gui.gui.editor.editor_dialogs import SizeDialog, leave_box
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import PuzzleChoice
from shikaku_gui.gui.game.unsaved_game import unsaved_box
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.gui.statistics.history_export import erase_box
from shikaku_gui.gui.widgets.loss_dialog import loss_box
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.save_target import conflict_box
from shikaku_gui.model import Cell, Fill, Puzzle, Rect
from shikaku_gui.store import GameResult, SessionMetadata
from shikaku_gui.store.game_history import record_game
from tests.gui.at_once import AtOnce
from tests.gui.conftest import MakeWindow

SIGN = "<b>zq"
"""Begins each text; where Qt might take it for HTML, it must not occur."""

HOSTILE = {
    "picture": f'{SIGN}</b><img src="file:///dev/zero">',
    "network path": f'{SIGN}</b><img src="\\\\host\\share\\x.png"><a href="\\\\host\\x">x</a>',
    "bidi": f"{SIGN}\u202e\u2066abc\u202c",
    "control": f"{SIGN}\x01\x1b[31m\x7f\x00</b>\t&lt;",
    "long": SIGN + "x" * 100_000,
}

ALL_KINDS = "".join(text for name, text in HOSTILE.items() if name != "long")


def hostile_game(text: str) -> SavedGame:
    clues: dict[Cell, int | None] = {Cell(0, 0): 2, Cell(1, 1): 2}
    puzzle = Puzzle(2, 2, clues, *[text] * 5)
    rects = (Rect(0, 0, 1, 2),)
    return SavedGame(puzzle, (Fill(rects),), 1)


def guessed_texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of a window that are shown as HTML, or would be if they look like it."""
    actions = set(window.findChildren(QAction))
    for widget in (window, *window.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        for text in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
            if QtText.mightBeRichText(text):
                yield f"tip of {where}", text
        if isinstance(widget, QLabel) and is_rich(widget):
            yield where, widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from ((f"item of {where}", text) for text in item_tips(widget))
        actions.update(widget.actions())
    for action in actions:
        for text in (action.toolTip(), action.statusTip(), action.whatsThis()):
            if QtText.mightBeRichText(text):
                yield f"action {action.objectName()} of {type(window).__name__}", text


def is_rich(label: QLabel) -> bool:
    kind = label.textFormat()
    guessed = kind is Qt.TextFormat.AutoText and QtText.mightBeRichText(label.text())
    return guessed or kind in (Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText)


def item_tips(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = Qt.ItemDataRole
    cols = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row, col in product(range(min(model.rowCount(), 50)), range(cols)):
        for role in (roles.ToolTipRole, roles.StatusTipRole, roles.WhatsThisRole):
            text = model.index(row, col).data(role)
            if isinstance(text, str) and QtText.mightBeRichText(text):
                yield text


def check_windows() -> int:
    """Look at all windows there are; return how many labels show one of the texts."""
    seen = 0
    for window in QApplication.topLevelWidgets():
        for where, text in guessed_texts(window):
            assert SIGN not in text, f"{where}: {text[:200]!r}"
        seen += sum(SIGN in label.text() for label in window.findChildren(QLabel))
    return seen


@pytest.mark.parametrize("name", HOSTILE)
def test_the_window_of_a_hostile_puzzle(name: str, make_window: MakeWindow) -> None:
    window = make_window(hostile_game(HOSTILE[name]))
    window.documents.message.emit(Note(HOSTILE[name], HOSTILE[name]))
    window.help.show_shortcuts()
    window.help.show_about(window)
    window.acts["statistics"].trigger()
    assert check_windows() >= 3


def test_files_with_hostile_names_and_contents(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    game = hostile_game(HOSTILE["picture"])
    folder = tmp_path / f"{SIGN} folder"
    folder.mkdir()
    for at, text in enumerate((SAVE_FORMAT.to_text(game), f"{SIGN} {SIGN}", SIGN * 2_000)):
        path = folder / f"{SIGN}<img src=x> {at}.shikaku"
        path.write_text(text)
        window.documents.open_path(path)
        assert check_windows()
    window.documents.open_path(folder / f"{SIGN} not there.shikaku")
    assert check_windows()
    window.documents.open_text(f"{SIGN} {SIGN}")
    assert check_windows()
    window.settings.library_folder = folder
    window.acts["library"].trigger()
    check_windows()


def test_the_library_and_the_statistics(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ALL_KINDS
    game = hostile_game(text)
    folder = tmp_path / f"{SIGN} folder"
    folder.mkdir()
    (folder / f"{SIGN}<img src=x>.shikaku").write_text(SAVE_FORMAT.to_text(game))
    (folder / f"{SIGN}<img src=y>.shikaku").write_text(f"{SIGN} {text}")
    monkeypatch.setattr(resources, "puzzles", lambda: folder)
    monkeypatch.setattr(store, "load_daily_puzzle", lambda *_: game.puzzle)
    window = make_window()
    window.settings.library_folder = folder
    window.settings.used(folder / f"{SIGN}<img src=x>.shikaku")
    service = window.history_service
    timed = replace(game, seconds=9.0)
    record_game(service.database(), timed, SessionMetadata(), GameResult.SOLVED, service.now())
    window.acts["library"].trigger()
    home = window.pages.home
    assert home is not None
    for view in LibraryView:
        home.contents.go_to(view)
        check_windows()
    assert home.browse_page.gallery.items.rowCount() >= 2
    home.history_page.replay()
    window.acts["statistics"].trigger()
    assert window.statistics.made is not None
    window.statistics.made.as_tables.setChecked(True)
    window.statistics.made.times.pointed.emit(0)
    window.acts.submenus["recent"].aboutToShow.emit()
    assert window.statistics.made.games.rowCount() == 1
    assert check_windows() >= 2


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_the_editor_and_the_laboratory(make_window: MakeWindow, tmp_path: Path) -> None:
    text = ALL_KINDS
    window = make_window(hostile_game(text))
    window.acts["edit"].trigger()
    editor = window.editor.made
    assert editor is not None
    assert editor.model.puzzle.title == text
    check_windows()
    path = tmp_path / f"{SIGN}<img src=x>.shikaku"
    path.write_text(f"{SIGN} {text}")
    editor.files.open_path(path)
    editor.files.saved.emit(path)
    window.acts["laboratory"].trigger()
    assert window.laboratory.made is not None
    window.laboratory.made.tabs.setCurrentIndex(2)
    assert check_windows()


def test_the_dialog_for_new_puzzles(make_window: MakeWindow) -> None:
    window = make_window(hostile_game(ALL_KINDS))
    window.settings.recent_presets = (ALL_KINDS, HOSTILE["long"])
    dialog = window.new_puzzle.ask()
    fields = dialog.findChildren(QLineEdit)
    for field in fields:
        field.clear()
        field.insert(ALL_KINDS)  # as when it is pasted, so that a validator sees it
        field.editingFinished.emit()
    assert fields
    assert dialog.isVisible()
    assert check_windows()


@pytest.mark.parametrize("name", HOSTILE)
def test_the_panels_of_hints(name: str, make_window: MakeWindow) -> None:
    window = make_window(hostile_game(HOSTILE[name]))
    for action in ("hint", "hint", "hint", "all_hints", "walk", "check", "go_back", "begin_trial"):
        assert window.acts[action].isEnabled(), action
        window.acts[action].trigger()
        assert check_windows()


def test_lessons_over_a_hostile_puzzle(make_window: MakeWindow) -> None:
    window = make_window(hostile_game(ALL_KINDS))
    window.acts["learn"].trigger()
    assert not window.pages.on_board
    check_windows()


Maker = Callable[[QWidget, str], QWidget]


def _open_dialog(parent: QWidget, text: str) -> QWidget:
    return OpenPuzzleDialog(
        PuzzleChoice((text, text), lambda _: hostile_game(text)), AtOnce(), parent
    )


def _failing_dialog(parent: QWidget, text: str) -> QWidget:
    def fail(_: int) -> SavedGame:
        raise FormatError(text, text)

    return OpenPuzzleDialog(PuzzleChoice((text, text), fail), AtOnce(), parent)


def _print_dialog(parent: QWidget, text: str) -> QWidget:
    dialog = PrintDialog(hostile_game(text), AtOnce(), "", parent)
    dialog.say(text)
    return dialog


DIALOGS: dict[str, Maker] = {
    "open": _open_dialog,
    "open, unreadable": _failing_dialog,
    "print": _print_dialog,
    "export": lambda parent, text: ExportDialog(hostile_game(text), AtOnce(), "", parent),
    "size": lambda parent, _: SizeDialog(7, 9, parent),
    "leave": lambda parent, _: leave_box(parent),
    "erase": lambda parent, _: erase_box(parent),
    "unsaved": unsaved_box,
    "conflict": lambda parent, text: conflict_box(parent, "{name}", *[Path(text)] * 2),
    "losses": lambda parent, _: loss_box(parent, SAVE_FORMAT, (Loss(GamePart.TITLE),)),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs(name: str, text: str, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = DIALOGS[name](parent, text)
    dialog.show()
    check_windows()


def test_both_texts_of_a_message_box(qtbot: QtBot) -> None:
    box = MessageBox(None, "", HOSTILE["picture"], HOSTILE["picture"])
    qtbot.addWidget(box)
    assert check_windows() == 2


def test_text_that_qt_would_guess_is_found(qtbot: QtBot) -> None:
    for label in (QLabel(HOSTILE["picture"]), RichLabel(HOSTILE["bidi"])):
        qtbot.addWidget(label)
        label.setToolTip(HOSTILE["long"])
        assert [SIGN in text for _, text in guessed_texts(label)] == [True, True]


def test_a_tooltip_shows_the_text() -> None:
    assert tooltip_text("a\n< 3") == "a\n< 3"
    assert tooltip_text("<b>\n&") == "<span>&lt;b&gt;<br>&amp;</span>"
    assert len(tooltip_text("x" * 100_000)) < 3_000


def test_labels_and_boxes_are_made_in_one_place() -> None:
    """Everywhere else a text would be guessed to be HTML, once it looks like it."""
    guessing = re.compile(
        r"(?:\b|\()(?:QLabel|QMessageBox|QErrorMessage|QProgressDialog)(?:\(|\):)"
    )
    root = Path(shikaku_gui.gui.__file__).parent
    found = [path.name for path in root.rglob("*.py") if guessing.search(path.read_text())]
    assert found == ["labels.py"]
