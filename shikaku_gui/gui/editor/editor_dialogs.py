"""The editor's questions: the size of a new grid, and what to do with an unsaved puzzle."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.plain_buttons import without_icons
from shikaku_gui.gui.widgets.number_fields import WholeField
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_LARGEST_SIDE = 200

AskSize = Callable[[QWidget, int, int], tuple[int, int] | None]
"""Asks for rows and columns, beginning with the present ones; None to cancel."""

AskLeave = Callable[[QWidget], QMessageBox.StandardButton]
"""Asks what to do with a puzzle that is not saved: Save, Discard or Cancel."""

_TITLE = QT_TRANSLATE_NOOP("editor", "Save the puzzle?")
_NOT_SAVED = QT_TRANSLATE_NOOP("editor", "Your puzzle has not been saved.")
_ANOTHER = QT_TRANSLATE_NOOP("editor", "The editor is about to open another one.")
_DISCARD = QT_TRANSLATE_NOOP("editor", "&Don't Save")

_LEAST_WIDTH = 320
"""In pixels; in a narrower window the frame cuts the title."""


class SizeDialog(QDialog):
    """Asks for the number of rows and of columns."""

    def __init__(self, rows: int, cols: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New Grid"))
        self.rows, self.cols = _spin(rows), _spin(cols)
        form = QFormLayout()
        form.addRow(self.tr("&Rows"), self.rows)
        form.addRow(self.tr("&Columns"), self.cols)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        buttons.button(standard.Ok).setText(self.tr("Crea&te"))
        buttons.button(standard.Ok).setProperty("leading", True)
        without_icons(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.setMinimumWidth(_LEAST_WIDTH)


def ask_size(parent: QWidget, rows: int, cols: int) -> tuple[int, int] | None:
    """Ask for the size of a new grid."""
    dialog = SizeDialog(rows, cols, parent)
    dialog.finished.connect(dialog.deleteLater)
    return (dialog.rows.value(), dialog.cols.value()) if dialog.exec() else None


def _spin(value: int) -> WholeField:
    spin = WholeField()
    spin.setRange(1, _LARGEST_SIDE)
    spin.setValue(value)
    spin.selectAll()
    return spin


def ask_leave(parent: QWidget) -> QMessageBox.StandardButton:
    """Ask what to do with a puzzle that is not saved."""
    return QMessageBox.StandardButton(leave_box(parent).exec())


def leave_box(parent: QWidget) -> QMessageBox:
    """Make the message box; its default is to save."""
    buttons = QMessageBox.StandardButton
    box = MessageBox(parent)
    box.setWindowTitle(_tr(_TITLE))
    box.setText(_tr(_NOT_SAVED))
    box.setInformativeText(_tr(_ANOTHER))
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.button(buttons.Discard).setText(_tr(_DISCARD))
    box.setDefaultButton(buttons.Save)
    without_icons(box)
    return box


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)
