"""The editor's questions: the size of a new grid, and what to do with an unsaved puzzle."""

from collections.abc import Callable

from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.labels import DialogButtons, MessageBox
from shikaku_gui.gui.base.screen_fit import Dialog
from shikaku_gui.gui.widgets.number_fields import WholeField
from shikaku_gui.i18n import _

_LARGEST_SIDE = 200

AskSize = Callable[[QWidget, int, int], tuple[int, int] | None]
"""Asks for rows and columns, beginning with the present ones; None to cancel."""

AskLeave = Callable[[QWidget], QMessageBox.StandardButton]
"""Asks what to do with a puzzle that is not saved: Save, Discard or Cancel."""


_LEAST_WIDTH = 320
"""In pixels; in a narrower window the frame cuts the title."""


class SizeDialog(Dialog):
    """Asks for the number of rows and of columns."""

    def __init__(self, rows: int, cols: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("New Grid"))
        self.rows, self.cols = _spin(rows), _spin(cols)
        form = QFormLayout()
        form.addRow(_("&Rows"), self.rows)
        form.addRow(_("&Columns"), self.cols)
        standard = QDialogButtonBox.StandardButton
        buttons = DialogButtons(self, standard.Ok | standard.Cancel)
        buttons.button(standard.Ok).setText(_("Crea&te"))
        buttons.button(standard.Ok).setProperty("leading", True)
        buttons.accepted.connect(self.accept)
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
    title, text = _("Save the puzzle?"), _("Your puzzle has not been saved.")
    more = _("The editor is about to open another one.")
    box = MessageBox(parent, title, text, more, MessageBox.Icon.NoIcon)
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.button(buttons.Discard).setText(_("&Don't Save"))
    box.setDefaultButton(buttons.Save)
    return box
