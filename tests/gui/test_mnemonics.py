"""Alt and a letter lead to one thing only, in each dialog and in the editor."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_dialogs import SizeDialog
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog
from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.model import Cell, Puzzle
from tests.gui.boards import HALF

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def editor(folder: Path, _parent: QWidget) -> QWidget:
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    runners = Runner(), Runner(), Runner()
    made = EditorWindow(Settings(store), Theme(Scheme.LIGHT), folder, *runners)
    made.model.open(SavedGame(TWO_WAYS))
    made.appraiser._begin()
    return made


MAKERS: dict[str, Callable[[Path, QWidget], QWidget]] = {
    "editor": editor,
    "size": lambda _, parent: SizeDialog(7, 9, parent),
    "new": lambda folder, parent: NewPuzzleDialog(
        PuzzleMaker(Runner(), folder, parent), None, parent
    ),
    "print": lambda _, parent: PrintDialog(HALF, Runner(), "", parent),
    "export": lambda _, parent: ExportDialog(HALF, Runner(), "", parent),
}


def texts(window: QWidget) -> Iterator[str]:
    """Yield all that can bear a letter: buttons, names of fields, and menus."""
    yield from (button.text() for button in window.findChildren(QAbstractButton))
    yield from (label.text() for label in window.findChildren(QLabel) if label.buddy())
    for bar in window.findChildren(QMenuBar):
        yield from (action.text() for action in bar.actions())


@pytest.mark.parametrize("name", MAKERS)
def test_no_letter_is_given_twice(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = MAKERS[name](tmp_path, parent)
    qtbot.addWidget(window)
    letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts(window))
    del letters[""]
    assert len(letters) > 2
    assert set(letters.values()) == {1}, letters
