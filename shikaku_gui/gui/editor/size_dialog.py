"""Asks for the size of a new grid."""

from collections.abc import Callable

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.dialog_buttons import without_icons
from shikaku_gui.gui.widgets.number_fields import WholeField

MOST = 200

AskSize = Callable[[QWidget, int, int], tuple[int, int] | None]
"""Asks for rows and columns, beginning with the present ones; None to cancel."""


class SizeDialog(QDialog):
    """Two numbers: rows and columns."""

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


def ask_size(parent: QWidget, rows: int, cols: int) -> tuple[int, int] | None:
    """Ask for the size of a new grid."""
    dialog = SizeDialog(rows, cols, parent)
    return (dialog.rows.value(), dialog.cols.value()) if dialog.exec() else None


def _spin(value: int) -> WholeField:
    spin = WholeField()
    spin.setRange(1, MOST)
    spin.setValue(value)
    spin.selectAll()
    return spin
