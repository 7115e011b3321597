"""The texts of Qt's own windows and menus are translated, by Qt or by the program's catalogues."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QTranslator
from PySide6.QtPrintSupport import QPageSetupDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QFileSystemModel,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QTextBrowser,
)
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.language import use_language
from shikaku_gui.languages import ENGLISH, LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("Cannot be used on non-native printers", extend=True)

_SAME_IN_ALL = {"%p%", "...", "QT_LAYOUT_DIRECTION"}
_OF_THE_SYSTEM = "QMimeType"
"""The names of the kinds of files, which the system's database has."""

_UNUSED_KEYS = {
    *("Adjust contrast", "Audio Cycle Track", "Calendar", "Control", "Keyboard", "Launch (G)"),
    *("Launch (H)", "Memo", "Rotation KB", "Rotation PB", "To-do list"),
}
"""Names of keys that Qt looks at when it reads a shortcut, and that no shortcut has."""


class Recorder(QTranslator):
    """Keeps what no other translator has translated; it has to be installed before them."""

    def __init__(self) -> None:
        super().__init__()
        self.untranslated: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        """Tell Qt that there are translations."""
        return False

    def translate(
        self, context: str, text: str, _comment: str | None = None, _number: int = -1
    ) -> str:
        """Remember a text of Qt."""
        of_qt = context.startswith("Q") and context != _OF_THE_SYSTEM
        if of_qt and text not in _SAME_IN_ALL | _UNUSED_KEYS:
            self.untranslated.add((context, text))
        return None  # type: ignore[return-value]  # Qt's null, which "" is not


@pytest.fixture
def recorder(qapp: QApplication, english_again: None) -> Iterator[Recorder]:
    """Give what is asked for the texts that the languages of the test lack."""
    made = Recorder()
    qapp.installTranslator(made)
    yield made
    qapp.removeTranslator(made)


def show_file_dialogs(qtbot: QtBot, folder: Path) -> None:
    """Show Qt's file dialog, which people see where the desktop has none."""
    (folder / "inner").mkdir()
    (folder / "puzzle.txt").write_text("")
    for mode in QFileDialog.AcceptMode:
        dialog = QFileDialog(None, "", str(folder), "Text (*.txt)")
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(mode)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.show()
        model = dialog.findChild(QFileSystemModel)
        assert model is not None
        top = model.index(str(folder))
        qtbot.waitUntil(partial(_holds_two, model, top))
        for row in range(2):
            for column in range(model.columnCount(top)):
                model.data(model.index(row, column, top))


def _holds_two(model: QFileSystemModel, folder: QModelIndex) -> bool:
    return model.rowCount(folder) == 2


def show_other_dialogs(qtbot: QtBot) -> None:
    """Show Qt's other dialogs, and boxes with the buttons that the program uses."""
    printer = QPrinter()
    box, buttons = QMessageBox(), QDialogButtonBox()
    inside = QMessageBox.StandardButton
    used = inside.Save | inside.Discard | inside.Cancel | inside.Yes | inside.Close | inside.Open
    box.setStandardButtons(used)
    box.setDetailedText("details")
    buttons.setStandardButtons(QDialogButtonBox.StandardButton(used.value))
    dialogs = (QPrintDialog(printer), QPageSetupDialog(printer), QInputDialog(), box, buttons)
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()


def show_menus(qtbot: QtBot) -> None:
    """Make the menus of fields with text."""
    for field in (QLineEdit(), QPlainTextEdit(), QTextBrowser()):
        qtbot.addWidget(field)
        field.createStandardContextMenu().deleteLater()


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != ENGLISH])
def test_no_text_of_qt_is_english(
    qtbot: QtBot, qapp: QApplication, recorder: Recorder, language: str, tmp_path: Path
) -> None:
    use_language(language, qapp)
    show_file_dialogs(qtbot, tmp_path)
    show_other_dialogs(qtbot)
    show_menus(qtbot)
    assert recorder.untranslated == set()


def test_texts_that_a_language_lacks_are_found(qtbot: QtBot, recorder: Recorder) -> None:
    show_menus(qtbot)
    assert ("QLineEdit", "&Undo") in recorder.untranslated
